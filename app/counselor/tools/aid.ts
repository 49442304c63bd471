import { z } from "zod";
import { indexWith } from "~/aid/formula/sai";
import { emptyHousehold, type SaiInput } from "~/aid/formula/sai-input";
import { tablesFor, usualAwardYear } from "~/aid/formula/tables";
import { type Evidence, type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { isState } from "~/geography/states";
import { taxOn } from "./tax";
import { tool } from "./tool";

const calculator = (figures: Evidence["figures"], year: string): Evidence => ({
  url: "/tools/fafsa-calculator#family",
  title: "FAFSA calculator: the federal formula",
  source: "U.S. Department of Education, Student Aid Index and Pell Grant Eligibility Guide",
  year,
  figures,
});

/** Student Aid Index and Pell Grant from an income and a family size, and what they assume. */
export const aidFormula = tool({
  name: "student_aid_index",
  description: "An estimate of the Student Aid Index and the Pell Grant from a family's income and size.",
  input: z.object({
    income: z.number().min(0).max(10_000_000),
    familySize: z.int().min(2).max(20).nullable().default(null),
    state: z
      .string()
      .refine((code): boolean => isState(code))
      .nullable()
      .default(null),
    oneParent: z.boolean().default(false).describe("true: one parent is on the form; a family of two has only one"),
  }),
  run({ income, familySize, state, oneParent }, ground): Finding {
    const isAlone = oneParent || familySize === pair;
    const size = familySize ?? (isAlone ? pair : 4);
    const tables = tablesFor(usualAwardYear);
    const { sai, pell } = indexWith(tables, caseFor(income, size, state, isAlone));
    const evidence = calculator({ sai, pell, income, family_size: size, max_pell: tables.pell.max }, usualAwardYear);
    const { say: write } = wordsIn(ground);
    const grant = pell === 0 ? write("no pell") : write("pell of", { pell: dollars(pell) });
    const index = sai.toLocaleString("en-US").replace("-", "−");
    const family = size === 4 ? write("family of four") : write("family of", { size });
    return found(
      say(write("sai", { income: dollars(income), sai: index, year: usualAwardYear, grant }), evidence),
      say(write(isAlone ? "sai assumes one parent" : "sai assumes", { family }), evidence),
    );
  },
});

/** A parent and the student. */
const pair = 2;

/**
 * The usual family of our price estimates: two earners, a joint return, nothing that counts as an asset. With one
 * parent
 * the income tax is still that of a couple, which our table has: the index comes out a little high, and it's said.
 */
function caseFor(income: number, familySize: number, state: string | null, isAlone: boolean): SaiInput {
  const parents = {
    ...emptyHousehold,
    required_to_file: true,
    agi: income,
    tax_paid: taxOn(income),
    earners: [{ earned: income, filing_status: isAlone ? ("hoh" as const) : ("mfj" as const) }],
  };
  return {
    dependent: true,
    has_dependents: false,
    married: false,
    family_size: familySize,
    parents,
    student: { ...emptyHousehold, required_to_file: false },
    is_parent: false,
    single_parent: isAlone,
    state,
    grade_level: 1,
    bachelors: false,
    special_rule: false,
  };
}

/** The most and the least a Pell Grant pays, and from which index on there's none. */
export const pellAmounts = tool({
  name: "pell_amounts",
  description: "The largest and smallest Pell Grant of an award year.",
  input: z.object({
    awardYear: z.enum(["2024-25", "2025-26", "2026-27", "2027-28"]),
    sai: z.int().min(-1500).max(999_999).nullable().default(null).describe("Student Aid Index, where it is known"),
    largest: z.boolean().default(false).describe("true: also which index gives the largest grant"),
  }),
  run({ awardYear, sai, largest }, ground): Finding {
    const { pell } = tablesFor(awardYear);
    const year = pell.amountsOf;
    const evidence = {
      ...calculator({ max: pell.max, min: pell.min, sai_cutoff: pell.saiCutoff }, year),
      title: "FAFSA calculator: the Pell Grant",
    };
    const { say: write } = wordsIn(ground);
    const later = pell.final ? "" : write("pell later", { year: awardYear });
    const cutoff = pell.saiCutoff === null ? "" : write("pell cutoff", { sai: pell.saiCutoff.toLocaleString("en-US") });
    const amounts = { max: dollars(pell.max), min: dollars(pell.min), year, cutoff, later };
    const own = sai === null ? null : pellForIndex(sai, pell);
    const moreBy = (grant: number, max: number) => (grant > 0 && grant < max ? write("pell by income") : "");
    const ownGrant =
      own === null || sai === null
        ? sai === null
          ? []
          : [
              say(write("pell unsure", { sai: sai.toLocaleString("en-US").replace("-", "−"), year }), {
                ...evidence,
                figures: { ...evidence.figures, sai },
              }),
            ]
        : [
            say(
              write("pell for sai", {
                sai: sai.toLocaleString("en-US").replace("-", "−"),
                pell: dollars(own),
                year,
                more: moreBy(own, pell.max),
              }),
              {
                ...evidence,
                figures: { ...evidence.figures, sai, pell: own },
              },
            ),
          ];
    const forMost = largest ? [say(write("pell max index"), { ...evidence, figures: { index_for_max: 0 } })] : [];
    return found(...ownGrant, ...forMost, say(write("pell amounts", amounts), evidence));
  },
});

/**
 * The grant of a full-time year that the index alone decides; null where the income decides too: near the smallest
 * grant, and for who gets the largest by their income.
 */
function pellForIndex(sai: number, { max, min, saiCutoff }: { max: number; min: number; saiCutoff: number | null }) {
  if (saiCutoff !== null && sai >= saiCutoff) return 0;
  if (sai <= 0) return max;
  const grant = max - sai;
  // The award must reach the smallest before it is rounded, to the nearest five dollars.
  return grant >= min ? Math.round(grant / 5) * 5 : null;
}
