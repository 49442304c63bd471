import { count, dollars, percent } from "~/design/figures";
import type { DeadlineLine } from "~/season/deadlines/college-section";
import type { College } from "../college";
import { averageNetPrice } from "./overview";
import type { Profile } from "./profile";

/** What the headings of a college's page say while their parts are folded; null where nothing is reported. */
type Words = string | null;

export function admittedWords({ admission }: College): Words {
  if (admission.open) return "open to all";
  return admission.rate === null ? null : `admits ${percent(admission.rate)}`;
}

export function paidWords(college: College): Words {
  const price = averageNetPrice(college);
  return price === null ? null : `${dollars(price.dollars)} a year after grants, ${price.year}`;
}

export const graduatedWords = ({ outcomes: { graduationRate } }: College): Words =>
  graduationRate === null ? null : `${percent(graduationRate)} graduate`;

export function fieldsWords({ fields: { first, rest }, families }: Profile): Words {
  const fields = first.length + rest.length + families.length;
  return fields === 0 ? null : fields === 1 ? "1 field" : `${fields} fields`;
}

export const studentsWords = ({ students: { undergraduates } }: College): Words =>
  undergraduates === null ? null : `${count(undergraduates)} undergraduates`;

/** The first way to apply that is still open, with its day. */
export function nextDeadline(lines: readonly DeadlineLine[]): Words {
  const next = lines.find(({ state }) => state === "open");
  return next === undefined ? null : `${next.plan}: ${next.day}`;
}
