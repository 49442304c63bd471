import { Link } from "@remix-run/react";
import { stepPath } from "~/match/quiz/steps";
import type { Listing } from "./listing";

/**
 * A GPA above 4.0 without a scale counts less than the same number unweighted would: whoever reads the list must know.
 */
export function WeightedGuess({ listing: { answers, answerSearch } }: { listing: Listing }) {
  if (!answers.weightedGuessed) return null;
  return (
    <p className="mb-2">
      We took {answers.gpa} as a weighted GPA. If it isn’t,{" "}
      <Link to={`${stepPath("school", answerSearch)}#scale`}>choose the scale</Link>.
    </p>
  );
}
