import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type StateFacts, stateFacts } from "./schema";

const read = new Map<string, StateFacts | null>();

/**
 * The facts of a state by its slug ("north-carolina"), read once per process; null where there is no file.
 * Throws with the place of the fault when a file is not what `schema.ts` asks for.
 */
export function factsOf(slug: string): StateFacts | null {
  const known = read.get(slug);
  if (known !== undefined) return known;
  const path = join(process.cwd(), "content", "facts", "states", `${slug}.json`);
  const facts = /^[a-z-]+$/.test(slug) && existsSync(path) ? parseStateFacts(readFileSync(path, "utf8"), slug) : null;
  read.set(slug, facts);
  return facts;
}

/** Checks the text of a file of facts. @throws Error naming every fault */
export function parseStateFacts(text: string, slug: string): StateFacts {
  const parsed = stateFacts.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`content/facts/states/${slug}.json\n${z.prettifyError(parsed.error)}`);
  if (parsed.data.slug !== slug) throw new Error(`content/facts/states/${slug}.json: its slug is ${parsed.data.slug}`);
  return parsed.data;
}
