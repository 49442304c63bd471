import type { ReactNode } from "react";
import type { AidTranslate } from "~/aid/form/field-schemas";
import { amountQuestions, earnedQuestion, sideNames, statusLabels } from "~/aid/form/questions";
import type { AidMessage } from "~/aid/spanish/messages";
import { dollars } from "~/design/figures";
import { Callout } from "~/design/layout";
import { type Trace, WorkedOut } from "~/design/worked-out";
import { stateNameIn } from "~/geography/state-names";
import { useLanguage, useTranslate } from "~/translation-context";
import { indexTrace } from "./index-trace";
import type { AidOutcome } from "./outcome";
import type { AidRange } from "./range";
import type { ResultOwner } from "./result-owner";
import { contributorWords, exemptionWords, indexText, openWords, pellWords, rangeWords } from "./result-words";

/**
 * The top of the result. Where the numbers are of the parent who does not count, the household that the FAFSA uses
 * comes first, and the rest says that it is a what-if.
 */
export function Headline({ outcome, owner }: { outcome: AidOutcome; owner: ResultOwner }) {
  const t = useTranslate<AidMessage>();
  // The steps that a figure opens are in English so far; the worksheet below has them all.
  const { awardYear, result, year } = outcome;
  const pellFinal = year.pell.final;
  const counting = owner.kind === "what-if" ? owner.counting : null;
  if (owner.kind === "what-if" && counting === null) {
    return (
      <Top title={whatIfTitle(owner, t)}>
        <div className="mt-6">
          <Callout kind="care" title={t("This isn’t your result")}>
            {t(
              "The FAFSA for {awardYear} uses the household of {counts}, which hasn’t been worked out here. These figures are from {here}’s household.",
              { awardYear, counts: t(sideNames[owner.counts]), here: t(sideNames[owner.here]) },
            )}
          </Callout>
        </div>
        <Figures sai={result.sai} pell={result.pell} pellFinal={pellFinal} />
        <Explained outcome={outcome} about />
      </Top>
    );
  }
  return (
    <Top title={t("Your result for {awardYear}", { awardYear })}>
      {owner.kind === "own" && <MadeFrom outcome={outcome} />}
      {owner.kind === "what-if" && (
        <p className="mt-2 text-muted">
          {t("From the household of {counts}, which the FAFSA uses.", { counts: t(sideNames[owner.counts]) })}
        </p>
      )}
      <Figures
        {...(counting ?? result)}
        pellFinal={pellFinal}
        trace={counting === null ? indexTrace(outcome, t) : null}
      />
      {owner.kind === "what-if" && (
        <>
          <div className="prose mt-6">
            <AboutForm outcome={outcome} />
          </div>
          <h3 className="mt-8 border-t border-rule pt-6">{whatIfTitle(owner, t)}</h3>
          <Figures sai={result.sai} pell={result.pell} pellFinal={pellFinal} small />
        </>
      )}
      <Explained outcome={outcome} about={owner.kind === "own"} />
    </Top>
  );
}

/** Whose result it is, in the few answers that decide most of it. */
function MadeFrom({ outcome: { familySize, state, year } }: { outcome: AidOutcome }) {
  const t = useTranslate<AidMessage>();
  const language = useLanguage();
  const values = { size: familySize, taxYear: year.taxYear };
  return (
    <p className="mt-2 text-muted">
      {state === null
        ? t("For a family of {size}, with the taxes of {taxYear}.", values)
        : t("For a family of {size} in {state}, with the taxes of {taxYear}.", {
            ...values,
            state: stateNameIn(language, state),
          })}
    </p>
  );
}

function whatIfTitle({ here }: Extract<ResultOwner, { kind: "what-if" }>, t: AidTranslate): string {
  return t("What it would be if {here} counted", { here: t(sideNames[here]) });
}

function Top({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id="result" aria-labelledby="result-title" className="border-t-4 border-brand py-8">
      <h2 id="result-title" className="text-brand-deep">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Figures({
  sai,
  pell,
  pellFinal,
  small = false,
  trace = null,
}: {
  /** How the index came about; null where it is told elsewhere. */
  trace?: Trace | null;
  sai: number;
  pell: number;
  pellFinal: boolean;
  small?: boolean;
}) {
  const t = useTranslate<AidMessage>();
  const look = `figures font-semibold text-brand-deep ${small ? "text-3xl" : "text-5xl"}`;
  return (
    <dl className="mt-6 grid max-w-[46rem] gap-6 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">{t("Student Aid Index (SAI)")}</dt>
        <dd className={look}>
          {trace === null ? (
            indexText(sai)
          ) : (
            <WorkedOut of={t("the Student Aid Index")} trace={trace}>
              <span>{indexText(sai)}</span>
            </WorkedOut>
          )}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t(pellFinal ? "Federal Pell Grant" : "Federal Pell Grant, not final")}</dt>
        <dd className={look}>{dollars(pell)}</dd>
      </div>
    </dl>
  );
}

/**
 * What the figures of this run mean and what they leave open. @param about say here whose information the FAFSA takes
 */
function Explained({ outcome, about }: { outcome: AidOutcome; about: boolean }) {
  const t = useTranslate<AidMessage>();
  const { assumedSingle, awardYear, exemption, result, year } = outcome;
  return (
    <>
      <div className="prose mt-6">
        <p>
          {t(
            "The SAI is a number, not a bill. A college takes it off its cost of attendance to see how much need-based aid you can get. The lower it is, the more aid: −1,500 is the lowest.",
          )}
        </p>
        <p>
          {pellWords(outcome, t)}
          {result.pell > 0 &&
            ` ${t("The amount is for a full-time student for the whole year; at three-quarter time it is about 75% of it, at half time about 50%.")}`}
        </p>
        {exemption !== null && <p>{t(exemptionWords(exemption))}</p>}
        {about && <AboutForm outcome={outcome} />}
      </div>
      <div className="mt-6 grid gap-4">
        {!year.pell.final && (
          <Callout kind="care" title={t("Pell amounts for {awardYear} aren’t published yet", { awardYear })}>
            {t(
              "The SAI is worked out with the tables of {awardYear}. The Pell Grant uses the amounts of {amountsOf}, because the U.S. Department of Education hasn’t published those of {awardYear}.",
              { awardYear, amountsOf: year.pell.amountsOf },
            )}
          </Callout>
        )}
        <LeftEmpty outcome={outcome} />
        {assumedSingle.length > 0 && (
          <Callout kind="care" title={t("Counted as Single")}>
            {t("You left this empty: {fields}. With another status the SAI and the Pell Grant may be different.", {
              fields: assumedSingle.map((field) => t(statusLabels[field])).join("; "),
            })}
          </Callout>
        )}
      </div>
    </>
  );
}

/** What stands in for the main figures that were left empty, and how far off the result may be. */
function LeftEmpty({ outcome: { leftEmpty, workAssumed, range } }: { outcome: AidOutcome }) {
  const t = useTranslate<AidMessage>();
  if (leftEmpty.length === 0) return null;
  const asZero = leftEmpty.filter((field) => !(workAssumed && field.endsWith(".earned")));
  const named = (fields: readonly string[]) => fields.map((field) => t(fieldLabel(field))).join("; ");
  return (
    <Callout kind="care" title={t("An estimate, because of what is empty")}>
      {t("You left this empty: {fields}.", { fields: named(leftEmpty) })}{" "}
      {asZero.length > 0 && `${t("Counted as 0: {fields}.", { fields: named(asZero) })} `}
      {workAssumed && `${t("Work: all of the income is counted as earned, by one person.")} `}
      {range !== null && isOpen(range) && (
        <>
          {rangeWords(range, t)}
          <ul className="mt-2 list-disc ps-5 text-sm">
            {range.open.map((open) => (
              <li key={open}>{openWords(open, t)}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}

const isOpen = ({ sai, pell }: AidRange) => sai.low < sai.high || pell.low < pell.high;

/** Whose information the FAFSA takes; an independent student's parents are not asked. */
function AboutForm({ outcome: { contributor } }: { outcome: AidOutcome }) {
  const t = useTranslate<AidMessage>();
  if (contributor === null) return null;
  return (
    <p>
      <strong>{t("On the form:")}</strong> {contributorWords(contributor, t)}
    </p>
  );
}

function fieldLabel(name: string): AidMessage {
  return name.endsWith(".earned") ? earnedQuestion.label : amountQuestions.tax_paid.label;
}
