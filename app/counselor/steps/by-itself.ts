/** The colleges and states that a question is about by its own words. */
import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "~/counselor/intents/intent";
import { saysState } from "~/counselor/understand/state-itself";
import type { Student } from "~/counselor/understand/student";
import type { Understood } from "~/counselor/understand/understand";
import { plainText } from "~/counselor/words/words";
import { isState, stateName as nameOf } from "~/geography/states";

/** Words by which a state is meant, and not the college that goes by its name. */
const ofState =
  /\b(?:fafsa|grants?|state aid|state (?:grants?|scholarships?|programs?)|residen(?:t|ts|cy)|live|living|mov(?:e|ed|ing) (?:(?:in)?to|from)|count as in[- ]state|(?:considered|qualify (?:as|for)|eligible for|become) in[- ]state(?! at)|in-state tuition for|hope|promise|tap|cal grants?|community college|dual (?:enrollment|credit)|high school|colleges in|schools in|universities in|driving|reciprocity|exchange|undocumented|dreamers?|daca|529|tax|scholarships? (?:in|for|does)|^(?:\w+ )?(?:teachers?|nurs(?:es?|ing)|foster|veterans?|merit) scholarships?$|free college|tuition[- ]free|free tuition|graduation requirements?|(?:money|help|aid|grants?|free tuition) (?:to|for) (?:the )?(?:kids|students|families|people|teens|residents|poor(?:er)?|low[- ]income)|state money|(?:from|by|through) the state|help(?:s|ing)? (?:pay|poor(?:er)?|low[- ]income|students|famil(?:y|ies)|kids)|(?:help|aid|money|anything|something|gives?|offers?|free)\b.*\b(?:give|gives|offers?|has|have|for) (?:us|me|families|people|kids|students|residents))\b|\b(?:colleges|schools|universities)\b.*\bin$|\bin state tuition (?:for|in)\b/;

const anyCollege = /\b(?:colleges?|schools?|universit(?:y|ies)|unis?|campus(?:es)?|hbcus?|hsis?)\b/;

/** "Which college in Kentucky", "Reed in Oregon": a state behind "in" tells where, unless one gets in there. */
function isWhere(code: string, now: Understood, ground: Ground): boolean {
  const name = plainText(isState(code) ? nameOf(code) : code);
  if (saysState(now.plain, name)) return true;
  // "Near Duluth Minnesota": behind a city, too.
  // "What does Georgia pay for technical college": a state does, and no college.
  const pays = `(?:do|does|will|would|can) ${name} (?:pay for|help (?:pay|with|us|at|famil|kids|students))`;
  const gives = `${name} (?:gives?|pays?|offers?|has|have) (?:\\w+ ){0,2}(?:money|aid|help|grants?|scholarships?)`;
  if (new RegExp(`\\b(?:${pays}|${gives}\\b)`).test(now.plain)) return true;
  const before = new RegExp(
    `^(.*)\\b(?:in (?:the state of )?|(?:in|near|around|close to) (?:[a-z]+ ){1,2})${name}\\b`,
  ).exec(now.plain)?.[1];
  // "Get into in Georgia": into some college there.
  if (before !== undefined && /\b(?:get|got|getting) into $/.test(before)) return true;
  if (before === undefined || /\b(?:get|gets|got|getting|accepted|admitted|be|me|him|her|us) $/.test(before))
    return false;
  return (
    anyCollege.test(now.bare) ||
    // "Graphic design programs in Georgia"
    (now.field !== null && /\b(?:programs?|majors?|degrees?) $/.test(before)) ||
    // "Film in Georgia": where it can be studied, and no college.
    (now.field !== null && before.trim() === now.field.words) ||
    // "Where in Texas can I get in", "where can I study nursing in Michigan"
    /\bwhere $/.test(before) ||
    (now.field !== null && /\bwhere\b/.test(before)) ||
    // "What do teachers make in Texas": pay in a state, at no college.
    now.occupations.length > 0 ||
    now.mentions.some(({ unitid, state }) => state === null && ground.byUnitid.get(unitid)?.state === code)
  );
}

/** "My state's grant": of whoever's state is known, that one. */
const ownState =
  /\b(?:my|our|from (?:my|our|the)) (?:home )?state(?: s)?\b(?! (?:schools?|colleges?|universit(?:y|ies)|flagship))/;

const asksPrice = /\b(?:how much|costs?|price|tuition)\b/;
const ofTwoStates = /\b(?:in state|discounts?|tuition breaks?|exchange|reciprocity|community colleges?)\b/;

/** "In Oregon", "and for Oregon": nothing but a state behind a word of place. */
const endsIn = (plain: string, name: string) =>
  ["in", "for", "from"].some((word) => ` ${plain}`.endsWith(` ${word} ${name}`));

/**
 * A question by its own words, with what is known of the student.
 *
 * @param ofNoCollege whether no college was spoken of before it, so that "in Oregon" is the state
 */
export function asIs(now: Understood, student: Student, ground: Ground, ofNoCollege = false): Asked {
  // Where one lives makes no state of the name of a college beside another: "Michigan State or Indiana, we live in
  // Michigan". So does "how much at Michigan, we live in Ohio", but for what two states have agreed on.
  const homes = now.states.flatMap(({ home, code }) => (home ? [code] : []));
  const ofPrice = asksPrice.test(now.bare) && !ofTwoStates.test(now.bare);
  const hasHome =
    homes.length > 0 && now.mentions.some(({ state }) => state === null || (ofPrice && !homes.includes(state)));
  const elsewhere = hasHome
    ? now.bare.replace(/\b(?:we|i|he|she|they) (?:liv(?:e|es)|(?:are|am|is) living)\b/g, " ")
    : now.bare;
  const state = (code: string | null) =>
    code !== null &&
    ((ofNoCollege && endsIn(now.plain, plainText(isState(code) ? nameOf(code) : code))) ||
      ofState.test(elsewhere) ||
      now.states.some((one) => one.code === code && one.home) ||
      isWhere(code, now, ground));
  const { program } = now;
  const mentions = now.mentions.filter((mention) => !state(mention.state) && program === null);
  // "Miami or Ohio University": the Miami in Ohio, as the other college is.
  const beside = mentions
    .filter(({ others }) => others.length === 0)
    .map(({ unitid }) => ground.byUnitid.get(unitid)?.state);
  // Of colleges with the same nickname, the one in the state that is named is meant, else the one at home.
  const colleges = mentions.flatMap(({ unitid, others, initials }) => {
    const all = [unitid, ...others, ...initials].flatMap((one) => ground.byUnitid.get(one) ?? []);
    const named = now.states.map(({ code }) => code);
    return (
      all.find((college) => named.includes(college.state)) ??
      all.find((college) => college.state === student.state) ??
      all.slice(0, 1 + others.length).find((college) => beside.includes(college.state)) ??
      all[0] ??
      []
    );
  });
  const asStates = new Set(mentions.map((mention) => mention.state).filter((code) => code !== null));
  // "My chances at UCLA, 3.9, California": a state at the end, beside a record, is home.
  const [last] = now.states;
  const hasRecord = (now.student.gpa ?? now.student.sat ?? now.student.act) !== null;
  const home =
    student.state ??
    (hasRecord && now.states.length === 1 && last && !asStates.has(last.code) && now.plain.endsWith(` ${last.words}`)
      ? last.code
      : null);
  return {
    understood: now,
    colleges: [...new Map(colleges.map((college) => [college.unitid, college])).values()],
    states: [
      ...new Set([
        ...(program === null ? [] : [program.state]),
        ...now.states.map(({ code }) => code).filter((code) => !asStates.has(code)),
        ...(student.state !== null && now.states.length + colleges.length === 0 && ownState.test(now.bare)
          ? [student.state]
          : []),
      ]),
    ],
    student: home === student.state ? student : { ...student, state: home },
  };
}
