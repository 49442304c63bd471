/** A follow-up that only names another figure: "what about 80000 instead", "and at 8%?", "¿y si son 15 años?" */

interface Kind {
  /** The figure as it's written. */
  readonly written: RegExp;
  /** How it joins a question that had none of its kind; null where it can't be added. */
  readonly added: ((figure: string) => string) | null;
}

const rate: Kind = {
  written: /\d{1,2}(?:\.\d+)?\s?(?:%|percent\b|por ciento\b)/i,
  added: (figure) => ` at ${figure}`,
};
const years: Kind = {
  written: /\b(?:\d{1,2}|ten|fifteen|twenty|diez|quince|veinte)[- ]?(?:years?|yrs?|años?)\b/i,
  added: (figure) => ` over ${figure}`,
};
/** Dollars, or a score; "2027" is a year. */
const amount: Kind = {
  written:
    /\$\s?\d[\d,]*(?:\.\d+)?\s?(?:k\b|mil\b|thousand\b)?|\b\d{1,3}(?:,\d{3})+\b|\b(?!(?:19|20)\d\d\b)\d{4,6}\b|\b\d{1,3}(?:k\b|\s?(?:mil|thousand|grand)\b)/i,
  added: null,
};
const grade: Kind = { written: /\b[1-4]\.\d{1,2}\b(?!\s?(?:%|percent))/, added: null };
const kinds = [rate, years, amount, grade] as const;

/** What stands around the figure of such a follow-up and asks nothing. */
const filler =
  /\b(?:and|or|ok|okay|so|but|now|then|what|whats|about|how|if|it|its|that|is|was|were|would|be|i|we|they|he|she|s|only|just|more|like|closer|nearer|around|about|roughly|probably|maybe|actually|really|say|than|instead|rather|a|an|the|with|at|over|in|for|of|on|to|make|makes|made|making|earn|earns|earned|had|have|has|borrow|borrowed|borrowing|got|get|interest|rate|income|gpa|sat|term|loan|year|y|o|pero|que|tal|pasa|si|sería|seria|fuera|fueran|son|es|con|a|al|por|en|de|el|la|los|un|una|ganamos|gano|ganáramos|ganaran|tuviera|pido|pedimos|mejor|ahora|entonces|vez|interés|interes|plazo|préstamo|prestamo)\b/gi;

const ofLoan = /\b(?:loans?|borrow\w*|debt|owe|préstamos?|prestamos?|deuda|debo)\b/i;

/**
 * The question before with the figure that a follow-up names in place of its own; null where the follow-up says
 * anything else, or the question before has no place for it.
 */
export function withNewFigure(followUp: string, before: string): string | null {
  const kind = kinds.find(({ written }) => written.test(followUp));
  const figure = kind?.written.exec(followUp)?.[0];
  if (kind === undefined || figure === undefined) return null;
  const rest = followUp.replace(figure, " ").replace(/[’']/g, " ").replace(filler, " ");
  if (/[\p{L}\d]/u.test(rest)) return null;
  if (kind.written.test(before)) return before.replace(kind.written, figure);
  // Terms belong to a loan whose amount was named.
  if (kind.added === null || !ofLoan.test(before) || !amount.written.test(before)) return null;
  return `${before.replace(/[?\s]+$/, "")}${kind.added(figure)}?`;
}

/** Words of a record that changes: "retake and get 1420", "bring my SAT up to 1450". */
const changes =
  /\b(?:get|gets|got|getting|retak\w+|take it again|bring\w*|rais\w+|pull\w*|push\w*|improv\w+|scor\w+|up to|goes|go|went|end(?:s|ed)? up|hit|hits|reach\w*|boost\w*|drop\w*|down to|make it|manage\w*|become\w*|turns?)\b/;
const asksIf = /\b(?:if|what about|how about|suppose|say)\b|^(?:and|or|ok|so|but)\b/;
const scores = {
  SAT: /\b(1[0-6]\d0|[4-9]\d0)\b/,
  GPA: /\b([1-4]\.\d{1,2})\b/,
  ACT: /\b(1\d|2\d|3[0-6])\b/,
} as const;
const numbers = /\b\d[\d,.]*\d\b|\b\d\b/g;
/** "20 hours of work" and "30,000 a year" are no score. */
const ofOther =
  /\b\d[\d,.]*\s?(?:%|percent|k\b|thousand|dollars?|hours?|credits?|years?|aps?\b|classes|courses|points?|miles|kids)/;

/**
 * The one figure of a student's record that a follow-up gives another value to, and what it's of; null where it gives
 * none. @param known of what the conversation has spoken
 */
export function changedScore(
  plain: string,
  known: { readonly sat: boolean; readonly act: boolean; readonly gpa: boolean },
): { readonly of: keyof typeof scores; readonly figure: string } | null {
  const written = plain.match(numbers) ?? [];
  const [figure, ...others] = written;
  if (figure === undefined || others.length > 0 || !changes.test(plain) || !asksIf.test(plain) || ofOther.test(plain))
    return null;
  if (/\bgpa\b/.test(plain) || scores.GPA.test(figure)) return scores.GPA.test(figure) ? { of: "GPA", figure } : null;
  if (scores.SAT.test(figure) && (known.sat || known.gpa || /\bsat\b/.test(plain))) return { of: "SAT", figure };
  if (figure.length === 2 && scores.ACT.test(figure) && (known.act || known.gpa || /\bact\b/.test(plain)))
    return { of: "ACT", figure };
  return null;
}

/** Words of an income that changes, in a family or at work. */
const incomeChanges =
  /\b(?:job|jobs|work(?:s|ing)?|hours|laid off|fired|retires?|retired|raise|promotion|part[- ]time|full[- ]time|overtime|income|salary|make|makes|made|making|earn\w*|bring(?:s|ing)? (?:in|home)|paycheck|disability|unemploy\w*|quits?|lose|loses|lost|cut)\b/;
const notIncome = /\b(?:loans?|borrow\w*|debt|owe|sav(?:e|es|ed|ings)|scholarships?|grants?|529|tuition|costs?|sai)\b/;

/** The income that a follow-up tells in a sentence of its own, as it's written; null where it tells none. */
export function changedIncome(followUp: string, plain: string): string | null {
  const found = followUp.match(new RegExp(amount.written.source, "gi")) ?? [];
  const [figure, ...others] = found;
  const opens = /\b(?:if|what about|suppose|say)\b|^(?:and|or|ok|so|but)\b/.test(plain);
  return figure !== undefined && others.length === 0 && opens && incomeChanges.test(plain) && !notIncome.test(plain)
    ? figure.trim()
    : null;
}
