import { readIncome } from "./income-bands";

/** What of a profile an income depends on. */
type Answers = Partial<Record<"parents" | "standing" | "amount" | "band" | "agi" | "earlier", string>>;

/** Answers of the FAFSA that say whose tax return an AGI is of: one alone says nothing without the others. */
const returnFields = ["situation", "grounds", "parents.agi", "student.agi"];

/** What is learned from a field that was left: its own answer, and what can’t be understood without it. */
export const learnedWith = (field: string): readonly string[] =>
  returnFields.includes(field) ? returnFields : [field];

/**
 * Whether the AGI of a tax return is the family’s income: of both parents, of the only one, or of a student who is
 * independent. Of parents apart it is one home’s alone, and until it is said how they live, nobody’s yet.
 */
export const isFamilyIncome = (agi: string, { parents, standing }: Readonly<Answers>): boolean =>
  agi === "student.agi"
    ? standing === "independent"
    : standing !== "independent" && parents !== undefined && parents !== "apart";

/**
 * Notes whose tax return the income is from now.
 *
 * @param agi the field of the FAFSA
 * @param known the income or band known so far; "" for none
 */
export function noteReturn(next: Answers, agi: string, known: string): void {
  if (next.agi === undefined && known !== "") next.earlier = known;
  next.agi = agi === "parents.agi" ? "parents" : "student";
}

/** Forgets that the income is from a tax return: another tool was told another one since. */
export function forgetReturn(next: Answers): void {
  delete next.agi;
  delete next.earlier;
}

/** Puts the income back to what it was before the FAFSA, once the return it's from isn't the family's anymore. */
export function checkReturn(next: Answers): void {
  if (next.agi === undefined || isFamilyIncome(`${next.agi}.agi`, next)) return;
  const earlier = readIncome(next.earlier ?? "");
  delete next.amount;
  delete next.band;
  if (earlier !== null) next.band = String(earlier.band);
  if (earlier !== null && earlier.dollars !== null) next.amount = String(earlier.dollars);
  forgetReturn(next);
}
