import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { costPath } from "~/cost/asked-colleges";
import { LoanForm, LoanTable } from "~/cost/loan/page";
import { loanPath } from "~/cost/loan/path";
import { readLoan } from "~/cost/loan/read-loan";
import { loanRulesFor } from "~/cost/loan/rules";
import { usualLoanYear } from "~/cost/loan/years";
import { ErrorSummary } from "~/design/error-summary";
import { usePostedAgain } from "~/design/kept-form";
import { Page, PageHeading } from "~/design/layout";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";

/** The empty form is the same for everyone; an answer holds what somebody owes and is never stored. */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Student loan calculator: the payment, to the cent",
      description:
        "What a student loan costs per month and in total, to the cent, for the years you choose next to 10, 15, 20 and 25 years.",
      path: loanPath,
    },
    {
      name: "Student loan calculator",
      under: [toolsCrumb, { to: costPath, label: "College cost calculator" }],
      is: tool("FinanceApplication"),
    },
  );

export const loader = forEveryone.loader(() => {
  const { rates } = loanRulesFor(usualLoanYear);
  // Where the year's own rate is not announced yet, the rate of an earlier year stands in, and is called by its year.
  return { usualRate: rates.undergraduate, ratesOf: rates.ratesOf };
});

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  await startWork(request, form);
  const reading = readLoan(form);
  const values = valuesOf(form);
  const answer = reading.ok
    ? { reading, values, result: undefined }
    : { reading: null, values, result: refuse(form, reading.messages) };
  return data(answer, { status: reading.ok ? 200 : 400, headers: { "Cache-Control": cache.closed } });
});

/** What was typed, to be changed and asked again. */
const valuesOf = (form: URLSearchParams) =>
  Object.fromEntries(["principal", "rate", "years"].map((name) => [name, (form.get(name) ?? "").slice(0, 200)]));

export default function Loan() {
  const { usualRate, ratesOf } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result);
  usePostedAgain("loan", posted && new URLSearchParams(posted.values).toString(), loanPath);
  return (
    <Page>
      <PageHeading above={<Link to={costPath}>College cost calculator</Link>} title="Student loan calculator">
        <p>
          Your monthly payment and total interest, to the cent. {usualRate}% is the rate of federal Direct Loans for
          undergraduates in {ratesOf}.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {posted?.reading && <LoanTable reading={posted.reading} />}
      <LoanForm
        values={posted?.values ?? { years: "10", rate: usualRate }}
        usualRate={usualRate}
        posted={posted !== undefined}
        result={posted?.result}
        report={report}
      />
    </Page>
  );
}
