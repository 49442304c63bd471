import { z } from "zod";
import { objectReader } from "~/model/objects";

/** What a model proposes for one place of a draft. */
export interface Proposal {
  /** The student's own words. */
  readonly quote: string;
  /** What a reader sees there. */
  readonly observation: string;
  readonly question: string;
}

const proposal = z.object({
  quote: z.string().max(2_000),
  observation: z.string().max(2_000),
  question: z.string().max(2_000),
});

/** Reads proposals out of what a model writes; what isn't one is no part of the answer. */
export const proposalReader = () => objectReader<Proposal>((value) => proposal.safeParse(value).data ?? null);
