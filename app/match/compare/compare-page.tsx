import { Link } from "@remix-run/react";
import { useMemo } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Callout, Page, PageHeading, SourceLine } from "~/design/layout";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { KeptOffer } from "~/student/list/kept-offer";
import { IncomeCounted } from "~/student/profile/income-counted";
import { matchNames } from "~/student/profile/profile";
import { compareAddress, compareCsvPath, mostCompared, type RowGroup } from "./asked";
import { COMPARE, CompareForm } from "./compare-form";
import { CompareTable, forKnown, forUnknown, paperSources, workingOut } from "./compare-table";
import type { Comparison } from "./comparison";
import { useKnownAnswers } from "./use-known-answers";
import { useOwnPrices } from "./use-own-prices";

/** Up to eight colleges side by side, by the rows a person chose. */
export function ComparePage({
  comparison,
  income,
  posted = false,
  onDevice = false,
}: {
  comparison: Comparison;
  income: string;
  /** Made from a form, which says all that is to be counted. */
  posted?: boolean;
  /** Made on this device, without a connection. */
  onDevice?: boolean;
}) {
  const { asked, colleges, leftOut } = comparison;
  const open = !posted && colleges.length > 0;
  const { typed, remade } = useKnownAnswers(asked, open, onDevice);
  const { lines, ...own } = useOwnPrices(comparison, open && !remade);
  const unread = !useHydrated() && open;
  // Figures that are about to become the reader's own aren't shown before they are.
  const withheld = (group: RowGroup) => {
    if (!ofStudent.includes(group)) return "";
    if (unread) return "withheld-from-known";
    return remade || (own.here === "working" && group !== "chance") ? "invisible" : "";
  };
  const result = useMemo(
    () => (Object.keys(asked.messages).length === 0 ? undefined : refusalOf(asked.messages)),
    [asked.messages],
  );
  const { mistakes, report } = useMistakes(result);
  return (
    <div className="print-landscape">
      {/* Enter in a field presses the first button of its form, and that must not be one that removes a college. */}
      <button type="submit" form={COMPARE} hidden>
        Compare
      </button>
      <Page wide>
        <PageHeading
          above={
            <span className="print:hidden">
              <Link to="/colleges">Colleges</Link>
            </span>
          }
          title="Compare colleges"
        >
          <p className="print:hidden">
            Up to eight side by side. Each row marks its highest or lowest figure; “not reported” means that the college
            didn’t give one.
          </p>
          {colleges.length > 0 && asked.rows.includes("price") && (
            <>
              {unread && <p className={forKnown}>{workingOut}</p>}
              <div className={unread ? forUnknown : undefined}>
                <IncomeCounted
                  posted={{ ...asked.typed, income: posted ? income : own.income }}
                  here={remade ? "working" : own.here}
                  action={comparison.address}
                  missing={matchNames.filter((name) => asked.typed[name] === "")}
                />
              </div>
            </>
          )}
        </PageHeading>
        <ErrorSummary mistakes={mistakes} />
        {onDevice && colleges.length > 0 && (
          <div className="mb-8 print:hidden">
            <Callout title="You’re offline. This comparison was worked out on this device.">
              <p>
                It has what the colleges reported when you kept the tools. What graduates of one field earn, what a test
                policy means for your grades, other colleges and the CSV come when you’re connected.
              </p>
            </Callout>
          </div>
        )}
        {leftOut.length > 0 && (
          <p className="mb-6 max-w-[46rem]">
            {mostCompared} colleges fit side by side. Left out: {leftOut.join("; ")}. Remove one here to make room.
          </p>
        )}
        {lines.length > 0 && colleges.length > 0 && (
          <CompareTable colleges={colleges} lines={lines} withheld={withheld} />
        )}
        <section aria-labelledby="choose" className="pt-8 print:hidden">
          <h2 id="choose" className="mb-4">
            {colleges.length === 0 ? "Choose the colleges" : "Change the comparison"}
          </h2>
          {colleges.length === 0 && (
            <KeptOffer to={(ids) => compareAddress({ ...asked, typed, ids, q: "" })} most={mostCompared} />
          )}
          <CompareForm
            comparison={comparison}
            income={income}
            posted={posted}
            result={result}
            report={report}
            onDevice={onDevice}
          />
          {colleges.length > 0 && (
            <p className="mt-6 flex flex-wrap gap-3">
              <Button form={COMPARE} formAction={compareCsvPath}>
                Download as CSV
              </Button>
            </p>
          )}
        </section>
        {colleges.length > 0 && (
          <SourceLine>
            <span className="print-only">{paperSources(lines)}. </span>
            IPEDS and College Scorecard are published by the U.S. Department of Education. Earnings and debt are of
            students with federal aid. <Link to="/college-match-quiz/method">How the chances are estimated</Link>. Each
            college’s page says where its figures come from.
          </SourceLine>
        )}
      </Page>
    </div>
  );
}

/** The rows that are other ones for each student. */
const ofStudent: readonly RowGroup[] = ["chance", "price", "years"];
