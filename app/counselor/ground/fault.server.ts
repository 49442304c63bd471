import { randomBytes } from "node:crypto";

/** What is written down of an error of ours. */
export interface Fault {
  /** Eight letters and digits that a reader can name. */
  readonly id: string;
  readonly kind: string;
  /** The places in our own code it came through, the innermost first. */
  readonly at: readonly string[];
}

const mostPlaces = 8;

/** An error without its message, which may quote the question. */
export function faultOf(error: unknown): Fault {
  const id = randomBytes(4).toString("hex").toUpperCase();
  if (!(error instanceof Error)) return { id, kind: "unknown", at: [] };
  const said = `${error.name}: ${error.message}`;
  const stack = error.stack ?? "";
  const places = (stack.startsWith(said) ? stack.slice(said.length) : stack).split("\n").map((line) => line.trim());
  return { id, kind: error.name, at: places.filter((line) => /^at .+:\d+:\d+\)?$/.test(line)).slice(0, mostPlaces) };
}
