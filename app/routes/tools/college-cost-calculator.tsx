import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { costPath } from "~/cost/asked-colleges";
import { answerForm, openCalculator } from "~/cost/calculator/answer.server";
import { CollegePicker } from "~/cost/calculator/college-picker";
import { CostForm } from "~/cost/calculator/form";
import { costBound } from "~/cost/calculator/input";
import { CostResult } from "~/cost/calculator/result";
import { ErrorSummary } from "~/design/error-summary";
import { KeptEarlier } from "~/design/keep-on-device";
import { Page, PageHeading, Section } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { cache, kept } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";

/** Without scripts the browser lands on the result, where there is one. */
const formAction = `${costPath}#result`;

/** The empty page is the same for everyone, a list of colleges is one reader's, an answer holds money and is never stored. */
export const headers = kept("personal", ({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control":
    (errorHeaders ? null : (actionHeaders.get("Cache-Control") ?? loaderHeaders.get("Cache-Control"))) ?? cache.closed,
}));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "College cost calculator: up to six colleges side by side",
    description:
      "See what up to six colleges would cost your family year by year: net price as a range, who pays what, loans to the cent, and what’s still missing.",
    path: costPath,
  });

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const answer = openCalculator(searchParams);
  const policy = answer.status === 400 ? cache.closed : searchParams.size === 0 ? cache.everyone : cache.reader;
  return data(answer, { status: answer.status, headers: { "Cache-Control": policy } });
});

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, costBound);
  await startWork(request, form);
  const answer = answerForm(form);
  return data(answer, { status: answer.status, headers: { "Cache-Control": cache.closed } });
});

export default function CollegeCostCalculator() {
  const opened = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { setup, kept, messages, outcome } = posted ?? opened;
  const state = { kept, messages };
  // One list for one answer: only a new one takes the focus.
  const mistakes = useMemo(
    () => [...setup.mistakes.map((message) => ({ field: "colleges", message })), ...mistakesOf(messages)],
    [setup.mistakes, messages],
  );
  const form = <CostForm action={formAction} setup={setup} state={state} posted={posted !== undefined} />;
  if (outcome !== null) {
    return (
      <Page wide>
        <PageHeading above="Tools" title="College cost calculator" />
        <CostResult outcome={outcome} kept={kept} action={formAction} />
        <details className="border-t border-rule py-6 print:hidden">
          <summary className="min-h-11 py-2 font-serif text-2xl font-semibold text-link">Change an answer</summary>
          {form}
        </details>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading above="Tools" title="College cost calculator">
        <p>
          Up to six colleges side by side, year by year: what each would cost your family after grants, who pays what,
          and what’s still missing.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {posted === undefined && (
        <Section id="colleges" title="Colleges">
          <CollegePicker setup={setup} state={kept.state?.[0] ?? ""} />
          {setup.colleges.length === 0 && <KeptEarlier name="cost" />}
        </Section>
      )}
      {(setup.colleges.length > 0 || posted !== undefined) && form}
    </Page>
  );
}
