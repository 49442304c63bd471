import { expect } from "vitest";
import { usualAwardYear } from "~/aid/formula/tables";
import type { Mode } from "~/family/access/roles";
import { addDays } from "../../app/calendar/day";
import { dayIn } from "../../app/calendar/eastern-day";
import { bookOfAll, type Homes, homesOf } from "./households";
import { anyOf } from "./page";
import type { Plans } from "./plans";
import { locationOf, type Visitor } from "./visitor";

/**
 * Everybody there is to a plan. Rick joined the first household when it kept its figures already and nobody has let him
 * in. Ana was in it and has been removed, Ivy has a link she has not opened, Sam has a plan of his own.
 */
export const everybody = {
  maya: "student",
  renee: "first",
  tom: "second",
  rick: "first",
  paul: "counselor",
  hal: "helper",
  ana: "removed",
  ivy: "invited",
  sam: "stranger",
  nobody: "signed out",
} as const;
export type Who = keyof typeof everybody;
export const whos = Object.keys(everybody) as Who[];

/** Words that somebody writes: each is a word of its own that stands in one field. */
export const texts = [
  "student",
  "liked",
  "note",
  "record",
  "essay",
  "draft",
  "shown",
  "task:everyone",
  "task:me",
  "task:a",
  "task:b",
  "asked:a",
  "asked:b",
  "result:shared",
  "result:student",
  "result:a",
  "result:b",
  "sai:student",
  "sai:a",
  "sai:b",
  "letter:student",
  "letter:a",
  "letter:b",
  "grant:student",
  "grant:a",
  "grant:b",
  "payment:a",
  "payment:b",
  "payment:all",
] as const;
export type Text = (typeof texts)[number];
/** Of grades it is a number that stands nowhere else. */
export const wordOf = (text: Text): string => (text === "record" ? "3.147" : `mark-${text.replace(":", "-")}-mark`);
/** Finds the word of a text. */
export const textIn = (text: Text): RegExp => (text === "record" ? /(?<![\d.])3\.147(?!\d)/ : new RegExp(wordOf(text)));

/**
 * Amounts that somebody types, in whole dollars: of six digits, which no price or distance of a result has. What A
 * plans to pay is told to the student, what B plans is not; it is smaller, so that their bands differ.
 */
export const amounts = {
  "income:a": 143_427,
  "tax:a": 122_741,
  "cash:a": 108_367,
  "investments:a": 109_463,
  "support:a": 106_173,
  "income:b": 198_239,
  "tax:b": 131_847,
  "cash:b": 127_183,
  "investments:b": 161_417,
  "support:b": 107_919,
  "pays:a": 112_361,
  "pays:b": 45_673,
  "agi:student": 131_417,
  "agi:a": 222_639,
  "agi:b": 247_351,
  "grant:student": 441_231,
  "grant:a": 438_723,
  "grant:b": 436_947,
  "payment:a": 301_237,
  "payment:b": 302_339,
  "payment:all": 303_463,
  "limit:a": 312_347,
  "limit:b": 313_457,
} as const;
export type Amount = keyof typeof amounts;

/** Finds an amount in dollars, or in cents as data has it. */
export const amountIn = (amount: Amount): RegExp => anyOf(amounts[amount], amounts[amount] * 100);

/** The two homes, by the letter that their words and amounts are marked with. */
type Household = "a" | "b";

/** How each household files, found where it is chosen in a form or stands in data. */
const filings = { a: "hoh", b: "couple" } as const satisfies Record<Household, string>;
export const filingIn = (home: Household): RegExp =>
  new RegExp(
    `filing\\W+${filings[home]}\\b|value="${filings[home]}"[^>]*checked|checked=""[^>]*value="${filings[home]}"`,
  );

/** What others are shown of what each household plans to pay. */
export const bands = { a: "more than $60,000 a year", b: "$30,000 to $60,000 a year" } as const;

export interface FilledPlan {
  /** "/plan/…" */
  readonly plan: string;
  readonly mode: Mode;
  /** As they were before the plan was put in its mode. */
  readonly homes: Homes;
  readonly people: Readonly<Record<Who, Visitor>>;
  /** Paths of the calendars of those who made one, while they were in the plan. */
  readonly feeds: Readonly<Partial<Record<Who, string>>>;
  /** What Ivy's mail leads to. */
  readonly invitation: string;
}

/** Name of an account, and what stands before the @ of its address. */
export const nameIn = (mode: Mode, who: Who | "lea"): string => `${who}-${mode}`;

const inAWeek = () => addDays(dayIn("America/New_York", new Date()), 7);
const kenyon = "203535";

/** A plan of two homes that see each other, in which everybody fills every field, and which is then put in a mode. */
export async function fillPlan(at: Plans, mode: Mode): Promise<FilledPlan> {
  const name = (who: Who | "lea") => nameIn(mode, who);
  const person = (who: Who) => at.person(name(who), who === "maya" ? { age: "13-17" } : {});
  const all = await Promise.all(whos.map(async (who) => [who, who === "nobody" ? at.nobody() : await person(who)]));
  const people = Object.fromEntries(all) as Record<Who, Visitor>;
  const { maya, renee, tom, rick } = people;
  const plan = await at.start(maya, { name: wordOf("student") });
  const post = async (one: Visitor, page: string, fields: Record<string, string> | URLSearchParams, status = 303) => {
    const posted = await one.post(page.startsWith("/") ? page : `${plan}/${page}`, fields);
    expect(posted.status, `${page} ${new URLSearchParams(fields)}`).toBe(status);
    return posted;
  };

  // A counselor and a helper are covered by nobody else's subscription, and reminders belong to it.
  for (const who of ["maya", "paul", "hal"] as const) await at.covers(name(who));
  await at.start(people.sam);
  await post(maya, "setup", { intent: "homes", mode: "open" });
  await at.join(maya, renee, plan, "first", name("renee"));
  await at.join(maya, people.ana, plan, "first", name("ana"));
  await at.join(maya, tom, plan, "second", name("tom"));
  await at.join(maya, people.paul, plan, "counselor", name("paul"));
  await at.join(maya, people.hal, plan, "helper", name("hal"));
  const forRick = await at.inviteTo(maya, plan, "first", `${name("rick")}@family.example`);
  const invitation = await at.inviteTo(maya, plan, "counselor", `${name("ivy")}@family.example`);
  await at.inviteTo(maya, plan, "second", `${name("lea")}@family.example`);

  const homes = await homesOf(at.store, plan);
  await fillStudent(at, maya, plan, post, homes);
  await fillHome(at, renee, plan, post, "a", homes);
  await fillHome(at, tom, plan, post, "b", homes);
  const all3 = { intent: "add", book: bookOfAll(homes), day: dayIn("America/New_York", new Date()), payer: "2" };
  await post(tom, "ledger", { ...all3, what: wordOf("payment:all"), amount: String(amounts["payment:all"]) });
  await post(rick, forRick, {});

  const feeds: Partial<Record<Who, string>> = {};
  for (const who of ["maya", "renee", "tom", "rick", "paul", "hal", "ana"] as const) {
    const made = await post(people[who], "calendar", { intent: "make-feed" }, 200);
    feeds[who] = /\/calendar\/[\w-]{43}\.ics/.exec(await made.text())?.[0] ?? "no address";
    await post(people[who], "calendar", { intent: "save-reminders", days: "14" });
    for (const page of ["", "/colleges", "/tasks", "/people"]) await people[who].get(plan + page);
  }
  await at.remove(maya, plan, name("ana"));
  if (mode === "apart") await post(maya, "setup", { intent: "homes", mode });
  else if (mode !== "open") await at.keepOneHome(maya, plan, "first", mode);
  return { plan, mode, homes, people, feeds, invitation };
}

type Post = (one: Visitor, page: string, fields: Record<string, string>, status?: number) => Promise<Response>;

async function fillStudent(at: Plans, maya: Visitor, plan: string, post: Post, homes: Homes): Promise<void> {
  await post(maya, "colleges", { intent: "add", unitid: kenyon });
  const of = plan.split("/")[2] ?? "";
  const { id } = await at.store
    .selectFrom("plan_college")
    .select("id")
    .where("plan_id", "=", of)
    .executeTakeFirstOrThrow();
  const line = { status: "considering", way: "", deadline: "" };
  await post(maya, `colleges/${id}`, { ...line, liked: wordOf("liked"), note: wordOf("note") });
  // In the store, because the form takes a day of the season alone, and the season may be far.
  await at.store.updateTable("plan_college").set({ own_deadline: inAWeek() }).where("id", "=", id).execute();
  await post(maya, "setup", { intent: "record", gpa: wordOf("record") });
  const task = { intent: "add", due: inAWeek() };
  await post(maya, "tasks", { ...task, title: wordOf("task:everyone"), owner: "everyone" });
  await post(maya, "tasks", { ...task, title: wordOf("task:me"), owner: "me" });
  await post(maya, "tasks", { ...task, title: wordOf("asked:a"), owner: homes.first });
  await post(maya, "tasks", { ...task, title: wordOf("asked:b"), owner: homes.second });
  await post(maya, "essays", { intent: "add", title: wordOf("essay"), college: kenyon });
  await draft(at, maya, plan, post, "draft");
  // A version of another essay is shown to the counselor, and to nobody else.
  await post(maya, "essays", { intent: "add", title: "Why Kenyon?", college: kenyon });
  const version = await draft(at, maya, plan, post, "shown");
  const counselors = at.store.selectFrom("plan_member").select("id").where("plan_id", "=", of);
  const { id: person } = await counselors.where("role", "=", "counselor").executeTakeFirstOrThrow();
  await post(maya, version.page, { intent: "share", person, version: version.id, until: inAWeek() });
  await keep(at, maya, plan, post, "trips", "unitids=203535,202523&from=43004", "result:student");
  const shared = await keep(at, maya, plan, post, "trips", "unitids=203535,202523&from=43022", "result:shared");
  await post(maya, "saved", { saved: shared, intent: "share" });
  await fillMoney(at, maya, plan, post, "student");
}

/** Writes a draft of the essay that has none yet. */
async function draft(at: Plans, maya: Visitor, plan: string, post: Post, text: Text) {
  const of = plan.split("/")[2] ?? "";
  const essays = await at.store.selectFrom("plan_essay").select("id").where("plan_id", "=", of).execute();
  const begun = await at.store.selectFrom("plan_draft").select("essay_id").where("plan_id", "=", of).execute();
  const empty = essays.find(({ id }) => !begun.some(({ essay_id }) => essay_id === id))?.id ?? "";
  await post(maya, `essays/${empty}`, { intent: "save", draft: wordOf(text) });
  const drafts = at.store.selectFrom("plan_draft").select("id").where("essay_id", "=", empty);
  return { page: `essays/${empty}`, id: (await drafts.executeTakeFirstOrThrow()).id };
}

async function fillHome(
  at: Plans,
  parent: Visitor,
  plan: string,
  post: Post,
  home: Household,
  homes: Homes,
): Promise<void> {
  const household = home === "a" ? homes.first : homes.second;
  const of = (field: "income" | "tax" | "cash" | "investments" | "support" | "pays" | "payment" | "limit") =>
    String(amounts[`${field}:${home}`]);
  const figures = { income: of("income"), taxPaid: of("tax"), cash: of("cash"), investments: of("investments") };
  const more = { childSupport: of("support"), pays: of("pays"), filing: filings[home], familySize: "4" };
  await post(parent, "household", { intent: "save", household, ...figures, ...more });
  await post(parent, "household", { intent: "show", household, ...(home === "a" ? { tell: "yes" } : {}) });
  await post(parent, "household", { intent: "count", household });
  await post(parent, "tasks", { intent: "add", due: inAWeek(), title: wordOf(`task:${home}`), owner: household });
  const ledger = { book: household, day: dayIn("America/New_York", new Date()), payer: "1" };
  await post(parent, "ledger", { ...ledger, intent: "add", what: wordOf(`payment:${home}`), amount: of("payment") });
  const fromYear = String(new Date().getFullYear());
  await post(parent, "ledger", { ...ledger, intent: "split", share0: "25", share1: "75", cap1: of("limit"), fromYear });
  const from = home === "a" ? "43050" : "44022";
  await keep(at, parent, plan, post, "trips", `unitids=203535,202523&from=${from}`, `result:${home}`);
  await fillMoney(at, parent, plan, post, home);
}

/** Results with money in them, which are the finances of whoever saves them. */
async function fillMoney(
  at: Plans,
  one: Visitor,
  plan: string,
  post: Post,
  side: "student" | Household,
): Promise<void> {
  const sai = `situation=married&parents.agi=${amounts[`agi:${side}`]}&parents.tax_paid=0&family_size=4&state=OH`;
  await keep(at, one, plan, post, "sai", `${sai}&award_year=${usualAwardYear}`, `sai:${side}`);
  const cost = "unitids=203535&line1.label=Tuition&line1.amount=987654&line1.kind=cost";
  const grant = `line2.label=${wordOf(`grant:${side}`)}&line2.amount=${amounts[`grant:${side}`]}&line2.kind=grant`;
  await keep(at, one, plan, post, "letter", `${cost}&${grant}`, `letter:${side}`);
}

/** Saves a result under a name, and gives its id. */
async function keep(at: Plans, one: Visitor, plan: string, post: Post, tool: string, answers: string, name: Text) {
  const before = await savedIn(at, plan);
  expect(locationOf(await post(one, "/plan/save", { tool, answers }))).toContain(plan);
  const [id = ""] = (await savedIn(at, plan)).filter((each) => !before.includes(each));
  await post(one, "saved", { saved: id, intent: "rename", name: wordOf(name) });
  return id;
}

/** The ids of everything saved in a plan, whoever saved it. */
export async function savedIn(at: Plans, plan: string): Promise<readonly string[]> {
  const rows = at.store
    .selectFrom("plan_saved")
    .select("id")
    .where("plan_id", "=", plan.split("/")[2] ?? "");
  return (await rows.execute()).map(({ id }) => id);
}
