import { z } from "zod";
import type { Finding } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";

/**
 * One thing the counselor can look up or calculate. The same for every door: the page, the command line, a model. It
 * reads what it is handed and nothing else.
 */
export interface Tool<Input = unknown> {
  readonly name: string;
  /** One sentence: what it answers. */
  readonly description: string;
  readonly input: z.ZodType<Input>;
  run(input: Input, ground: Ground): Finding;
}

export const tool = <Input>(one: Tool<Input>): Tool<Input> => one;

/** The federal id of a college, as every tool about one takes it. */
export const unitid = z.int().min(100_000).max(999_999).describe("UNITID of the college, from find_college");
