import type { CollegeMention, CollegesIn } from "./gate/college-names";
import type { Evidence, Statement } from "./gate/evidence";
import { type FigureMention, figuresIn } from "./gate/figures";
import { isVerbatim, plainQuote, quotationsIn } from "./gate/quotations";
import { figuresOf, stands } from "./gate/stands";
import { isWithoutFact } from "./gate/without-fact";
import { addressesIn, guaranteeIn, hasMarkup, lawAdviceIn, plainAddress, promiseIn } from "./gate/wording";

/** Why a statement isn't shown, in the order in which it is looked at. */
export const dropReasons = [
  "empty",
  "markup",
  "unknown evidence",
  "promise",
  "quotation",
  "law",
  "address",
  "figure",
  "date",
  "college",
  "guarantee",
  "no evidence",
] as const;
export type DropReason = (typeof dropReasons)[number];

export interface Dropped {
  readonly statement: Statement;
  readonly reason: DropReason;
  /** What in it is at fault, to tell the model once. Not to be logged or counted. */
  readonly what: string;
}

export interface Gated {
  readonly kept: readonly Statement[];
  readonly dropped: readonly Dropped[];
}

/**
 * The gate between who wrote an answer and its reader. A statement passes when it cites evidence of this answer, when
 * every number, day, amount, percentage, address, college and quotation in it stands in what it cites, and when it
 * promises nothing, advises on no law and is plain text. A sentence that states nothing passes without evidence.
 * Nothing is corrected: a statement passes as it is or isn't shown.
 * @param collegesIn finds the colleges that a text names, see `collegeFinder`
 */
export function gate(statements: readonly Statement[], evidence: readonly Evidence[], collegesIn: CollegesIn): Gated {
  const known = new Map(
    evidence.map((one) => [one.id, { one, figures: figuresOf(one), colleges: collegesOf(one, collegesIn) }]),
  );
  const kept: Statement[] = [];
  const dropped: Dropped[] = [];
  for (const statement of statements) {
    const fault = faultOf(statement, known, collegesIn);
    if (fault === null) kept.push(statement);
    else dropped.push({ statement, ...fault });
  }
  return { kept, dropped };
}

interface Known {
  readonly one: Evidence;
  readonly figures: readonly FigureMention[];
  readonly colleges: ReadonlySet<number>;
}

type Fault = { readonly reason: DropReason; readonly what: string };

function faultOf(
  { text, evidence }: Statement,
  known: ReadonlyMap<string, Known>,
  collegesIn: CollegesIn,
): Fault | null {
  const fault = (reason: DropReason, what: string | null | undefined) =>
    what === null || what === undefined ? null : { reason, what };
  if (text.trim() === "") return { reason: "empty", what: "" };
  if (hasMarkup(text)) return { reason: "markup", what: text.slice(0, 80) };
  const unknown = evidence.find((id) => !known.has(id));
  if (unknown !== undefined) return { reason: "unknown evidence", what: unknown };

  const cited = [...new Set(evidence)].flatMap((id) => known.get(id) ?? []);
  const documents = cited.map(({ one }) => one);
  const figures = cited.flatMap((one) => one.figures);
  const isQuoted = documents.some(({ text: words, said: ours }) =>
    [words, ours].some((part) => part !== undefined && plainQuote(part).includes(plainQuote(text))),
  );
  const quotations = quotationsIn(text);
  const said = without(text, quotations);
  const addresses = addressesIn(text);
  const wrong = figuresIn(without(text, addresses)).find((figure) => !stands(figure, figures));
  const isNothing = evidence.length === 0 && !isWithoutFact(text);

  return (
    fault("promise", promiseIn(said)) ??
    fault(
      "quotation",
      quotations.find((quotation) => !isVerbatim(quotation, text, documents)),
    ) ??
    fault("law", isQuoted ? null : lawAdviceIn(said)) ??
    fault(
      "address",
      addresses.find((address) => !hasAddress(address, documents)),
    ) ??
    fault(wrong?.kind === "day" ? "date" : "figure", wrong?.written) ??
    fault("college", collegesIn(text).find((mention) => !namesCollege(mention, cited))?.written) ??
    fault(
      "guarantee",
      documents.some(({ text: words, said: ours, title }) => guaranteeIn(`${title}. ${words ?? ours ?? ""}`) !== null)
        ? null
        : guaranteeIn(said),
    ) ??
    fault("no evidence", isNothing ? text.slice(0, 80) : null)
  );
}

/**
 * What is left of a text: digits of an address are no figures, and what a document says in quotation marks it says
 * itself.
 */
function without(text: string, parts: readonly string[]): string {
  return parts.reduce((so, part) => so.replace(part, " "), text);
}

function hasAddress(address: string, documents: readonly Evidence[]): boolean {
  const wanted = plainAddress(address);
  return documents.some(({ url, text, said, figures }) => {
    const texts = figures.filter(({ unit }) => unit === "text").map(({ value }) => String(value));
    const given = [url, ...[text ?? "", said ?? "", ...texts].flatMap(addressesIn)].map(plainAddress);
    return given.some((one) => one === wanted || one.split("#")[0] === wanted);
  });
}

function collegesOf(evidence: Evidence, collegesIn: CollegesIn): ReadonlySet<number> {
  const { title, text, said, source, figures, url } = evidence;
  const texts = figures.flatMap(({ name, value, unit }) => (unit === "text" ? [name, String(value)] : [name]));
  const named = [title, source, text ?? "", said ?? "", ...texts]
    .flatMap((part) => collegesIn(part))
    .flatMap(({ unitids }) => [...unitids]);
  const page = /^\/colleges\/(\d{6})(?:-|[#?]|$)/.exec(url)?.[1];
  return new Set(page === undefined ? named : [...named, Number(page)]);
}

function namesCollege({ written, unitids }: CollegeMention, cited: readonly Known[]): boolean {
  if ([...unitids].some((unitid) => cited.some(({ colleges }) => colleges.has(unitid)))) return true;
  const plain = plainQuote(written).toLowerCase();
  return cited.some(({ one: { title, text, said, source } }) =>
    plainQuote(`${title} ${source} ${text ?? said ?? ""}`)
      .toLowerCase()
      .includes(plain),
  );
}
