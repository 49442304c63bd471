import { Link, useLocation, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import type { FigureGroup } from "~/colleges/provenance";
import { count, percent } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { Folded, useFolds } from "~/design/folded";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import { answerWords, gpaWords, listed } from "~/match/quiz/answer-words";
import { keepMoney, type MoneyEntered, madeWithMoney, moneyOf } from "~/match/quiz/money-memory.client";
import { listPath, stepPath } from "~/match/quiz/steps";
import { KeepAll } from "~/student/list/keep-all";
import { BalancedList } from "./balanced-list";
import { ListControls, Relax } from "./list-controls";
import { KeptAnswers } from "./list-form";
import type { Listing } from "./listing";
import { MoneyCounted } from "./money-counted";
import { nextSteps } from "./next-steps";
import { RankedList, SortLinks } from "./ranked-list";
import { Share } from "./share";
import { SourceList } from "./source-list";
import { WeightedGuess } from "./weighted-guess";
import { YourAnswers } from "./your-answers";

/** The result page: the suggested list, the whole ranking, the answers behind it, and ways to take it along. */
export function Result({
  listing,
  money,
  origin,
  kept = false,
}: {
  listing: Listing;
  money: MoneyEntered | null;
  origin: string;
  /** Opened from a plan, with the money that was kept or with none. */
  kept?: boolean;
}) {
  useMoneyAgain(listing, money, kept);
  useFolds();
  const { search, suggested, total } = listing;
  return (
    <KeptAnswers.Provider value={{ search, money }}>
      <Page wide>
        <PageHeading above={<Link to="/college-match-quiz">College match quiz</Link>} title="Your college list">
          <WeightedGuess listing={listing} />
          <p>
            {studentWords(listing)}{" "}
            <a href="#answers" className="print:hidden">
              See or change your answers
            </a>
          </p>
          <MoneyCounted listing={listing} money={money} />
        </PageHeading>
        <Better listing={listing} />
        {listing.faithNote !== null && <p className="mb-8 max-w-[46rem] text-muted">{listing.faithNote}</p>}
        {suggested.length > 0 && (
          <Section id="suggested" title="A balanced list to start from">
            <BalancedList listing={listing} />
            <AtLeastOne listing={listing} />
          </Section>
        )}
        <Next listing={listing} />
        <div className="print:break-before-page">
          <Folded
            id="all"
            title={total === 0 ? "No college fits yet" : `All ${count(total)} colleges`}
            open={suggested.length === 0 || listing.relax.length > 0 || search !== listing.answerSearch}
            figure={
              total === 0
                ? null
                : `${count(listing.counts.safety)} safety · ${count(listing.counts.target)} target · ${count(listing.counts.reach)} reach`
            }
          >
            <Relax listing={listing} />
            <ListControls listing={listing} />
            {listing.lines.length > 0 && (
              <>
                <div className="mb-3">
                  <SortLinks listing={listing} />
                </div>
                <RankedList listing={listing} />
              </>
            )}
          </Folded>
        </div>
        <YourAnswers listing={listing} money={money} />
        <Folded id="share" title="Share, print or download it">
          <Share origin={origin} />
        </Folded>
        {!kept && (
          <div className="print:hidden">
            <Section id="keep" title="Save it">
              <SaveToPlan tool="match" answers={answersOf({ ...valuesOf(search), ...entered(money) })} />
            </Section>
          </div>
        )}
        <Sources />
      </Page>
    </KeptAnswers.Provider>
  );
}

/**
 * Going back to a list that was made with money, or loading it again, would show it without, because money is in no
 * address. As long as the page was not left the amounts are still here, and after that on the device, where it may
 * remember them: they are sent again, for that very list.
 */
function useMoneyAgain(listing: Listing, money: MoneyEntered | null, kept: boolean) {
  const submit = useSubmit();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the page, told apart by its key
  useEffect(() => {
    if (kept) return;
    if (money !== null) {
      madeWithMoney(listing.search);
      return keepMoney(money);
    }
    const before = moneyOf(listing.search);
    if (before === null) return;
    submit(
      { ...before },
      { method: "post", action: listPath(listing.search), replace: true, preventScrollReset: true },
    );
  }, [key]);
}

/** The values of a query by name. */
function valuesOf(search: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) values[name] = [...(values[name] ?? []), value];
  return values;
}

const entered = (money: MoneyEntered | null) =>
  money === null ? {} : { budget: [money.budget], income: [money.income] };

function studentWords(listing: Listing): string {
  const { answers } = listing;
  const { sat, act, gpa } = answers;
  const record = [
    gpa === null ? null : `a GPA of ${gpaWords(answers)}`,
    sat === null ? null : `an SAT score of ${sat}`,
    act === null ? null : `an ACT score of ${act}`,
  ].filter((phrase) => phrase !== null);
  const place = answerWords(answers, "place").find((phrase) => phrase.startsWith("from "));
  const fields = answerWords(answers, "study");
  const parts = [
    record.length > 0 ? `with ${listed(record)}` : null,
    place ?? null,
    fields.length > 0 ? `interested in ${listed(fields)}` : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) {
    return listing.search === ""
      ? "You haven’t told us anything yet, so this is a list for any student."
      : "You haven’t told us about yourself yet, so the chances are those of any student.";
  }
  return `For a student ${parts.join(", ")}.`;
}

/** Where the list leads: the other tools, with its colleges already in them. */
function Next({ listing }: { listing: Listing }) {
  const steps = nextSteps(listing);
  if (steps.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="next" title="What to do with this list">
        <KeepAll ids={listing.suggested.map(({ unitid }) => unitid)} />
        <ul className="mt-5 max-w-[46rem] border-t border-rule">
          {steps.map(({ name, gives, path }) => (
            <li key={name} className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[15rem_1fr]">
              <Link to={path} className="font-semibold">
                {name}
              </Link>
              <span className="text-muted">{gives}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Better({ listing }: { listing: Listing }) {
  const { better, answerSearch } = listing;
  if (better.length === 0) return null;
  const title =
    better.length > 3 ? "A few answers would make this list much better" : "What would make this list better";
  return (
    <div className="mb-2 sm:mb-10 print:hidden">
      <FoldNarrow title={title}>
        <Callout title={title}>
          <ul className="grid gap-1">
            {better.map(({ step, text }) => (
              <li key={step}>
                <Link to={stepPath(step, answerSearch)}>{text}</Link>
              </li>
            ))}
          </ul>
        </Callout>
      </FoldNarrow>
    </div>
  );
}

function AtLeastOne({ listing }: { listing: Listing }) {
  const { suggested, atLeastOne, atLeastOneBeyondSafety: beyond } = listing;
  const all = suggested.length === 1 ? "this one" : `all ${suggested.length}`;
  return (
    <div className="mt-6 max-w-[46rem] border-t-2 border-brand pt-4 sm:mt-10">
      <p>
        If you apply to {all}, the chance that at least one says yes is, by our estimate,{" "}
        <strong className="figures text-xl">{rangeWords(atLeastOne.low, atLeastOne.high)}</strong>.
        {beyond !== null && (
          <>
            {" "}
            For the targets and reaches alone it’s{" "}
            <strong className="figures text-xl">{rangeWords(beyond.low, beyond.high)}</strong>.
          </>
        )}
      </p>
      <p className="mt-2 text-sm text-muted">
        They all look at the same record, so their decisions tend to go the same way. We account for that, so this
        number is lower than if each college decided on its own. It’s an estimate, like every chance here.{" "}
        <Link to="/college-match-quiz/method">How we work out chances</Link>
      </p>
    </div>
  );
}

function rangeWords(low: number, high: number): string {
  const [from, to] = [percent(low), percent(high)];
  return from === to ? from : `${from} to ${to}`;
}

const shownGroups: readonly FigureGroup[] = [
  "admissions",
  "testScores",
  "netPrice",
  "netPriceNewer",
  "publishedPrice",
  "graduation",
  "enrollment",
];

function Sources() {
  return (
    <Folded id="sources" title="Where the figures come from">
      <SourceList groups={shownGroups} />
      <p className="mt-4 max-w-[46rem] text-sm text-muted">
        Chances, labels and fit are our own estimates from these figures. They haven’t been checked against real
        admission decisions. <Link to="/college-match-quiz/method">How they’re made</Link>
      </p>
    </Folded>
  );
}
