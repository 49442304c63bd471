import { type DropReason, gate } from "../gate";
import type { CollegesIn } from "../gate/college-names";
import type { Evidence, Statement } from "../gate/evidence";

/**
 * What is wrong with a sentence that wasn't shown. Fabricated: it stands nowhere in what the model was given. Wrongly
 * cited: it stands there, and not in the source it names. Unsupported: it names no source. Against the rules: promises,
 * advice on the law, markup.
 */
export const faultKinds = ["fabricated", "wrongly cited", "unsupported", "against the rules"] as const;
export type FaultKind = (typeof faultKinds)[number];

const ofRules: readonly DropReason[] = ["empty", "markup", "promise", "law", "guarantee"];

/** @param evidence all that the model was given */
export function faultKind(
  { text }: Statement,
  reason: DropReason,
  evidence: readonly Evidence[],
  collegesIn: CollegesIn,
): FaultKind {
  if (ofRules.includes(reason)) return "against the rules";
  if (reason === "no evidence") return "unsupported";
  if (reason === "unknown evidence") return "fabricated";
  const anywhere = gate([{ text, evidence: evidence.map(({ id }) => id) }], evidence, collegesIn);
  return anywhere.kept.length > 0 ? "wrongly cited" : "fabricated";
}
