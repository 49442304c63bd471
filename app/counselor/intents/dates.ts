/** What families ask about the dates of the FAFSA and of the SAT and ACT. */

import { wordsPath } from "~/counselor/answer/paths";
import { answered, asks, replyOf } from "~/counselor/answer/reply";
import { isState } from "~/geography/states";
import { seasonFall } from "~/season/fact";
import { fafsaDates, testDays } from "../tools/dates";
import { quoted } from "../tools/library";
import { ifTooLate } from "../tools/too-late";
import { asksIfLate } from "../understand/program-parts";
import { awardYearOf } from "./award-year";
import { fitOf, type Intent } from "./intent";
import { timelineStep } from "./next-steps";

const mayFirst = /\bmay 1(?:st)?\b/;
const asksReplyDay = /\b(?:tell|say|saying|yes|commit|decide|decision day|reply|answer|accept|choose|pick|deposit)\b/;
/** What may be done before or behind the day is told by the guides. */
const aroundDay =
  /\b(?:before|after|late|later|miss\w*|extend\w*|extension|change|two|both|double|waitlist\w*|refund\w*|aid|early)\b/;

/** "Is it still May 1": the day by which one tells a college yes. */
export const replyDayIntent: Intent = {
  name: "reply date",
  score: ({ colleges, understood: { bare } }) =>
    colleges.length === 0 && mayFirst.test(bare) && asksReplyDay.test(bare) && !aroundDay.test(bare) ? 0.97 : 0,
  answer(_, ground) {
    const entry = ground.passages.all.find(({ url }) => url === `${wordsPath}#decision-day`);
    return entry === undefined ? null : answered([quoted(entry, { terms: [], bare: "" }, ground)]);
  },
};

export const fafsaIntent: Intent = {
  name: "FAFSA dates",
  score(asked) {
    const { bare, entry } = asked.understood;
    if (
      !/\b(?:fafsa|state aid|financial aid|state grants?|pell(?: grants?)? deadlines?|deadlines? for (?:the )?pell(?: grants?)?)\b/.test(
        bare,
      ) ||
      asked.colleges.some(() => !asked.states.length)
    )
      return 0;
    if (entry !== null && (entry < 2026 || entry > 2027)) return 0;
    if (
      /\b(?:undocumented|daca|ssn|social security|parents?|divorced|independent|homeless|foster|citizen)\b/.test(bare)
    )
      return 0;
    if (birthDate.test(bare)) return 0;
    // Who goes part time, and whose children go at the same time, asks for no time.
    if (/\b(?:part|full|half)[- ]time\b|\b(?:at|in) (?:the )?(?:same|one) time\b|\bat once\b/.test(bare)) return 0;
    if (/\b(?:twins|triplets|siblings?|(?:two|three|2|3|both|more) (?:kids|children|students))\b/.test(bare)) return 0;
    // Whether it pays to file, what happens behind a day, and what a state has, are no dates.
    if (/\b(?:waste|worth|any point|what (?:happens|if))\b/.test(bare)) return 0;
    if (
      asked.states.length > 0 &&
      /\bwhat (?:is there|(?:state )?(?:aid|grants?|scholarships?|programs?))\b/.test(bare)
    )
      return 0;
    // What is done with a form that was sent, or with the money, has no date of ours.
    if (
      /\b(?:add|adding|fix|correct\w*|mistakes?|chang\w+|refund\w*|check|appeal\w*|offers?|letters?|packages?|find out|results?)\b/.test(
        bare,
      )
    )
      return 0;
    return fitOf(
      asked,
      [
        /\b(?:when|deadlines?|due(?: dates?)?|last day|opens?|open(?:ed|ing)?|close[sd]?|available|release\w*|start|late|latest|dates?|by when|how late|still file|priority date|come out|time)\b/,
      ],
      0.97,
      [
        /\b(?:send(?:ing)?|turn|hand|keep|putting)\b/,
        /\b(?:drop[- ]dead|absolute(?:ly)?|final|hard|very|exist(?:s)?|real|actual|latest|cutoff|cut off)\b/,
        /\b(?:fafsa|form|application|file|filing|submit|fill out|apply|financial aid|state aid|state|federal|aid|pell|grants?|priority|new|year|open|day|date|come|form)\b/,
      ],
    );
  },
  answer({ colleges, states, student, understood: { bare, entry } }, ground) {
    const state = states[0] ?? student.state;
    const about = /\b(?:open|opens|opened|opening|available|release\w*|come out|start)\b/.test(bare)
      ? "opens"
      : "closes";
    const known = fafsaDates.run(
      {
        awardYear: thisYear.test(bare) ? "2026-27" : awardYearOf(entry),
        state: state !== undefined && state !== null && isState(state) ? state : null,
        about,
      },
      ground,
    );
    const [first] = known.statements;
    const late = about === "closes" && asksIfLate.test(bare) && first !== undefined ? [ifTooLate(first, ground)] : [];
    const statements = [...late, ...known.statements];
    const next = [
      timelineStep("Put the dates on your timeline", colleges, { state: state ?? null, entry: seasonFall }),
    ];
    return (state === undefined || state === null) && about === "closes"
      ? asks(
          statements,
          { field: "state", question: "Which state do you live in? Many states want it earlier.", choices: [] },
          next,
        )
      : answered(statements, next);
  },
};

/** When somebody was born, which a form asks and no calendar tells. */
const birthDate = /\b(?:birth ?dates?|birthdays?|dates? of birth|dob)\b/;

/** What a student already in college files for. */
const thisYear = /\b(?:this|current) (?:school|academic|college) year\b|\b(?:this|current) semester\b/;

export const testDayIntent: Intent = {
  name: "test dates",
  score(asked) {
    const { bare, entry } = asked.understood;
    // "Next ACT in Utah" names the state.
    const { mentions } = asked.understood;
    const named = asked.colleges.length > 0 && (mentions.length === 0 || mentions.some(({ state }) => state === null));
    if (named || !/\b(?:sat|act)\b/.test(bare)) return 0;
    if (
      /\b(?:what will be on|answers|cheat|leak\w*|curve|refunds?|cancel\w*|sick|easy|easier|hard|harder|hardest|tough\w*|difficulty)\b/.test(
        bare,
      ) ||
      (entry !== null && entry > 2027)
    )
      return 0;
    // When scores come out, and by when they're sent, is no day of a test: the guides say it.
    if (ofScores.test(bare)) return 0;
    return fitOf(
      asked,
      [
        ofMonth,
        /\b(?:when|next|dates?|upcoming|register|registration|deadlines?|schedule|sign up|day|days|administration)\b/,
      ],
      0.95,
      [
        dueDay,
        /\b(?:early|regular|decision|action|apps?|applications?|before|time|can|still)\b/,
        /\b(?:sat|act|test|tests|exam|take|is|offered|calendar|december|march|may|june|february|april|january|for|last|sign|saturday|scores?|out|come|released|until|late|new|on|in|the)\b/,
      ],
    );
  },
  answer: ({ understood: { bare } }, ground) => {
    const next = /\bnext\b/.test(bare);
    const tests = (["sat", "act"] as const).filter((test) => new RegExp(`\\b${test}\\b`).test(bare));
    const month = monthIn(bare);
    const ofMonth = tests.map((test) => testDays.run({ test, next, month }, ground));
    const isKnown = ofMonth.some(({ known }) => known);
    // A month that is too late or has no test says nothing of the ones after it.
    const asked =
      isKnown || month === null
        ? ofMonth
        : tests.map((test) => testDays.run({ test, next: true, month: null }, ground));
    // Colleges take either test, so who is too late for the one hears of the other.
    const [only] = tests;
    const instead =
      tests.length === 1 && only !== undefined && !isKnown
        ? testDays.run({ test: only === "sat" ? "act" : "sat", next: true, month: null }, ground)
        : null;
    const found = instead?.known ? [...asked, instead] : asked;
    return replyOf({
      known: found.some(({ known }) => known),
      statements: found.flatMap(({ statements }) => statements),
    });
  },
};

const ofScores =
  /\b(?:scores?|results?)\b.*\b(?:out|back|come|coming|released?|posted|available|arrive|get|see|find out)\b|\b(?:get|see|release\w*|send\w*|find out)\b.*\b(?:scores?|results?)\b/;

const months = "january february march april may june july august september october november december".split(" ");

/** "SAT in March": which month is asked. "May" is a verb more often than a month. */
const monthNames = months.filter((month) => month !== "may").join("|");
/** "By January 1" is a day to be ready by, and no month of a test. */
const dueDay = new RegExp(`\\b(?:${monthNames}) \\d{1,2}\\b`, "g");
/** "After March": the ones behind it are told with the next. */
const afterMonth = new RegExp(`\\bafter (?:${monthNames})\\b`, "g");
const ofMonth = new RegExp(`\\b(?:sat|act)\\b.*\\b(?:${monthNames})\\b|\\b(?:${monthNames})\\b.*\\b(?:sat|act)\\b`);

/** The month a question names, 1 to 12; "may" only where it can't be the verb. */
function monthIn(asked: string): number | null {
  const bare = asked.replace(dueDay, " ").replace(afterMonth, " ");
  const said = (month: string) =>
    (month === "may" ? /\b(?:in|the|for) may\b|\bmay (?:sat|act)\b/ : new RegExp(`\\b${month}\\b`)).test(bare);
  const named = months.find(said);
  return named === undefined ? null : months.indexOf(named) + 1;
}
