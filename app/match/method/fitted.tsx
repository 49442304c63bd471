import { percent, withCommas } from "~/design/figures";
import type { MethodMessage } from "~/match/spanish/method";
import { useTranslate } from "~/translation-context";
import { applicantGrades } from "../model/chance/applicant-grades";
import { quantile } from "../model/statistics/normal";
import { FoldedSection } from "./folded-section";
import { method } from "./method";

interface GradesLine {
  readonly whereScoreIsMean: number;
  readonly followScores: number;
}

const onLine = ({ whereScoreIsMean, followScores }: GradesLine, sat: number) =>
  withCommas(Math.round(whereScoreIsMean + followScores * (sat - method.sources.meanSat.value)));

/** What was fitted on which published tables, and how well it fits. */
export function Fitted() {
  const t = useTranslate<MethodMessage>();
  const { residency, grades, pool, topTenth, own, spread, early, uc } = method.fitted;
  return (
    <FoldedSection id="fitted" title={t("What was fitted on published figures")}>
      <div className="prose">
        <p>
          {t(
            "What follows was fitted on published tables. The rest are our own choices, shown on this page. None of this was validated on a representative sample of decisions.",
          )}
        </p>
        <ul className="list-disc ps-5">
          <li>
            <strong>{t("Residents and others.")}</strong>{" "}
            {t(
              "{n} public universities outside the University of California publish both rates. The fewer they admit, the more they favor residents. A straight line through them explains {r2} of the differences, so colleges that don't publish get a gap {shrink} smaller than the line says.",
              {
                n: residency.gapFit.n,
                r2: percent(residency.gapFit.r2),
                shrink: percent(1 - residency.gap.shrink),
              },
            )}
          </li>
          <li>
            <strong>{t("How much grades decide.")}</strong>{" "}
            {t(
              "{campuses} campuses of the University of California publish the grades of applicants and admits. Grades decide less where fewer are admitted. The line explains {r2} on the {n} campuses it was drawn through. California weighs grades more than most, so other colleges go {part} of the way.",
              {
                campuses: uc.length,
                r2: percent(grades.r2),
                n: grades.n,
                part: percent(method.chance.gradesFitted),
              },
            )}
          </li>
          <li>
            <strong>{t("Where applicants' grades lie.")}</strong>{" "}
            {t(
              "{n} colleges publish the GPAs of their new students (an average, bands or both), and {ranks} how many come from the top tenth of their class. GPAs follow a college's test scores only loosely ({r2} explained), class ranks more closely ({rankR2}). Our starting guess moves {part} of the way toward the GPAs, because that comes nearest to the class ranks.",
              {
                n: pool.n,
                ranks: topTenth.n,
                r2: percent(pool.r2),
                rankR2: percent(topTenth.r2),
                part: percent(topTenth.shrink),
              },
            )}
          </li>
          <li>
            <strong>{t("What one college publishes.")}</strong>{" "}
            {t(
              "{n} colleges publish both. Beyond what their test scores say, the two agree only a little (correlation {correlation}): GPAs differ by how each college counts them. So a college's own GPAs count {gpa} and its class ranks {rank} ({gpaAlone} and {rankAlone} where it publishes one). The rest, and every college that publishes neither, goes by colleges with similar test scores.",
              {
                n: own.n,
                correlation: own.correlation.toFixed(2),
                gpa: percent(own.both.gpa),
                rank: percent(own.both.rank),
                gpaAlone: percent(own.gpaAlone),
                rankAlone: percent(own.rankAlone),
              },
            )}
          </li>
          <li>
            <strong>{t("How far apart grades are.")}</strong>{" "}
            {t(
              "{n} colleges that report test scores publish GPA bands. The higher their scores, the closer together the grades ({r2} explained). A college's own bands count half, which is our choice.",
              { n: spread.n, r2: percent(spread.r2) },
            )}
          </li>
          <li>
            <strong>{t("Early decision.")}</strong>{" "}
            {t(
              "{n} colleges publish early counts. For the middle of the early range we take {part} of the gap, because the counts include recruited athletes.",
              { n: early.colleges, part: percent(early.taken) },
            )}
          </li>
        </ul>
      </div>
      <table className="mt-6 w-full max-w-[42rem]">
        <caption className="mb-2 text-start font-semibold">
          {t("How much grades decide at the University of California: published against fitted")}
        </caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2">
              {t("Campus")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("Admitted")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("Published")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("Fitted")}
            </th>
          </tr>
        </thead>
        <tbody>
          {uc.map(({ campus, rate, strength }) => (
            <tr key={campus} className="border-b border-rule">
              <th scope="row" className="py-1.5 font-normal">
                {campus}
              </th>
              <td className="figures py-1.5 text-end">{percent(rate)}</td>
              <td className="figures py-1.5 text-end">{strength.toFixed(2)}</td>
              <td className="figures py-1.5 text-end">
                {(grades.intercept + grades.slope * quantile(rate)).toFixed(2)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="mt-8 w-full max-w-[42rem]">
        <caption className="mb-2 text-start font-semibold">
          {t(
            "Middle of the applicants' grades by a college's usual SAT, in points: two published measures and what we take",
          )}
        </caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2">
              {t("Usual SAT")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("By GPAs")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("By class ranks")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("Taken")}
            </th>
          </tr>
        </thead>
        <tbody>
          {[1000, 1150, 1300, 1450].map((sat) => (
            <tr key={sat} className="border-b border-rule">
              <th scope="row" className="figures py-1.5 font-normal">
                {sat}
              </th>
              <td className="figures py-1.5 text-end">{onLine(pool, sat)}</td>
              <td className="figures py-1.5 text-end">{onLine(topTenth, sat)}</td>
              <td className="figures py-1.5 text-end">{onLine(applicantGrades, sat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[42rem] text-sm text-muted">
        {t(
          "Published GPAs typically miss their line by {gpa} points, class ranks theirs by {rank}. The points are those of the table under “Grades and scores on one scale”, with usual courses added.",
          { gpa: pool.miss, rank: topTenth.miss },
        )}
      </p>
    </FoldedSection>
  );
}
