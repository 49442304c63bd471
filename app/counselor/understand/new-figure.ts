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
  /\b(?:and|or|ok|okay|so|but|now|then|what|whats|about|how|if|it|its|that|is|was|were|would|be|i|we|they|he|she|s|only|just|instead|rather|a|an|the|with|at|over|in|for|of|on|to|make|makes|made|making|earn|earns|earned|had|have|has|borrow|borrowed|borrowing|got|get|interest|rate|income|gpa|sat|term|loan|year|y|o|pero|que|tal|pasa|si|sería|seria|fuera|fueran|son|es|con|a|al|por|en|de|el|la|los|un|una|ganamos|gano|ganáramos|ganaran|tuviera|pido|pedimos|mejor|ahora|entonces|vez|interés|interes|plazo|préstamo|prestamo)\b/gi;

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
