import { langWithin } from "~/language";
import type { MethodMessage } from "~/match/spanish/method";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import { FoldedSection } from "./folded-section";
import { method } from "./method";

/** How grades and scores come to be compared: the official table, and ours. Their sources have English names. */
export function OneScale() {
  const t = useTranslate<MethodMessage>();
  const language = useLanguage();
  const { scales, sources } = method;
  const english = (text: string) => <span lang={langWithin(language, "en")}>{text}</span>;
  return (
    <FoldedSection id="assumptions" title={t("Grades and scores on one scale")}>
      <div className="prose">
        <p>
          {filledWith(t("ACT scores meet SAT scores by the official table: {table}."), {
            table: (
              <>
                <a href={sources.concordance.source} lang={langWithin(language, "en")}>
                  {sources.concordance.title}
                </a>{" "}
                ({english(sources.concordance.publisher)})
              </>
            ),
          })}
        </p>
        <p>
          {filledWith(
            t(
              "Grades meet scores by a table of our own. It’s anchored where the average GPA of high school graduates ({gpa}; {gpaSource}) meets the average SAT ({sat}; {satSource}). The most demanding courses a school has are worth {rigor} points of the SAT scale, each AP, IB or college course {course}, up to {counted} of them.",
            ),
            {
              gpa: sources.meanGpa.value.toFixed(2),
              gpaSource: english(sources.meanGpa.source),
              sat: sources.meanSat.value,
              satSource: english(sources.meanSat.source),
              rigor: scales.rigorPoints.most,
              course: scales.pointsPerAdvancedCourse,
              counted: scales.advancedCoursesCounted,
            },
          )}
        </p>
      </div>
      <table className="mt-6 w-full max-w-96">
        <caption className="mb-2 font-semibold">{t("A GPA in points, before courses")}</caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2">
              {t("GPA, unweighted")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("Points")}
            </th>
          </tr>
        </thead>
        <tbody>
          {scales.gpaToPoints
            .filter(([gpa = 0]) => gpa >= 2)
            .map(([gpa, points]) => (
              <tr key={gpa} className="border-b border-rule">
                <th scope="row" className="figures py-1.5 font-normal">
                  {gpa?.toFixed(2)}
                </th>
                <td className="figures py-1.5 text-end">{points}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </FoldedSection>
  );
}
