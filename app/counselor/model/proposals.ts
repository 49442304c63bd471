import { z } from "zod";
import { objectReader } from "~/model/objects";

/** A sentence as the model proposes it, with tokens in it. */
export interface Proposal {
  readonly text: string;
  readonly evidence: readonly string[];
}

const proposal = z.object({
  text: z.string().max(1_500),
  evidence: z.array(z.string().max(40)).max(12).default([]),
});

/** Reads proposals out of what a model writes: JSON objects with `text` and `evidence`. */
export const proposalReader = () => objectReader<Proposal>((value) => proposal.safeParse(value).data ?? null);
