import { countText } from "~/essay/text/count";

/**
 * What an open page saw of how an essay was written. It counts, and holds no words of the draft: nobody can judge by it
 * who wrote something, and nothing here does.
 */
export interface Sitting {
  /** Words that typing or dictating added. */
  readonly typed: number;
  /** Words of each block that was pasted or dropped in, in order. */
  readonly pasted: readonly number[];
  /** How often the draft was read by the rules, and which of them asked something. */
  readonly readings: number;
  readonly rules: readonly string[];
  /** What a language model asked about the draft, word for word, and which; never a word of the draft itself. */
  readonly asked: readonly string[];
  readonly model: string;
}

export const emptySitting: Sitting = { typed: 0, pasted: [], readings: 0, rules: [], asked: [], model: "" };

/**
 * The most pasted blocks, rules and questions of one sitting, characters of one, and the most sittings of one essay.
 */
export const sittingBounds = {
  pasted: 60,
  rules: 60,
  asked: 40,
  question: 300,
  words: 100_000,
  sittings: 400,
} as const;

/** Kinds of input that bring in text from somewhere else, as browsers name them. */
const fromElsewhere = new Set(["insertFromPaste", "insertFromDrop", "insertFromYank", "insertFromPasteAsQuotation"]);
/** Kinds that bring back what was there before. */
const backAndForth = new Set(["historyUndo", "historyRedo"]);

/** Follows one change of the text. @param kind `inputType` of the event, "" where the browser doesn't say */
export function followInput(sitting: Sitting, kind: string, before: string, after: string): Sitting {
  const words = countText(after).words - countText(before).words;
  if (backAndForth.has(kind) || words <= 0) return sitting;
  if (!fromElsewhere.has(kind)) return { ...sitting, typed: sitting.typed + words };
  return { ...sitting, pasted: [...sitting.pasted, words].slice(-sittingBounds.pasted) };
}

/** After the rules have read the draft. @param rules ids of those that asked */
export function followReading(sitting: Sitting, rules: readonly string[]): Sitting {
  const all = [...new Set([...sitting.rules, ...rules])].slice(0, sittingBounds.rules);
  return { ...sitting, readings: sitting.readings + 1, rules: all };
}

/** After a language model has asked. @param model which, and where it runs */
export function followModel(sitting: Sitting, model: string, questions: readonly string[]): Sitting {
  return { ...sitting, model, asked: readAsked([...sitting.asked, ...questions]) };
}

const lineOf = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, sittingBounds.question);
/** Questions alone, each once and on one line. */
const readAsked = (some: readonly string[]) =>
  [...new Set(some.map(lineOf).filter((line) => line.endsWith("?")))].slice(-sittingBounds.asked);

/** As fields of a form, beside the draft. */
export const sittingFields = ({ typed, pasted, readings, rules, asked, model }: Sitting): Record<string, string> => ({
  typed: String(typed),
  pasted: pasted.join(","),
  readings: String(readings),
  rules: rules.join(","),
  asked: asked.join("\n"),
  model,
});

const count = (text: string | null) => {
  const number = Number(text ?? "0");
  return Number.isInteger(number) && number >= 0 ? Math.min(number, sittingBounds.words) : 0;
};

/** Reads those fields. Never throws; what is no number counts nothing. @param known ids of rules that there are */
export function readSitting(form: URLSearchParams, known: ReadonlySet<string>): Sitting {
  const list = (name: string) => (form.get(name) ?? "").split(",").filter((part) => part !== "");
  return {
    typed: count(form.get("typed")),
    pasted: list("pasted").map(count).slice(-sittingBounds.pasted),
    readings: count(form.get("readings")),
    rules: [...new Set(list("rules"))].filter((rule) => known.has(rule)).slice(0, sittingBounds.rules),
    asked: readAsked((form.get("asked") ?? "").split("\n")),
    model: lineOf(form.get("model") ?? ""),
  };
}

/** Reads what the store kept; an empty one where it cannot be read. */
export function parseSitting(text: string | null): Sitting {
  try {
    const kept = JSON.parse(text ?? "null") as Sitting | null;
    return kept === null ? emptySitting : { ...emptySitting, ...kept };
  } catch {
    return emptySitting;
  }
}
