import { z } from "zod";
import file from "../../../content/redirects.json";

const path = z.string().regex(/^\/[a-z0-9./-]+$/);
const schema = z.strictObject({ moved: z.array(z.strictObject({ from: path, to: path })) });

/** Addresses that pages once had, or that people guess, with where they lead now. */
export const redirects: ReadonlyMap<string, string> = new Map(
  schema.parse(file).moved.map(({ from, to }) => [from, to]),
);

/** Where an old address leads; null for one that never was. */
export function movedTo(pathname: string): string | null {
  return redirects.get(pathname.replace(/\/+$/, "")) ?? null;
}
