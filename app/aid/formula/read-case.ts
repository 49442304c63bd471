/**
 * Reads a case in the form of the Department's test records. Hand-written rather than a schema because a file of many
 * thousand students is read in one go, and because every refusal names the value at fault.
 */
import { AidInputError } from "~/aid/input-error";
import {
  type AmountKey,
  amountKeys,
  type Earner,
  emptyHousehold,
  type FilingStatus,
  filingStatuses,
  type Household,
  type SaiInput,
} from "./sai-input";

type Fields = Readonly<Record<string, unknown>>;

/** Two people with the largest number a federal record has room for. Products with the rates stay exact below it. */
const LARGEST_AMOUNT = 200_000_000_000;
const LARGEST_FAMILY = 99;

/** Amounts a tax form or a balance may show below zero. Everything else starts at 0. */
const maybeNegative: ReadonlySet<AmountKey> = new Set<AmountKey>([
  "agi",
  "untaxed_ira",
  "untaxed_pension",
  "foreign_exclusion",
  "tax_paid",
  "investments",
  "business_farm",
]);

const householdKeys: ReadonlySet<string> = new Set<string>([...amountKeys, "required_to_file", "earners"]);
const earnerKeys: ReadonlySet<string> = new Set(["earned", "filing_status"]);
const inputKeys: ReadonlySet<string> = new Set([
  "dependent",
  "has_dependents",
  "married",
  "family_size",
  "parents",
  "student",
  "is_parent",
  "unmarried",
  "eitc_claimed",
  "pell_filing_status",
  "single_parent",
  "state",
  "grade_level",
  "bachelors",
  "special_rule",
]);

/**
 * The input of a case. A missing or null key means nothing to report, except `dependent` and (for dependent students
 * and students with dependents) `family_size`, which must be there. Throws `AidInputError` with the path of the value.
 */
export function readSaiInput(value: unknown): SaiInput {
  const input = fields(value, "input");
  refuseUnknown(input, inputKeys, "input");
  const dependent = flag(input, "dependent", "input");
  if (dependent === null) {
    throw new AidInputError("Say whether the student is dependent: true or false.", "input.dependent");
  }
  const married = flag(input, "married", "input") ?? false;
  const hasDependents = !dependent && (flag(input, "has_dependents", "input") ?? false);
  const isParent = !dependent && (flag(input, "is_parent", "input") ?? hasDependents);
  const unmarried = flag(input, "unmarried", "input") ?? false;
  const eitc = flag(input, "eitc_claimed", "input") ?? false;
  const status = filingStatus(input.pell_filing_status, "input.pell_filing_status");
  const single =
    flag(input, "single_parent", "input") ??
    ((dependent || isParent) && unmarried && (status === "hoh" || status === "qss" || eitc));
  return {
    dependent,
    has_dependents: hasDependents,
    married,
    family_size: familySize(input.family_size, { dependent, hasDependents, married }),
    parents: household(input.parents, "input.parents"),
    student: household(input.student, "input.student"),
    is_parent: isParent,
    single_parent: single,
    state: state(input.state),
    grade_level: gradeLevel(input.grade_level),
    bachelors: flag(input, "bachelors", "input") ?? false,
    special_rule: flag(input, "special_rule", "input") ?? false,
  };
}

/** An object with named values, or a refusal. */
export function fields(value: unknown, path: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AidInputError(value === undefined ? "This part is missing." : "This must be an object.", path);
  }
  return value as Fields;
}

/** Refuses a key nobody reads: a misspelled amount must not silently count as zero. */
export function refuseUnknown(value: Fields, known: ReadonlySet<string>, path: string): void {
  for (const key of Object.keys(value)) {
    if (!known.has(key)) throw new AidInputError("There’s no value of this name.", path ? `${path}.${key}` : key);
  }
}

function household(value: unknown, path: string): Household {
  if (value === undefined || value === null) return emptyHousehold;
  const given = fields(value, path);
  refuseUnknown(given, householdKeys, path);
  const read: Record<AmountKey, number> & { required_to_file: boolean | null; earners: readonly Earner[] } = {
    ...emptyHousehold,
    required_to_file: flag(given, "required_to_file", path),
    earners: earners(given.earners, `${path}.earners`),
  };
  for (const key of amountKeys) {
    const amount = given[key];
    if (amount !== undefined && amount !== null) {
      read[key] = wholeDollars(amount, maybeNegative.has(key), `${path}.${key}`);
    }
  }
  return read;
}

function earners(value: unknown, path: string): readonly Earner[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new AidInputError("This must be a list, one entry for each tax filer.", path);
  if (value.length > 4) throw new AidInputError("There are more than four tax filers here.", path);
  return value.map((entry: unknown, index) => {
    const at = `${path}.${index}`;
    const earner = fields(entry, at);
    refuseUnknown(earner, earnerKeys, at);
    const earned = earner.earned ?? 0;
    return {
      earned: wholeDollars(earned, true, `${at}.earned`),
      filing_status: filingStatus(earner.filing_status, `${at}.filing_status`),
    };
  });
}

function wholeDollars(value: unknown, negativeAllowed: boolean, path: string): number {
  if (typeof value !== "number" || !Number.isInteger(value)) {
    throw new AidInputError("This must be a number of whole dollars.", path);
  }
  if (Math.abs(value) > LARGEST_AMOUNT) throw new AidInputError("This amount is too large to be right.", path);
  if (value < 0 && !negativeAllowed) throw new AidInputError("This amount can’t be below zero.", path);
  return value;
}

function familySize(value: unknown, who: { dependent: boolean; hasDependents: boolean; married: boolean }): number {
  const path = "input.family_size";
  // Smallest family each formula can have; the Department assumes it where a record says less.
  const smallest = who.dependent ? 2 : 1 + (who.married ? 1 : 0) + (who.hasDependents ? 1 : 0);
  if (value === undefined || value === null) {
    if (!who.dependent && !who.hasDependents) return smallest;
    throw new AidInputError("The family size is missing.", path);
  }
  if (typeof value !== "number" || !Number.isInteger(value) || value < 1) {
    throw new AidInputError("The family size must be a whole number, 1 or more.", path);
  }
  if (value > LARGEST_FAMILY) throw new AidInputError("The family size is too large to be right.", path);
  return Math.max(value, smallest);
}

function flag(value: Fields, key: string, path: string): boolean | null {
  const given = value[key];
  if (given === undefined || given === null) return null;
  if (typeof given !== "boolean") throw new AidInputError("This must be true or false.", `${path}.${key}`);
  return given;
}

function filingStatus(value: unknown, path: string): FilingStatus | null {
  if (value === undefined || value === null) return null;
  const status = filingStatuses.find((known) => known === value);
  if (!status) throw new AidInputError(`This must be one of ${filingStatuses.join(", ")}.`, path);
  return status;
}

function state(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value !== "string" || !/^[A-Za-z]{2}$/.test(value)) {
    throw new AidInputError("The state must be its two-letter postal code.", "input.state");
  }
  return value.toUpperCase();
}

function gradeLevel(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 9) {
    throw new AidInputError("The grade level must be a number from 0 to 9.", "input.grade_level");
  }
  return value;
}
