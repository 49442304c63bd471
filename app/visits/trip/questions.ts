import type { College } from "~/colleges/college";
import { dollars, percent } from "~/design/figures";

/** What to look at on every campus, each from 1 to 5. */
export const scorecard = [
  "Classes and teachers",
  "Students: could they be your friends?",
  "Rooms and food",
  "Library, labs and studios",
  "Town, transport and getting home",
  "Help when you’re stuck or sick",
  "Could you see yourself here?",
] as const;

/** Questions for every campus, by whom to ask. */
export const usualQuestions = [
  {
    who: "A student",
    questions: [
      "What did you do last weekend?",
      "What surprised you in your first semester?",
      "What would you change here?",
    ],
  },
  {
    who: "The admissions office",
    questions: [
      "Do you keep track of who visits?",
      "How do you review applications to my intended major?",
      "Is housing guaranteed for all four years?",
    ],
  },
  {
    who: "The aid office",
    questions: [
      "What does a student have to do to keep a grant for four years?",
      "Do outside scholarships reduce your own grants?",
      "Which forms do you need from us, and by when?",
    ],
  },
] as const;

/**
 * Questions that this college's own figures raise, each with the figure. Nothing is asked where nothing is reported.
 * @param homeState where the family lives, `null` where that is not known
 */
export function ownQuestions(college: College, homeState: string | null): readonly string[] {
  const { admission, cost, outcomes, students } = college;
  const asked: (string | null)[] = [
    outcomes.graduationRate !== null && outcomes.graduationRate < 0.6
      ? `${percent(outcomes.graduationRate)} of students graduate. What keeps the others from finishing, and who helps?`
      : null,
    outcomes.retention !== null && outcomes.retention < 0.8
      ? `${percent(1 - outcomes.retention)} of first-years don’t come back for the second year. Why do they leave?`
      : null,
    students.perFaculty !== null && students.perFaculty >= 18
      ? `There are ${students.perFaculty} students per teacher. How big are first-year classes in my major?`
      : null,
    college.control === "public" && homeState !== null && homeState !== college.state
      ? `We live in another state${tuitionGap(college)}. Are there grants or agreements for students from ours?`
      : null,
    admission.testPolicy === "optional" ? "Do test scores play a part in merit grants here?" : null,
    cost.netPrice !== null && cost.publishedInNetPriceYear !== null && cost.publishedInNetPriceYear > cost.netPrice
      ? `The published cost was ${dollars(cost.publishedInNetPriceYear)} and families with aid paid ${dollars(Math.max(0, cost.netPrice))} on average in 2022-23. What would ours be?`
      : null,
    outcomes.debt !== null
      ? `Students who borrow and finish owe ${dollars(outcomes.debt)} in federal loans (median). Who owes more, who less?`
      : null,
  ];
  return asked.filter((question) => question !== null).slice(0, 5);
}

function tuitionGap({ cost }: College): string {
  const { tuitionInState, tuitionOutOfState } = cost;
  if (tuitionInState === null || tuitionOutOfState === null || tuitionOutOfState <= tuitionInState) return "";
  return ` and would pay ${dollars(tuitionOutOfState - tuitionInState)} a year more in tuition`;
}
