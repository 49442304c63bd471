import { isState, states } from "~/geography/states";
import { bareAct, bareGpa } from "./bare-numbers";
import { childrenTold } from "./children";
import { demonymsIn } from "./demonyms";
import { incomeIn } from "./income";
import { bothParentsIn, oneParentIn } from "./one-parent";

/** What is known of the student and the family, from the question, from earlier ones, or handed in. */
export interface Student {
  /** Unweighted, 4.0 scale. */
  readonly gpa: number | null;
  readonly sat: number | null;
  readonly act: number | null;
  /** Home state, a postal code. */
  readonly state: string | null;
  readonly residency: "resident" | "nonresident" | "international" | null;
  /** The family's income in a year, whole dollars. */
  readonly income: number | null;
  readonly familySize: number | null;
  /** One parent brings up the family alone. */
  readonly oneParent: true | null;
  /** Children of who pays a loan back. */
  readonly children: number | null;
  /** Student Aid Index. */
  readonly sai: number | null;
}

export const nobody: Student = {
  gpa: null,
  sat: null,
  act: null,
  state: null,
  residency: null,
  income: null,
  familySize: null,
  oneParent: null,
  children: null,
  sai: null,
};

/** What is newer counts; what isn't said stays. */
export function joined(before: Student, now: Student): Student {
  const merged = { ...before, ...Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null)) };
  // Home states both ways at once: "in-state" said of another state's college is a question, not a move.
  return merged as Student;
}

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };

/** Words between a number and the test it's of. */
const between =
  "(?: (?:a|an|is|it|considered|good|bad|ok|okay|decent|solid|high|low|great|enough|on|in|the|my|as|for)){1,5}";

/** Grades, scores, home and family in a plain question; null for what isn't said. */
export function studentIn(plain: string): Student {
  const gpa =
    /\b(\d\.\d{1,2}|[1-5])(?: (?:uw|unweighted|weighted|cumulative|overall))? ?gpa\b/.exec(plain)?.[1] ??
    /\bgpa(?: (?:of|is|at|around|about|unweighted|uw|a|like|around))* (\d\.\d{1,2}|[1-4])\b/.exec(plain)?.[1] ??
    /\b([1-4]\.\d{1,2}) (?:student(?! loans?)|kid|average|unweighted|weighted|uw|w)\b/.exec(plain)?.[1] ??
    // "3.4 in my a-g classes"
    /\b([1-4]\.\d{1,2}) in (?:my|his|her|all|core|high school|school)\b/.exec(plain)?.[1] ??
    // "1190 SAT and 3.5": beside a score it's a GPA.
    /\b(?:sat|act)(?: score)?(?: (?:of )?\d{2,4})?(?: and| with| plus| a| an)* ([1-4]\.\d{1,2})\b/.exec(plain)?.[1] ??
    /\b(?:with|have|has|got|a|an|my) (?:a |an )?([1-4]\.\d{1,2})\b(?! ?(?:%|percent|million|billion))/.exec(
      plain,
    )?.[1] ??
    // "3.0 and 19 act": before a score.
    /\b([1-4]\.\d{1,2})(?: (?:and|with|plus|a|an))* \d{2,4} (?:sat|act)\b/.exec(plain)?.[1] ??
    bareGpa(plain) ??
    // "A 1580 and 4.0", "1340 / 3.6": behind a score without its name.
    /\b(?:1[0-6]\d0|[6-9]\d0)(?: (?:and|with|plus|a|an))* ([1-4]\.\d{1,2})\b/.exec(plain)?.[1] ??
    null;
  const sat =
    /\b(\d{3,4})(?: on)?(?: the)?(?: my)? sat\b/.exec(plain)?.[1] ??
    /\bsat(?: score)?(?: (?:of|is|was|score|a|around|about|superscore|like|only|just|at|got))* (\d{3,4})\b/.exec(
      plain,
    )?.[1] ??
    /\b(?:with|have|got|scored)(?: a| an)? (1[0-6]\d0|[6-9]\d0)\b(?! ?(?:dollars|a year|k))/.exec(plain)?.[1] ??
    // "Is 1250 a good SAT score?", "is a 1250 good on the SAT"
    new RegExp(`\\b(1[0-6]\\d0)${between} sat\\b`).exec(plain)?.[1] ??
    // "Should I send my 1240", "is a 1350 high enough"
    /\b(?:send|sending|submit|submitting|report) (?:my |an? |the )?(1[0-5]\d0|1600|[89]\d0)\b/.exec(plain)?.[1] ??
    /\b(?:an?|is) (1[0-5]\d0|1600|[89]\d0) (?:high|good|strong|competitive|decent|ok|okay|enough)\b/.exec(plain)?.[1] ??
    // "1550 3.97": before a GPA it's one, too.
    /\b(1[0-6]\d0|[6-9]\d0)(?: (?:and|with|plus|a|an))* [1-4]\.\d{1,2}\b/.exec(plain)?.[1] ??
    // "A 3.9 and 1480": beside a GPA it's a score.
    /\b[1-4]\.\d{1,2}(?: (?:unweighted|uw))?(?: gpa)?(?: and| with| plus| a| an)* (1[0-6]\d0|[6-9]\d0)\b(?! ?(?:dollars|a year|k))/.exec(
      plain,
    )?.[1] ??
    null;
  const act =
    /\b([1-3]?\d)(?: on)?(?: the)?(?: my)? act\b/.exec(plain)?.[1] ??
    new RegExp(`\\b([1-3]\\d)${between} act\\b`).exec(plain)?.[1] ??
    /\bact(?: score)?(?: (?:of|is|was|score|a|around|about|composite|like|only|just|got))* ([1-3]?\d)\b(?!\d)/.exec(
      plain,
    )?.[1] ??
    // "Should I send my ACT to NYU, I got a 27"
    bareAct(plain) ??
    (/\bact\b/.test(plain) ? /\b(?:got|have|scored|with) (?:only )?an? ([1-3]\d)\b(?![.%])/.exec(plain)?.[1] : null) ??
    null;
  const size =
    /\b(?:family|household|house) (?:of|size(?: (?:of|is))?) (\d{1,2}|two|three|four|five|six|seven|eight)\b/.exec(
      plain,
    )?.[1] ??
    /\b(\d{1,2}|two|three|four|five|six|seven|eight) (?:people|person|of us(?! (?:kids|children|siblings|work\w*|earn\w*|both|have jobs))|in (?:my|our|the) (?:family|household))\b/.exec(
      plain,
    )?.[1] ??
    // "It's just us 2", "only me and my mom".
    /\b(?:just|only|its|it) (?:the |us )(2|two|3|three|4|four) of us\b|\b(?:just|only) us (2|two|3|three|4|four)\b/
      .exec(plain)
      ?.slice(1)
      .find(Boolean) ??
    (/\b(?:just|only) (?:me and (?:my )?(?:mom|mother|dad|father|daughter|son|kid)|(?:my )?(?:mom|mother|dad|father) and me)\b(?! and)/.test(
      plain,
    )
      ? "2"
      : undefined);
  const sai =
    /\bsai(?: (?:of|is|it|its|it s|and|score|number|was|at|came|comes|back|out|as|to|be|like|around|about|says?|said|equals|a|my|our))* (-?\d{1,6})\b/.exec(
      plain,
    )?.[1] ?? /\b(-?\d{2,6}) sai\b/.exec(plain)?.[1];
  const alone = oneParentIn(plain);
  const within = (text: string | null | undefined, from: number, to: number) => {
    const value = text === null || text === undefined ? null : Number(text);
    return value !== null && value >= from && value <= to ? value : null;
  };
  return {
    gpa: within(gpa, 0.5, 4),
    sat: within(sat, 400, 1600),
    // "Act score 4 auburn" is no four, and below ten nearly nobody scores.
    act: within(act, 10, 36),
    state: null,
    residency: residencyIn(plain),
    income: incomeIn(plain),
    familySize:
      (size === undefined ? null : within(String(numbers[size] ?? size), 1, 20)) ??
      (alone === null ? bothParentsIn(plain) : alone.size),
    oneParent: alone === null ? null : true,
    children: childrenTold(plain),
    sai: within(sai, -1500, 999_999),
  };
}

/** "Tuition for people from there": who lives in the college's own state. */
const fromThere =
  /\b(?:people|persons?|students?|kids?|famil(?:y|ies)|someone|somebody|those|folks|teens?|if (?:i|you|we|he|she|they)) (?:(?:who|that) )?(?:(?:are|is|re|s|m|am|live|lives|living|come|comes|coming) )?(?:from|in) (?:there|(?:that|the) (?:same )?state)\b/;

function residencyIn(plain: string): Student["residency"] {
  if (/\b(?:international student|from abroad|f-?1 visa|foreign student|not (?:a )?us citizen)\b/.test(plain))
    return "international";
  if (/\b(?:out[- ]of[- ]state|non-?residents?|oos|from (?:another|a different) state)\b/.test(plain))
    return "nonresident";
  if (/\b(?:in[- ]state|state residents?|residents?)\b/.test(plain) || fromThere.test(plain)) return "resident";
  return null;
}

const byName = new Map(Object.entries(states).map(([code, name]) => [name.toLowerCase().replace(/\./g, ""), code]));
const longNames = [...byName.keys()].sort((a, b) => b.length - a.length);
const stateWords = new RegExp(`(?<![a-z])(${longNames.join("|")}|washington dc)(?![a-z])`, "g");
/** Where somebody moves to: "moving from Ohio to Indiana this summer". */
const arrivals = new RegExp(
  `\\b(?:mov(?:e|es|ed|ing)|relocat\\w+)\\b(?: \\w+){0,4} to (?:the state of )?(${longNames.join("|")})(?![a-z])`,
);
const plainCodes = "in|from|live in|living in|moved to|resident of|state of";

export interface StateMention {
  readonly code: string;
  /** The words it was named with. */
  readonly words: string;
  /** Said to be home: "from Ohio", "we live in Texas". */
  readonly home: boolean;
}

/**
 * States named in a question by name, or by postal code in capitals or after "in" and "from". @param typed as written
 */
export function statesIn(plain: string, typed: string): readonly StateMention[] {
  const found: StateMention[] = [];
  // "We moved to Texas from Ohio": home is where one moves to.
  const arrival = arrivals.exec(plain)?.[1];
  const add = (code: string, words: string, at: number) => {
    const before = plain.slice(Math.max(0, at - 24), at);
    const after = plain.slice(at + words.length, at + words.length + 16);
    const isLeft = arrival !== undefined && arrival !== words && /\bfrom (?:the state of )?$/.test(before);
    const home =
      (arrival === words && /\bto (?:the state of )?$/.test(before)) ||
      // "Tuition for Illinois kids" is what Illinois families pay, at whichever college.
      (/\b(?:for|to) (?:an? )?$/.test(before) &&
        /^ (?:kids?|students?|residents?|famil(?:y|ies)|teens?|people)\b/.test(after)) ||
      (/(?:^|\b(?:we are|we re|i m|i am|he s|he is|she s|she is|they are|they re|us|as|being)) (?:all |both )?(?:an? )?$/.test(
        ` ${before}`,
      ) &&
        /^ residents?\b/.test(after)) ||
      (/\ban? $/.test(before) && /^ (?:kid|teen|student)\b/.test(after)) ||
      (/\b(?:an?|as) $/.test(before) && /^ (?:famil(?:y|ies)|residents?|household)\b/.test(after)) ||
      /\b(?:mak|earn)\w* (?:about |around )?\$?\d+k?(?: a year)? in $/.test(before) ||
      (!isLeft &&
        /\b(?:from|live in|lives in|living in|we re in|i m in|am in|are in|resident of|residents of|we in|us in|moved to|i m an?|i am an?|(?:famil(?:y|ies)|household|parents?|students?|kids?|resident)(?: of \w+)? in)\s*(?:the state of )?$/.test(
          before,
        ));
    const earlier = found.findIndex((one) => one.code === code);
    const known = found[earlier];
    if (known === undefined) found.push({ code, words, home });
    else if (home && !known.home) found[earlier] = { ...known, home };
  };
  for (const match of plain.matchAll(stateWords)) {
    const name = match[1] ?? "";
    const code = name === "washington dc" ? "DC" : byName.get(name);
    if (code === undefined) continue;
    // "Virginia" inside "West Virginia" was taken by the longer name already; "Washington" may be D.C.
    add(code, name, match.index);
  }
  // "Arizona for a Californian": where somebody lives.
  for (const { code, words } of demonymsIn(plain))
    if (found.every((one) => one.code !== code)) found.push({ code, words, home: true });
  const shouted = typed === typed.toUpperCase();
  if (!shouted) {
    for (const [, code = ""] of typed.matchAll(/(?<![A-Za-z&]|FSA )([A-Z]{2})(?![A-Za-z&])/g)) {
      if (isState(code) && !/^(ED|EA|AP|IB|RD)$/.test(code)) {
        add(code, code.toLowerCase(), Math.max(0, plain.search(new RegExp(`\\b${code.toLowerCase()}\\b`))));
      }
    }
  }
  for (const match of plain.matchAll(new RegExp(`\\b(?:${plainCodes}) ([a-z]{2})\\b(?! state| school)`, "g"))) {
    const code = (match[1] ?? "").toUpperCase();
    if (isState(code) && !/^(IN|ME|OR|OK|HI|OH|AS|MY)$/.test(code))
      add(code, code.toLowerCase(), match.index + match[0].length - 2);
  }
  for (const { index, 1: code = "" } of plain.matchAll(codeBefore)) add(code.toUpperCase(), code, index);
  return found;
}

/** "NC residency", "tx colleges" in small letters: codes that are no other word, before what a state has. */
const codeBefore =
  /\b(nc|sc|nj|ny|nh|nm|nv|nd|sd|tx|fl|ga|ca|il|mi|mn|wi|wa|tn|ky|ks|az|ct|ri|wv|wy|pa|md(?= state| resid)) (?:(?:state|public|community) )?(?:colleges|universities|residen\w+|grants?|scholarships?|aid|money|kids|students|tuition)\b/g;

/** A ZIP code that is called one, or stands by itself as a home: "from 48104". */
export function zipIn(plain: string): string | null {
  return /\b(?:zip(?: code)?(?: is)?|live in|from|in) (\d{5})\b/.exec(plain)?.[1] ?? null;
}
