import type { Language } from "~/language";
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

const spanish: Readonly<Record<string, string>> = {
  [notes.withMore]: "La respuesta del modelo no estaba completa, así que aquí está también lo que decimos sin él.",
  [notes.status]:
    "Las preguntas sobre la situación migratoria no se envían a un modelo de lenguaje. Esta respuesta es de nuestras propias páginas.",
  [notes.own]: "Ya recibió todas las respuestas de hoy del modelo de lenguaje. Esta es sin él, y esas no se acaban.",
  [notes.address]: "Su red ya recibió todas las respuestas de hoy del modelo de lenguaje. Esta es sin él.",
  [notes.everyone]: "El modelo de lenguaje ya dio todas sus respuestas de hoy. Esta es sin él.",
  [without["nothing passed"]]:
    "El modelo de lenguaje no dijo nada que pasara nuestras revisiones. Esta respuesta es sin él.",
  [without.unreachable]: "Ahora no se puede llegar al modelo de lenguaje. Esta respuesta es sin él.",
  [without["rate limited"]]: "El modelo de lenguaje está ocupado ahora. Esta respuesta es sin él.",
  [without["too slow"]]: "El modelo de lenguaje tardó demasiado. Esta respuesta es sin él.",
  [without.cut]: "El modelo de lenguaje se interrumpió. Esta respuesta es sin él.",
};

/** A note in the language of the answer it stands under. @param note one of those here */
export function noteIn(language: Language, note: string): string {
  if (language === "en") return note;
  const by = /^A language model \((.+), at (.+)\) chose these words\..*?names\.(?: (.+))?$/.exec(note);
  if (by === null) return spanish[note] ?? note;
  const [, name = "", host = "", more] = by;
  const words = `Un modelo de lenguaje (${name}, en ${host}) eligió estas palabras. Antes de que usted las viera, cada oración se comparó con las fuentes que nombra.`;
  return more === undefined ? words : `${words} ${spanish[more] ?? more}`;
}

/** The line below an answer that a model was asked for. */
export function noteFor(outcome: Outcome, passed: number, name: string, url: string): string | null {
  if (passed === 0) return outcome === "answered" || outcome === "left" ? null : without[outcome];
  const by = notes.byModel(name, new URL(url).host);
  return outcome === "answered" ? by : `${by} ${notes.withMore}`;
}
