import { readyInBoth } from "~/counselor/passages/passages.server";
import { factsOf } from "~/library/guides/facts.server";
import { readStatePath } from "~/library/guides/guides";
import { isFactGroup } from "~/library/guides/schema";
import type { QuotedSection } from "./parts/pages";

/** The sections that the counselor quotes, one for each address; null where its library was not read yet. */
export function quotedSections(): readonly QuotedSection[] | null {
  const both = readyInBoth();
  if (both === null) return null;
  const sections = new Map<string, QuotedSection>();
  for (const { url, title, headings } of both.flatMap(({ all }) => all)) {
    if (sections.has(url)) continue;
    sections.set(url, { url, title, heading: headings.at(-1) ?? "", facts: stateFactAt(url) });
  }
  return [...sections.values()];
}

/** The fact of a state that an address names: `/college-planning-ohio/financial-aid#aid-ocog`. */
function stateFactAt(url: string): readonly string[] {
  const [path = "", fragment = ""] = url.split("#");
  const slug = readStatePath(path)?.slug;
  const facts = slug === undefined ? undefined : factsOf(slug)?.facts;
  for (const [group, byId] of Object.entries(facts ?? {})) {
    const id = fragment.slice(group.length + 1);
    if (isFactGroup(group) && fragment.startsWith(`${group}-`) && byId !== undefined && Object.hasOwn(byId, id)) {
      return [`state.${slug}.${group}.${id}`];
    }
  }
  return [];
}
