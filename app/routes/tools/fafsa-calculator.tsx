import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import type { Side } from "~/aid/form/contributor";
import { AidForm } from "~/aid/form/form";
import { aidBound, keptValues, readAidForm } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import { readHouseholdOutcome, withoutParents, workOut } from "~/aid/result/outcome";
import { AidResult } from "~/aid/result/result";
import { ErrorSummary } from "~/design/error-summary";
import { Callout, Page, PageHeading } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { cache, kept } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";

const path = "/tools/fafsa-calculator";
/** Without scripts the browser lands on the result, where there is one. */
const formAction = `${path}#result`;
const noMessages: Messages = {};

/** The empty form is the same for everyone; whatever answers a post holds a family's money and is never stored. */
export const headers = kept([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction<typeof action> = (args) =>
  pageMeta(args, {
    title: "FAFSA calculator: your Student Aid Index and Pell Grant",
    description:
      "Work out the federal Student Aid Index and Pell Grant line by line for 2024-25 to 2027-28, and see which parent the FAFSA is about.",
    path,
  });

export const loader = forEveryone.loader(() => null);

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, aidBound);
  await startWork(request, form);
  const closed = { "Cache-Control": cache.closed };
  const earlier = readHouseholdOutcome(form);
  const reading = readAidForm(form);
  if (!reading.ok) {
    const answer = { kept: keptValues(form), messages: reading.messages, outcome: null, earlier };
    return data(answer, { status: 400, headers: closed });
  }
  const outcome = workOut(reading.answers);
  const { apart, awardYear, result } = outcome;
  const household = apart?.here ?? null;
  if (form.get("intent") === "other" && household !== null) {
    const next = withoutParents(form);
    next.set("household", household === "first" ? "second" : "first");
    const done = { side: household, awardYear, sai: result.sai, pell: result.pell };
    return data({ kept: keptValues(next), messages: {}, outcome: null, earlier: done }, { headers: closed });
  }
  return data({ kept: keptValues(form), messages: {}, outcome, earlier }, { headers: closed });
});

export default function FafsaCalculator() {
  const answer = usePosted<typeof action>();
  const messages: Messages = answer?.messages ?? noMessages;
  // One list for one answer: a new one takes the focus, also from the field that a line of it has just led to.
  const mistakes = useMemo(() => mistakesOf(messages), [messages]);
  const state = { kept: answer?.kept ?? {}, messages };
  const earlier = answer?.earlier ?? null;
  const outcome = answer?.outcome ?? null;
  const form = <AidForm action={formAction} state={state} earlier={earlier} />;
  if (outcome !== null) {
    return (
      <Page>
        <PageHeading above="Tools" title="FAFSA calculator" />
        <AidResult outcome={outcome} earlier={earlier} kept={state.kept} action={formAction} />
        <details className="border-t border-rule py-6 print:hidden">
          <summary className="min-h-11 py-2 font-serif text-2xl font-semibold text-link">Change an answer</summary>
          {form}
        </details>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading above="Tools" title="FAFSA calculator">
        <p>
          The exact federal Student Aid Index (SAI) and Pell Grant, line by line. Have the tax return handy. It takes
          about ten minutes. We don’t keep any of it unless you save it to your plan.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {earlier !== null && mistakes.length === 0 && <SecondHousehold first={earlier.side} />}
      {form}
    </Page>
  );
}

function SecondHousehold({ first }: { first: Side }) {
  const second = sideNames[first === "first" ? "second" : "first"];
  return (
    <div className="mb-8">
      <Callout title={`Now the household of ${second}`}>
        The parents’ section is empty, and so is the state. Choose the one where {second} lives. The result of{" "}
        {sideNames[first]}’s household will show next to this one, but not what was filled in for it.
      </Callout>
    </div>
  );
}
