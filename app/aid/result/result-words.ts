/**
 * What the result page says about an outcome, in sentences. Amounts come in as numbers and go out as a family reads
 * them.
 */

import type { ContributorOutcome, Side } from "~/aid/form/contributor";
import type { AidTranslate } from "~/aid/form/field-schemas";
import { amountQuestions, earnedQuestion, sideNames } from "~/aid/form/questions";
import type { Exemption } from "~/aid/formula/exemption";
import type { AidMessage } from "~/aid/spanish/messages";
import { count, dollars, withCommas } from "~/design/figures";
import type { AidOutcome } from "./outcome";
import { type AidRange, type Open, openSavings, type Span } from "./range";
import type { MovedLine } from "./sensitivity";

/** An index, which is a number and not an amount of money: 4,514 or −1,500. */
export function indexText(sai: number): string {
  return `${sai < 0 ? "−" : ""}${withCommas(Math.abs(sai))}`;
}

/** Why the Pell Grant is what it is. */
export function pellWords({ result, year, povertyLine }: AidOutcome, t: AidTranslate): string {
  const { max, min, saiCutoff, maxPercent } = year.pell;
  const percent = result.maxPell === 2 ? maxPercent.singleParent : maxPercent.other;
  switch (result.pellReason) {
    case "not-undergraduate":
      return t("Pell Grants are for undergraduates who don’t have a bachelor’s degree yet.");
    case "special-rule":
      return t(
        "Children of service members and public safety officers who died in the line of duty get the full Pell Grant.",
      );
    case "over-cutoff":
      return t("With an SAI of {cutoff} or more there is no Pell Grant: that is twice the largest one.", {
        cutoff: indexText(saiCutoff ?? 0),
      });
    case "max-by-income":
      return result.maxPell === 1
        ? t("The full Pell Grant, because no one had to file a tax return.")
        : t(
            "The full Pell Grant, because the income is within {percent}% of the poverty line ({line} for this family).",
            {
              percent,
              line: dollars(povertyLine),
            },
          );
    case "max-by-sai":
      return t("The full Pell Grant, because the SAI isn’t above 0.");
    case "calculated":
      return t("The largest Pell Grant ({max}) minus the SAI, to the nearest $5.", { max: dollars(max) });
    case "minimum":
      return t("The smallest Pell Grant ({min}), which goes by income and family size where the SAI leaves nothing.", {
        min: dollars(min),
      });
    case "none":
      return t("The SAI leaves less than the smallest Pell Grant ({min}), and the income is above the limit for it.", {
        min: dollars(min),
      });
  }
}

/** Whether what the family owns was counted. */
export function exemptionWords(exemption: Exemption): AidMessage {
  switch (exemption) {
    case "max-pell":
      return "Assets weren’t counted: the income is within the limit of the full Pell Grant.";
    case "benefit":
      return "Assets weren’t counted: someone in the household got a federal benefit in the last 24 months.";
    case "income":
      return "Assets weren’t counted: the income is below $60,000 and the tax return is a simple one.";
  }
}

/** Whose information the FAFSA takes, or which answer is still missing. */
export function contributorWords(outcome: ContributorOutcome, t: AidTranslate): string {
  if (outcome.kind === "no-parent")
    return t("There’s no parent to ask. Talk to the college’s aid office before you file.");
  if (outcome.kind === "ask") {
    const questions = {
      situation: "how your parents live",
      support: "who gave more support in the last 12 months",
      greater: "whose income and assets are greater",
      remarried: "whether the parent who counts is married today",
      jointReturn: "whether the couple filed one joint return",
    } as const;
    return t("To tell which parent goes on the form, we need one more answer: {question}.", {
      question: t(questions[outcome.question]),
    });
  }
  const reasons = {
    married: "Both of your parents, because they’re married to each other.",
    together: "Both of your parents, because they live together.",
    "more-support": "{who}, who gave you more support in the last 12 months.",
    "greater-income": "{who}, who has the greater income and assets; the support from both was the same.",
    "only-parent": "Your one legal parent.",
  } as const;
  const reason = t(reasons[outcome.reason], { who: t(partyOf(outcome.parents)) });
  if (outcome.kind === "other-parent") return reason;
  const step = outcome.stepparent ? [t("The stepparent’s income and assets count too.")] : [];
  const invited = t(
    outcome.invitations === 1
      ? "One person is invited to the form."
      : "Two people are invited to the form, and each must agree.",
  );
  return [reason, ...step, invited].join(" ");
}

/** For parents who live apart: the FAFSA isn't the only form. */
export const cssProfileWords: AidMessage =
  "The FAFSA takes one of your two homes. Colleges that ask for the CSS Profile may also ask the other one, so their own grants can go by both incomes.";

function partyOf(parents: "both" | "only" | Side): AidMessage {
  return parents === "first" || parents === "second" ? sideNames[parents] : "Your parent";
}

/** The name of a line that moves the result. */
export function moveLabel(line: MovedLine, t: AidTranslate): string {
  if (line === "wages") return t("A raise: earned from work and AGI together");
  if (line === "earned") return t("{earned}, with the same AGI", { earned: t(earnedQuestion.label) });
  return t(amountQuestions[line].label);
}

/** A change with its sign: +$470, −$56, or no change. */
export function changeText(change: number, money: boolean, t: AidTranslate): string {
  if (change === 0) return t("no change");
  return `${change < 0 ? "−" : "+"}${(money ? dollars : count)(Math.abs(change))}`;
}

/** What an open answer is counted as, at both ends of the range. */
export function openWords(open: Open, t: AidTranslate): string {
  switch (open) {
    case "tax":
      return t("Income tax: none, or all of it without a credit, by the tax brackets of 2024.");
    case "work":
      return t("Work: all of the income is counted as earned.");
    case "workOfTwo":
      return t("Work: all of the income is counted as earned, by one person or half by each of two.");
    case "savings":
      return t("Savings and investments: nothing, or {amount}.", { amount: dollars(openSavings) });
    case "status":
      return t("Filing status: single, or head of household.");
  }
}

/** Between which two numbers the result of a form with empty lines lies. */
export function rangeWords({ sai, pell }: AidRange, t: AidTranslate): string {
  const span = ({ low, high }: Span, text: (value: number) => string) =>
    low === high ? text(low) : t("between {low} and {high}", { low: text(low), high: text(high) });
  return t("Depending on what is empty, the SAI is {sai} and the Pell Grant {pell}.", {
    sai: span(sai, indexText),
    pell: span(pell, dollars),
  });
}
