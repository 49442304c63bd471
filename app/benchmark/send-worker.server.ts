import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { answerJobs } from "~/workers/answer-jobs.server";
import type { Sample, Sending } from "./sample";
import { cacheOutcome, readTiming } from "./server-timing";

/** Milliseconds that an answer may take. */
const patience = 20_000;

/** The thread that asks while the server is measured, so that asking takes nothing from the event loop that answers. */
answerJobs(send);

async function send(job: Sending): Promise<readonly Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: job.concurrency });
  const samples: Sample[] = [];
  let left = job.requests;
  const oneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1;
      samples.push(await ask(job, agent));
    }
  };
  await Promise.all(Array.from({ length: job.concurrency }, oneAfterTheOther));
  agent.destroy();
  return samples;
}

function ask({ host, port, path, headers }: Sending, agent: Agent): Promise<Sample> {
  const began = performance.now();
  const took = () => performance.now() - began;
  return new Promise((resolve) => {
    const nothing = () => resolve({ status: 0, milliseconds: took(), bytes: 0, cache: "", timing: null });
    const asked = request({ host, port, path, headers, agent, timeout: patience }, (answer) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.once("error", nothing);
      answer.once("end", () => {
        const told = answer.headers["server-timing"]?.toString() ?? "";
        const status = answer.statusCode ?? 0;
        resolve({ status, milliseconds: took(), bytes, cache: cacheOutcome(told), timing: readTiming(told) });
      });
    });
    asked.once("timeout", () => asked.destroy());
    asked.once("error", nothing);
    asked.end();
  });
}
