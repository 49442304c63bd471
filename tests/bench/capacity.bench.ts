/**
 * What one process and one PostgreSQL carry, and where the first wall stands: `docs/capacity.md` is written from it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { writeWaiver } from "~/billing/entitlement/data.server";
import { addDays } from "~/calendar/day";
import { todayOf } from "~/family/access/open-plan.server";
import { remind } from "~/family/dates/remind.server";
import { startStandIns } from "~/sandbox/server";
import { openStore, type Store } from "~/store/database.server";
import { migrate } from "~/store/migrate.server";
import setUpPostgres from "../setup/postgres";
import { type RunningSite, startSite } from "../setup/site";
import { locationOf, Visitor } from "../setup/visitor";
import { inAccount } from "../setup/writing";
import { type Cost, firstWall, habits, type Measured, needOf } from "./capacity";
import type { Figure } from "./figures";

const colleges = ["204796", "201645", "203535", "202523", "166683", "170976", "110635", "130794"];
/** Families written to the store, to weigh one of them. */
const written = 40;

export async function figures(): Promise<readonly Figure[]> {
  let door = "";
  const given = { provide: (_: string, address: string | null) => (door = address ?? "") };
  const stopPostgres = await setUpPostgres(given as unknown as TestProject);
  if (door === "") throw new Error("This needs PostgreSQL.");
  const standIns = await startStandIns();
  const server = await (await fetch(door)).text();
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query("create database capacity");
  const url = server.replace(/[^/]+$/, "capacity");
  const store = openStore({ dialect: "postgres", url });
  await migrate(store);
  const inside = new pg.Client({ connectionString: url });
  await inside.connect();
  const site = await startSite({ LOG_LEVEL: "warn", SANDBOX_ORIGIN: standIns.origin, DATABASE_URL: url });
  try {
    const folder: string = (await client.query("show data_directory")).rows[0].data_directory;
    const postmaster = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
    const weigh = async () =>
      (await inside.query("select pg_database_size(current_database()) as bytes")).rows[0].bytes;
    // The first one fills what is only filled once.
    await writeFamily(site, store, 0);
    const [empty, rowsBefore] = [Number(await weigh()), await rowsIn(inside)];
    for (let family = 1; family < written; family++) await writeFamily(site, store, family);
    const familyBytes = (Number(await weigh()) - empty) / (written - 1);
    const familyRows = ((await rowsIn(inside)) - rowsBefore) / (written - 1);

    const { maya, plan } = await writeFamily(site, store, written);
    const cost = (times: number, ask: (n: number) => Promise<Response>) =>
      costOf({ process: site.pid, postmaster }, times, ask);
    const prices = (n: number) =>
      new Visitor(site.origin).post("/college-cost-calculator", {
        unitids: colleges.slice(0, 4).join(","),
        state: "OH",
        income: String(50_000 + n),
      });
    const question = (n: number) =>
      new Visitor(site.origin).post("/counselor", {
        question: `What does Kenyon cost with an income of $${50_000 + n}?`,
      });
    const measured: Measured = {
      publicPage: await cost(2_000, () => site.get("/help", { headers: { "Accept-Encoding": "br" } })),
      calculation: await cost(200, prices),
      question: await cost(100, question),
      planPage: await cost(200, (n) => dataOf(maya, plan, ["", "/tasks", "/colleges", "/essays"][n % 4] ?? "")),
      planWrite: await cost(100, (n) => maya.post(`${plan}/tasks`, { ...task, title: `Deposit ${n}` })),
      reminding: await costOfReminding(store, postmaster),
      familyBytes,
      familyRows,
    };
    return [...measuredFigures(measured), ...needFigures(measured)];
  } finally {
    await site.stop();
    await store.destroy();
    await inside.end();
    await client.end();
    await standIns.stop();
    await stopPostgres?.();
  }
}

const task = { intent: "add", due: addDays(todayOf(new Date()), 7), owner: "everyone" };

/** A student's plan with everything a student writes. Gives the student and the plan's path. */
async function writeFamily(site: RunningSite, store: Store, family: number) {
  const name = `maya${family}`;
  const maya = await newcomer(site, name);
  const subject = store.selectFrom("account").select("id").where("email", "=", `${name}@family.example`);
  const { id } = await subject.executeTakeFirstOrThrow();
  await inAccount(store, id, (write) => writeWaiver(write, new Date()));
  const year = String(new Date().getFullYear() + 1);
  const plan = locationOf(await maya.post("/plan/start", { who: "student", name: "Maya", year, state: "OH" }));
  for (const unitid of colleges) await sent(maya, `${plan}/colleges`, { intent: "add", unitid });
  const essay = "The pump broke on a Tuesday, and I held the wrench while my uncle counted the turns. ";
  for (const title of ["Personal statement", "Why Kenyon?", "Community"]) {
    await sent(maya, `${plan}/essays`, { intent: "add", title, college: "203535" });
  }
  const page = await (await maya.get(`${plan}/essays`)).text();
  const essays = [...new Set([...page.matchAll(/\/essays\/([0-9a-f]{32})/g)].map(([, id]) => id ?? ""))];
  if (essays.length !== 3) throw new Error(`${essays.length} essays stand on the page, not 3.`);
  for (const id of essays) {
    for (let version = 1; version <= 4; version++) {
      await sent(maya, `${plan}/essays/${id}`, { intent: "save", draft: essay.repeat(6 * version) });
    }
  }
  for (const from of ["43022", "43004", "44022"]) {
    await sent(maya, "/plan/save", { tool: "trips", answers: `unitids=203535,202523&from=${from}` });
  }
  for (let n = 0; n < 10; n++) {
    await sent(maya, `${plan}/tasks`, { ...task, title: `Ask the office about deposit ${n}` });
  }
  await sent(maya, `${plan}/calendar`, { intent: "make-feed" });
  await sent(maya, `${plan}/calendar`, { intent: "save-reminders", days: "14" });
  return { maya, plan };
}

async function newcomer(site: RunningSite, name: string): Promise<Visitor> {
  const visitor = new Visitor(site.origin);
  const who = { sub: "", name, email: `${name}@family.example`, verified: "yes" };
  const welcome = locationOf(await visitor.get(await visitor.chooseAt("/auth/login?returnTo=/account", who)));
  if (welcome.startsWith("/auth/welcome")) await visitor.post(welcome, { age: "18+" });
  return visitor;
}

async function sent(visitor: Visitor, address: string, fields: Record<string, string>): Promise<void> {
  const answer = await visitor.post(address, fields);
  if (answer.status >= 400)
    throw new Error(`${address} answers ${answer.status}:\n${(await answer.text()).slice(-600)}`);
  await answer.arrayBuffer();
}

const dataOf = (visitor: Visitor, plan: string, page: string) =>
  visitor.get(`${plan}${page}.data?_routes=routes/plan/${page === "" ? "home" : page.slice(1)}`, { Accept: "*/*" });

/** Processor time of each of many requests, in the server's process and in PostgreSQL, after some to warm up. */
async function costOf(
  { process, postmaster }: { readonly process: number; readonly postmaster: number },
  times: number,
  ask: (n: number) => Promise<Response>,
): Promise<Cost> {
  for (let n = 0; n < 20; n++) await answered(ask(n));
  const [own, ofStore] = [ticksOf(process), ticksOfTree(postmaster)];
  for (let n = 20; n < 20 + times; n++) await answered(ask(n));
  return { process: (ticksOf(process) - own) / times, store: (ticksOfTree(postmaster) - ofStore) / times };
}

async function answered(asking: Promise<Response>): Promise<void> {
  const answer = await asking;
  if (answer.status >= 400) throw new Error(`${answer.url} answers ${answer.status}.`);
  await answer.arrayBuffer();
}

/** Processor time a process has used, milliseconds. Linux counts in hundredths of a second. */
function ticksOf(pid: number, withEnded = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return (user + system + (withEnded ? endedUser + endedSystem : 0)) * 10;
}

/** The same of PostgreSQL: its first process, those it has started, and those of them that have ended. */
function ticksOfTree(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  return ticksOf(postmaster, true) + children.reduce((sum, pid) => sum + ticksOf(Number(pid)), 0);
}

async function rowsIn(client: pg.Client): Promise<number> {
  await client.query("analyze");
  const { rows } = await client.query(
    "select sum(reltuples) as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return Number(rows[0].rows);
}

/** Processor time of looking at one person's reminders in the morning. The first morning warms up. */
async function costOfReminding(store: Store, postmaster: number): Promise<Cost> {
  await lookOn(store, new Date());
  const [own, ofStore] = [process.cpuUsage(), ticksOfTree(postmaster)];
  const looked = await lookOn(store, new Date(Date.now() + 86_400_000));
  const { user, system } = process.cpuUsage(own);
  return { process: (user + system) / 1_000 / looked, store: (ticksOfTree(postmaster) - ofStore) / looked };
}

async function lookOn(store: Store, now: Date): Promise<number> {
  const { looked, failed } = await remind(store, todayOf(now), now);
  if (failed.length > 0) throw failed[0];
  if (looked < written) throw new Error(`${looked} people were looked at, not ${written}.`);
  return looked;
}

const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
const count = (n: number) => Math.round(n).toLocaleString("en-US");

function measuredFigures(measured: Measured): Figure[] {
  const { publicPage, calculation, question, planPage, planWrite, reminding, familyBytes, familyRows } = measured;
  const line = (name: string, { process, store }: Cost): Figure => ({
    name,
    figures: { process: ms(process), store: ms(store), "a process carries": `${count(1_000 / process)}/s` },
  });
  return [
    line("a public page that is kept", publicPage),
    line("what four colleges cost", calculation),
    line("a question to the counselor", question),
    line("a click inside a plan", planPage),
    line("a form sent in a plan", planWrite),
    line("a look at one person's reminders", reminding),
    { name: "a family in the store", figures: { bytes: count(familyBytes), rows: count(familyRows) } },
  ];
}

function needFigures(measured: Measured): Figure[] {
  const needs = [10_000, 100_000, 1_000_000, 10_000_000].map((families) => needOf(families, measured));
  const wall = firstWall(measured);
  return [
    ...needs.map((need) => ({
      name: `${count(need.families)} families`,
      figures: {
        "requests, busiest minute": `${count(need.requests)}/s`,
        processes: count(need.processes),
        "store cores": need.storeCores.toFixed(1),
        "store GB": count(need.gigabytes),
        "store rows": count(need.rows),
        "reminders, hours": need.remindHours.toFixed(1),
        "mails that morning": count(need.mails),
        walls: need.walls.map(({ what, times }) => `${what} × ${times.toFixed(1)}`).join("; "),
      },
    })),
    { name: "the first wall", figures: { families: count(wall.families), what: wall.what } },
    ...Object.entries(habits).map(([name, value]) => ({ name, figures: { "assumed, not measured": `${value}` } })),
  ];
}
