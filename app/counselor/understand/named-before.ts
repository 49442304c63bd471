/** Colleges that the conversation named before the last one, as a follow-up speaks of them. Pure. */
import type { College } from "~/colleges/college";

/** "And the other one": the college that was named before the last one. */
const theOther = /\b(?:the|their) (?:other|first) (?:one|college|school|university|place)\b|\bthe other$/;
/** "Which of the two is cheaper": the last two that were named. */
const ofTheTwo =
  /\b(?:which|who|whose) (?:one|of (?:them|those|these|the two))\b|\b(?:between|of) (?:the|those|these) two\b|\bwhich (?:is|s|costs?|has|would be)\b.*\b(?:less|more|cheaper|better|lower|higher|bigger|smaller|harder|easier)\b/;

/** @param other the one named before the last, where one alone was; null where the words mean neither */
export function meantBefore(plain: string, last: readonly College[], other?: College): readonly College[] | null {
  if (other === undefined) return null;
  if (ofTheTwo.test(plain)) return [other, ...last];
  return theOther.test(plain) ? [other] : null;
}
