import { Plans } from "./plans";
import { adult, type Home, inAWeek, type KeptByParent, type TwoHomes, today } from "./two-homes";

/** A form as somebody in a plan sends it. */
export interface PlanRequest {
  readonly name: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

const nextYear = () => String(new Date().getFullYear() + 1);
const letter =
  "unitids=203535&line1.label=Tuition&line1.amount=9876&line1.kind=cost&line2.label=Grant&line2.amount=4321&line2.kind=grant";

/** The word in everything that these requests write. */
export const attempt = "attempt-of-yesterday";
/** The amount in whole dollars that they write. */
export const attempted = 487_613;

const to = (plan: string, rows: readonly (readonly [string, string, Record<string, string>])[]): PlanRequest[] =>
  rows.map(([name, page, fields]) => ({ name, path: page.startsWith("/") ? page : `${plan}/${page}`, fields }));

/** What a parent can ask of a plan, in an order in which each can be done after the others. */
export function requestsOfParent({ plan }: Pick<TwoHomes, "plan">, home: Home): readonly PlanRequest[] {
  const id = plan.split("/")[2] ?? "";
  const { household } = home;
  const payment = { book: household, what: attempt, amount: String(attempted), day: today(), payer: "1" };
  const shares = { share0: "25", share1: "75", fromYear: String(new Date().getFullYear()) };
  return to(plan, [
    ["export", "export", {}],
    ["ledger export", "ledger/export", { book: household }],
    ["invitation", "people", { intent: "invite", who: household, email: Plans.email(`later-${home.name}`) }],
    ["invitation again", "people", { intent: "again", invitation: home.invitation }],
    ["letting somebody in", "people", { intent: "admit", person: home.waiting }],
    [
      "household form",
      "household",
      {
        intent: "save",
        household,
        income: String(attempted),
        taxPaid: "1",
        familySize: "9",
        filing: "couple",
        pays: "9",
      },
    ],
    ["showing the household", "household", { intent: "show", household, tell: "yes" }],
    ["task", "tasks", { intent: "add", due: inAWeek(), title: attempt, owner: household }],
    ["payment", "ledger", { intent: "add", ...payment }],
    ["shares", "ledger", { intent: "split", book: household, ...shares }],
    ["letter", "/plan/save", { tool: "letter", answers: letter, plan: id }],
    ["saved result", "/plan/save", { tool: "trips", answers: "unitids=203535,202523&from=45387", plan: id }],
    ["name of a result", "saved", { saved: home.saved, intent: "rename", name: attempt }],
    ["name of a result on its page", `saved/${home.saved}`, { intent: "rename", name: `${attempt} again` }],
    ["calendar address", "calendar", { intent: "make-feed" }],
    ["reminders", "calendar", { intent: "save-reminders", days: "14" }],
    ["taking back an invitation", "people", { intent: "revoke", invitation: home.invitation }],
    ["deleting figures", "household", { intent: "delete", household, word: "delete" }],
    ["leaving", "delete", { word: "delete" }],
  ]);
}

/** What only the student can ask of a plan, in an order in which each can be done after the others. */
export function requestsOfStudent({
  plan,
  line,
  counselor,
  saved,
  first,
  essay,
  version,
}: TwoHomes): readonly PlanRequest[] {
  const id = plan.split("/")[2] ?? "";
  const payment = { book: first.household, what: attempt, amount: String(attempted), day: today(), payer: "0" };
  return to(plan, [
    ["college", "colleges", { intent: "add", unitid: "204796" }],
    ["college from its page", "/plan/add", { plan: id, unitid: "201645" }],
    ["college line", line, { status: "applied", way: "", deadline: "", liked: attempt, note: attempt }],
    ["order of the list", "colleges", { intent: "by-name" }],
    ["college off the list", "colleges", { intent: "remove", line: line.split("/").at(-1) ?? "" }],
    ["setup of tasks", "tasks", { intent: "setup", tests: "none", recommenders: "1", arts: "no", aid: "css" }],
    ["task of the student", "tasks", { intent: "add", due: inAWeek(), title: attempt, owner: "me" }],
    ["essay", "essays", { intent: "add", title: attempt, college: "" }],
    ["draft", essay, { intent: "save", draft: attempt, base: version }],
    ["draft while typing", `${essay}/save`, { draft: `${attempt} and more`, sitting: "a".repeat(32), turn: "2" }],
    ["showing a draft", essay, { intent: "share", person: counselor, version, until: inAWeek() }],
    ["payment of the student", "ledger", { intent: "add", ...payment }],
    ["sharing a result", "saved", { saved, intent: "share" }],
    ["invitation of a helper", "people", { intent: "invite", who: "helper", email: Plans.email(`later-${id}`) }],
    ["removing somebody", `people/${counselor}`, { word: "delete" }],
    ["setup", "setup", { intent: "basics", name: attempt, year: nextYear(), state: "OH" }],
    ["grades", "setup", { intent: "record", gpa: "3.147" }],
    ["homes", "setup", { intent: "homes", mode: "open" }],
    ["one home", "setup/one-home", { keep: first.household, mode: "one", word: "delete" }],
    ["deleting the plan", "delete", { word: "delete" }],
  ]);
}

/** What of these names this home. */
export const naming = (home: Home, requests: readonly PlanRequest[]): readonly PlanRequest[] =>
  requests.filter(({ fields }) => Object.values(fields).includes(home.household));

/** What a student can ask for one of the homes. */
export function requestsForHome({ plan }: Pick<TwoHomes, "plan">, { household, name }: Home): readonly PlanRequest[] {
  const payment = { book: household, what: attempt, amount: String(attempted), day: today(), payer: "1" };
  const shares = { share0: "25", share1: "75", fromYear: String(new Date().getFullYear()) };
  return to(plan, [
    ["payment", "ledger", { intent: "add", ...payment }],
    ["shares", "ledger", { intent: "split", book: household, ...shares }],
    ["ledger export", "ledger/export", { book: household }],
    ["task", "tasks", { intent: "add", due: inAWeek(), title: attempt, owner: household }],
    ["invitation", "people", { intent: "invite", who: household, email: Plans.email(`for-${name}`) }],
    ["going on with it alone", "setup/one-home", { keep: household, mode: "one", word: "delete" }],
  ]);
}

/** What a parent can ask all at once and lose nothing by. */
export const lasting = (family: Pick<TwoHomes, "plan">, home: Home): readonly PlanRequest[] =>
  requestsOfParent(family, home).filter(
    ({ name }) => !["leaving", "deleting figures", "taking back an invitation"].includes(name),
  );

/** What a parent who keeps a plan can ask of it beside what every parent can. */
export function requestsOfKeeper({ plan, household, line, other }: KeptByParent): readonly PlanRequest[] {
  const id = plan.split("/")[2] ?? "";
  return to(plan, [
    ["college", "colleges", { intent: "add", unitid: "204796" }],
    ["college line", line, { status: "applied", way: "", deadline: "", liked: attempt, note: attempt }],
    ["college off the list", "colleges", { intent: "remove", line: line.split("/").at(-1) ?? "" }],
    ["setup of tasks", "tasks", { intent: "setup", tests: "none", recommenders: "1", arts: "no", aid: "css" }],
    ["task for everyone", "tasks", { intent: "add", due: inAWeek(), title: attempt, owner: "everyone" }],
    ["setup", "setup", { intent: "basics", name: attempt, year: nextYear(), state: "OH", ...adult() }],
    ["grades", "setup", { intent: "record", gpa: "3.147" }],
    [
      "household form",
      "household",
      {
        intent: "save",
        household,
        income: String(attempted),
        taxPaid: "1",
        familySize: "9",
        filing: "couple",
        pays: "9",
      },
    ],
    ["invitation", "people", { intent: "invite", who: household, email: Plans.email(`later-${id}`) }],
    ["removing somebody", `people/${other}`, { word: "delete" }],
  ]);
}

/** What somebody can ask of their account and of us, in an order in which each can be done after the others. */
export function requestsOfAccount(who: "adult" | "teenager"): readonly PlanRequest[] {
  const start = { who: "student", name: attempt, year: nextYear() };
  const age = { age: "month", year: nextYear(), month: "05" };
  return to("", [
    ["another plan", "/plan/start", start],
    who === "adult"
      ? ["fee waiver", "/subscription-start", { plan: "waiver", sure: "yes" }]
      : ["end of the fee waiver", "/subscription-dashboard", { do: "end-waiver" }],
    ...(who === "teenager" ? ([["age", "/account", age]] as const) : []),
    ["payment for the Family plan", "/subscription-start", { plan: "family_yearly" }],
    ["everything about the account", "/account/export", {}],
    ["signing out the others", "/account", { others: "yes" }],
    ["deleting the account", "/account/delete", { word: "delete" }],
  ]);
}
