export type Path = "first" | "gap" | "transfer";

/**
 * What the timeline asks. The names are also those of a shared link, so nothing here says anything about a family's
 * money: fee waivers are planned for everyone.
 */
export const applyPlans = ["ed1", "ed2", "ea1", "ea2", "rea", "priority", "rd", "rolling"] as const;
export type ApplyPlan = (typeof applyPlans)[number];

export const planNames: Readonly<Record<ApplyPlan | "transfer", string>> = {
  ed1: "Early Decision",
  ed2: "Early Decision II",
  ea1: "Early Action",
  ea2: "Early Action II",
  rea: "Restrictive Early Action",
  priority: "Priority application",
  rd: "Regular Decision",
  rolling: "Rolling admission",
  transfer: "Transfer application",
};

export const pathChoices = [
  { value: "first", label: "Straight from high school" },
  {
    value: "gap",
    label: "After a gap year or later",
    hint: "You’re applying for the first time, a year or more after high school.",
  },
  { value: "transfer", label: "As a transfer", hint: "You’re in college now and want to switch." },
] as const satisfies readonly { value: Path; label: string; hint?: string }[];

export const testChoices = [
  { value: "sat", label: "SAT" },
  { value: "act", label: "ACT" },
  { value: "done", label: "I have my scores" },
  { value: "none", label: "No test" },
] as const;
export const aidChoices = [
  { value: "fafsa", label: "FAFSA", hint: "For federal, state and most college aid." },
  { value: "css", label: "CSS Profile", hint: "Some private colleges ask for it too." },
] as const;
export const artChoices = [
  { value: "no", label: "No" },
  { value: "portfolio", label: "Yes, a portfolio" },
  { value: "audition", label: "Yes, an audition" },
] as const;
export const recommenderChoices = [
  { value: "0", label: "None" },
  { value: "1", label: "One" },
  { value: "2", label: "Two" },
  { value: "3", label: "Three" },
] as const;

/** The Common App takes 20 colleges; nobody needs more in one plan. */
export const mostColleges = 20;
