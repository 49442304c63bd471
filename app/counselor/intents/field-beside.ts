/** A field held against itself: at two colleges, or with an associate degree and with a bachelor's. */
import type { College } from "~/colleges/college";
import { type Statement, say } from "~/counselor/answer/evidence";
import { answered } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { wordsIn } from "~/counselor/sentences/sentences";
import { dollars } from "~/design/figures";
import { nameFirst } from "../tools/college-evidence";
import { compareColleges } from "../tools/college-facts";
import { fieldEarnings } from "../tools/field-figures";
import { programAt } from "../tools/majors";
import { netPrice } from "../tools/prices";
import type { Asked, Intent } from "./intent";
import { isMeant, isWithinFamily } from "./majors";
import { costStep, matchStep } from "./next-steps";
import { inOneState, paysAway, type Side, sideOf, verdictOf } from "./side-by-side";

/** What a college reports of all its students, or what is asked of a program besides its graduates' pay. */
const other =
  /\b(?:acceptance|admission|admit|admitted|get in|get into|accepted|hard|harder|easier|rank(?:ed|ing)?|tuition|costs?|prices?|cheap\w*|expensive|deadlines?|gpa|sat|act|pass rate|nclex|class size|ratio|faculty|transfer\w*|professors?|courses|credits|offers?|have|has|teach(?:es)? (?:it|them)|scholarships?|due|apply)\b/;
/** Whether it's worth what it costs: pay beside price and debt. */
const paysBack =
  /\bpays? (?:it |itself |them |me |us |you )?(?:back|off)\b|\bworth\b|\broi\b|\breturn on\b|\bdebt\b|\bbetter (?:deal|investment|value)\b/;

/** "Oregon Tech vs Portland State mechanical engineering": what its graduates earn at each, and what a year costs. */
export const fieldBesideIntent: Intent = {
  name: "a field at two colleges",
  score: ({ colleges, understood: { field, fields, bare } }) =>
    field !== null &&
    fields.length < 2 &&
    colleges.length > 1 &&
    colleges.length < 4 &&
    !other.test(bare.replace(field.words, " "))
      ? 0.97
      : 0,
  answer({ colleges, student, understood: { field, bare } }, ground) {
    if (field === null || !isMeant(field, ground)) return null;
    const named = isWithinFamily(field) ? field.words : null;
    const found = colleges.map((college) => ({
      college,
      finding: programAt.run({ unitid: college.unitid, field: field.code, about: "earnings", named }, ground),
    }));
    if (!found.some(({ finding }) => finding.known)) return null;
    const earned = found.flatMap(({ college, finding }) => {
      const [statement] = finding.statements;
      return statement === undefined ? [] : [{ college, statement }];
    });
    const side = sideOf(student, bare);
    const debt = paysBack.test(bare) ? besides(colleges, "debt", side, ground) : [];
    return answered(
      [
        ...higherPaid(earned, ground),
        ...earned.map(({ statement }) => statement),
        ...pricesOf(colleges, student, side, ground),
        ...debt,
      ],
      [
        costStep("Compare what they’d cost you", colleges, student),
        matchStep(`Colleges for ${field.label.toLowerCase()} that fit you`, student, field.code),
      ],
    );
  },
};

/** Whose graduates of the same program earn more; nothing where one of two reports no pay for it. */
function higherPaid(
  earned: readonly { readonly college: College; readonly statement: Statement }[],
  ground: Ground,
): readonly Statement[] {
  const [first, second] = earned;
  const [mine, theirs] = [first?.statement.evidence[0], second?.statement.evidence[0]];
  if (earned.length !== 2 || !first || !second || !mine || !theirs || mine.year !== theirs.year) return [];
  for (const [program, ours] of Object.entries(mine.figures)) {
    const others = theirs.figures[program];
    if (typeof ours !== "number" || typeof others !== "number") continue;
    if (Math.round(ours) === Math.round(others)) return [];
    const isFirst = ours > others;
    const text = wordsIn(ground).say("graduates paid more", {
      program,
      name: nameFirst(isFirst ? first.college : second.college),
      value: dollars(Math.round(Math.max(ours, others))),
      against: dollars(Math.round(Math.min(ours, others))),
    });
    return [say(text, mine, theirs)];
  }
  return [];
}

/** What a family with this income paid at each, or else what all with aid did. */
function pricesOf(colleges: readonly College[], student: Asked["student"], side: Side, ground: Ground) {
  const { income, state } = student;
  const isAway = colleges.some((one) => paysAway(one, side));
  if (income === null || isAway) return besides(colleges, isAway ? "tuition" : "net price", side, ground);
  const each = colleges.map((college): [College, Statement | undefined] => {
    const { known, statements } = netPrice.run({ unitid: college.unitid, income, home: state }, ground);
    return [college, known ? statements[0] : undefined];
  });
  return withVerdict(each, side, ground);
}

const besides = (
  colleges: readonly College[],
  figure: "debt" | "tuition" | "net price",
  side: Side,
  ground: Ground,
): readonly Statement[] => {
  const { statements } = compareColleges.run(
    { unitids: colleges.map(({ unitid }) => unitid), figures: [figure] },
    ground,
  );
  const each = colleges.map((college, at): [College, Statement | undefined] => [college, statements[at]]);
  // Residents' prices of two states are nobody's choice.
  return figure === "net price" && !inOneState(colleges) ? statements : withVerdict(each, side, ground);
};

const withVerdict = (
  each: readonly (readonly [College, Statement | undefined])[],
  side: Side,
  ground: Ground,
): readonly Statement[] => [
  ...each.flatMap(([, statement]) => (statement === undefined ? [] : [statement])),
  ...verdictOf(each, side, ground),
];

const shorter = /\b(?:associate(?: s)?|associates|adn|asn|(?:two|2)[- ]?(?:year|yr))\b/;
const longer = /\b(?:bachelor(?: s)?|bachelors|bsn|(?:four|4)[- ]?(?:year|yr))\b/;
const asksPay = /\b(?:pay|pays|paid|earn\w*|mak(?:e|es|ing)|salar(?:y|ies)|money|wages?|income)\b/;

/** "Do RNs with the associate make less than ones with the bachelor's": pay by degree, at one college or everywhere. */
export const levelsBesideIntent: Intent = {
  name: "pay by degree",
  score: ({ colleges, understood: { bare, field, occupations } }) =>
    colleges.length < 2 &&
    shorter.test(bare) &&
    longer.test(bare) &&
    asksPay.test(bare) &&
    (field !== null || (colleges.length === 0 && occupations.length > 0))
      ? 0.985
      : 0,
  answer({ colleges: [college], student, understood: { field, occupations } }, ground) {
    const work = occupations[0]?.codes.flatMap((code) => ground.fieldOfWork(code) ?? [])[0];
    const code = field?.code ?? work?.cip4;
    if (code === undefined) return null;
    const next = field === null ? [] : [matchStep(`Colleges for ${field.label.toLowerCase()}`, student, code)];
    if (college !== undefined) {
      const at = programAt.run({ unitid: college.unitid, field: code, about: "earnings", named: null }, ground);
      return at.known ? answered(at.statements, next) : null;
    }
    const told = (["associate", "bachelor"] as const).flatMap((level) => fieldEarnings(code, level, ground) ?? []);
    return told.length < 2 ? null : answered(told, next);
  },
};
