import { dollars } from "~/design/figures";
import { isState, states } from "~/geography/states";
import { toolPathOf } from "~/language";
import { inEnglish, type Translate } from "~/translation";
import { answeredAt, moneyNames } from "./answered-pages";
import {
  answerFor,
  fieldsAt,
  knownIncome,
  matchNames,
  type Profile,
  type ProfileName,
  profileNames,
  readAnswer,
} from "./profile";
import type { ProfileMessage } from "./spanish";

const short = ["up to $30k", "$30–48k", "$48–75k", "$75–110k", "over $110k"] as const;
const rigorWords: Readonly<Record<string, ProfileMessage>> = {
  most: "hardest courses",
  more: "harder courses",
  average: "average courses",
  less: "easier courses",
};
const testsWords: Readonly<Record<string, ProfileMessage>> = { plan: "test planned", without: "without test scores" };
const parentsWords: Readonly<Record<string, ProfileMessage>> = {
  married: "parents married",
  together: "parents together",
  apart: "parents apart",
  one: "one parent",
};

/** One answer in a few words. */
export interface Chip {
  readonly name: ProfileName;
  readonly text: string;
  /** The page works with it. */
  readonly used: boolean;
}

/** What a page shows was made from, so that a chip may say that it's used there. */
export interface Given {
  /** Of the address. */
  readonly search: string;
  /** What was posted, by the names of the fields: money stands in no address. */
  readonly posted: Readonly<Record<string, string>>;
}

/** What a page works with: what its figures were made from, or what a form asks for that answers while one types. */
function usedAt(profile: Profile, pathname: string, { search, posted }: Given): ReadonlySet<ProfileName> {
  const answered = answeredAt(pathname);
  const used =
    answered === null ? namesAsked(profile, pathname, posted) : namesGiven(profile, answered, search, posted);
  if (used.includes("band")) return new Set([...used, "amount"]);
  const path = toolPathOf(pathname);
  // A college's page and the list of all are the same for everyone until chance and price are worked out here.
  const own = path === "/college-list" || (/^\/colleges(\/\d[^/]*)?$/.test(path) && posted.yours !== undefined);
  return new Set(own ? matchNames : used);
}

/**
 * What the fields of a page ask for, but for what isn't theirs in a family like this, and for an income where the page
 * says that it counts another one, such as one that's tried out.
 */
function namesAsked(profile: Profile, pathname: string, { income }: Given["posted"]): readonly ProfileName[] {
  const other = income !== undefined && income !== knownIncome(profile);
  return Object.entries(fieldsAt(pathname))
    .filter(([field, name]) => name !== "amount" || answerFor(profile, pathname, field) !== null)
    .flatMap(([, name]) => (other && (name === "band" || name === "amount") ? [] : name));
}

/** The answers that were given as they are known: who changed one since sees that the page is of before. */
function namesGiven(
  profile: Profile,
  fields: Readonly<Record<string, ProfileName>>,
  search: string,
  posted: Given["posted"],
): readonly ProfileName[] {
  const address = new URLSearchParams(search);
  return Object.entries(fields).flatMap(([field, name]) => {
    // Money in an address is not read.
    const given = posted[field] ?? (moneyNames.includes(name) ? "" : address.getAll(field).join(","));
    // A band may have been sent in dollars.
    const own = name === "band" && given === knownIncome(profile);
    return own || (given !== "" && readAnswer(name, given) === profile[name]) ? name : [];
  });
}

/**
 * The answers in a few words each: first what the page works with, then the others, each the most telling first:
 * "GPA 3.4", "Ohio", "$48–75k".
 */
export function chipsAt(
  profile: Profile,
  pathname: string,
  given: Given,
  t: Translate<ProfileMessage> = inEnglish,
): readonly Chip[] {
  const used = usedAt(profile, pathname, given);
  const chips = wordsOf(profile, t).map(([name, text]) => ({ name, text, used: used.has(name) }));
  return [...chips.filter((chip) => chip.used), ...chips.filter((chip) => !chip.used)];
}

/**
 * The answers in a few words each, the most telling first.
 *
 * @param only those of these names
 */
export const chipsOf = (
  profile: Profile,
  only: readonly ProfileName[] = profileNames,
  t: Translate<ProfileMessage> = inEnglish,
): readonly string[] => wordsOf(profile, t).flatMap(([name, text]) => (only.includes(name) ? text : []));

function wordsOf(profile: Profile, t: Translate<ProfileMessage>): readonly (readonly [ProfileName, string])[] {
  const { gpa, scale, state, zip, amount, band, budget, sat, act, year, path, fields, size, first } = profile;
  const count = fields?.split(",").length ?? 0;
  const money = (text: string) => dollars(Number(text));
  const bandName = band === undefined || amount !== undefined ? undefined : short[Number(band)];
  const { rank, advanced } = profile;
  const rigor = rigorWords[profile.rigor ?? ""];
  const tests = testsWords[profile.tests ?? ""];
  const parents = parentsWords[profile.parents ?? ""];
  const words: readonly (readonly [ProfileName, string | null])[] = [
    [
      "gpa",
      gpa === undefined
        ? null
        : t(scale === "100" ? "grades {gpa}%" : scale === "w" ? "GPA {gpa} weighted" : "GPA {gpa}", { gpa }),
    ],
    ["state", placeIn(state, t)],
    ["zip", zip === undefined ? null : t("ZIP {zip}", { zip })],
    ["amount", amount === undefined ? null : t("income {amount}", { amount: money(amount) })],
    ["band", bandName === undefined ? null : t(bandName)],
    ["rank", rank === undefined ? null : t("top {rank}% of the class", { rank })],
    ["sat", sat === undefined ? null : t("SAT {score}", { score: sat })],
    ["act", act === undefined ? null : t("ACT {score}", { score: act })],
    ["tests", tests === undefined ? null : t(tests)],
    ["rigor", rigor === undefined ? null : t(rigor)],
    [
      "advanced",
      advanced === undefined
        ? null
        : t(advanced === "1" ? "1 AP, IB or college course" : "{count} AP, IB or college courses", { count: advanced }),
    ],
    ["year", year === undefined ? null : t("class of {year}", { year })],
    ["path", path === "transfer" ? t("transfer") : path === "gap" ? t("gap year") : null],
    ["fields", count === 0 ? null : count === 1 ? t("1 field") : t("{count} fields", { count })],
    ["budget", budget === undefined ? null : t("can pay {amount}", { amount: money(budget) })],
    ["parents", parents === undefined ? null : t(parents)],
    ["size", size === undefined ? null : t("family of {size}", { size })],
    ["standing", profile.standing === "independent" ? t("independent") : null],
    ["first", first === undefined ? null : t("first in the family")],
  ];
  return words.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
}

/** Where a student is from; null where that isn't known. A state's name is its own key, as in the tables of facts. */
function placeIn(state: string | undefined, t: Translate<ProfileMessage>): string | null {
  if (state === "abroad") return t("outside the U.S.");
  return state !== undefined && isState(state) ? t(states[state] as ProfileMessage) : null;
}
