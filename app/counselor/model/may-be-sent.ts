import { hear, hearBoth } from "~/danger/hear";
import { ourselves } from "../steps/ourselves";
import type { Asking } from "../steps/step";

/**
 * Words about somebody's immigration status. Whoever asks about it is answered from the library, and nobody else reads
 * the question. Better a question too many that isn't sent than one too few.
 */
const statusWords =
  /\b(?:undocumented|daca|dreamers?|immigra\w*|migrant\w*|non-?citizens?|citizens?(?:hip)?|green ?cards?|permanent residen\w*|deport\w*|asylum|asylees?|refugees?|parolees?|tps|visas?|i-?94|itin|overstay\w*|uscis|border patrol|mixed[- ]status|(?:legal|my|our|their|his|her|immigration) status|(?:no|without|have|lack\w*|got|any) (?:legal )?papers|undocu\w*|ssn|social security (?:number|card)|indocumentad[oa]s?|inmigra\w*|migratori[oa]s?|migra|sin (?:papeles|documentos)|papeles|ciudadan\w*|residen(?:cia|te)s? permanente\w*|asilo|refugiad[oa]s?|deporta\w*|seguro social|tarjeta verde|soñador\w*)\b|\bice (?:agents?|raid|come|came|took|will)\b/iu;

/** Numbers by which somebody is known to an office. */
const personalNumbers = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)|(?<!\w)A[- ]?\d{8,9}(?!\d)|(?<!\d)(?:\d{4}[- ]){3}\d{4}(?!\d)/;

/** Why a question stays here. */
export type Kept = "danger" | "status" | "ourselves";

/**
 * Whether a question may go to a model at all; null where it may. One about danger or immigration status keeps the
 * whole conversation here, since what follows speaks of the same. What the counselor says of itself and declines needs
 * no model.
 *
 * @param tellsOfDanger whether the question itself does, where it has been read for that already
 */
export function staysHere(
  question: Asking,
  earlier: readonly string[],
  tellsOfDanger = hearBoth(question.raw, question.typed) !== null,
): Kept | null {
  const all = [...earlier, question.raw, question.typed];
  if (tellsOfDanger || earlier.some((text) => hear(text) !== null)) return "danger";
  if (all.some((text) => statusWords.test(text) || personalNumbers.test(text))) return "status";
  return ourselves.run(question) === null ? null : "ourselves";
}
