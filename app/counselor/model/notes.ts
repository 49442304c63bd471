import type { Outcome } from "./compose";

/** What is said quietly below an answer: who put it together, or why it was answered without a model. */
export const notes = {
  /** @param name of the model */
  byModel: (name: string, host: string) =>
    `A language model (${name}, at ${host}) chose these words. Before you saw it, each sentence was checked against the sources it names.`,
  withMore: "The model’s answer wasn’t whole, so what we say without it is here too.",
  status: "Questions about immigration status aren’t sent to a language model. This answer is from our own pages.",
  own: "You’ve had all of today’s answers from the language model. This one is without it, and those don’t run out.",
  address: "Your network has had all of today’s answers from the language model. This one is without it.",
  everyone: "The language model has given all of its answers for today. This one is without it.",
} as const;

const without: Readonly<Record<Exclude<Outcome, "answered" | "left">, string>> = {
  "nothing passed": "The language model had nothing to say that passed our checks. This answer is without it.",
  unreachable: "The language model can’t be reached right now. This answer is without it.",
  "rate limited": "The language model is busy right now. This answer is without it.",
  "too slow": "The language model took too long. This answer is without it.",
  cut: "The language model broke off. This answer is without it.",
};

/** The line below an answer that a model was asked for. */
export function noteFor(outcome: Outcome, passed: number, name: string, url: string): string | null {
  if (passed === 0) return outcome === "answered" || outcome === "left" ? null : without[outcome];
  const by = notes.byModel(name, new URL(url).host);
  return outcome === "answered" ? by : `${by} ${notes.withMore}`;
}
