import { site } from "~/site";

export interface ClosingMail {
  /** The student's first name; null to the student. */
  readonly student: string | null;
  /** Colleges on the list that close, merge or take no one, in words of ours. */
  readonly colleges: readonly { readonly title: string; readonly why: string }[];
  /** Whole address of the plan. */
  readonly planLink: string;
}

/**
 * Tells someone in a plan once that a college on its list closes or changes. It names the student and nobody else, so
 * it can't tell one household of another, and the subject holds no word that anybody typed.
 */
export function closingMail({ student, colleges, planLink }: ClosingMail): { subject: string; text: string } {
  const plan = student === null ? "your college plan" : `${student}’s college plan`;
  return {
    subject: `${student === null ? "Your college plan" : "College plan"}: a college on the list is closing or changing`,
    text: [
      ...colleges.map(({ title, why }) => `${title}\n${why}`),
      `Open the plan to see what this changes and to choose another college: ${planLink}`,
      `You’re getting this email once, because ${colleges.length === 1 ? "this college is" : "these colleges are"} on the list in ${plan} on ${site.name} and you can see that list. You don’t have to have reminders turned on for it.`,
    ].join("\n\n"),
  };
}
