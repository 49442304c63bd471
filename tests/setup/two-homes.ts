import { expect } from "vitest";
import type { HouseholdId } from "~/family/access/roles";
import { addDays } from "../../app/calendar/day";
import { dayIn } from "../../app/calendar/eastern-day";
import { homesOf } from "./households";
import { Plans } from "./plans";
import { signedIn } from "./signed-in";
import { locationOf, type Visitor } from "./visitor";

/** A parent in two browsers, and what their home keeps in the plan. */
export interface Home {
  readonly household: HouseholdId;
  readonly name: string;
  readonly parent: Visitor;
  readonly elsewhere: Visitor;
  /**
   * Ids of somebody whom the home has not let into its finances, of an invitation that waits, and of a saved result.
   */
  readonly waiting: string;
  readonly invitation: string;
  readonly saved: string;
  /** Somebody whom the home has invited, and the link. */
  readonly guest: Visitor;
  readonly link: string;
  /** A word and an amount in whole dollars that are nowhere but in what this home wrote. */
  readonly word: string;
  readonly amount: number;
}

/** A student in two browsers with two homes that are kept apart, each with figures, a payment, a result and a guest. */
export interface TwoHomes {
  readonly plan: string;
  readonly name: string;
  readonly student: Visitor;
  readonly elsewhere: Visitor;
  readonly first: Home;
  readonly second: Home;
  /** Ids of a counselor in the plan and of a result that the student saved; the path of a college on the list. */
  readonly counselor: string;
  readonly saved: string;
  readonly line: string;
  /** The path of an essay of the student's, and the id of its one version. */
  readonly essay: string;
  readonly version: string;
}

export const today = () => dayIn("America/New_York", new Date());
export const inAWeek = () => addDays(today(), 7);
const trip = (from: string) => ({ tool: "trips", answers: `unitids=203535,202523&from=${from}` });

let families = 0;
/** A name of two letters for each family: names of people have no digits. */
const nextFamily = () => {
  families += 1;
  return { number: families, letters: String.fromCharCode(97 + Math.floor(families / 26), 97 + (families % 26)) };
};

export async function twoHomes(at: Plans): Promise<TwoHomes> {
  const family = nextFamily();
  const name = `maya-held-${family.letters}`;
  const [student, elsewhere] = [await signedIn(at, name, "13-17"), await signedIn(at, name)];
  await at.covers(name);
  const plan = await at.start(student);
  const post = poster(plan);
  await post(student, "setup", { intent: "homes", mode: "apart" });
  const home = (which: "first" | "second") => fillHome(at, student, plan, which, family);
  const [first, second] = await Promise.all([home("first"), home("second")]);
  const counselor = `paul-held-${family.letters}`;
  await at.join(student, await signedIn(at, counselor), plan, "counselor", counselor);
  const line = await at.addCollege(student, plan, "203535", "");
  await post(student, "colleges", { intent: "add", unitid: "202523" });
  const saved = await keep(at, student, plan, "student", trip("43004"));
  await post(student, "essays", { intent: "add", title: "Personal statement" });
  const essays = at.store.selectFrom("plan_essay").where("plan_id", "=", plan.split("/")[2] ?? "");
  const essay = `essays/${(await essays.select("id").executeTakeFirstOrThrow()).id}`;
  await post(student, essay, { intent: "save", draft: "The pump broke on a Tuesday." });
  const drafts = at.store.selectFrom("plan_draft").where("plan_id", "=", plan.split("/")[2] ?? "");
  const { id: version } = await drafts.select("id").executeTakeFirstOrThrow();
  return {
    plan,
    essay,
    version,
    name,
    student,
    elsewhere,
    first,
    second,
    counselor: await memberOf(at, plan, counselor),
    saved,
    line,
  };
}

async function fillHome(
  at: Plans,
  student: Visitor,
  plan: string,
  which: "first" | "second",
  family: ReturnType<typeof nextFamily>,
) {
  const named = (who: string) => `${who}-${which}-${family.letters}`;
  const name = named("parent");
  const [parent, elsewhere] = [await signedIn(at, name), await signedIn(at, name)];
  const post = poster(plan);
  const household = (await homesOf(at.store, plan))[which];
  await at.join(student, parent, plan, which, name);
  // Invited by the student before the home keeps figures, and joined after: so the home has yet to let them in.
  const late = named("late");
  const lateLink = await at.inviteTo(student, plan, which, Plans.email(late));
  const amount = (which === "first" ? 614_000 : 723_000) + family.number;
  const word = `mark-${which}-${family.letters}-mark`;
  await post(parent, "household", {
    intent: "save",
    household,
    income: String(amount),
    taxPaid: "90000",
    familySize: "4",
    filing: "hoh",
    pays: "52000",
  });
  await post(await signedIn(at, late), lateLink, {});
  await post(parent, "ledger", {
    intent: "add",
    book: household,
    what: word,
    amount: String(amount),
    day: today(),
    payer: "1",
  });
  await at.inviteTo(parent, plan, which, Plans.email(named("waits")));
  const guest = named("guest");
  const link = await at.inviteTo(parent, plan, which, Plans.email(guest));
  const saved = await keep(at, parent, plan, household, trip(which === "first" ? "43050" : "44022"));
  const invitation = await at.store
    .selectFrom("plan_invitation")
    .where("email", "=", Plans.email(named("waits")))
    .select("id")
    .executeTakeFirstOrThrow();
  return {
    household,
    name,
    parent,
    elsewhere,
    word,
    amount,
    link,
    saved,
    invitation: invitation.id,
    waiting: await memberOf(at, plan, late),
    guest: await signedIn(at, guest),
  } satisfies Home;
}

/** A plan that a parent keeps, with its student, somebody else of their home and a college on the list. */
export interface KeptByParent {
  readonly plan: string;
  readonly household: HouseholdId;
  readonly parent: Visitor;
  readonly parentName: string;
  readonly student: Visitor;
  readonly other: string;
  readonly line: string;
}

/** When the student of a plan that a parent keeps turns 18, as forms send it. */
export const adult = () => ({ adultYear: String(new Date().getFullYear() + 1), adultMonth: "05" });

export async function keptByParent(at: Plans): Promise<KeptByParent> {
  const { letters } = nextFamily();
  const [parentName, name, rick] = [`quinn-held-${letters}`, `zoe-held-${letters}`, `rick-held-${letters}`];
  const [parent, student] = [await signedIn(at, parentName), await signedIn(at, name, "13-17")];
  await at.covers(parentName);
  const plan = await at.start(parent, { who: "parent", ...adult() });
  await at.join(parent, student, plan, "student", name);
  await at.join(parent, await signedIn(at, rick), plan, "first", rick);
  const line = await at.addCollege(parent, plan, "203535", "");
  const { first: household } = await homesOf(at.store, plan);
  return { plan, household, parent, parentName, student, line, other: await memberOf(at, plan, rick) };
}

/** Posts a form of a plan, which must be taken. */
const poster = (plan: string) => async (one: Visitor, page: string, fields: Record<string, string>) => {
  const posted = await one.post(page.startsWith("/") ? page : `${plan}/${page}`, fields);
  expect(posted.status, `${page} ${new URLSearchParams(fields)}`).toBe(303);
  return posted;
};

/** Saves a result and gives its id. */
async function keep(
  at: Plans,
  one: Visitor,
  plan: string,
  owner: "student" | HouseholdId,
  fields: Record<string, string>,
): Promise<string> {
  const posted = await one.post("/plan/save", { ...fields, plan: plan.split("/")[2] ?? "" });
  expect(locationOf(posted)).toContain(plan);
  // The homes are filled at the same time, each with one result.
  const saved = at.store.selectFrom("plan_saved").where("plan_id", "=", plan.split("/")[2] ?? "");
  return (await saved.where("owner", "=", owner).select("id").executeTakeFirstOrThrow()).id;
}

/** The id of somebody's part in a plan. */
export async function memberOf(at: Plans, plan: string, name: string): Promise<string> {
  const { id } = await at.store
    .selectFrom("plan_member")
    .where("account_id", "=", (await at.accountOf(name)) ?? "nobody")
    .where("plan_id", "=", plan.split("/")[2] ?? "")
    .select("id")
    .executeTakeFirstOrThrow();
  return id;
}
