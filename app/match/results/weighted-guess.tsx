import { Link } from "@remix-run/react";
import { stepPath } from "~/match/quiz/steps";
import type { MatchMessage } from "~/match/spanish/messages";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import type { Listing } from "./listing";

/**
 * A GPA above 4.0 without a scale counts less than the same number unweighted would: whoever reads the list must know.
 */
export function WeightedGuess({ listing: { answers, answerSearch } }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  if (!answers.weightedGuessed) return null;
  return (
    <p className="mb-2">
      {filledWith(t("We took {gpa} as a weighted GPA. If it isn’t, {link}."), {
        gpa: answers.gpa,
        link: <Link to={`${stepPath("school", answerSearch, language)}#scale`}>{t("choose the scale")}</Link>,
      })}
    </p>
  );
}
