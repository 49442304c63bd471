import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { startStandIns } from "~/sandbox/server";
import { startSite } from "../setup/site";
import { locationOf, Visitor } from "../setup/visitor";
import type { Figure } from "./figures";

const colleges = ["204796", "201645", "203535", "202523", "166683", "170976"];

/** What a click inside a plan costs: statements that the store is asked, and bytes of what the browser asks for. */
export async function figures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "statements-"));
  const statements = join(folder, "statements.txt");
  writeFileSync(statements, "");
  const standIns = await startStandIns();
  const count = fileURLToPath(new URL("count-statements.js", import.meta.url));
  const site = await startSite({
    LOG_LEVEL: "warn",
    SANDBOX_ORIGIN: standIns.origin,
    NODE_OPTIONS: `--import ${count}`,
    STATEMENTS: statements,
  });
  try {
    const maya = new Visitor(site.origin);
    const who = { sub: "", name: "Maya", email: "maya@family.example", verified: "yes" };
    const welcome = locationOf(await maya.get(await maya.chooseAt("/auth/login?returnTo=/account", who)));
    if (welcome.startsWith("/auth/welcome")) await maya.post(welcome, { age: "18+" });
    const year = String(new Date().getFullYear() + 1);
    const plan = locationOf(await maya.post("/plan/start", { who: "student", name: "Maya", year, state: "OH" }));
    for (const unitid of colleges) await maya.post(`${plan}/colleges`, { intent: "add", unitid });
    const asked = () => readFileSync(statements, "utf8").split("\n").length - 1;
    const measure = async (name: string, click: () => Promise<Response>): Promise<Figure> => {
      await (await click()).text();
      const before = asked();
      const body = Buffer.from(await (await click()).arrayBuffer());
      return {
        name,
        figures: { statements: `${asked() - before}`, bytes: `${body.length}`, gzip: `${gzipSync(body).length}` },
      };
    };
    const data = (page: string) => () => {
      const id = page === "" ? "home" : page.slice(1);
      return maya.get(`${plan}${page}.data?_routes=routes/plan/${id}`, { Accept: "*/*" });
    };
    const html = (page: string) => () => maya.get(plan + page);
    const ticks = () => maya.post(`${plan}/tasks.data`, { intent: "done", task: taskIn(page) });
    const page = await (await maya.get(`${plan}/tasks`)).text();
    return [
      await measure("to the overview", data("")),
      await measure("to the tasks", data("/tasks")),
      await measure("to the colleges", data("/colleges")),
      await measure("to the people", data("/people")),
      await measure("to who sees what", data("/who-sees-what")),
      await measure("ticking a task: the form", ticks),
      await measure("ticking a task: what is loaded then", data("/tasks")),
      await measure("the overview as a document", html("")),
      await measure("the tasks as a document", html("/tasks")),
    ];
  } finally {
    await site.stop();
    await standIns.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The key of the first task on a page. */
const taskIn = (page: string) => /name="task" value="([^"]+)"/.exec(page)?.[1] ?? "";
