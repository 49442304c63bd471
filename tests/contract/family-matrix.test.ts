import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide, type Resource, type Viewer } from "~/family/access/policy";
import { hasTwo, householdsIn, type Mode, modes } from "~/family/access/roles";
import {
  type Amount,
  amountIn,
  amounts,
  bands,
  type FilledPlan,
  filingIn,
  fillPlan,
  nameIn,
  type Text,
  textIn,
  type Who,
  whos,
  wordOf,
} from "../setup/filled-plan";
import { words } from "../setup/page";
import { type Output, outputsOf } from "../setup/plan-outputs";
import { Plans } from "../setup/plans";

/**
 * The policy decides every page, export, calendar, mail and answer of a plan. Everybody fills every field with a mark
 * of its own; then each viewer looks everywhere, and finds exactly the marks that `decide()` allows.
 */

/** The viewers, as the policy knows them. Whoever is null is not in the plan and finds nothing. */
const viewers: Readonly<Record<Who, Omit<Viewer, "households"> | null>> = {
  maya: { role: "student", household: null, controls: true, admitted: false },
  renee: { role: "parent", household: "hh_a", controls: false, admitted: true },
  rick: { role: "parent", household: "hh_a", controls: false, admitted: false },
  tom: { role: "parent", household: "hh_b", controls: false, admitted: true },
  paul: { role: "counselor", household: null, controls: false, admitted: false },
  hal: { role: "helper", household: null, controls: false, admitted: false },
  ana: null,
  ivy: null,
  sam: null,
  nobody: null,
};

/** What is written where, and the part of the policy that decides who sees it. */
const decidedBy: Readonly<Record<Text | Amount, Resource>> = {
  student: "basics",
  liked: "liked",
  note: "note",
  record: "record",
  essay: "essays",
  draft: "essays",
  shown: "essays",
  "task:everyone": "tasks:shared",
  "task:me": "tasks:student",
  "task:a": "tasks:hh_a",
  "task:b": "tasks:hh_b",
  "asked:a": "asked:hh_a",
  "asked:b": "asked:hh_b",
  "result:shared": "results:shared",
  "result:student": "results:student",
  "result:a": "results:hh_a",
  "result:b": "results:hh_b",
  // A result with money in it is part of a household's finances.
  "sai:student": "results:student",
  "sai:a": "finances:hh_a",
  "sai:b": "finances:hh_b",
  "agi:student": "results:student",
  "agi:a": "finances:hh_a",
  "agi:b": "finances:hh_b",
  "letter:student": "letters:student",
  "letter:a": "letters:hh_a",
  "letter:b": "letters:hh_b",
  "grant:student": "letters:student",
  "grant:a": "letters:hh_a",
  "grant:b": "letters:hh_b",
  "income:a": "finances:hh_a",
  "income:b": "finances:hh_b",
  "tax:a": "finances:hh_a",
  "tax:b": "finances:hh_b",
  "cash:a": "finances:hh_a",
  "cash:b": "finances:hh_b",
  "investments:a": "finances:hh_a",
  "investments:b": "finances:hh_b",
  "support:a": "finances:hh_a",
  "support:b": "finances:hh_b",
  // The first household has told the student what it plans to pay, the second has not.
  "pays:a": "told:hh_a",
  "pays:b": "finances:hh_b",
  "payment:a": "ledger:hh_a",
  "payment:b": "ledger:hh_b",
  "payment:all": "ledger:shared",
  "limit:a": "ledger:hh_a",
  "limit:b": "ledger:hh_b",
};

/** Each person's name and address. Lea is invited to the second household; Ana's name stands in the log alone. */
const personDecidedBy: Readonly<Record<Exclude<Who, "sam" | "nobody"> | "lea", Resource>> = {
  maya: "people:student",
  renee: "people:hh_a",
  rick: "people:hh_a",
  tom: "people:hh_b",
  lea: "people:hh_b",
  paul: "people:counselor",
  hal: "people:helper",
  ivy: "people:counselor",
  ana: "log",
};

/** Calendars and mails hold dates alone: no money, no notes, no name but the student's (decision 22). */
const outside: readonly Output["kind"][] = ["calendar", "mail"];
const areDates: readonly string[] = ["task:everyone", "task:me", "task:a", "task:b", "asked:a", "asked:b"];

/** What says that there is another household (decision 17): words, and the id of one that is not the viewer's own. */
const another = /\bsecond\b|\bother (household|home|parent)|\bfirst household|\bboth (households|homes)|\ball three\b/i;
function otherHomes(who: Who, { homes }: FilledPlan): readonly string[] {
  const viewer = viewers[who];
  // To whoever is signed out each page says the address that was asked for, and leads back to it.
  if (who === "nobody") return [];
  if (viewer?.household === "hh_b") return [homes.first];
  return viewer?.role === "student" || viewer?.household === "hh_a" ? [homes.second] : Object.values(homes);
}

const seenBy = (viewer: Omit<Viewer, "households">, mode: Mode, resource: Resource) =>
  decide({ ...viewer, households: householdsIn(mode, ["hh_a", "hh_b"]) }, mode, resource, "see");

/** Whether somebody may know of another household: the policy shows them its people. */
function knowsOfAnother(mode: Mode, who: Who): boolean {
  const viewer = viewers[who];
  return (
    viewer !== null && seenBy(viewer, mode, viewer.household === "hh_b" ? "people:hh_a" : "people:hh_b") === "allow"
  );
}

/**
 * The one page that may speak of a second household before there is one: where the student of a plan can bring it in.
 */
const offersAnother = ({ name }: Output, mode: Mode, who: Who) =>
  who === "maya" && mode === "one" && /\/setup(\.data)?$/.test(name);

interface Mark {
  readonly name: string;
  readonly found: RegExp;
  readonly decided: "allow" | "derived" | "deny";
  /** The policy lets more people see it than a page shows it to. */
  readonly narrow?: boolean;
}

/** Every mark with what the policy says of it for this viewer. */
function marksFor(mode: Mode, who: Who): readonly Mark[] {
  const viewer = viewers[who];
  const decided = (resource: Resource) => (viewer === null ? "deny" : seenBy(viewer, mode, resource));
  const ended = !hasTwo(mode);
  const marks = (Object.keys(decidedBy) as (Text | Amount)[]).map((name): Mark => {
    // What was asked of a household that is out of the plan is the student's to do.
    const resource = name === "asked:b" && ended ? "tasks:student" : decidedBy[name];
    // One version of one essay is shown to the counselor by an act of the student, and stands in no file of theirs.
    if (name === "shown" && who === "paul") return { name, found: textIn(name), decided: "allow", narrow: true };
    return {
      name,
      found: name in amounts ? amountIn(name as Amount) : textIn(name as Text),
      decided: decided(resource),
    };
  });
  const people = (Object.keys(personDecidedBy) as (keyof typeof personDecidedBy)[])
    .filter((person) => person !== who)
    .map(
      (person): Mark => ({
        name: `the name of ${person}`,
        found: new RegExp(nameIn(mode, person)),
        decided: decided(personDecidedBy[person]),
        // Of those invited to a household its own people and the student see the address.
        narrow: person === "lea",
      }),
    );
  const homes = (["a", "b"] as const).flatMap((home): readonly Mark[] => [
    { name: `filing:${home}`, found: filingIn(home), decided: decided(`finances:hh_${home}`) },
    {
      name: `band:${home}`,
      found: new RegExp(bands[home].replaceAll("$", "\\$")),
      decided: decided(`finances:hh_${home}`),
    },
  ]);
  return [...marks, ...people, ...homes];
}

/** What somebody finds that the policy forbids, and does not find that it allows. */
function wrong(mode: Mode, who: Who, outputs: readonly Output[]) {
  const leaks: string[] = [];
  const missing: string[] = [];
  for (const { name, found, decided, narrow } of marksFor(mode, who)) {
    const isBand = name.startsWith("band:");
    const sees = decided === "allow" || (isBand && decided === "derived");
    const has = (output: Output) => found.test(output.text);
    const isDate = areDates.includes(name);
    const mayLeave = isDate || name === "student";
    const may = ({ kind }: Output) => sees && (mayLeave || !outside.includes(kind));
    const where = outputs.filter((output) => has(output) && !may(output));
    if (where.length > 0) leaks.push(`${name} in ${where.map((output) => output.name).join(" ")}`);
    if (!sees || narrow) continue;
    for (const kind of ["page", "export", ...(isDate ? outside : [])]) {
      if (!outputs.some((output) => output.kind === kind && has(output))) missing.push(`${name} in any ${kind}`);
    }
  }
  return { leaks, missing };
}

let at: Plans;
let plans: Readonly<Record<Mode, FilledPlan>>;
beforeAll(async () => {
  at = await Plans.open();
  plans = Object.fromEntries(await Promise.all(modes.map(async (mode) => [mode, await fillPlan(at, mode)])));
  await at.remind();
});
afterAll(() => at.close());

describe.each(modes)("of a plan in the mode “%s”", (mode) => {
  it.each(whos)("%s finds what the policy allows and nothing else", async (who) => {
    const outputs = await outputsOf(at, plans[mode], who);
    expect(wrong(mode, who, outputs)).toEqual({ leaks: [], missing: [] });
    const tells = ({ text }: Output) =>
      another.test(text) || otherHomes(who, plans[mode]).some((home) => text.includes(home));
    const traces = outputs.filter((output) => tells(output) && !offersAnother(output, mode, who));
    if (!knowsOfAnother(mode, who)) expect(traces.map(({ name }) => name)).toEqual([]);
    else expect(traces.length, "the words are looked for where they are").toBeGreaterThan(3);
  });

  it("an invitation names the student and whoever sent it, and nothing else", async () => {
    const { people, invitation } = plans[mode];
    const email = await at.emailTo(Plans.email(nameIn(mode, "ivy")));
    const opened = await (await people.ivy.get(invitation)).text();
    for (const text of [[email.subject, email.text, email.html].join("\n"), words(opened)]) {
      expect(text).toContain(wordOf("student"));
      expect(text).not.toMatch(another);
      const named = marksFor(mode, "ivy").filter(({ found }) => found.test(text));
      expect(named.filter(({ name }) => name !== "student" && name !== "the name of maya")).toEqual([]);
    }
  });
});
