import type { College, PublishedPrice } from "~/colleges/college";
import { Bars } from "~/design/chart";
import { dollars, percent, withCommas } from "~/design/figures";
import { Folded } from "~/design/folded";
import { Estimate } from "./estimate";
import { paidWords } from "./fold-figures";
import { averageNetPrice } from "./overview";
import { Figure, From, OutsideLink } from "./parts";
import { PriceTable } from "./price-table";
import type { Profile } from "./profile";

/** What the college asks, and what families of five incomes paid after grants. */
export function Cost({ profile }: { profile: Profile }) {
  const { college } = profile;
  const { cost } = college;
  const published = reports(cost.published.inState) || reports(cost.published.outOfState);
  const paid = averageNetPrice(college) !== null || cost.netPriceByIncome.some((price) => price !== null);
  const nothing = !published && !paid && cost.tuitionInState === null;
  return (
    <Folded id="cost" title="What it costs" figure={paidWords(profile.college)}>
      {nothing && (
        <p className="max-w-[46rem]">
          This college doesn’t report prices. Ask it for the full cost of attendance for one year, in writing, before
          you apply.
        </p>
      )}
      {paid && <NetPrice profile={profile} />}
      {paid && <Estimate college={college} />}
      <PriceTable college={college} />
      <Grants college={college} />
      {!nothing && (
        <From
          profile={profile}
          groups={[
            ...(paid ? (["netPrice"] as const) : []),
            ...(cost.netPriceNewer === null ? [] : (["netPriceNewer"] as const)),
            ...(cost.tuitionInState === null ? [] : (["tuition"] as const)),
            ...(published ? (["publishedPrice", "livingCosts"] as const) : []),
            ...(college.aid.anyGrantShare === null ? [] : (["grants", "loans"] as const)),
          ]}
        />
      )}
    </Folded>
  );
}

function reports({ onCampus, offCampus, withFamily }: PublishedPrice): boolean {
  return onCampus !== null || offCampus !== null || withFamily !== null;
}

const bands = ["$30,000 or less", "$30,001–48,000", "$48,001–75,000", "$75,001–110,000", "Over $110,000"] as const;
/** Below this, one family more or less moves the average visibly. */
const fewStudents = 30;

function NetPrice({ profile: { college, typical } }: { profile: Profile }) {
  const { cost, links, control } = college;
  const average = averageNetPrice(college);
  const before = cost.publishedInNetPriceYear;
  const elsewhereMore = (cost.tuitionOutOfState ?? 0) > (cost.tuitionInState ?? 0);
  const rows = bands.map((name, band) => {
    const value = cost.netPriceByIncome[band] ?? null;
    return { name, value, note: noteOf(value, cost.netPriceStudents[band] ?? null) };
  });
  const all = [
    ...rows,
    ...(cost.netPrice === null ? [] : [{ name: "All of them", value: cost.netPrice, note: "average of all bands" }]),
    ...(before === null ? [] : [{ name: "Price before grants", value: before, note: "same students, same year" }]),
  ];
  const largest = Math.max(1, ...all.map(({ value }) => value ?? 0));
  return (
    <div>
      <h3>What families paid after grants, 2022-23</h3>
      <p className="mt-1 max-w-[46rem]">
        Net price is the whole cost of one year, with housing and food, minus grants, which you don’t pay back.{" "}
        {control === "public"
          ? `These are full-time first-year students who pay in-state tuition and have federal aid${elsewhereMore ? "; students from other states pay more" : ""}.`
          : "These are full-time first-year students with federal aid."}
      </p>
      <div className="mt-4 max-w-[46rem]">
        <Bars
          label="Average net price by family income, 2022-23"
          largest={largest}
          write={(value) => dollars(value === null ? null : Math.max(0, value))}
          rows={all}
        />
      </div>
      {cost.netPriceNewer !== null && (
        <p className="mt-3 max-w-[46rem]">
          One year later, in 2023-24, the average over all incomes was {dollars(Math.max(0, cost.netPriceNewer))}.
        </p>
      )}
      {average?.year === "2022-23" && typical?.median.netPrice != null && (
        <p className="mt-3 max-w-[46rem] text-muted">
          Median of the colleges {typical.kind}: {dollars(Math.round(typical.median.netPrice))}.
        </p>
      )}
      <p className="mt-3 max-w-[46rem]">
        These are averages of what past families paid, not an offer to yours.{" "}
        {links.netPriceCalculator === null ? (
          "The college doesn’t report a link to its net price calculator. Ask its aid office for an estimate."
        ) : (
          <>
            For your own estimate, use the{" "}
            <OutsideLink href={links.netPriceCalculator}>college's net price calculator</OutsideLink>.
          </>
        )}
      </p>
    </div>
  );
}

function noteOf(value: number | null, students: number | null): string {
  const behind =
    students === null || students === 0
      ? ""
      : `${students < fewStudents ? "only " : ""}${withCommas(students)} ${students === 1 ? "student" : "students"}`;
  if (value !== null && value < 0) return ["grants above the price", behind].filter(Boolean).join(", ");
  return behind;
}

function Grants({ college: { aid } }: { college: College }) {
  const rows = [
    ["Any grant", aid.anyGrantShare, aid.anyGrantAverage],
    ["Grant from the college", aid.collegeGrantShare, aid.collegeGrantAverage],
    ["State or local grant", aid.stateGrantShare, aid.stateGrantAverage],
  ] as const;
  if (rows.every(([, share]) => share === null)) return null;
  return (
    <div className="mt-8 print:mt-4">
      <h3>Grants and loans, 2023-24</h3>
      <table className="mt-2 w-full max-w-[46rem]">
        <caption className="sr-only">Full-time first-year students with grants, 2023-24</caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <td />
            <th scope="col" className="py-2 ps-4 text-end align-bottom font-normal">
              First-year students who got one
            </th>
            <th scope="col" className="py-2 ps-4 text-end align-bottom font-normal">
              Average of those who did
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, share, average]) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-2.5 print:py-0.5 font-normal">
                {name}
              </th>
              <td className="py-2.5 print:py-0.5 ps-4 text-end">
                {/* Shares are published as whole percents: 0 beside an average is a share that rounds to it. */}
                <Figure>{share === 0 && average !== null ? "under 1%" : percent(share)}</Figure>
              </td>
              <td className="py-2.5 print:py-0.5 ps-4 text-end">
                <Figure>{share === 0 && average === null ? "none" : dollars(average)}</Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {aid.federalLoanShare !== null && (
        <p className="mt-3 max-w-[46rem]">
          Of all undergraduates, {percent(aid.federalLoanShare)} have a federal loan.
        </p>
      )}
    </div>
  );
}
