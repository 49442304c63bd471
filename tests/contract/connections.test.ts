import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../setup/site";

/** Connections as a proxy keeps them: each is used again for the next request, whoever that is from. */

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
  /** Tells one connection from another. */
  readonly port: number;
}

let site: RunningSite;
let stopped = false;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  if (!stopped) await site.stop();
});

function send(agent: Agent, method: string, path: string, body = "", headers: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(site.origin + path, { agent, method, headers }, (answer: IncomingMessage) => {
      const { statusCode: status = 0, headers: got } = answer;
      const port = answer.socket.localPort ?? 0;
      answer.resume().once("end", () => resolve({ status, connection: got.connection, port }));
      answer.once("error", reject);
    });
    asked.once("error", reject);
    asked.end(body);
  });
}

const form = { "Content-Type": "application/x-www-form-urlencoded" };

describe("a kept connection", () => {
  it.each([
    ["/account", 200_000, 401],
    ["/contact", 270_000, 413],
    ["/api/reports", 2_000_000, 413],
  ])("answers the next request after a body that was refused: %s, %i bytes", async (path, bytes, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send(agent, "POST", path, "a".repeat(bytes), form);
    expect(refused.status).toBe(status);
    const next = await send(agent, "GET", "/robots.txt");
    expect(next.status).toBe(200);
    agent.destroy();
  });

  it("takes a host that is none for no address", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await send(agent, "GET", "/", "", { Host: "evil.example:99999" })).status).toBe(400);
    expect((await send(agent, "GET", "/", "", { "X-Forwarded-Host": "a:99999" })).status).toBe(200);
    agent.destroy();
  });

  it("is closed after its answer when the server is told to stop, and no answer is cut", async () => {
    const agents = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    // All are connected: one that comes in the moment of the signal is refused, and that is no answer cut.
    const first = await Promise.all(agents.map((agent) => send(agent, "GET", "/search?q=fafsa")));
    const last = agents.map(async (agent, at) => {
      let answer = first[at] as Answer;
      while (answer.connection !== "close") answer = await send(agent, "GET", "/search?q=fafsa");
      return answer.status;
    });
    stopped = true;
    await site.stop();
    expect(await Promise.all(last)).toEqual([200, 200, 200, 200]);
  });
});
