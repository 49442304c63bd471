/** What families ask about fields of study, at one college or anywhere. */
import { cip2 } from "~/colleges/facts/fields";
import { sourceOf } from "~/colleges/facts/provenance";
import { majorsPath } from "~/colleges/majors/path";
import { plainName } from "~/colleges/search/names";
import { type Finding, type Statement, say } from "~/counselor/answer/evidence";
import { wordsPath } from "~/counselor/answer/paths";
import { answered, type Reply, replyOf, without } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { bestPaidFields, fieldFigures } from "../tools/field-figures";
import { quoted } from "../tools/library";
import { collegesFor, programAt } from "../tools/majors";
import { occupationFigures } from "../tools/occupations";
import { alsoCountedUnder, isProgramByName, isSmallPart, type NamedField, taughtIn } from "../understand/fields";
import { regionIn } from "../understand/regions";
import type { Understood } from "../understand/understand";
import { stem, telling } from "../words/words";
import { type Asked, fitOf, type Intent, unexplained } from "./intent";
import { matchStep } from "./next-steps";

const wordBefore = (bare: string, words: string): string | null =>
  new RegExp(`(\\S+) ${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`).exec(bare)?.[1] ?? null;

/** Words that may stand before the name of a field without making it another one. */
const plainBefore =
  /^(?:offers?|teach(?:es)?|strong|great|decent|excellent|accredited|bsn|undergrad|undergraduate|bachelors?|associates?|degree|program|major|majors?|majoring|double|minor|pre|solid|amazing|top|well[- ]known|known|known for|famous|specific|direct|entry|online|evening|grads?|graduates?)$/;

/** Words that make another field of the one before them, or of the one behind them. */
const furtherWord = /^(?:therapy|education|teaching|production|business|technology|law|medicine|restoration)$/;
const broadField = /^(?:management|engineering|design|music|psychology|business)$/;

/**
 * "Turf management", "film restoration": a major whose name holds that of another, and isn't in our table. Null for one
 * that is.
 */
function longerField(asked: Asked): string | null {
  const { field, fields, bare } = asked.understood;
  if (field === null) return null;
  const after = new RegExp(`\\b${field.words} (\\S+)`).exec(bare)?.[1] ?? "";
  if (furtherWord.test(after) && !fields.some(({ words }) => words === after)) return `${field.words} ${after}`;
  const before = wordBefore(bare, field.words);
  if (before === null || !broadField.test(field.words) || plainBefore.test(before)) return null;
  return unexplained(asked, [ofSearch]).includes(stem(before)) ? `${before} ${field.words}` : null;
}

/** What may stand beside the name of a field where only that it's taught is asked. */
const besideField =
  /\b(?:yes|or|no|programs?|majors?|degrees?|and|also|too|plus|there|is|are|available|offered|the|an?|any|for)\b/g;

/** "Nursing?", "welding program": a field and nothing else. */
export function namesFieldAlone({ bare, field }: Understood): boolean {
  const rest = field === null ? bare : ` ${bare} `.replace(` ${field.words} `, " ");
  return field !== null && rest.replace(besideField, "").trim() === "";
}

const earnedWords =
  /\b(?:earn\w*|makes?|making|made|salar(?:y|ies)|wages?|paid|pay|pays|tak(?:e|es|ing) home|bring(?:s|ing)? (?:in|home))\b/;
/** What somebody pays is a price, and what a job pays in a place is no figure of a college. */
const notEarned =
  /\b(?:students?|famil(?:y|ies)|kids?|we|i|you|my \w+) (?:have to |would |will |usually |actually )?pay\b|\bpay (?:for|to|in|off|back)\b|\b(?:in general|nationally|nationwide|across the country|anywhere|make (?:it|me|us|you|sure))\b/;

/** Whether what graduates of a field earn is asked: "their nurses make", "criminal justice pay". */
export const asksPayOf = ({ bare, states }: Understood): boolean =>
  states.length === 0 && earnedWords.test(bare) && !notEarned.test(bare);

export const programIntent: Intent = {
  name: "program at a college",
  score(asked) {
    const { colleges, understood } = asked;
    if (colleges.length === 0 || understood.field === null) return 0;
    if (
      /\b(?:acceptance|admission|admit|admitted|get in|get into|accepted|hard|rank(?:ed|ing)?|tuition|costs?|prices?|deadline|gpa|sat|act|pass rate|nclex|class size|ratio|faculty|transfer\w*|professors?|courses|credits)\b/.test(
        understood.bare,
      )
    )
      return 0;
    // "Game design" isn't design: a word before the field that nothing explains names a field we don't know.
    const special = wordBefore(understood.bare, understood.field.words);
    if (special !== null && !plainBefore.test(special) && unexplained(asked, []).includes(stem(special))) return 0;
    // "What do they make after", behind a field that was named before.
    if (!` ${understood.bare} `.includes(` ${understood.field.words} `) && asksPayOf(understood)) return 0.97;
    if (namesFieldAlone(understood)) return 0.7;
    // What follows "does it have forensic science" tells why one asks.
    if (
      /^(?:and |also |so )?(?:do|does|is there|are there|has|did) (?:\w+ ){0,3}(?:have|has|offer|teach|got?|a|an)\b|^(?:and |also |so )?do (?:they|you|it) (?:\w+ )?do\b/.test(
        understood.bare,
      )
    )
      return 0.7;
    return (
      Math.max(
        0.55,
        fitOf(
          asked,
          [
            /\b(?:have|has|offer|offers|train|trains|prepare|prepares|program|programs|major|majors|degree|degrees|study|strong|good|earn|earnings|make|salary|pay|paid|graduates|for|in|at|bachelor|associate)\b/,
          ],
          0.95,
          [
            /\b(?:bachelor|associate|department|after|graduating|graduates?|median|starting|much|how many|people|students)\b/,
          ],
        ),
      ) -
      0.12 * Math.max(0, understood.bare.split(" ").length - 12)
    );
  },
  answer({ colleges, student, understood: { field, fields, bare } }, ground) {
    if (field === null) return null;
    const about = earnedWords.test(bare) || /\b(?:money|income)\b/.test(bare) ? "earnings" : "offered";
    if (!isMeant(field, ground))
      return without("not known", [say(wordsIn(ground).say("field not apart", { field: field.words }))]);
    const compared = besides.test(bare) && fields.length > 1 ? fields.slice(0, mostBeside) : [field];
    const found = colleges
      .slice(0, 3)
      .flatMap(({ unitid }) =>
        compared.map((one) =>
          programAt.run({ unitid, field: one.code, about, named: isWithinFamily(one) ? one.words : null }, ground),
        ),
      );
    if (found.every(({ statements }) => statements.length === 0)) return null;
    const counted = found.some(({ known }) => known) ? countedUnder(field, ground) : [];
    return replyOf(
      {
        known: found.some(({ known }) => known),
        statements: [...counted, ...found.flatMap(({ statements }) => statements)],
      },
      [matchStep(`Colleges for ${field.label.toLowerCase()} that fit you`, student, field.code)],
    );
  },
};

/** "Game design" is one of many majors of its family; "engineering" is what the family is called. */
export function isWithinFamily({ code, words, label }: NamedField): boolean {
  const named = telling(words);
  const family = new Set(telling(`${label} ${cip2[code]?.title ?? ""}`));
  return code.length < 4 && !named.every((word) => family.has(word));
}

/**
 * Marine biology is counted under ecology: where a field's federal name shares no word with what was asked, it's said.
 */
function countedUnder({ code, words }: NamedField, ground: Ground): readonly Statement[] {
  const major = ground.majors().byCode.get(code);
  if (major === undefined || !isProgramByName(words)) return [];
  // "Graphic and other design" says by itself that graphic design is in it.
  if (telling(words).every((word) => telling(major.name).includes(word))) return [];
  const { source, year } = sourceOf("programAwards");
  const cited = { url: major.path, title: `${major.name}: what it is`, source, year, figures: {} };
  return [say(wordsIn(ground).say("counted under", { field: words, label: major.name }), cited)];
}

const payWords = /\b(?:earn\w*|mak(?:e|es|ing)|salar(?:y|ies)|pays?|paid|paying|money|income|worth|lucrative|wages?)\b/;
const workWords =
  /\b(?:jobs?|careers?|work|occupations?|do (?:with|after)|do anything|use(?:ful|less)|hire[sd]?|hiring|employ\w*|become|prepare\w*)\b/;

/** Ways to ask for the school before a job. */
const entryWords =
  /\b(?:how long|how many years|years?)\b.*\b(?:become|be|train\w*|school|schooling|study|take|takes)\b|\b(?:what|which|kind of|how much|do (?:i|you|they) need|need|required?)\b.*\b(?:degrees?|schooling|school|education|training|certificat\w+|diploma|college|licen[sc]e)\b|\b(?:two|four|2|4)[- ]years?(?: (?:degree|thing|program|school|college))?\b|\b(?:need|have to have|require[sd]?|takes?|get)\b.*\b(?:bachelors?|associates?|masters?)\b|\b(?:degrees?|schooling|education|training|requirements?)\b.*\b(?:to (?:be|become)|need(?:ed)?|required?|for)\b|\bhow (?:do|does|can|to) (?:(?:i|you|one|someone|she|he) )?(?:become|be|get to be)\b|\bbecom(?:e|ing)\b/;
/** "What do you study if you want to be a pharmacist", "which major to become a dentist". */
const studyFor =
  /\bwhat (?:does|do|should) an? .*\b(?:need|have) to (?:study|learn|major in|take)\b|\b(?:study|studied|majors?|major in|degrees?|subjects?|classes|take)\b.*\b(?:to|wanna|gonna|going to|as) (?:be|become|becoming|work as)\b|\b(?:to|wanna|gonna) (?:be|become)\b.*\b(?:study|majors?|degrees?)\b/;
/** And for what becomes of it. */
const outlookWords =
  /\b(?:outlook|demand|growing|growth|grow|openings|shortage|(?:are|is) there (?:\w+ )?(?:jobs?|work)|(?:lots|plenty|enough) (?:of )?(?:jobs|work)|job market|future of|dying|hiring|easy to find|hard to find|find (?:a |an )?(?:job|work))\b/;

/** An occupation is asked about by itself, and not the job of somebody in the family or a loan for it. */
const notOfWork =
  /\b(?:my|our|this|that) (?:\w+ )?(?:school|district|town|city|hospital|company)\b|\b(?:scholarships?|grants?|loans?|borrow|debt|forgiv\w*|pslf|fafsa|financial aid|aid|recommendations?|letters?|my (?:mom|dad|mother|father|parents?|husband|wife|mother s|father s)|acceptance|get in(?:to)?|essay|should i|worth|interview|email|talk|ask|which colleges?|what colleges?|best colleges?|colleges (?:for|with|that)|universit(?:y|ies)|residency (?:form|status)|tuition|cost)\b/;

/** At most this many occupations or fields are laid side by side. */
const mostBeside = 3;

/** What a named occupation pays, what one needs to enter it, and whether there's work. */
export const occupationIntent: Intent = {
  name: "occupation",
  score(asked) {
    const { bare, occupations, student } = asked.understood;
    if (asked.colleges.length > 0 || occupations.length === 0 || student.income !== null) return 0;
    const toBe = studyFor.test(bare);
    const isOther = notOfWork.test(toBe ? bare.replace(/\bshould (?:i|he|she|they)\b/g, " ") : bare);
    if (isOther || (!toBe && /\bmajors?\b|\b(?:with|after|for) (?:a|an|the) [\w ]*degree\b/.test(bare))) return 0;
    return fitOf(asked, [payWords, entryWords, studyFor, outlookWords], 0.95, [
      /\b(?:salary|salaries|pay|wages?|average|median|typical|starting|entry[- ]level|annual(?:ly)?|hourly|hour|yearly|much|usually|normally|good|decent|well|a lot|jobs?|careers?|fields?|trades?|professions?|line of work|work|people|person|somebody|someone|guys?|folks|anybody|anyone|long|years?|school|schooling|college|degree|licensed?|certified|train(?:ing)?|full[- ]time|need|take|takes|do|does|after|these days|out|more|less|better|different|difference)\b/,
    ]);
  },
  answer(asked, ground) {
    const { states, student } = asked;
    const { occupations, fields, bare } = asked.understood;
    const about: ("pay" | "entry" | "outlook")[] = [
      ...(studyFor.test(bare) ? (["entry", "pay"] as const) : []),
      ...(payWords.test(bare) && !studyFor.test(bare) ? (["pay"] as const) : []),
      ...(entryWords.test(bare) && !studyFor.test(bare) ? (["entry"] as const) : []),
      ...(outlookWords.test(bare) ? (["outlook"] as const) : []),
    ];
    const state = states[0] ?? null;
    const wanted: typeof about = about.length === 0 ? ["pay"] : about;
    const several = occupations.length > 1;
    const codes = occupations
      .slice(0, mostBeside)
      .flatMap(({ codes: own }) => (several ? own.slice(0, 1) : own.slice(0, mostBeside)));
    const findings = wanted.flatMap((one) =>
      codes.map((code) => occupationFigures.run({ code, about: one, state }, ground)),
    );
    // "Computer science vs nurses": a field that is no occupation's name stands beside it by what its graduates earn.
    const others = fields.filter(
      ({ words }) => !occupations.some((one) => one.words.includes(words) || words.includes(one.words)),
    );
    const beside = wanted.includes("pay") && besides.test(bare) ? others.slice(0, mostBeside - 1) : [];
    const also = beside.map(({ code }) => fieldFigures.run({ field: code, about: "earnings" }, ground));
    const all = [...(wanted.includes("pay") ? atFirst(asked, ground) : []), ...findings, ...also];
    const [field] = fields;
    // "Is that two years or four": how long a degree takes stands in the glossary.
    const degrees = asksYears.test(bare) ? ground.passages.all.find(({ url }) => url === degreesEntry) : undefined;
    const years = degrees === undefined ? [] : [quoted(degrees, { terms: [], bare }, ground)];
    const told = all.flatMap(({ statements }) => statements);
    return replyOf(
      {
        known: all.some(({ known }) => known),
        statements: wanted.includes("entry")
          ? [...told.slice(0, 1), ...years, ...told.slice(1), ...beyondOurTable(codes, bare, ground)]
          : told,
      },
      field === undefined
        ? []
        : [matchStep(`Colleges for ${field.label.toLowerCase()} that fit you`, student, field.code)],
    );
  },
};

/** Pay at the beginning, which the wages of everybody in an occupation don't tell. */
const startWords =
  /\b(?:start(?:s|ing)?(?: out| off)?|entry[- ]level|fresh out|straight out|right (?:out|after)|out of (?:college|school)|after (?:college|graduat\w+|school)|new(?:ly)? grad\w*|first (?:jobs?|years?))\b/;

/** "What do social workers start at": what graduates of their field earn stands nearer to that than all wages do. */
function atFirst({ understood: { occupations, bare } }: Asked, ground: Ground): readonly Finding[] {
  const [code, other] = occupations.length === 1 ? (occupations[0]?.codes ?? []) : [];
  if (code === undefined || studyFor.test(bare) || !startWords.test(bare)) return [];
  const field = ground.fieldOfWork(code) ?? (other === undefined ? null : ground.fieldOfWork(other));
  if (field === null || ground.occupations().get(code)?.education !== "Bachelor's degree") return [];
  const { known, statements } = fieldFigures.run({ field: field.cip4, about: "earnings" }, ground);
  const [first] = known ? statements : [];
  if (first === undefined) return [];
  const text = wordsIn(ground).say("no first pay", { text: first.text });
  return [{ known, statements: [{ ...first, text }] }];
}

/** "Where can I study to be a physician assistant": we hold no programs beyond a bachelor's. */
function beyondOurTable(codes: readonly string[], bare: string, ground: Ground): readonly Statement[] {
  const education = ground.occupations().get(codes[0] ?? "")?.education;
  const isBeyond = education === "Master's degree" || education === "Doctoral or professional degree";
  return isBeyond && /\bwhere\b|\b(?:which|what) (?:colleges?|schools?)\b/.test(bare)
    ? [say(wordsIn(ground).say("occupation beyond our table", {}))]
    : [];
}

const asksYears = /\b(?:two|four|2|4)[- ]years?\b|\bhow (?:long|many years)\b/;
const degreesEntry = `${wordsPath}#associate-and-bachelors-degree`;

const besides = /\b(?:vs|versus|or|and|than|compared?|between)\b/;

/** "Is nursing in demand": of the occupations a field prepares for, those with most openings. */
function outlookOf({ code }: { readonly code: string }, ground: Ground): Reply | null {
  const codes = ground.workOf(code).direct.slice(0, mostBeside - 1);
  const statements = codes.flatMap(
    (one) => occupationFigures.run({ code: one.code, about: "outlook", state: null }, ground).statements,
  );
  return statements.length === 0 ? null : answered(statements);
}

/** "Which engineering major pays the most": of several fields, the list of all says it. */
const ofWholeFamily = ({ understood: { bare, field } }: Asked): boolean =>
  field?.code.length === 2 &&
  /\b(?:which|what)\b.*\b(?:majors?|degrees?|fields?)\b.*\b(?:pays?|earns?|makes?|paid|money)\b.*\b(?:most|best|highest)\b|\b(?:highest|best)[- ](?:paying|paid)\b/.test(
    bare,
  );

/** Which of two fields to study. */
const choosesMajor =
  /\b(?:should|better|best|which|what|major(?:ing)? in|majors?|degrees?|study)\b.*\b(?:or|vs|versus)\b|\b(?:or|vs|versus)\b.*\b(?:better|major|degree)\b/;
/** Whether something is a major, or what it's called. */
const isMajor =
  /\b(?:majors?|degrees?|programs?) (?:be )?(?:called|named)\b|\bis (?:\w+ ){1,4}(?:a|its own|an actual|a real) (?:major|degree)\b|\bwhat(?: s| is)? (?:an? )?(?:\w+ ){1,3}(?:major|degree)(?: (?:about|like|for))?$/;

/** Whether a degree is any use, which a section says of these: psychology, art and history. */
const worthless =
  /\b(?:bad|useless|worthless|worth (?:it|anything|the money)|waste|pointless|dumb|stupid|terrible|good|smart|any use|dead end|regret)\b/;
const degreeWorth = "/help/choosing-a-major#is-a-psychology-degree-worthless-or-one-in-art-or-history";
const ofDegreeWorth = /^(?:42|50|54)/;

/** What a field pays and prepares for, at no college in particular. */
export const fieldPayIntent: Intent = {
  name: "what a field pays",
  score(asked) {
    if (asked.colleges.length > 0 || asked.understood.field === null) return 0;
    if (
      /\b(?:colleges?|schools?|universit(?:y|ies)|scholarships?|grants?|loans?|borrow|rotc)\b/.test(
        asked.understood.bare.replace(/\b(?:after|out of|once they leave) (?:college|school)\b/g, " "),
      )
    )
      return 0;
    const { bare, fields } = asked.understood;
    if (ofWholeFamily(asked)) return 0;
    // "Business or economics": which of two to study, and whether there is such a major, are asked of their figures.
    if (fields.length > 1 && choosesMajor.test(bare) && !/\bdouble\b|\bminor\b/.test(bare)) return 0.8;
    if (isMajor.test(bare)) return 0.75;
    return fitOf(asked, [payWords, workWords, outlookWords], 0.85, [
      /\b(?:majors?|majoring|degrees?|bachelor s?|associate s?|study|studying|with|graduates?|grads|people|starting|average|median|after|kind|kinds|field|good|still|anything|much|out|right)\b/,
    ]);
  },
  answer(asked, ground) {
    const { understood, student } = asked;
    const { field, fields, bare } = understood;
    if (field === null) return null;
    const longer = longerField(asked);
    if (longer !== null) return without("not known", [say(wordsIn(ground).say("field not apart", { field: longer }))]);
    const outlook = outlookWords.test(bare) && !payWords.test(bare) ? outlookOf(field, ground) : null;
    if (outlook !== null) return outlook;
    const about = payWords.test(bare) || (fields.length > 1 && choosesMajor.test(bare)) ? "earnings" : "work";
    if (!isMeant(field, ground))
      return without("not known", [say(wordsIn(ground).say("field not apart", { field: field.words }))]);
    const compared = besides.test(bare) && fields.length > 1 ? fields.slice(0, mostBeside) : [field];
    const found = compared.map(({ code }) => {
      const { known, statements } = fieldFigures.run({ field: code, about }, ground);
      return { known, statements: compared.length > 1 ? statements.slice(0, 1) : statements };
    });
    const named = isMajor.test(bare) ? countedUnder(field, ground) : [];
    const worth = ground.passages.all.find(({ url }) => url === degreeWorth);
    const told =
      worth !== undefined && worthless.test(bare) && ofDegreeWorth.test(field.code)
        ? [quoted(worth, { terms: [], bare }, ground)]
        : [];
    const finding = {
      known: found.some(({ known }) => known),
      statements: [...told, ...named, ...found.flatMap(({ statements }) => statements)],
    };
    return replyOf(finding, [matchStep(`Colleges for ${field.label.toLowerCase()} that fit you`, student, field.code)]);
  },
};

/**
 * Whether the figures of a field are those of the major that was named. A family of fields is shown by its largest
 * program: that's right for "engineering", and no answer to "robotics".
 */
export function isMeant({ code, label, words }: NamedField, ground: Ground): boolean {
  if (code.length > 2) return true;
  const shown = ground.majors().all.find(({ cip4 }) => cip4.startsWith(code))?.name ?? "";
  const known = telling(`${label} ${shown}`).map((word) => word.slice(0, 4));
  return telling(words).some((word) => known.includes(word.slice(0, 4)));
}

/** The majors that pay best, of all. */
export const bestPaidIntent: Intent = {
  name: "majors that pay most",
  score(asked) {
    if (asked.colleges.length > 0) return 0;
    if (ofWholeFamily(asked)) return 0.8;
    if (asked.understood.field !== null) return 0;
    const { bare } = asked.understood;
    // "A degree in puppetry": one that we don't know, and no list of others.
    if (/\b(?:degrees?|majors?|majoring) in (?!general\b|college\b|the\b|us\b)[a-z]/.test(bare)) return 0;
    if (/\bwork[- ]study\b|\bpay (?:it |them )?(?:back|for)\b/.test(bare)) return 0;
    if (!/\b(?:majors?|degrees?|fields?(?: of study)?|careers?|study)\b/.test(bare)) return 0;
    return fitOf(
      asked,
      [
        /\b(?:best|top|highest|most|well|good|better|lucrative|which|what)\b.*\b(?:pay|pays|paying|paid|money|earn\w*|salar(?:y|ies)|income|lucrative)\b|\b(?:pay|pays|paying|paid|money|earn\w*|make|salar(?:y|ies)|lucrative)\b.*\b(?:best|most|highest|well|top)\b|\blucrative\b|\bmake (?:a lot of|good|the most|more|big) money\b/,
      ],
      0.85,
      [
        /\b(?:majors?|degrees?|fields?|careers?|study|choose|pick|bachelor s?|rich|after|graduates?|graduation|highest|jobs?)\b/,
      ],
    );
  },
  answer: (_, ground) => replyOf(bestPaidFields.run({}, ground)),
};

const cheapWords =
  /\b(?:cheap(?:est|er|ly)?|affordable|low(?:est)?[- ](?:cost|price|tuition)|least expensive|inexpensive)\b/;

/** Whose graduates earn most. */
const bestPaidWords =
  /\b(?:best|highest|top|most|better|well)[- ](?:paid|paying|earning)\b|\b(?:highest|best|top|biggest|most) (?:\w+ )?(?:earnings|salar(?:y|ies)|pay|incomes?|money)\b|\b(?:earn|earns|make|makes|paid|pay|pays)\b.*\b(?:the )?(?:most|best|highest)\b|\b(?:rank(?:ed)?|sort(?:ed)?) by (?:earnings|salary|pay)\b/;

/** A city behind "near" or "in", by which colleges may stand. */
const inCity = /\b(?:near|in|around|close to|by) ((?:[a-z]+ ){0,2}[a-z]+)/g;

/** The city that a question names and its state, where colleges of one state alone stand in a city of that name. */
function cityIn(
  bare: string,
  state: string | null,
  { colleges }: Ground,
): { readonly city: string; readonly state: string } | null {
  for (const [, named = ""] of bare.matchAll(inCity)) {
    const words = named.split(" ");
    for (let length = words.length; length > 0; length -= 1) {
      const city = words.slice(0, length).join(" ");
      const there = colleges.filter((one) => plainName(one.city) === city && (state === null || one.state === state));
      const [only, ...others] = new Set(there.map((one) => one.state));
      if (only !== undefined && others.length === 0) return { city, state: only };
    }
  }
  return null;
}

/** "Which colleges in Oregon have", "does any college in Texas have", "is there a school in Ohio with". */
const whichColleges =
  /\b(?:which|what|any|a|list of) (?:\w+ )?(?:colleges?|schools?|universit(?:y|ies))\b.*\b(?:have|has|with|offers?|offering|do|teach\w*|for)\b/;
const otherThanField =
  /\b(?:scholarships?|grants?|aid|free|tuition|deadlines?|due|gpa|sat|act|accept\w*|admit\w*|get in(?:to)?|chances?|transfer\w*|credits?|online|masters?|phd|doctora\w*|graduate (?:school|program)|law school|med(?:ical)? school|clubs?|rank(?:ed|ings?)?)\b/;
const leastOfField = 0.6;
/** What may be said of colleges for a field without asking for something else. */
const ofSearch =
  /\b(?:best|top|good|study|major|majors|majoring|degrees?|bachelor s?|offer|offers|offering|teach|teaches|have|has|with|for|which|what|strong|biggest|largest|most|list|near|around|region|part|country|graduates?|grads|look(?:ing)? (?:at|into)|decent|solid|great|cheap\w*|affordable|paid|online)\b/;

export const fieldIntent: Intent = {
  name: "colleges for a field",
  score(asked) {
    if (asked.colleges.length > 0 || asked.understood.field === null) return 0;
    const { plain, bare } = asked.understood;
    // "With a psych degree and no grad school", "60k of debt for art school": no college is asked for.
    if (/\b(?:debts?|loans?|borrow\w*|owe|owing)\b/.test(bare)) return 0;
    if (/\bwhat (?:can|could|do) (?:i|you|we|one|they|he|she) do with\b/.test(bare)) return 0;
    const region = regionIn(plain);
    // What is told behind a state and a field, as "forestry or fire protection", takes nothing from what was asked.
    const least = asked.states.length > 0 && whichColleges.test(bare) && !otherThanField.test(bare) ? leastOfField : 0;
    const fit = fitOf(asked, [/\b(?:colleges?|schools?|universit(?:y|ies)|where|programs?|campuses)\b/], 0.8, [
      /\b(?:near|around|close to) (?:[a-z]+)\b/,
      ofSearch,
      cheapWords,
      bestPaidWords,
      ...(region === null ? [] : [new RegExp(`\\b${region.words}\\b`)]),
    ]);
    // "Film in Georgia", "forestry out west": a field and a place, and nothing else.
    const named = telling(`${asked.understood.field.words} ${region?.words ?? ""}`);
    const only = (asked.states.length === 1 || region !== null) && telling(bare).every((word) => named.includes(word));
    return Math.max(only && (region !== null || /\bin\b/.test(bare)) ? 0.8 : 0, least, fit);
  },
  answer(asked, ground) {
    const { understood } = asked;
    const fields = [...new Map(understood.fields.map((field) => [field.code, field])).values()].slice(0, mostFields);
    // "Fire protection or forestry": colleges for each.
    const each = fields.map((field) =>
      collegesForField({ ...asked, understood: { ...understood, field, fields: [field] } }, ground),
    );
    const found = each.flatMap((one) => (one?.status === "answered" ? [one] : []));
    const [first] = found;
    if (first === undefined || found.length < 2) return collegesForField(asked, ground);
    return { ...first, statements: found.flatMap(({ statements }) => statements.slice(0, mostOfEach)) };
  },
};

/** Fields of one question that colleges are named for, and colleges for each of two. */
const mostFields = 2;
const mostOfEach = 2;

function collegesForField(asked: Asked, ground: Ground): Reply | null {
  const { states, student } = asked;
  const { field: named, bare, plain } = asked.understood;
  if (named === null) return null;
  const { say: write } = wordsIn(ground);
  const longer = longerField(asked);
  if (longer !== null) return without("not known", [say(write("field not taught", { field: longer }))]);
  const field = { ...named, code: taughtIn.get(named.words) ?? named.code };
  if (isWithinFamily(field) && !isMeant(field, ground)) {
    const { source, year } = sourceOf("programAwards");
    const label = cip2[field.code]?.label.toLowerCase() ?? field.label;
    const cited = { url: majorsPath, title: "Majors", source, year, figures: {} };
    return without("not known", [say(wordsIn(ground).say("field of a family", { field: field.words, label }), cited)]);
  }
  const region = states.length > 0 ? null : regionIn(plain);
  const state = region === null ? (states[0] ?? student.state ?? null) : null;
  const by: "earnings" | "price" | "graduates" = bestPaidWords.test(bare)
    ? "earnings"
    : cheapWords.test(bare)
      ? "price"
      : "graduates";
  const place = region === null ? cityIn(bare, states[0] ?? null, ground) : null;
  const search = { field: field.code, state, region: region === null ? null : [...region.states], by };
  const there = collegesFor.run({ ...search, state: place?.state ?? state, city: place?.city ?? null }, ground);
  const found = there.known ? there : collegesFor.run({ ...search, city: null }, ground);
  if (!found.known) return null;
  const second = alsoCountedUnder.get(field.words);
  const also = second === undefined ? [] : collegesFor.run({ ...search, field: second, city: null }, ground).statements;
  const best =
    by === "graduates" && /\b(?:best|top|good|strong)\b/.test(bare)
      ? [
          {
            text: "We don’t rank programs. These are the colleges that graduate most students in it, which says how big a program is and not how good.",
            quoted: false,
            evidence: [],
          },
        ]
      : [];
  const counted = countedUnder(field, ground);
  const withOthers = counted
    .slice(0, 1)
    .map(({ evidence }) => say(write("counted with others", { field: field.words }), ...evidence));
  // Where most of a group is something else, that's said before its colleges are.
  const [before, after] = isSmallPart(field.code) ? [withOthers, []] : [[], withOthers];
  return answered(
    [...counted, ...before, ...found.statements, ...also.slice(0, 2), ...after, ...best],
    [matchStep("Find the ones that fit you", student, field.code)],
  );
}
