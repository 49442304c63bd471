import type { Language } from "~/language";
import type { Translations } from "~/translation";
import { isState, type State, states } from "./states";

/** Names that are others in Spanish; all the rest are written as in English. */
const spanish: Partial<Record<State, string>> = {
  DC: "Distrito de Columbia",
  HI: "Hawái",
  LA: "Luisiana",
  MS: "Misisipi",
  MO: "Misuri",
  NH: "Nuevo Hampshire",
  NJ: "Nueva Jersey",
  NM: "Nuevo México",
  NY: "Nueva York",
  NC: "Carolina del Norte",
  ND: "Dakota del Norte",
  OR: "Oregón",
  PA: "Pensilvania",
  SC: "Carolina del Sur",
  SD: "Dakota del Sur",
  WV: "Virginia Occidental",
  AS: "Samoa Estadounidense",
  FM: "Estados Federados de Micronesia",
  MH: "Islas Marshall",
  MP: "Islas Marianas del Norte",
  PW: "Palaos",
  VI: "Islas Vírgenes de Estados Unidos",
};

/** The same by their English names, for a tool that looks up what tables of facts say. */
export const stateMessages: Translations = Object.fromEntries(
  Object.entries(spanish).map(([code, name]) => [states[code as State], name]),
);

/** States and territories by postal code, in the reader's language. */
export const stateNamesIn = (language: Language): Readonly<Record<State, string>> =>
  language === "es" ? { ...states, ...spanish } : states;

/** Name of a state or territory in the reader's language; the code itself where it is unknown. */
export function stateNameIn(language: Language, code: string): string {
  return isState(code) ? stateNamesIn(language)[code] : code;
}
