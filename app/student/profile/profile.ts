import { toolPathOf } from "~/language";
import { typedGpa } from "~/typed/typed-number";
import { bandOf, readIncome } from "./income-bands";
import { checkReturn, forgetReturn, isFamilyIncome, noteReturn } from "./tax-return";
import { valueReaders } from "./values";

/**
 * What a student told any tool, so that no other tool asks again. It stays on the student's device. Every value is a
 * text as a form holds it: `band` is one of the five income bands, `amount` the income in whole dollars, `budget` what
 * the family can pay a year, `rank` the class rank in percent from the top, `advanced` how many AP, IB or college
 * courses, `tests` "without" for who applies without scores, `size` the family size of the FAFSA, `parents` how they
 * live, `standing` "independent" for
 * federal aid, `first` "yes" for the first of a family to go to college, `fields` CIP codes with commas between. `agi`
 * says
 * whose tax return of the FAFSA the income is from, `earlier` which income, or band, another tool had been told before.
 */
export const profileNames = [
  "year",
  "path",
  "gpa",
  "scale",
  "rank",
  "rigor",
  "advanced",
  "sat",
  "act",
  "tests",
  "state",
  "zip",
  "fields",
  "band",
  "amount",
  "budget",
  "size",
  "parents",
  "standing",
  "first",
  "agi",
  "earlier",
] as const;
export type ProfileName = (typeof profileNames)[number];
export type Profile = Readonly<Partial<Record<ProfileName, string>>>;

const readers: Readonly<Record<ProfileName, (text: string) => string | null>> = valueReaders;

/** Reads what was stored, whatever it is by now; an empty profile where nothing is known. */
export function readProfile(text: string | null): Profile {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  const profile: Partial<Record<ProfileName, string>> = {};
  for (const [name, value] of Object.entries(stored)) {
    const known = profileNames.find((each) => each === name);
    const read = known === undefined || typeof value !== "string" ? null : readers[known](value);
    if (known !== undefined && read !== null) profile[known] = read;
  }
  return profile;
}

export const isEmpty = (profile: Profile): boolean => Object.keys(profile).length === 0;

const fafsaTool = "/tools/fafsa-calculator";

/** Grades, courses and scores, by the name that both the quiz and the comparison give their fields. */
const record = {
  gpa: "gpa",
  scale: "scale",
  rank: "rank",
  rigor: "rigor",
  advanced: "advanced",
  sat: "sat",
  act: "act",
  tests: "tests",
} as const;

/** Which field of which tool asks for what. A tool's page is known by its path, which in Spanish is below `/es`. */
const tools: Readonly<Record<string, Readonly<Record<string, ProfileName>>>> = {
  "/": { gpa: "gpa", state: "state", income: "band" },
  "/college-match-quiz": {
    year: "year",
    ...record,
    state: "state",
    zip: "zip",
    fields: "fields",
    income: "band",
    budget: "budget",
  },
  "/college-match-quiz/results": { income: "band", budget: "budget" },
  "/college-cost-calculator": {
    state: "state",
    income: "amount",
    band: "band",
    dependency: "standing",
    entry: "year",
  },
  "/college-cost-calculator/kitchen-table": { state: "state", income: "amount", band: "band", budget: "budget" },
  "/colleges/crossed-off": { state: "state", income: "band" },
  "/colleges/compare": {
    ...record,
    state: "state",
    fields: "fields",
    income: "band",
  },
  "/majors/": { state: "state", zip: "zip", income: "band" },
  [fafsaTool]: {
    state: "state",
    grounds: "standing",
    situation: "parents",
    family_size: "size",
    "parents.agi": "amount",
    "student.agi": "amount",
  },
  "/application-timeline": { year: "year", path: "path", state: "state" },
  "/college-visit-planner": { from: "zip" },
  "/plan/start": { year: "year", path: "path", state: "state" },
};

/** The form on top of every tool, which asks for all of it, each by its own name. */
export const editorPath = "profile";
const editor: Readonly<Record<string, ProfileName>> = {
  ...Object.fromEntries(profileNames.filter((name) => name !== "amount").map((name) => [name, name])),
  income: "band",
};

/** What chance and price of a college are worked out from, wherever they're shown. */
export const matchNames: readonly ProfileName[] = [
  ...Object.values(record),
  "state",
  "zip",
  "fields",
  "amount",
  "band",
  "budget",
];

/** What the fields of a page ask for, by the name of the field; empty where a page asks for nothing known. */
export function fieldsAt(pathname: string): Readonly<Record<string, ProfileName>> {
  if (pathname === editorPath) return editor;
  const path = toolPathOf(pathname);
  // The page of every field of study asks for the same.
  const tool = path.startsWith("/majors/") ? "/majors/" : path;
  return Object.hasOwn(tools, tool) ? (tools[tool] ?? {}) : {};
}

/**
 * The profile after a form was sent.
 * @param sent the fields that could be seen, by name; an empty text where one was left or made empty
 */
export function learn(profile: Profile, pathname: string, sent: ReadonlyMap<string, string>): Profile {
  const next: Partial<Record<ProfileName, string>> = { ...profile };
  const asked = new Set<ProfileName>();
  for (const [field, name] of Object.entries(fieldsAt(pathname))) {
    const text = sent.get(field)?.trim();
    if (text === undefined) continue;
    // An AGI left empty may be another’s to fill in: it takes away no income that is known.
    if (field.endsWith(".agi") && (text === "" || !isFamilyIncome(field, next))) continue;
    asked.add(name);
    // Any ground of the FAFSA makes a student independent.
    const read = text === "" ? null : field === "grounds" ? "independent" : readers[name](text);
    if (field.endsWith(".agi") && read !== null && read !== next.amount) noteReturn(next, field, knownIncome(next));
    if (read !== null) next[name] = read;
    else if (text === "") delete next[name];
  }
  // An income in dollars says the band too; a band alone that says otherwise is the newer answer.
  if (asked.has("amount") && next.amount !== undefined) next.band = String(bandOf(Number(next.amount)));
  else if (asked.has("band") && next.amount !== undefined && String(bandOf(Number(next.amount))) !== next.band)
    delete next.amount;
  const isFafsa = toolPathOf(pathname) === fafsaTool;
  if (!isFafsa && next.amount !== profile.amount) forgetReturn(next);
  if (isFafsa || pathname === editorPath) checkReturn(next);
  // Another GPA, typed where no scale is asked, may be on another one: the tools guess it from the number.
  if (next.gpa !== profile.gpa && !sent.has("scale")) delete next.scale;
  // "45%" and "92/100" say theirs, and the number that is kept doesn't.
  if (!sent.get("scale") && typedGpa(sent.get("gpa") ?? "")?.outOf === 100) next.scale = "100";
  // These come with an answer already chosen: alone they say nothing about somebody.
  if (next.gpa === undefined) delete next.scale;
  if (next.year === undefined) delete next.path;
  if (next.standing === "dependent") delete next.standing;
  // Of parents who live apart the FAFSA counts the people of one home, and the other home has its own.
  if ((sent.has("situation") || sent.has("family_size")) && next.parents === "apart") delete next.size;
  return next;
}

/** "2027-28": the first year of college of who finishes high school in 2027; a year later after a gap year. */
function entryOf({ year, path }: Profile): string | null {
  if (year === undefined) return null;
  const first = Number(year) + (path === "gap" ? 1 : 0);
  return `${first}-${String(first + 1).slice(2)}`;
}

/** What to put into a field that is empty; null for nothing. An income in dollars leaves the band beside it empty. */
export function answerFor(profile: Profile, pathname: string, field: string): string | null {
  const fields = fieldsAt(pathname);
  const name = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (name === undefined) return null;
  if (name === "band" && toolPathOf(pathname) === "/college-cost-calculator" && profile.amount !== undefined)
    return null;
  if (field === "entry") return entryOf(profile);
  // The income is that of the parents, who are one home, or of a student who is independent.
  if (field === "parents.agi" && (profile.parents === "apart" || profile.standing === "independent")) return null;
  if (field === "student.agi" && profile.standing !== "independent") return null;
  return profile[name] ?? null;
}

/** Answers of the match that are no money and one value each, in the order of a link. */
const matchAnswers = [
  ...(["act", "advanced", "gpa", "rank", "rigor", "sat", "scale", "state", "tests", "year", "zip"] as const),
] as const;

/** The query of a match list for this profile: everything but money. */
export function matchSearch(profile: Profile): string {
  const search = new URLSearchParams();
  for (const name of matchAnswers) {
    const value = profile[name];
    if (value !== undefined) search.set(name, value);
  }
  for (const field of profile.fields?.split(",") ?? []) search.append("fields", field);
  return search.toString();
}

/**
 * Whether the address of a list may be this student's own: it says no grade, score or home that the profile says
 * otherwise.
 * @param search query of a match list
 */
export function isOwnSearch(profile: Profile, search: string): boolean {
  const said = new URLSearchParams(search);
  return (["gpa", "sat", "act", "state", "zip"] as const).every((name) => {
    const [known, given] = [profile[name], said.get(name)];
    if (known === undefined || given === null) return true;
    const read = readers[name](given);
    return read === known || Number(read) === Number(known);
  });
}

/** Some answers by their names, those that are known. */
export function profileFields(profile: Profile, names: readonly ProfileName[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => (profile[name] === undefined ? [] : [[name, profile[name]]])),
  );
}

/**
 * The income of this profile as the match takes it: in dollars where they are known, else its band; "" for none. A tool
 * that was told the dollars and one that asks for a band alone then say the same price.
 */
export function knownIncome({ amount = "", band = "" }: Profile): string {
  const income = readIncome(amount);
  return income !== null && income.dollars !== null && String(income.band) === band ? amount : band;
}

/** The money of this profile as the match posts it; null where none is known. */
export function matchMoney(profile: Profile): { readonly income: string; readonly budget: string } | null {
  const { band, budget } = profile;
  return band === undefined && budget === undefined ? null : { income: knownIncome(profile), budget: budget ?? "" };
}

/** One answer as it is kept; null where it can’t be read. */
export const readAnswer = (name: ProfileName, text: string): string | null => readers[name](text);
