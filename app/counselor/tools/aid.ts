import { z } from "zod";
import { indexWith } from "~/aid/formula/sai";
import { emptyHousehold, type SaiInput } from "~/aid/formula/sai-input";
import { tablesFor, usualAwardYear } from "~/aid/formula/tables";
import { isState } from "~/colleges/states";
import { type Evidence, type Finding, found, say } from "~/counselor/answer/evidence";
import { dollars } from "~/design/figures";
import taxes from "../../../content/facts/loans/income-by-sai.json";
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
    familySize: z.int().min(2).max(20).nullable(),
    state: z
      .string()
      .refine((code): boolean => isState(code))
      .nullable(),
  }),
  run({ income, familySize, state }): Finding {
    const size = familySize ?? 4;
    const tables = tablesFor(usualAwardYear);
    const { sai, pell } = indexWith(tables, caseFor(income, size, state));
    const evidence = calculator({ sai, pell, income, family_size: size, max_pell: tables.pell.max }, usualAwardYear);
    const assumed = `${familySize === null ? "a family of four" : `a family of ${size}`}, two parents who both work and file together, one dependent student, and no savings or investments that count`;
    const grant =
      pell === 0
        ? "That’s above what the Pell Grant reaches, so we’d plan with no Pell Grant."
        : `That would give a Pell Grant of about ${dollars(pell)} for a full-time year.`;
    return found(
      say(
        `With an income of ${dollars(income)} a year, our estimate of the Student Aid Index is ${sai.toLocaleString("en-US").replace("-", "−")} for ${usualAwardYear}. ${grant}`,
        evidence,
      ),
      say(`It assumes ${assumed}. Savings, one parent, or a student’s own earnings change it.`, evidence),
    );
  },
});

/** The usual family of our price estimates: two earners, a joint return, nothing that counts as an asset. */
function caseFor(income: number, familySize: number, state: string | null): SaiInput {
  const parents = {
    ...emptyHousehold,
    required_to_file: true,
    agi: income,
    tax_paid: taxOn(income),
    earners: [{ earned: income, filing_status: "mfj" as const }],
  };
  return {
    ...{ dependent: true, has_dependents: false, married: false, family_size: familySize, parents },
    student: { ...emptyHousehold, required_to_file: false },
    ...{ is_parent: false, single_parent: false, state, grade_level: 1, bachelors: false, special_rule: false },
  };
}

/** Income tax of the usual family, between the rows of the table that says how it was worked out. */
function taxOn(income: number): number {
  const { rows } = taxes;
  const above = rows.find((row) => row.income >= income) ?? rows.at(-1);
  const below = [...rows].reverse().find((row) => row.income <= income);
  if (above === undefined || below === undefined) return 0;
  if (above.income === below.income) return Math.round(below.taxPaid + Math.max(0, income - below.income) * 0.24);
  return Math.round(
    below.taxPaid + ((above.taxPaid - below.taxPaid) * (income - below.income)) / (above.income - below.income),
  );
}

/** The most and the least a Pell Grant pays, and from which index on there's none. */
export const pellAmounts = tool({
  name: "pell_amounts",
  description: "The largest and smallest Pell Grant of an award year.",
  input: z.object({ awardYear: z.enum(["2024-25", "2025-26", "2026-27", "2027-28"]) }),
  run({ awardYear }): Finding {
    const { pell } = tablesFor(awardYear);
    const year = pell.amountsOf;
    const evidence = {
      ...calculator({ max: pell.max, min: pell.min, sai_cutoff: pell.saiCutoff }, year),
      title: "FAFSA calculator: the Pell Grant",
    };
    const later = pell.final ? "" : ` The amounts for ${awardYear} aren’t final yet.`;
    const cutoff =
      pell.saiCutoff === null
        ? ""
        : ` With a Student Aid Index of ${pell.saiCutoff.toLocaleString("en-US")} or more there’s none.`;
    return found(
      say(
        `The largest Pell Grant is ${dollars(pell.max)} for a full-time year in ${year}, and the smallest is ${dollars(pell.min)}.${cutoff}${later}`,
        evidence,
      ),
    );
  },
});
