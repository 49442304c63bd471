/**
 * What may change in a family, each with what it changes in the sum and what it doesn't: nothing to say of no change.
 */
export const scenarios = [
  { value: "now", label: "As it is", note: "" },
  { value: "raise", label: "A raise", note: "Income up by 10 percent; the budget stays." },
  {
    value: "job",
    label: "A job is lost",
    note: "Half the income; the budget stays until you change it. Aid counts the income of two years before, so tell the aid office of each college: it may use the new one.",
  },
  {
    value: "sibling",
    label: "Two in college",
    note: "The budget is split in two. The federal formula no longer lowers a price for a second child in college; some colleges do, so ask.",
  },
  {
    value: "community",
    label: "Two years at a community college",
    note: "Two years near home and two at the college: the average of the four years. Grants for students who transfer may differ, so ask.",
  },
] as const;

export type Scenario = (typeof scenarios)[number]["value"];

export const isScenario = (text: string | null): text is Scenario => scenarios.some(({ value }) => value === text);
