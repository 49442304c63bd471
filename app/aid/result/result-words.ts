/** What the result page says about an outcome, in sentences. Amounts come in as numbers and go out as a family reads them. */

import type { ContributorOutcome, Side } from "~/aid/form/contributor";
import { amountQuestions, earnedQuestion, sideNames } from "~/aid/form/questions";
import type { Exemption } from "~/aid/formula/exemption";
import { dollars } from "~/design/figures";
import type { AidOutcome } from "./outcome";
import type { MovedLine } from "./sensitivity";

/** An index, which is a number and not an amount of money: 4,514 or −1,500. */
export function indexText(sai: number): string {
  return `${sai < 0 ? "−" : ""}${Math.abs(sai).toLocaleString("en-US")}`;
}

/** Why the Pell Grant is what it is. */
export function pellWords({ result, year, povertyLine }: AidOutcome): string {
  const { max, min, saiCutoff, maxPercent } = year.pell;
  const percent = result.maxPell === 2 ? maxPercent.singleParent : maxPercent.other;
  switch (result.pellReason) {
    case "not-undergraduate":
      return "Pell Grants are for undergraduates who don’t have a bachelor’s degree yet.";
    case "special-rule":
      return "Children of service members and public safety officers who died in the line of duty get the full Pell Grant.";
    case "over-cutoff":
      return `With an SAI of ${indexText(saiCutoff ?? 0)} or more there is no Pell Grant: that is twice the largest one.`;
    case "max-by-income":
      return result.maxPell === 1
        ? "The full Pell Grant, because no one had to file a tax return."
        : `The full Pell Grant, because the income is within ${percent}% of the poverty line (${dollars(povertyLine)} for this family).`;
    case "max-by-sai":
      return "The full Pell Grant, because the SAI isn’t above 0.";
    case "calculated":
      return `The largest Pell Grant (${dollars(max)}) minus the SAI, to the nearest $5.`;
    case "minimum":
      return `The smallest Pell Grant (${dollars(min)}), which goes by income and family size where the SAI leaves nothing.`;
    case "none":
      return `The SAI leaves less than the smallest Pell Grant (${dollars(min)}), and the income is above the limit for it.`;
  }
}

/** Whether what the family owns was counted. */
export function exemptionWords(exemption: Exemption): string {
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
export function contributorWords(outcome: ContributorOutcome): string {
  if (outcome.kind === "no-parent")
    return "There’s no parent to ask. Talk to the college’s aid office before you file.";
  if (outcome.kind === "ask") {
    const questions = {
      situation: "how your parents live",
      support: "who gave more support in the last 12 months",
      greater: "whose income and assets are greater",
      remarried: "whether the parent who counts is married today",
      jointReturn: "whether the couple filed one joint return",
    };
    return `To tell which parent goes on the form, we need one more answer: ${questions[outcome.question]}.`;
  }
  const reasons = {
    married: "Both of your parents, because they’re married to each other.",
    together: "Both of your parents, because they live together.",
    "more-support": `${partyOf(outcome.parents)}, who gave you more support in the last 12 months.`,
    "greater-income": `${partyOf(outcome.parents)}, who has the greater income and assets; the support from both was the same.`,
    "only-parent": "Your one legal parent.",
  };
  if (outcome.kind === "other-parent") return reasons[outcome.reason];
  const step = outcome.stepparent ? " The stepparent’s income and assets count too." : "";
  const invited =
    outcome.invitations === 1
      ? " One person is invited to the form."
      : " Two people are invited to the form, and each must agree.";
  return `${reasons[outcome.reason]}${step}${invited}`;
}

function partyOf(parents: "both" | "only" | Side): string {
  return parents === "first" || parents === "second" ? sideNames[parents] : "Your parent";
}

/** The name of a line that moves the result. */
export function moveLabel(line: MovedLine): string {
  if (line === "wages") return "A raise: earned from work and AGI together";
  if (line === "earned") return `${earnedQuestion.label}, with the same AGI`;
  return amountQuestions[line].label;
}

/** A change with its sign: +$470, −$56, or no change. */
export function changeText(change: number, money: boolean): string {
  if (change === 0) return "no change";
  const size = Math.abs(change).toLocaleString("en-US");
  return `${change < 0 ? "−" : "+"}${money ? "$" : ""}${size}`;
}
