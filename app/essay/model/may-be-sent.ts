import { type Danger, danger } from "~/danger/danger";
import type { Reading } from "../reading/reading";

/**
 * Somebody's own or their family's immigration status. Ancestry, citizenship class and a visa stamp in a story are no
 * reason; where it's unclear, a draft too many stays here.
 */
const status =
  /\b(?:undocumented|undocu\w*|daca|dreamers?|(?:no|without) (?:legal )?papers|(?:my|our|his|her|their|immigration|legal) (?:immigration )?status|deport\w*|asylum|asylees?|mixed[- ]status|overstay\w*|border patrol|green cards?|illegally|indocumentad[oa]s?|sin papeles|soñador\w*)\b|\bice (?:agents?|raid|came|took)\b/iu;

/** Fewer words than this are no draft yet: the cards help there. */
export const fewestWords = 40;

/** Why a draft stays here. */
export type Kept = "asks for text" | "short" | "contact" | "status";

/** Whether a draft may go to a model; null where it may. Somebody in danger gets people, and the draft stays here. */
export function staysHere(
  reading: Reading,
  pasted: string,
): { readonly danger: Danger } | { readonly kept: Kept } | null {
  const found = danger(reading.text) ?? danger(pasted);
  if (found !== null) return { danger: found };
  const finds = (id: string) => reading.findings.some((finding) => finding.id === id);
  if (reading.askedToWrite || finds("write-for-me")) return { kept: "asks for text" };
  if (reading.length.words < fewestWords) return { kept: "short" };
  if (finds("contact-details")) return { kept: "contact" };
  return status.test(`${reading.text}\n${pasted}`) ? { kept: "status" } : null;
}
