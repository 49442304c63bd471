import { Link, useLocation, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { count } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { Folded, useFolds } from "~/design/folded";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { More } from "~/design/more";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import { pathIn } from "~/language";
import { fieldIn } from "~/match/field-words";
import { gpaWords, homeWords } from "~/match/quiz/answer-words";
import { keepMoney, type MoneyEntered, moneyForList } from "~/match/quiz/money-memory.client";
import { listPath, methodPath, quizPath, stepPath } from "~/match/quiz/steps";
import type { MatchMessage } from "~/match/spanish/messages";
import { listed, type MatchTranslate, percentIn } from "~/match/words";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import { BalancedList } from "./balanced-list";
import { ListControls, Relax } from "./list-controls";
import { KeptAnswers } from "./list-form";
import { BesideMap } from "./list-map";
import type { Listing } from "./listing";
import { MoneyCounted } from "./money-counted";
import { NextPart } from "./next-part";
import { OnDeviceNote, useMadeOnDevice } from "./on-device";
import { RankedList, SortLinks } from "./ranked-list";
import { Share } from "./share";
import { shownGroups } from "./shown-groups";
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
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const waits = useMoneyAgain(listing, money, kept);
  useFolds();
  const onDevice = useMadeOnDevice();
  const { search, suggested, total } = listing;
  return (
    <KeptAnswers.Provider value={{ search, money }}>
      <Page wide>
        <PageHeading
          above={<Link to={pathIn(language, quizPath)}>{t("College match quiz")}</Link>}
          title={t("Your college list")}
        >
          <WeightedGuess listing={listing} />
          <p>
            {studentWords(listing, t)}{" "}
            <a href="#answers" className="print:hidden">
              {t("See or change your answers")}
            </a>
          </p>
          <MoneyCounted listing={listing} money={money} />
        </PageHeading>
        {onDevice && <OnDeviceNote />}
        <Better listing={listing} />
        {listing.faithNote !== null && <p className="mb-8 max-w-[46rem] text-muted">{listing.faithNote}</p>}
        {waits && (
          <p role="status" className="hidden py-8 text-lg [[data-money]_&]:block">
            {t("Counting what you told us about money…")}
          </p>
        )}
        <div className={waits ? "withheld" : undefined}>
          {suggested.length > 0 && (
            <Section id="suggested" title={t("A balanced list to start from")}>
              <BesideMap colleges={suggested}>
                <BalancedList listing={listing} />
                <AtLeastOne listing={listing} />
              </BesideMap>
            </Section>
          )}
          <NextPart listing={listing} money={money} />
          <div className="print:break-before-page">
            <Folded
              id="all"
              title={total === 0 ? t("No college fits yet") : t("All {count} colleges", { count: count(total) })}
              open={suggested.length === 0 || listing.relax.length > 0 || search !== listing.answerSearch}
              figure={
                total === 0
                  ? null
                  : t("{safety} safety · {target} target · {reach} reach", {
                      safety: count(listing.counts.safety),
                      target: count(listing.counts.target),
                      reach: count(listing.counts.reach),
                    })
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
        </div>
        <YourAnswers listing={listing} money={money} />
        <Folded id="share" title={t("Share, print or download it")}>
          <Share origin={origin} />
        </Folded>
        {!kept && !onDevice && (
          <div className="print:hidden">
            <Section id="keep" title={t("Save it")}>
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
 * A list that's opened at its address comes without money, which is in no address. As long as the page was not left the
 * amounts are still here, and after that on the device, where it may remember them: they are sent, for that very list.
 *
 * @returns whether the list may still be made again: what stands there until then isn't this reader's, and isn't shown
 *   to somebody whose device knows an amount (`data-money`)
 */
function useMoneyAgain(listing: Listing, money: MoneyEntered | null, kept: boolean): boolean {
  const [settled, setSettled] = useState("");
  const submit = useSubmit();
  const language = useLanguage();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of the page, told apart by its key
  useEffect(() => {
    if (kept) return;
    if (money !== null) return keepMoney(money);
    const known = moneyForList(listing.search);
    if (known === null) return setSettled(key);
    submit(
      { ...known },
      { method: "post", action: listPath(listing.search, language), replace: true, preventScrollReset: true },
    );
  }, [key]);
  return money === null && !kept && settled !== key;
}

/** The values of a query by name. */
function valuesOf(search: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(search)) values[name] = [...(values[name] ?? []), value];
  return values;
}

const entered = (money: MoneyEntered | null) =>
  money === null ? {} : { budget: [money.budget], income: [money.income] };

function studentWords(listing: Listing, t: MatchTranslate): string {
  const { answers } = listing;
  const { sat, act, gpa } = answers;
  const record = [
    gpa === null ? null : t("a GPA of {gpa}", { gpa: gpaWords(answers, t) }),
    sat === null ? null : t("an SAT score of {score}", { score: sat }),
    act === null ? null : t("an ACT score of {score}", { score: act }),
  ].filter((phrase) => phrase !== null);
  const fields = answers.fields.map((field) => fieldIn(t, field));
  const parts = [
    record.length > 0 ? t("with {record}", { record: listed(record, t) }) : null,
    homeWords(answers, t),
    fields.length > 0 ? t("interested in {fields}", { fields: listed(fields, t) }) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) {
    return listing.search === ""
      ? t("You haven’t told us anything yet, so this is a list for any student.")
      : t("You haven’t told us about yourself yet, so the chances are those of any student.");
  }
  return t("For a student {about}.", { about: parts.join(", ") });
}

function Better({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const { better, answerSearch } = listing;
  if (better.length === 0) return null;
  const title = t(
    better.length > 3 ? "A few answers would make this list much better" : "What would make this list better",
  );
  return (
    <div className="mb-2 sm:mb-10 print:hidden">
      <FoldNarrow title={title}>
        <Callout title={title}>
          <ul className="grid gap-1">
            {better.map(({ step, text }) => (
              <li key={step}>
                <Link to={stepPath(step, answerSearch, language)}>{text}</Link>
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
  const t = useTranslate<MatchMessage>();
  const meaning = (
    <p>
      {t(
        "They all look at the same record, so their decisions tend to go the same way. We account for that, so this number is lower than if each college decided on its own. It’s an estimate, like every chance here.",
      )}{" "}
      <MethodLink>{t("How we work out chances")}</MethodLink>
    </p>
  );
  const all = suggested.length === 1 ? t("this one") : t("all {count}", { count: suggested.length });
  return (
    <div className="mt-4 max-w-[46rem] border-t-2 border-brand pt-3 sm:mt-10 sm:pt-4">
      <p>
        {filledWith(
          t("If you apply to {all}, the chance that at least one says yes is, by our estimate, {range}.", { all }),
          { range: <strong className="figures text-xl">{rangeWords(atLeastOne, t)}</strong> },
        )}
        {beyond !== null && (
          <>
            {" "}
            {filledWith(t("For the targets and reaches alone it’s {range}."), {
              range: <strong className="figures text-xl">{rangeWords(beyond, t)}</strong>,
            })}
          </>
        )}
      </p>
      <More title={t("What this number means")} className="text-sm md:hidden print:hidden">
        {meaning}
      </More>
      <div className="mt-2 text-sm text-muted max-md:hidden print:block">{meaning}</div>
    </div>
  );
}

function rangeWords({ low, high }: { readonly low: number; readonly high: number }, t: MatchTranslate): string {
  const [from, to] = [percentIn(t, low), percentIn(t, high)];
  return from === to ? from : t("{low} to {high}", { low: from, high: to });
}

/** The page about the chances is in English alone, and a link to it from another language says so. */
function MethodLink({ children }: { children: string }) {
  return <Link to={pathIn(useLanguage(), methodPath)}>{children}</Link>;
}

function Sources() {
  const t = useTranslate<MatchMessage>();
  return (
    <Folded id="sources" title={t("Where the figures come from")}>
      <SourceList groups={shownGroups} />
      <p className="mt-4 max-w-[46rem] text-sm text-muted">
        {t(
          "Chances, labels and fit are our own estimates from these figures. They haven’t been checked against real admission decisions.",
        )}{" "}
        <MethodLink>{t("How they’re made")}</MethodLink>
      </p>
    </Folded>
  );
}
