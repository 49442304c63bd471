import { type HeardKind, heardKinds, wordsHeard } from "~/danger/learned/odds";
import { type FitOptions, fitLooks } from "~/learned/fit-looks";
import type { LooksModel } from "~/learned/looks";

/** A message with the kind of danger it tells of. */
export interface Told {
  readonly text: string;
  readonly kind: HeardKind;
  /** One of many harmless questions: only a share of them is looked at in each round. */
  readonly many?: boolean;
}

/** Fits the model of danger on messages. */
export function fitDanger(messages: readonly Told[], options: Omit<FitOptions, "kinds">): LooksModel {
  const examples = messages.map(({ text, kind, many }) => ({
    said: wordsHeard(text),
    kind: heardKinds.indexOf(kind),
    many: many === true,
  }));
  return fitLooks(examples, { ...options, kinds: heardKinds.length });
}
