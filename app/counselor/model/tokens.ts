import type { Evidence, Finding, Statement } from "../answer/evidence";
import type { Evidence as GateEvidence } from "../gate/evidence";
import { figuresIn } from "../gate/figures";
import { addressesIn } from "../gate/wording";

/** What one source token stands for: the evidence as the reader sees it, and as the gate holds sentences against it. */
interface Source {
  readonly evidence: Evidence;
  readonly gate: GateEvidence;
}

/**
 * What the model's tokens stand for, within one answer. It sees `source_3`, `figure_7` and `address_2`; what it cannot
 * see it cannot corrupt.
 */
export interface TokenBook {
  readonly sources: Map<string, Source>;
  /** Figures and addresses as our own sentence writes them. */
  readonly written: Map<string, string>;
}

export const newBook = (): TokenBook => ({ sources: new Map(), written: new Map() });

/** A tool's answer as the model sees it. */
export interface ShownFinding {
  readonly known: boolean;
  readonly statements: readonly { readonly text: string; readonly evidence: readonly string[] }[];
  /** What each source is: its title and who published it. */
  readonly sources: Readonly<Record<string, string>>;
}

/** At most so much of one finding is shown, and so many sources within one answer: a model's window has an end. */
const mostStatements = 8;
const mostSources = 60;
const longestText = 1_200;

/** Enters a finding into the book and answers what the model sees of it. */
export function show(book: TokenBook, { known, statements }: Finding): ShownFinding {
  const sources: Record<string, string> = {};
  const shown = statements.slice(0, mostStatements).flatMap((statement) => {
    if (book.sources.size + statement.evidence.length > mostSources || statement.text.length > longestText) return [];
    const evidence = statement.evidence.map((one, at) => {
      const id = `source_${book.sources.size + 1}`;
      book.sources.set(id, { evidence: one, gate: gateEvidence(id, one, statement, at) });
      sources[id] = hidden(book, `${one.title} (${one.source.slice(0, 120)}, ${one.year})`);
      return id;
    });
    return [{ text: hidden(book, statement.text), evidence }];
  });
  return { known, statements: shown, sources };
}

/** Only the page that is quoted holds the words; a page named beside it holds none of them. */
function gateEvidence(id: string, { url, title, source, year }: Evidence, { text, quoted }: Statement, at: number) {
  const words = quoted ? (at === 0 ? { text } : {}) : { said: text };
  return { id, url, title, source, year, figures: [], ...words };
}

/** A text with a token in place of each figure and address. */
function hidden(book: TokenBook, text: string): string {
  let shown = text.replace(/[\u00a0\u202f\u2009]/g, " ").replaceAll("−", "-");
  const put = (kind: "figure" | "address", written: string) => {
    const form = new RegExp(`(?<![\\w$.,])${escaped(written)}(?![\\w%]|[.,]\\d)`, "g");
    if (!form.test(shown)) return;
    const id = `${kind}_${book.written.size + 1}`;
    book.written.set(id, written);
    shown = shown.replace(form, id);
  };
  for (const address of longestFirst(addressesIn(shown))) put("address", address);
  // Figures in words ("three in five") stay words: the gate holds them against the evidence all the same.
  const figures = figuresIn(shown).flatMap(({ written }) => (/\d/.test(written) ? [written] : []));
  for (const written of longestFirst(figures)) put("figure", written);
  return shown;
}

const longestFirst = (texts: readonly string[]) => [...new Set(texts)].sort((a, b) => b.length - a.length);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const token = /\b(?:figure|address)_\d+\b/g;
const sourceTokens = /\s*[([]?\s*\bsource_\d+(?:(?:\s*,\s*|\s+and\s+|\s+)source_\d+)*\s*[)\]]?/g;

/**
 * What the model wrote with figures and addresses filled in by us. Null where it holds a token that stands for nothing:
 * a sentence with a hole in it isn't shown. Names of sources within a sentence vanish; they are cited beside it.
 */
export function fill(book: TokenBook, text: string): string | null {
  let isWhole = true;
  const filled = text.replace(token, (id) => {
    const written = book.written.get(id);
    if (written === undefined) isWhole = false;
    return written ?? "";
  });
  if (!isWhole) return null;
  return (
    filled
      .replace(sourceTokens, "")
      .replace(/ {2,}/g, " ")
      .replace(/ +([.,;:!?])/g, "$1")
      // "$figure_3" and "figure_3%" bring the sign along a second time.
      .replace(/\$(?=\$)/g, "")
      .replace(/%(?=%)/g, "")
      .trim()
  );
}

/** The evidence of this answer, for the gate. */
export const gateEvidenceOf = (book: TokenBook): GateEvidence[] => [...book.sources.values()].map(({ gate }) => gate);

/** A sentence that has passed, as the page shows it. One source is named once. */
export function statementOf(book: TokenBook, text: string, ids: readonly string[]): Statement {
  const cited = ids.flatMap((id) => book.sources.get(id)?.evidence ?? []);
  const evidence = [...new Map(cited.map((one) => [`${one.url} ${one.title}`, one])).values()];
  return { text, quoted: false, evidence };
}
