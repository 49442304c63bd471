/** Sentences of the answer beside the form. */
import type { AidTranslate } from "~/aid/form/field-schemas";
import { amountQuestions, earnedQuestion, sideNames } from "~/aid/form/questions";
import type { Span } from "~/aid/result/range";
import { resultOwner } from "~/aid/result/result-owner";
import { changeText, indexText } from "~/aid/result/result-words";
import type { AidMessage } from "~/aid/spanish/messages";
import { dollars } from "~/design/figures";
import type { Shown } from "~/design/live/shown";
import { spokenOf, troubleWith } from "~/design/live/words";
import type { LiveMessage } from "~/design/spanish";
import type { Translate } from "~/translation";
import type { LiveAid } from "./answer";
import type { Contribution, Typed } from "./contributions";

/** "4,514", or "3,100 to 6,500". */
export const indexSpan = (span: Span, t: AidTranslate) => spanned(span, indexText, "{low} to {high}", t);

/** "$7,395", or "$1,200 to $7,395". */
export const pellSpan = (span: Span, t: AidTranslate) => spanned(span, dollars, "{low} to {high}", t);

const spanned = ({ low, high }: Span, text: (value: number) => string, words: AidMessage, t: AidTranslate) =>
  low === high ? text(low) : t(words, { low: text(low), high: text(high) });

const one = (value: number): Span => ({ low: value, high: value });
export const saiOf = (answer: LiveAid) => (answer.kind === "exact" ? one(answer.result.sai) : answer.range.sai);
export const pellOf = (answer: LiveAid) => (answer.kind === "exact" ? one(answer.result.pell) : answer.range.pell);

/** Whose figures these are, where the FAFSA uses the other parent's; "" where they are the family's own. */
export function whoseWords(answer: LiveAid, t: AidTranslate): string {
  const owner = resultOwner(answer, null);
  if (owner.kind === "own") return "";
  return t("This isn’t your result: the FAFSA uses the household of {counts}, and these are {here}’s numbers.", {
    counts: t(sideNames[owner.counts]),
    here: t(sideNames[owner.here]),
  });
}

/** The answer in one line. */
export function oneLine(answer: LiveAid, t: AidTranslate): string {
  return t(answer.pell.final ? "{whose}SAI {sai} · Pell {pell}" : "{whose}SAI {sai} · Pell, not final, {pell}", {
    whose: resultOwner(answer, null).kind === "own" ? "" : t("What if: "),
    sai: indexSpan(saiOf(answer), t),
    pell: pellSpan(pellOf(answer), t),
  });
}

/** The same in words. */
export function oneSentence(answer: LiveAid, t: AidTranslate): string {
  const sentence = t(
    answer.pell.final
      ? "For {awardYear} the Student Aid Index is {sai}, and the Pell Grant {pell}."
      : "For {awardYear} the Student Aid Index is {sai}, and the Pell Grant {pell}, with amounts that aren’t final.",
    {
      awardYear: answer.awardYear,
      sai: spanned(saiOf(answer), indexText, "between {low} and {high}", t),
      pell: spanned(pellOf(answer), dollars, "between {low} and {high}", t),
    },
  );
  return [whoseWords(answer, t), sentence].filter((part) => part !== "").join(" ");
}

/** What a range leaves out: more of it would lift the index above the upper end. */
export const countedAsNothing = (dependent: boolean): AidMessage =>
  dependent
    ? "Everything else you leave empty counts as 0, your own income and savings too. They can raise the index above this range."
    : "Everything else you leave empty counts as 0, and can raise the index above this range.";

/** The name of an amount that was typed, with whose it is where there are two. */
export function movedLabel(
  { who, field }: Pick<Contribution, "who" | "field">,
  dependent: boolean,
  t: AidTranslate,
): string {
  const what = labelOf(field, t);
  return dependent ? t("{who}: {what}", { who: t(who === "parents" ? "Parents" : "You"), what }) : what;
}

function labelOf(field: Typed, t: AidTranslate): string {
  if (field === "earned") return t(earnedQuestion.label);
  if (field === "earned2") return t("{what}, second person", { what: t(earnedQuestion.label) });
  return t(amountQuestions[field].label);
}

/** "+412", "−56" or "no change". */
export const movedText = ({ change }: Contribution, t: AidTranslate) => changeText(change, false, t);

/** What stands in the way of a new answer; "" where nothing does. */
export const trouble = (shown: Shown<LiveAid>, t: AidTranslate & Translate<LiveMessage>) =>
  troubleWith(shown, t("Work out the SAI"), t("a range"), t);

/** What a screen reader is told once somebody stops typing. */
export function spoken(shown: Shown<LiveAid>, t: AidTranslate & Translate<LiveMessage>): string {
  return spokenOf(shown.mistakes, trouble(shown, t), shown.result === null ? "" : oneSentence(shown.result, t));
}
