/** A part of the country that a question names: "in the southeast", "New England schools". Pure. */
import { regions } from "~/colleges/query/regions";

export interface NamedRegion {
  /** The words it was named with. */
  readonly words: string;
  /** Postal codes. */
  readonly states: readonly string[];
}

const of = (...names: readonly (keyof typeof regions)[]): readonly string[] =>
  names.flatMap((name) => [...regions[name].states]);

/** What families call parts of the country, by the regions of the federal files and a few smaller ones. */
const byWords: readonly (readonly [said: RegExp, states: readonly string[]])[] = [
  [/\bpacific north ?west\b|\bpnw\b/, ["WA", "OR", "ID"]],
  [/\bdeep south\b/, ["AL", "GA", "LA", "MS", "SC"]],
  [/\bnew england\b/, of("new-england")],
  [/\b(?:the )?mid[- ]atlantic\b/, of("mid-atlantic")],
  [/\bthe (?:carolinas|carolina s)\b/, ["NC", "SC"]],
  [/\bthe (?:dakotas|dakota s)\b/, ["ND", "SD"]],
  [/\b(?:the )?great lakes\b/, of("great-lakes")],
  [/\b(?:the )?great plains\b/, of("plains")],
  [/\b(?:the )?(?:rocky mountains|rockies|mountain west)\b/, of("rocky-mountains")],
  [/\b(?:the )?gulf coast\b/, ["TX", "LA", "MS", "AL", "FL"]],
  [/\b(?:the )?(?:west coast|pacific coast)\b/, ["CA", "OR", "WA"]],
  [
    /\b(?:the )?(?:east(?:ern)? (?:coast|seaboard)|atlantic coast)\b|\bback east\b/,
    [...of("new-england", "mid-atlantic"), "VA", "NC", "SC", "GA", "FL"],
  ],
  [/\b(?:the|in|down) south ?east\b|\bsoutheastern (?:us|states)\b/, of("southeast")],
  [/\b(?:the|in|up) north ?east\b|\bnortheastern (?:us|states)\b/, of("new-england", "mid-atlantic")],
  [/\b(?:the|in) south ?west\b|\bsouthwestern (?:us|states)\b/, of("southwest")],
  [/\b(?:the|in) north ?west\b|\bnorthwestern (?:us|states)\b/, ["WA", "OR", "ID"]],
  [/\b(?:the )?mid ?west(?:ern)?\b(?! (?:state|university|college))/, of("great-lakes", "plains")],
  [
    /(?<!\buniversity of )\b(?:(?:in |down )?the south|down south)\b(?! (?:carolina|dakota|side|of|shore|bend|florida|texas|jersey|korea|africa|end|east|west)\b)|\bsouthern (?:us|states|schools|colleges|universities)\b/,
    of("southeast"),
  ],
  [
    /\b(?:up north|in the north)\b(?! (?:carolina|dakota))/,
    [...of("new-england", "mid-atlantic", "great-lakes"), "MN"],
  ],
  [
    /\b(?:(?:in |out )?the west|out west)\b(?! (?:coast|virginia|side|of|point|texas|end)\b)|\bwestern (?:us|states)\b/,
    [...of("far-west", "rocky-mountains"), "AZ", "NM"],
  ],
];

/** The region that a plain question names, or null. "Southeast Missouri" is none: it stands without an article. */
export function regionIn(plain: string): NamedRegion | null {
  for (const [said, states] of byWords) {
    const words = said.exec(plain)?.[0];
    if (words !== undefined) return { words, states };
  }
  return null;
}

/** Whether words name a region and nothing else. */
export const isRegion = (words: string): boolean => regionIn(words)?.words === words;

/** A region as a sentence has it: "the Midwest", "New England". */
export const nameOfRegion = ({ words }: NamedRegion): string =>
  words
    .replace(/^(?:in|down|up|out|back) /, "")
    .replace(/\b(?!the\b)[a-z]/g, (letter) => letter.toUpperCase())
    .replace(
      /^(?=(?:mid ?west|(?:north|south) ?(?:east|west)|pacific|deep|west|east|gulf|great|rock|mid[- ])\b|(?:north|south)$)/i,
      "the ",
    );
