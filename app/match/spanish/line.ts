import type { Translations } from "~/translation";

/** What a line of the list says of one college, in Spanish by its English text. */
export const lineMessages = {
  "{low} to {high}": "{low} a {high}",
  Public: "Pública",
  Private: "Privada",
  "For profit": "Con fines de lucro",
  "four-year": "de cuatro años",
  "two-year": "de dos años",
  "size not reported": "sin dato del tamaño",
  "{count} students": "{count} estudiantes",
  "before aid": "antes de la ayuda",
  "after grants": "después de becas",
  "out of state": "para no residentes",
  "full price": "precio completo",
  "{price} in state": "{price} para residentes",
} as const satisfies Translations;
