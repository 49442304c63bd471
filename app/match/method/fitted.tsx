import { percent } from "~/design/figures";
import { Section } from "~/design/layout";
import { applicantGrades } from "~/match/model/applicant-grades";
import { method } from "~/match/model/method";
import { quantile } from "~/match/model/normal";

interface GradesLine {
  readonly whereScoreIsMean: number;
  readonly followScores: number;
}

const onLine = ({ whereScoreIsMean, followScores }: GradesLine, sat: number) =>
  Math.round(whereScoreIsMean + followScores * (sat - method.sources.meanSat.value)).toLocaleString("en-US");

/** What was fitted on which published tables, and how well it fits. */
export function Fitted() {
  const { residency, grades, pool, topTenth, own, spread, early, uc } = method.fitted;
  return (
    <Section id="fitted" title="What was fitted on published figures">
      <div className="prose">
        <p>
          What follows was fitted on published tables. The rest are our own choices, shown on this page. None of this
          was validated on a representative sample of decisions.
        </p>
        <ul className="list-disc ps-5">
          <li>
            <strong>Residents and others.</strong> {residency.gapFit.n} public universities outside the University of
            California publish both rates. The fewer they admit, the more they favor residents. A straight line through
            them explains {percent(residency.gapFit.r2)} of the differences, so colleges that don't publish get a gap{" "}
            {percent(1 - residency.gap.shrink)} smaller than the line says.
          </li>
          <li>
            <strong>How much grades decide.</strong> {uc.length} campuses of the University of California publish the
            grades of applicants and admits. Grades decide less where fewer are admitted. The line explains{" "}
            {percent(grades.r2)} on the {grades.n} campuses it was drawn through. California weighs grades more than
            most, so other colleges go {percent(method.chance.gradesFitted)} of the way.
          </li>
          <li>
            <strong>Where applicants' grades lie.</strong> {pool.n} colleges publish the GPAs of their new students (an
            average, bands or both), and {topTenth.n} how many come from the top tenth of their class. GPAs follow a
            college's test scores only loosely ({percent(pool.r2)} explained), class ranks more closely (
            {percent(topTenth.r2)}). Our starting guess moves {percent(topTenth.shrink)} of the way toward the GPAs,
            because that comes nearest to the class ranks.
          </li>
          <li>
            <strong>What one college publishes.</strong> {own.n} colleges publish both. Beyond what their test scores
            say, the two agree only a little (correlation {own.correlation.toFixed(2)}): GPAs differ by how each college
            counts them. So a college's own GPAs count {percent(own.both.gpa)} and its class ranks{" "}
            {percent(own.both.rank)} ({percent(own.gpaAlone)} and {percent(own.rankAlone)} where it publishes one). The
            rest, and every college that publishes neither, goes by colleges with similar test scores.
          </li>
          <li>
            <strong>How far apart grades are.</strong> {spread.n} colleges that report test scores publish GPA bands.
            The higher their scores, the closer together the grades ({percent(spread.r2)} explained). A college's own
            bands count half, which is our choice.
          </li>
          <li>
            <strong>Early decision.</strong> {early.colleges} colleges publish early counts. For the middle of the early
            range we take {percent(early.taken)} of the gap, because the counts include recruited athletes.
          </li>
        </ul>
      </div>
      <table className="mt-6 w-full max-w-[42rem]">
        <caption className="mb-2 text-start font-semibold">
          How much grades decide at the University of California: published against fitted
        </caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2">
              Campus
            </th>
            <th scope="col" className="py-2 text-end">
              Admitted
            </th>
            <th scope="col" className="py-2 text-end">
              Published
            </th>
            <th scope="col" className="py-2 text-end">
              Fitted
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
          Middle of the applicants' grades by a college's usual SAT, in points: two published measures and what we take
        </caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2">
              Usual SAT
            </th>
            <th scope="col" className="py-2 text-end">
              By GPAs
            </th>
            <th scope="col" className="py-2 text-end">
              By class ranks
            </th>
            <th scope="col" className="py-2 text-end">
              Taken
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
        Published GPAs typically miss their line by {pool.miss} points, class ranks theirs by {topTenth.miss}. The
        points are those of the table under “Grades and scores on one scale”, with usual courses added.
      </p>
    </Section>
  );
}
