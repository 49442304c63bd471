import type { Ground } from "~/counselor/ground/ground";
import type { Asked } from "~/counselor/intents/intent";
import { joined, type Student } from "~/counselor/understand/student";
import { type Understood, understand } from "~/counselor/understand/understand";
import { rankedIntents } from "./use-tools";

/** Earlier questions that count: enough to know what "there" is. */
const mostBefore = 6;

interface Said {
  readonly text: string;
  readonly before: readonly string[];
  readonly student: Student;
}

/** A question with what was said before it: "and for out of state?", "what about Michigan?", "is it test optional?" */
export function resolve({ text, before, student }: Said, ground: Ground): Asked {
  let known: Asked | null = null;
  let facts = student;
  for (const earlier of before.slice(-mostBefore)) {
    const next = withBefore(understand(earlier, ground), known, facts, ground);
    facts = next.student;
    known = next;
  }
  return withBefore(understand(text, ground), known, facts, ground);
}

/** What a question asks by its own words: a name alone asks nothing. */
const asksOf = (asked: Asked) => rankedIntents(asked).filter(({ intent }) => intent.name !== "about a college");

const pointsBack =
  /\b(?:there|it|its|they|them|their|that (?:one|college|school)|this (?:one|college|school)|the (?:college|school|university))\b/;
const goesOn = /^(?:and|what about|how about|what if|but|or|also|ok|okay|then|so|same for|now|y|for)\b/;

function withBefore(now: Understood, before: Asked | null, facts: Student, ground: Ground): Asked {
  const student = joined(facts, now.student);
  const own = asIs(now, student, ground);
  if (before === null) return own;
  const short = now.bare.split(" ").filter(Boolean).length <= 6;
  const onward =
    goesOn.test(now.plain) || (short && asksOf(own).length === 0 && own.colleges.length + own.states.length > 0);
  // "What about Michigan?" after a question about a college is about another college.
  const colleges =
    own.colleges.length > 0
      ? own.colleges
      : pointsBack.test(now.plain) || onward || needsCollege(own, before)
        ? before.colleges
        : [];
  const states = own.states.length > 0 || own.colleges.length > 0 ? own.states : onward ? before.states : [];
  const moved = { ...own, colleges, states };
  const asksItself = asksOf(moved).length > 0 && !onward;
  if (asksItself || !onward) return moved;
  // It asks the same as before, of something else: the earlier words with the new names and facts.
  const fields = now.field ?? before.understood.field;
  const bare = asksSomething(moved)
    ? now.bare
    : `${before.understood.bare} ${now.bare.replace(goesOn, "").replace(/\b(?:about|the|for)\b/g, "")}`.trim();
  const sameKind = before.colleges.length === 0 && before.states.length > 0 && now.states.length > 0;
  return {
    ...moved,
    colleges: sameKind ? [] : colleges,
    states:
      sameKind || before.colleges.length === 0
        ? states.length > 0
          ? states
          : now.states.map(({ code }) => code)
        : states,
    understood: { ...now, bare, field: fields, student },
  };
}

const asksSomething = (asked: Asked) => asksOf(asked).length > 0;

/** A short question that only makes sense of a college: "acceptance rate?" after one about Ohio State. */
function needsCollege(own: Asked, before: Asked): boolean {
  if (before.colleges.length === 0 || own.states.length > 0) return false;
  const with_ = { ...own, colleges: before.colleges };
  return asksOf(own).length === 0 && asksOf(with_).length > 0;
}

/** Words by which a state is meant, and not the college that goes by its name. */
const ofState =
  /\b(?:fafsa|grants?|state aid|state (?:grants?|scholarships?|programs?)|residen(?:t|ts|cy)|live|living|in-state tuition for|hope|promise|tap|cal grants?|community college|dual (?:enrollment|credit)|high school|colleges in|schools in|universities in|driving|reciprocity|exchange|undocumented|dreamers?|daca|529|tax|scholarships? (?:in|for|does)|free college|tuition[- ]free|graduation requirements?)\b/;

function asIs(now: Understood, student: Student, ground: Ground): Asked {
  const state = (code: string | null) =>
    code !== null && (ofState.test(now.bare) || now.states.some((one) => one.code === code && one.home));
  const { program } = now;
  const mentions = now.mentions.filter((mention) => !state(mention.state) && program === null);
  // Of colleges with the same nickname, the one at home is meant.
  const colleges = mentions.flatMap(({ unitid, others }) => {
    const all = [unitid, ...others].flatMap((one) => ground.byUnitid.get(one) ?? []);
    return all.find((college) => college.state === student.state) ?? all[0] ?? [];
  });
  const asStates = new Set(mentions.map((mention) => mention.state).filter((code) => code !== null));
  return {
    understood: now,
    colleges: [...new Map(colleges.map((college) => [college.unitid, college])).values()],
    states: [
      ...new Set([
        ...(program === null ? [] : [program.state]),
        ...now.states.map(({ code }) => code).filter((code) => !asStates.has(code)),
      ]),
    ],
    student,
  };
}
