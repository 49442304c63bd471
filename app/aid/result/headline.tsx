import type { ReactNode } from "react";
import { amountQuestions, earnedQuestion, sideNames, statusLabels } from "~/aid/form/questions";
import { dollars } from "~/design/figures";
import { Callout } from "~/design/layout";
import type { AidOutcome } from "./outcome";
import { contributorWords, exemptionWords, indexText, pellWords } from "./result-words";
import type { ResultOwner } from "./standing";

/**
 * The top of the result. Where the numbers are of the parent who does not count, the household that the FAFSA uses comes
 * first, and the rest says that it is a what-if.
 */
export function Headline({ outcome, standing }: { outcome: AidOutcome; standing: ResultOwner }) {
  const { awardYear, result, year } = outcome;
  const pellFinal = year.pell.final;
  const counting = standing.kind === "what-if" ? standing.counting : null;
  if (standing.kind === "what-if" && counting === null) {
    return (
      <Top title={whatIfTitle(standing)}>
        <div className="mt-6">
          <Callout kind="care" title="This isn’t your result">
            The FAFSA for {awardYear} uses the household of {sideNames[standing.counts]}, which hasn’t been worked out
            here. These figures are from {sideNames[standing.here]}’s household.
          </Callout>
        </div>
        <Figures sai={result.sai} pell={result.pell} pellFinal={pellFinal} />
        <Explained outcome={outcome} about />
      </Top>
    );
  }
  return (
    <Top title={`Your result for ${awardYear}`}>
      {standing.kind === "what-if" && (
        <p className="mt-2 text-muted">From the household of {sideNames[standing.counts]}, which the FAFSA uses.</p>
      )}
      <Figures {...(counting ?? result)} pellFinal={pellFinal} />
      {standing.kind === "what-if" && (
        <>
          <div className="prose mt-6">
            <AboutForm outcome={outcome} />
          </div>
          <h3 className="mt-8 border-t border-rule pt-6">{whatIfTitle(standing)}</h3>
          <Figures sai={result.sai} pell={result.pell} pellFinal={pellFinal} small />
        </>
      )}
      <Explained outcome={outcome} about={standing.kind === "own"} />
    </Top>
  );
}

function whatIfTitle({ here }: Extract<ResultOwner, { kind: "what-if" }>): string {
  return `What it would be if ${sideNames[here]} counted`;
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
}: {
  sai: number;
  pell: number;
  pellFinal: boolean;
  small?: boolean;
}) {
  const look = `figures font-semibold text-brand-deep ${small ? "text-3xl" : "text-5xl"}`;
  return (
    <dl className="mt-6 grid max-w-[46rem] gap-6 sm:grid-cols-2">
      <div>
        <dt className="font-semibold">Student Aid Index (SAI)</dt>
        <dd className={look}>{indexText(sai)}</dd>
      </div>
      <div>
        <dt className="font-semibold">Federal Pell Grant{pellFinal ? "" : ", not final"}</dt>
        <dd className={look}>{dollars(pell)}</dd>
      </div>
    </dl>
  );
}

/** What the figures of this run mean and what they leave open. @param about say here whose information the FAFSA takes */
function Explained({ outcome, about }: { outcome: AidOutcome; about: boolean }) {
  const { assumedSingle, awardYear, exemption, leftEmpty, result, year } = outcome;
  return (
    <>
      <div className="prose mt-6">
        <p>
          The SAI is a number, not a bill. A college takes it off its cost of attendance to see how much need-based aid
          you can get. The lower it is, the more aid: −1,500 is the lowest.
        </p>
        <p>
          {pellWords(outcome)}
          {result.pell > 0 &&
            " The amount is for a full-time student for the whole year; at three-quarter time it is about 75% of it, at half time about 50%."}
        </p>
        {exemption !== null && <p>{exemptionWords(exemption)}</p>}
        {about && <AboutForm outcome={outcome} />}
      </div>
      <div className="mt-6 grid gap-4">
        {!year.pell.final && (
          <Callout kind="care" title={`Pell amounts for ${awardYear} aren’t published yet`}>
            The SAI is worked out with the tables of {awardYear}. The Pell Grant uses the amounts of{" "}
            {year.pell.amountsOf}, because the U.S. Department of Education hasn’t published those of {awardYear}.
          </Callout>
        )}
        {leftEmpty.length > 0 && (
          <Callout kind="care" title="Counted as 0">
            You left this empty: {leftEmpty.map(fieldLabel).join("; ")}. With the real numbers, the SAI may be lower.
          </Callout>
        )}
        {assumedSingle.length > 0 && (
          <Callout kind="care" title="Counted as Single">
            You left this empty: {assumedSingle.map((field) => statusLabels[field]).join("; ")}. With another status the
            SAI and the Pell Grant may be different.
          </Callout>
        )}
      </div>
    </>
  );
}

/** Whose information the FAFSA takes; an independent student's parents are not asked. */
function AboutForm({ outcome: { contributor } }: { outcome: AidOutcome }) {
  if (contributor === null) return null;
  return (
    <p>
      <strong>On the form: </strong>
      {contributorWords(contributor)}
    </p>
  );
}

function fieldLabel(name: string): string {
  return name.endsWith(".earned") ? earnedQuestion.label : amountQuestions.tax_paid.label;
}
