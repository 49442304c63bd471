/** What isn't about college at all: said plainly, and nobody is sent to a school counselor for it. Pure. */
import { type Reply, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { plainText } from "~/counselor/words/words";
import { type Evidence, say } from "../answer/evidence";
import { topicsOf } from "../passages/topics";
import { isOtherDebt } from "../understand/other-sums";

const lifeline: Evidence = {
  url: "/help/mental-health",
  title: "Mental health and college",
  source: "988 Suicide & Crisis Lifeline",
  year: "read 2026-11-22",
  figures: { lifeline: 988 },
};

/** A medicine that somebody would take, and not how one is brought along or what it has to do with an application. */
const medicine =
  /\b(?:antidepressants?|ssri|prozac|zoloft|lexapro|xanax|adderall|ritalin|melatonina?|ibuprofen|tylenol|medicines?|medications?|meds|pills?|antidepresivos?|medicinas?|pastillas?)\b/;
const dose =
  /\b(?:dose|dosage|doses|milligrams?|mg|how (?:much|many)|start (?:with|on)|safe to take|dosis|cuant[ao]s?)\b/;
const aboutCollege =
  /\b(?:colleges?|schools?|universit(?:y|ies)|campus|dorms?|applications?|essays?|tuition|fafsa|aid|insurance|universidad(?:es)?)\b/;

/** Things of everyday life that no question about college asks for. */
const everyday =
  /\brecipes?\b(?! for success)|\b(?:how (?:do|can|should) (?:i|we|you)|best way to) (?:cook|bake|roast|grill|fry)\b|\b(?:stains?|stuffing|casserole)\b|\brecetas? (?:de|para)\b/;

/** What to buy; what pays for it is asked in other words. */
const shopping =
  /\b(?:what|which) (?:kind of )?(?:laptop|computer|phone|ipad)\b.*\b(?:get|buy|best)\b(?!.*\b(?:aid|fafsa|grant|loan)\b)/;

/** What money is put into, and what that will be worth. */
const speculation =
  /\b(?:bitcoin|ethereum|dogecoin|crypto\w*)\b.*\b(?:price|worth|hit|go up)\b.*|\b(?:put|invest|buy|move|turn)\b.*\b(?:into|in|some)?\b.*\b(?:bitcoin|ethereum|dogecoin|crypto\w*)\b|\b(?:what|which) (?:stocks?|funds?|etfs?) (?:should|do|can|to)\b.*\b(?:buy|pick|choose|invest)\b|\bwhat (?:price )?will (?:bitcoin|crypto|the (?:stock )?market)\b/;
/** Whom to love, what a neighbor's house costs and what the news says are no questions about college. */
const ofLife =
  /\b(?:break(?:ing)? up with|dump(?:s|ed)?|dating)\b.*\b(?:boyfriend|girlfriend|bf|gf|him|her)\b|\b(?:boyfriend|girlfriend|bf|gf)\b.*\b(?:dump|dumps|cheating on|break up)\b|\b(?:on my street|in my neighborhood)\b|\brefinanc\w+\b.*\b(?:mortgage|house|car)\b|\bused car cost\b|\bmy landlord\b/;
const onForm = /\b(?:fafsa|css|profile|assets?|report|count|counts|form|taxes)\b/;

/** The reply to what is plainly no question about college; null for all else. */
export function outsideOfCollege(typed: string, ground: Ground): Reply | null {
  const plain = plainText(typed);
  if (medicine.test(plain) && dose.test(plain) && !aboutCollege.test(plain))
    return without("not for us", [say(wordsIn(ground).say("ask a doctor"), lifeline)]);
  // A landlord who wants the rent before the aid comes is a question about aid.
  if ((everyday.test(plain) || ofLife.test(plain)) && topicsOf(plain).size === 0 && !onForm.test(plain))
    return only(ground);
  if (isOtherDebt(plain)) return only(ground);
  if (shopping.test(plain)) return only(ground);
  return speculation.test(plain) && !onForm.test(plain) ? only(ground) : null;
}

/** What is plainly ours to leave to others. */
export const only = (ground: Ground) => without("not for us", [say(wordsIn(ground).say("only college"))]);

const ofSchool =
  /\b(?:college|colleges|school|schools|universit\w+|campus|major|majors|degree|class|classes|courses?|grades?|gpa|teachers?|counselor|appl(?:y|ying|ied|ications?)|admi\w+|deadlines?|tuition|writ(?:e|ing) about|poor|student|students|senior|junior|sophomore|freshman|graduat\w+|essay|scores?|tests?|exams?|academ\w+|scholar\w+|stud(?:y|ies|ying)|professors?|internships?|careers?|jobs?|pay|cost|costs|price|money|afford|fees?|aid|fund\w*|decisions?|accepted|rejected|letters?|forms?|programs?|options?|enroll\w*|universidad\w*|escuela|colegio|carrera|estudi\w+|solicit\w+|aplic\w+|becas?|prestamos?|pedir|fechas?|ayuda|dinero|pagar|cuesta)\b/;

/** What weighs on somebody at home: a person can help where we can't. */
const ofHome =
  /\b(?:parents?|mom|mother|dad|father|family|sister|brother|cry|crying|lonely|homesick|scared|afraid|guilty|pressure|hij[ao]s?|mama|papa|familia|miedo|lejos)\b/;

/** What to say where nothing is known and the question names nothing of school or money: that we know college only. */
export const onlyKnowsCollege = (typed: string, ground: Ground): string | null => {
  const plain = plainText(typed);
  return topicsOf(plain).size === 0 && !ofSchool.test(plain) && !ofHome.test(plain)
    ? wordsIn(ground).say("only college")
    : null;
};
