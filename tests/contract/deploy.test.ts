import { get as secureGet } from "node:https";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStandIns } from "~/sandbox/server";
import { everyAddress } from "../setup/addresses";
import { eventually } from "../setup/eventually";
import { htmlFaults } from "../setup/html-faults";
import { type Nginx, nginxProgram, startNginx } from "../setup/nginx";
import { Plans, secret } from "../setup/plans";
import { signedIn } from "../setup/signed-in";
import { type RunningSite, startSite } from "../setup/site";
import { type EmptyStore, onPostgres } from "../setup/stores";
import { inAWeek } from "../setup/two-homes";
import type { Visitor } from "../setup/visitor";

/** `docs/deploy/`: nginx, two processes of the site and one PostgreSQL. */
const program = nginxProgram();
const name = "Zenobia Quartermaine";

describe.runIf(program !== null)("behind nginx", () => {
  onPostgres("two processes", (empty) => {
    let at: Plans;
    let nginx: Nginx;
    let store: EmptyStore;
    const started: RunningSite[] = [];
    let standIns: Awaited<ReturnType<typeof startStandIns>>;
    let student: Visitor;
    let plan: string;

    beforeAll(async () => {
      store = await empty();
      at = await Plans.openTwo(store);
      standIns = await startStandIns();
      nginx = await startNginx(program ?? "", [portOf(at.site), portOf(at.other)]);
      student = await signedIn(at, name);
      plan = await at.start(student, { name });
    });
    afterAll(async () => {
      await nginx.stop();
      await Promise.all(started.map((site) => site.stop()));
      await standIns.stop();
      await at.close();
    });

    /** Another process in place of one that ended. */
    const startAgain = async (site: RunningSite) => {
      const { address } = store;
      const url = address.dialect === "sqlite" ? address.file : address.url;
      const PORT = String(portOf(site));
      started.push(
        await startSite({ PORT, SANDBOX_ORIGIN: standIns.origin, DATABASE_URL: url, SESSION_SECRET: secret }),
      );
    };
    const through = () => student.at(nginx.origin);
    let written = 0;
    const write = () => {
      written += 1;
      const fields = { intent: "add", due: inAWeek(), title: `Task ${written}`, owner: "me" };
      return through().post(`${plan}/tasks`, fields);
    };
    const stored = async () => {
      const { total } = await at.store
        .selectFrom("plan_task")
        .select((count) => count.fn.countAll().as("total"))
        .where("plan_id", "=", plan.split("/")[2] ?? "")
        .executeTakeFirstOrThrow();
      return Number(total);
    };

    it("end TLS at nginx, which says so to nobody but the site", async () => {
      const answer = await new Promise<{ status: number | undefined; server: unknown }>((done, failed) => {
        const asked = secureGet(
          { host: "127.0.0.1", port: nginx.securePort, path: "/help", rejectUnauthorized: false },
          (response) => {
            response.resume();
            done({ status: response.statusCode, server: response.headers.server });
          },
        );
        asked.on("error", failed);
      });
      expect(answer).toEqual({ status: 200, server: "nginx" });
    });

    it("have nothing kept that is one person's, whoever asks first", async () => {
      const modules = new Map<string, string>();
      for (const { path, file } of await everyAddress()) {
        const address = `/${path.replace(":plan", plan.split("/")[2] ?? "")}`;
        if (/[:*]/.test(address) || /^\/(?:auth|webhooks|api\/health)/.test(address)) continue;
        if (!modules.has(file)) modules.set(file, address);
      }
      const own = /^\/(?:account|admin|counselor|plan|subscription)/;
      const addresses = [...modules.values()].flatMap((path) =>
        own.test(path) && !/\.\w+$/.test(path) ? [path, `${path}.data`] : [path],
      );
      expect(addresses.length).toBeGreaterThan(120);
      let kept = 0;
      for (const path of addresses) {
        const first = await through().get(path, { "Accept-Encoding": "gzip, deflate" });
        await first.text();
        const stranger = await fetch(nginx.origin + path, {
          redirect: "manual",
          headers: { "Accept-Encoding": "gzip, deflate" },
        });
        expect(await stranger.text(), path).not.toContain("Quartermaine");
        const isPublic = (first.headers.get("Cache-Control") ?? "").startsWith("public");
        if (isPublic) expect(first.headers.get("Vary") ?? "Accept-Encoding", path).toBe("Accept-Encoding");
        else expect(stranger.headers.get("X-Cache"), path).not.toBe("HIT");
        if (isPublic && stranger.headers.get("X-Cache") === "HIT") kept += 1;
      }
      expect(kept).toBeGreaterThan(40);
    });

    it("keep one page once for every browser, however it spells what it can unpack", async () => {
      const ask = (path: string, encoding: string) =>
        fetch(nginx.origin + path, { headers: { "Accept-Encoding": encoding } });
      await (await ask("/faq", "gzip, deflate, br, zstd")).text();
      for (const encoding of ["br", "br;q=1.0, gzip;q=0.8", "gzip;q=0.5, br"]) {
        const answer = await ask("/faq", encoding);
        expect(answer.headers.get("X-Cache"), encoding).toBe("HIT");
        await answer.text();
      }
      const plain = await ask("/faq", "br;q=0, gzip;q=0");
      expect(plain.headers.get("Content-Encoding")).toBeNull();
      await plain.text();
      const unchanged = await fetch(`${nginx.origin}/faq`, {
        headers: { "Accept-Encoding": "identity", "If-None-Match": plain.headers.get("ETag") ?? "" },
      });
      expect(unchanged.status).toBe(304);
    });

    it("refuse a flood from one address, of pages or of open requests, with a page of ours", async () => {
      const strict = await startNginx(program ?? "", [portOf(at.site)], { limits: "deployed" });
      const refusal = async () => {
        const answer = await fetch(`${strict.origin}/faq`);
        const html = await answer.text();
        expect(answer.status).toBe(429);
        expect(html).toContain("<h1>Too many requests at once</h1>");
        expect(await htmlFaults(html)).toEqual([]);
        expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
        expect(answer.headers.get("Retry-After")).toBe("10");
      };
      // Each has said that more will come, and is open until it does.
      const open = Array.from({ length: 100 }, () => connect(strict.plainPort, "127.0.0.1"));
      for (const socket of open) {
        socket.on("error", () => {});
        socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n");
      }
      await eventually(refusal);
      for (const socket of open) socket.destroy();
      await eventually(async () => expect((await fetch(`${strict.origin}/faq`)).status).toBe(200));

      await eventually(async () => {
        const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${strict.origin}/faq`)));
        await Promise.all(answers.map((answer) => answer.text()));
        expect(answers.map(({ status }) => status)).toContain(429);
        await refusal();
      });
      await strict.stop();
    });

    it("start with no page of the release before, and still with its scripts", async () => {
      const html = await (await fetch(`${nginx.origin}/help`)).text();
      const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? "none";
      await (await fetch(nginx.origin + script)).text();
      await nginx.release("second");
      await eventually(async () => {
        const page = await fetch(`${nginx.origin}/help?of=another-release`);
        await page.text();
        expect(page.headers.get("X-Cache")).not.toBeNull();
      });
      const seen: (string | null)[] = [];
      await eventually(async () => {
        const page = await fetch(`${nginx.origin}/help`);
        await page.text();
        seen.push(page.headers.get("X-Cache"));
        expect(seen).toContain("MISS");
      });
      const again = await fetch(nginx.origin + script);
      expect([again.status, again.headers.get("X-Cache")]).toEqual([200, "HIT"]);
      await again.text();
    });

    it("lose no request while one after the other is started again", async () => {
      const odd: string[] = [];
      let over = false;
      const visits = [0, 1, 2].map(async (number) => {
        for (let turn = 0; !over; turn++) {
          const path = ["/help", `/search?q=aid+${number}+${turn}`, plan][turn % 3] ?? "";
          const { status } = await through().get(path);
          if (status !== 200) odd.push(`${path}: ${status}`);
        }
      });
      const before = await stored();
      let accepted = 0;
      const writes = (async () => {
        while (!over) {
          const { status } = await write();
          if (status === 303) accepted += 1;
          else odd.push(`a task: ${status}`);
        }
      })();
      for (const site of [at.site, at.other]) {
        await site.stop();
        await startAgain(site);
      }
      over = true;
      await Promise.all([...visits, writes]);
      expect(odd).toEqual([]);
      expect(accepted).toBeGreaterThan(0);
      expect(await stored()).toBe(before + accepted);
    });

    it("lose no write that was answered when one is killed", async () => {
      const before = await stored();
      let accepted = 0;
      let unanswered = 0;
      let over = false;
      const writes = [0, 1].map(async () => {
        while (!over) {
          const { status } = await write();
          if (status === 303) accepted += 1;
          else unanswered += 1;
        }
      });
      const [victim] = started;
      await eventually(async () => expect(accepted).toBeGreaterThan(2));
      process.kill(victim?.pid ?? 0, "SIGKILL");
      const sofar = accepted;
      await eventually(async () => expect(accepted).toBeGreaterThan(sofar + 3));
      over = true;
      await Promise.all(writes);
      // What was under way may be stored or not; its sender was told that nobody knows.
      expect(unanswered).toBeLessThanOrEqual(2);
      const added = (await stored()) - before;
      expect(added).toBeGreaterThanOrEqual(accepted);
      expect(added).toBeLessThanOrEqual(accepted + unanswered);
    });
  });
});

const portOf = (site: RunningSite) => Number(new URL(site.origin).port);
