import { Link, useLocation, useSubmit } from "@remix-run/react";
import { useEffect } from "react";
import type { FigureGroup } from "~/colleges/provenance";
import { Button } from "~/design/button";
import { count, percent } from "~/design/figures";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { More } from "~/design/more";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import { answerWords, gpaWords, listed } from "~/match/quiz/answer-words";
import { keepMoney, keptMoney, type MoneyEntered } from "~/match/quiz/money-memory.client";
import { MoneyFields } from "~/match/quiz/step-money";
import { listPath, stepPath, steps } from "~/match/quiz/steps";
import { BalancedList } from "./balanced-list";
import { ListControls, Relax } from "./list-controls";
import { KeptAnswers, ListForm } from "./list-form";
import type { Listing } from "./listing";
import { nextSteps } from "./next-steps";
import { RankedList, SortLinks } from "./ranked-list";
import { Share } from "./share";
import { SourceList } from "./source-list";
import { WeightedGuess } from "./weighted-guess";

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
        </PageHeading>
        <Better listing={listing} />
        {listing.faithNote !== null && <p className="mb-8 max-w-[46rem] text-muted">{listing.faithNote}</p>}
        {suggested.length > 0 && (
          <Section id="suggested" title="A balanced list to start from">
            <BalancedList listing={listing} />
            <AtLeastOne listing={listing} />
          </Section>
        )}
        <div className="print:break-before-page">
          <Section
            id="all"
            title={total === 0 ? "No college fits yet" : `All ${count(total)} colleges`}
            aside={
              total === 0 ? undefined : (
                <p className="text-muted">
                  {count(listing.counts.safety)} safety · {count(listing.counts.target)} target ·{" "}
                  {count(listing.counts.reach)} reach
                </p>
              )
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
          </Section>
        </div>
        <YourAnswers listing={listing} money={money} />
        <Next listing={listing} />
        <Section id="share" title="Share, print or download it">
          <Share origin={origin} />
        </Section>
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
 * Going back to a list that was made with money would show it without, because money is in no address. As long as the
 * page was not left, the amounts are still here and are sent again.
 */
function useMoneyAgain(listing: Listing, money: MoneyEntered | null, kept: boolean) {
  const submit = useSubmit();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the page, told apart by its key
  useEffect(() => {
    if (kept) return;
    if (money !== null) return keepMoney(money);
    const before = keptMoney();
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
        <ul className="max-w-[46rem] border-t border-rule">
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
  return (
    <div className="mb-10 print:hidden">
      <Callout
        title={
          better.length > 3 ? "A few answers would make this list much better" : "What would make this list better"
        }
      >
        <ul className="grid gap-1">
          {better.map(({ step, text }) => (
            <li key={step}>
              <Link to={stepPath(step, answerSearch)}>{text}</Link>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}

function AtLeastOne({ listing }: { listing: Listing }) {
  const { suggested, atLeastOne, atLeastOneBeyondSafety: beyond } = listing;
  const all = suggested.length === 1 ? "this one" : `all ${suggested.length}`;
  return (
    <div className="mt-10 max-w-[46rem] border-t-2 border-brand pt-4">
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

function YourAnswers({ listing, money }: { listing: Listing; money: MoneyEntered | null }) {
  const { answers, answerSearch } = listing;
  return (
    <Section id="answers" title="Your answers">
      <dl className="max-w-[46rem] border-t border-rule">
        {steps.map(({ id, name }) => {
          const words = id === "money" ? [] : answerWords(answers, id);
          return (
            <div
              key={id}
              className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[9rem_1fr_auto]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="col-start-1 row-start-2 text-muted sm:col-start-2 sm:row-start-1">
                {id === "money"
                  ? money === null
                    ? "left out"
                    : "used for this list, never in a link"
                  : words.length > 0
                    ? words.join(", ")
                    : "nothing"}
              </dd>
              <dd className="print:hidden sm:col-start-3">
                <Link to={stepPath(id, answerSearch)}>
                  Change<span className="sr-only"> {name}</span>
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
      {money !== null && (
        <More title="Change your money answers" className="mt-3 max-w-[46rem] print:hidden">
          <ListForm owns={["budget", "income"]} className="grid gap-7">
            <MoneyFields entered={money} messages={{}} />
            <div>
              <Button>See the list again</Button>
            </div>
          </ListForm>
        </More>
      )}
    </Section>
  );
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
    <Section id="sources" title="Where the figures come from">
      <SourceList groups={shownGroups} />
      <p className="mt-4 max-w-[46rem] text-sm text-muted">
        Chances, labels and fit are our own estimates from these figures. They haven’t been checked against real
        admission decisions. <Link to="/college-match-quiz/method">How they’re made</Link>
      </p>
    </Section>
  );
}
