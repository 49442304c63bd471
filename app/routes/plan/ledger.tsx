import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Section } from "~/design/layout";
import { More } from "~/design/more";
import { logLook } from "~/family/access/activity-log.server";
import { newIdempotencyKey } from "~/family/access/idempotency-key.server";
import { notFound, openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { changeLedger, readLedger } from "~/family/ledger/ledger.server";
import { EntryForm, SplitForm, Splits, splitFieldId } from "~/family/ledger/ledger-parts";
import type { LedgerView } from "~/family/ledger/ledger-view";
import { Year } from "~/family/ledger/ledger-year";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ request, params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  if (!opened.view.may.ledger) throw notFound();
  const ledger = await readLedger(opened, new URL(request.url).searchParams.get("book"));
  await logLook(opened, "ledger");
  return { ledger, newKey: newIdempotencyKey() };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const { intent, messages } = await writePlan(member, params.plan, (writing) => changeLedger(writing, form));
  if (messages !== null) return data({ intent, result: refuse(form, messages) }, 400);
  throw redirect(`/plan/${params.plan}/ledger?${new URLSearchParams({ book: form.get("book") ?? "" })}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Who pays what",
    description:
      "The shares you agreed on, what each person has paid, and who owes whom, to the cent, for each school year.",
    path: "/plan",
    index: false,
  });

/** Who reads a ledger, and what it is. */
function readers({ kind, label }: LedgerView): string {
  if (kind === "student") return "Only you. You entered these payments, and they don’t count toward anyone’s share.";
  const who = kind === "shared" ? "The student and the parents of both households" : label;
  return `${who}, and no one else. You can each remove only what you entered yourselves. It’s a record between you, not a contract or advice. A court order or a signed agreement takes priority over it.`;
}

export default function Ledger() {
  const { ledger, newKey } = useLoaderData<typeof loader>();
  const { id } = usePlanContext();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result, splitFieldId);
  const of = (intent: string) => ({ result: posted?.intent === intent ? posted.result : undefined, report });
  const { key, kind, books, years, splits, mayChange, goesOn } = ledger;
  const [agreed, proposed] = [splits.filter((one) => one.agreed), splits.filter((one) => !one.agreed)];
  return (
    <PlanPage
      title="Who pays what"
      lead={<p>The shares you agreed on, who paid, and who owes whom. To the cent, for each school year.</p>}
    >
      <ErrorSummary mistakes={mistakes} />
      {books.length > 1 && (
        <nav aria-label="Ledgers" className="pb-4 print:hidden">
          <ul className="flex flex-wrap gap-x-8 gap-y-1">
            {books.map((book) => (
              <li key={book.key} className="flex min-h-11 items-center">
                {book.key === key ? (
                  <strong aria-current="true" className="border-b-2 border-brand">
                    {book.label}
                  </strong>
                ) : (
                  <Link to={`/plan/${id}/ledger?book=${book.key}`}>{book.label}</Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {years.map((year) => (
        <Section key={year.name} id={`year-${year.name.slice(0, 4)}`} title={`School year ${year.name}`}>
          <Year year={year} book={key} mayChange={mayChange} />
        </Section>
      ))}
      {goesOn && (
        <Section id="add" title="Add a payment">
          <EntryForm key={years.length} ledger={ledger} newKey={newKey} {...of("add")} />
        </Section>
      )}
      {kind !== "student" && (
        <Section id="shares" title="Agreed shares">
          <div className="space-y-8">
            {agreed.length === 0 ? (
              <p className="max-w-[46rem]">
                You haven’t agreed on shares yet. A share is the part of every cost each of you pays. Together they add
                up to 100%.
              </p>
            ) : (
              <Splits splits={agreed} book={key} mayChange={mayChange} />
            )}
            {proposed.length > 0 && <Splits splits={proposed} book={key} mayChange={mayChange} />}
            {goesOn && (
              <More
                key={splits.map(({ id }) => id).join()}
                title={splits.length === 0 ? "Propose shares" : "Propose other shares"}
                open={splits.length === 0 || posted?.intent === "split"}
              >
                <SplitForm ledger={ledger} {...of("split")} />
              </More>
            )}
          </div>
        </Section>
      )}
      <Section id="seen" title="Who can see this">
        <p className="max-w-[46rem]">{readers(ledger)}</p>
        {years.length + splits.length > 0 && (
          <form method="post" action={`/plan/${id}/ledger/export`} className="mt-6 print:hidden">
            <input type="hidden" name="book" value={key} />
            <Button>Save as a spreadsheet</Button>
          </form>
        )}
      </Section>
    </PlanPage>
  );
}
