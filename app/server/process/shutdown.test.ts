import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "stopping-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function answerOf(asked: ClientRequest): Promise<string> {
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return text(answer);
}

it("whoever connects while a busy server is told to stop is answered", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/setup/stopping-server.ts", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const said = async () => String((await lines.next()).value);
  const port = Number(await said());
  const ask = (path: string, agent: Agent | false, method = "GET") => {
    const asked = request({ host: "127.0.0.1", port, path, method, agent });
    asked.end();
    return asked;
  };
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await answerOf(ask("/quick", kept))).toBe("quick");
  expect(await said()).toBe("quick");

  const first = answerOf(ask("/first", false));
  expect(await said()).toBe("first");
  // While it is busy comes the next request over an open connection, and the signal: it hears of both at once.
  const asked = ask("/second", kept);
  const second = answerOf(asked);
  await once(asked, "finish");
  child.kill("SIGTERM");
  writeFileSync(join(folder, "first"), "");
  expect(await said()).toBe("second");
  // And now, before it hears of the signal, somebody new.
  const form = ask("/quick", false, "POST");
  const late = answerOf(form);
  await once(form, "finish");
  writeFileSync(join(folder, "second"), "");

  expect(await Promise.all([first, second, late])).toEqual(["first", "second", "quick"]);
  expect(await ended).toEqual([0, null]);
});
