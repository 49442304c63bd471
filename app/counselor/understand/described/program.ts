import { type Cue, cues } from "./cues";

/** A program or rule of a state with what families say of it. The fact in the state's guide tells it. */
export interface DescribedProgram {
  readonly state: string;
  /** Group and id of the fact, as its place on the page has them: "aid-promise". */
  readonly fact: string;
  /** Names by which nothing else goes; null where families have none for it. */
  readonly names: RegExp | null;
  /** One way to ask for it without its name, with its state. */
  readonly plainly: string;
  /** What is said of it, where all of it is said. */
  readonly ways: readonly (readonly RegExp[])[];
  /** It may be told where a question names a college: its ways name the campus. */
  readonly campus?: true;
}

export const program = (
  state: string,
  fact: string,
  names: string | null,
  plainly: string,
  ways: readonly (readonly (Cue | RegExp)[])[],
): DescribedProgram => ({
  state,
  fact,
  names: names === null ? null : new RegExp(`\\b(?:${names})\\b`),
  plainly,
  ways: ways.map((all) => all.map((one) => (typeof one === "string" ? cues[one] : one))),
});
