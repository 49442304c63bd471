import { objectsIn } from "~/seo/structured-kinds";

/** Every object of structured data in a document, the parts of a graph one by one. Throws on text that is no JSON. */
export function structuredIn(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, json]) =>
    objectsIn(json ?? ""),
  );
}
