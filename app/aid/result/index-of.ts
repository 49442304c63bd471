/** The index of checked answers, for the result page and for the answer while typing alike. */
import { type ContributorAnswers, countingSide, type Side } from "~/aid/form/contributor";
import type { AidAnswers } from "~/aid/form/input";
import { toSaiInput } from "~/aid/form/to-sai-input";
import { assetExemption, withoutAssets } from "~/aid/formula/exemption";
import { indexWith } from "~/aid/formula/sai";
import { tablesFor } from "~/aid/formula/tables";

/** Works the index and the Pell Grant out: assets are left out first where the law does not ask for them. */
export function indexOf(answers: AidAnswers) {
  const { contributor: path, ...asked } = toSaiInput(answers);
  const tables = tablesFor(asked.awardYear);
  const exemption = assetExemption(tables, asked.input, asked.facts);
  const counted = exemption === null ? asked.input : withoutAssets(asked.input);
  return { ...asked, path, tables, exemption, counted, result: indexWith(tables, counted) };
}

/** Two households: whose numbers were filled in, and whose the FAFSA uses; null where an answer is missing. */
export interface Apart {
  readonly here: Side | null;
  readonly counts: Side | null;
}

/** `null` for everybody whose parents don't live apart. */
export function apartOf({ household }: AidAnswers, path: ContributorAnswers | null): Apart | null {
  return path?.situation === "apart" ? { here: household, counts: countingSide(path) } : null;
}

/** Main figures that were left empty, by field name; none where nobody had to file. */
export function leftEmpty(answers: AidAnswers, dependent: boolean): readonly string[] {
  const who = dependent ? "parents" : "student";
  const household = answers[who];
  if (household.taxes === "none") return [];
  return (["tax_paid", "earned"] as const)
    .filter((field) => household[field] === null)
    .map((field) => `${who}.${field}`);
}

/**
 * The answers as a result counts them: an income without a word about earnings is no income without work. All of the
 * adjusted gross income counts as earned by one person, which is one of the ways that the range beside the form goes;
 * the result says so. `null` where nothing has to be assumed.
 */
export function withWorkAssumed(answers: AidAnswers, dependent: boolean): AidAnswers | null {
  const who = dependent ? "parents" : "student";
  const { taxes, agi, earned, earned2 } = answers[who];
  if (taxes === "none" || earned !== null || earned2 !== null || agi === null || agi <= 0) return null;
  return { ...answers, [who]: { ...answers[who], earned: agi } };
}
