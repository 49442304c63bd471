import type { Translations } from "~/translation";

/** What is said of colleges that close or merge, in Spanish by its English text. */
export const closingMessages = {
  "Look at {name} instead.": "Vea en su lugar {name}.",
  January: "enero",
  February: "febrero",
  March: "marzo",
  April: "abril",
  May: "mayo",
  June: "junio",
  July: "julio",
  August: "agosto",
  September: "septiembre",
  October: "octubre",
  November: "noviembre",
  December: "diciembre",
  "in {year}": "en {year}",
  "in {month} {year}": "en {month} de {year}",
  "on {month} {day}, {year}": "el {day} de {month} de {year}",
  Closed: "Ya cerró",
  "Closed {when}": "Cerró {when}",
  Closing: "Va a cerrar",
  "Closing {when}": "Va a cerrar {when}",
  "Takes no new students": "Ya no acepta estudiantes nuevos",
  "Now part of {name}": "Ahora es parte de {name}",
  "Merging with {name}": "Se está uniendo con {name}",
  Merged: "Se unió con otra",
  Merging: "Se está uniendo con otra",
  "Accreditation in dispute": "Acreditación en disputa",
  "May be closed: check": "Puede haber cerrado: confírmelo",
  "May be closing: check": "Puede estar por cerrar: confírmelo",
  "May take no new students: check": "Tal vez no acepta estudiantes nuevos: confírmelo",
  "May be part of another college now: check": "Puede ser ya parte de otra universidad: confírmelo",
  "May be merging: check": "Puede estar uniéndose con otra: confírmelo",
  "Check its accreditation": "Confirme su acreditación",
} as const satisfies Translations;

export type ClosingMessage = keyof typeof closingMessages;
