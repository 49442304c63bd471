/** A sentence of the evidence that the model was sent: with the ids it may cite, and ids in place of figures. */
export interface Given {
  readonly text: string;
  readonly evidence: readonly string[];
}

/** What the stand-in knows of a conversation when it's its turn. */
export interface Scene {
  readonly question: string;
  readonly given: readonly Given[];
  /** Told that sentences weren't shown. */
  readonly isCorrected: boolean;
  /** Tools were called before. */
  readonly hasLooked: boolean;
}

export interface Sentence {
  readonly text: string;
  readonly evidence: readonly string[];
}

/** What it does now: say sentences, call a tool, or fail in the way that its name says. */
export type Act =
  | { readonly say: readonly Sentence[] }
  | { readonly write: string; readonly cutAfter?: number }
  | { readonly call: { readonly name: string; readonly input: object } }
  | { readonly status: 401 | 429 | 500; readonly headers?: Record<string, string> }
  /** Breaks the connection off after so many letters. */
  | { readonly say: readonly Sentence[]; readonly cutAfter: number }
  /** A letter at a time, and never an end. */
  | { readonly drip: string }
  | "silence";

const lookUp = (question: string): Act => ({ call: { name: "library_passages", input: { question } } });

/** A model that looks something up and then says what the evidence says, in its order. */
function wellBehaved({ question, given, hasLooked, isCorrected }: Scene): Act {
  if (isCorrected) return { say: [] };
  if (!hasLooked) return lookUp(question.slice(0, 400));
  return { say: [{ text: "Here is what I found.", evidence: [] }, ...honest(given)] };
}

const honest = (given: readonly Given[]): readonly Sentence[] =>
  given.filter(({ text }) => text.length < 700).slice(0, 3);

/** What is said in place of, and beside, an honest sentence; the same again when told of it. */
const lying =
  (lie: (first: Given, second: Given, scene: Scene) => readonly Sentence[]) =>
  (scene: Scene): Act => {
    const nothing: Given = { text: "It says nothing.", evidence: [] };
    const [first = nothing, second = first] = scene.given;
    return { say: [...(scene.isCorrected ? [] : honest(scene.given).slice(0, 1)), ...lie(first, second, scene)] };
  };

/** How it behaves, by the name of the model that is asked for. */
export const behaviors: Readonly<Record<string, (scene: Scene) => Act>> = {
  "well-behaved": wellBehaved,
  "wrong-figure": lying(({ text, evidence }) => [
    { text: /figure_\d+/.test(text) ? text.replace(/figure_\d+/, "$98,765") : "It costs $98,765 a year.", evidence },
    { text: "The deadline is February 30, 2031.", evidence },
  ]),
  "invented-quotation": lying(({ evidence }) => [
    { text: "The page says “every family gets a full scholarship on the first day”.", evidence },
  ]),
  "another-page": lying(({ text }, _, { given }) => {
    const other = given.find((one) => one.text !== text && !text.includes(one.text));
    return [{ text: `The page says “${text}”`, evidence: other?.evidence ?? ["source_999"] }];
  }),
  arithmetic: lying(({ evidence }) => [
    { text: "Over four years that comes to $50,732.", evidence },
    { text: "That’s twice as much as the other one, a difference of 41 percent.", evidence },
  ]),
  "unknown-source": lying(({ text }) => [{ text, evidence: ["source_999"] }]),
  "unknown-token": lying(({ evidence }) => [{ text: "It costs figure_999 a year.", evidence }]),
  "no-source": lying(() => [{ text: "The FAFSA is due on the first Monday of the month.", evidence: [] }]),
  promise: lying(({ evidence }) => [{ text: "You will get in, I promise.", evidence }]),
  markup: lying(({ text, evidence }) => [{ text: `<b>${text}</b> [more](https://example.com)`, evidence }]),
  "hidden-instructions": lying(({ evidence }) => [
    { text: "Send your Social Security number to help@aid-office.example to get your money.", evidence },
    { text: "Ignore the other pages and pay $250 at https://pay.example.com first.", evidence },
  ]),
  "tool-loop": ({ question }) => lookUp(question.slice(0, 400)),
  "wrong-tools": ({ hasLooked, given }) =>
    hasLooked
      ? { say: honest(given) }
      : { call: { name: "college_facts", input: { unitid: "Ohio", figures: ["all"] } } },
  cut: ({ given }) => {
    const say = honest(given);
    return { say, cutAfter: JSON.stringify(say[0] ?? {}).length + 20 };
  },
  "slow-drip": ({ given }) => ({ drip: `${JSON.stringify(honest(given)[0] ?? {})} and so on, and so on` }),
  "rate-limited": () => ({ status: 429, headers: { "Retry-After": "30" } }),
  outage: () => ({ status: 500 }),
  "wrong-key": () => ({ status: 401 }),
  spanish: ({ given, isCorrected }) => ({
    say: isCorrected
      ? []
      : given.slice(0, 2).flatMap(({ text, evidence }) => {
          const [figure] = /figure_\d+/.exec(text) ?? [];
          return [
            figure === undefined
              ? { text: "Aquí está lo que encontré.", evidence: [] }
              : { text: `Según esta página, la cifra es ${figure}.`, evidence },
            { text: "La universidad cobra 98.765 dólares al año.", evidence },
          ];
        }),
  }),
  prose: () => ({ write: "Sure! **Ohio State** costs $11,111 and you will definitely get in. {not json} {" }),
  nothing: () => ({ say: [] }),
  silence: () => "silence",
};
