import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../setup/eventually";
import { type Nginx, nginxProgram, startNginx } from "../setup/nginx";

const program = nginxProgram();

/** `docs/deploy/nginx.conf` before a server that says how long its answers may be kept: each answer has a number. */
describe.runIf(program !== null)("nginx keeps an answer", () => {
  let nginx: Nginx;
  let site: Server;
  let answers = 0;

  beforeAll(async () => {
    site = createServer((request, response) => {
      const kept = request.url?.startsWith("/late") ? "s-maxage=1, stale-while-revalidate=600" : "s-maxage=1";
      response.setHeader("Cache-Control", `public, ${kept}`);
      answers += 1;
      response.end(String(answers));
    });
    await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
    nginx = await startNginx(program ?? "", [(site.address() as AddressInfo).port]);
  });
  afterAll(async () => {
    await nginx.stop();
    site.closeAllConnections();
    await new Promise((done) => site.close(done));
  });

  /** Asks for a page until there's another answer than the first. Says how each was come by. */
  async function untilAnother(path: string): Promise<readonly string[]> {
    const seen: string[] = [];
    const first = await (await fetch(nginx.origin + path)).text();
    await eventually(async () => {
      const page = await fetch(nginx.origin + path);
      seen.push(page.headers.get("X-Cache") ?? "none");
      expect(await page.text()).not.toBe(first);
    });
    return seen;
  }

  it("for as long as it may, and then asks before it answers", async () => {
    const seen = await untilAnother("/help");
    expect(seen).not.toContain("STALE");
    expect(seen.at(-1)).toBe("EXPIRED");
  });

  it("while it asks for another, where that is allowed", async () => {
    expect(await untilAnother("/late")).toContain("STALE");
  });
});
