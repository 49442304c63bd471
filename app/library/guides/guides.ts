import type { State } from "~/geography/states";
import { stateSlugs, stateTopics } from "../addresses/paths";

/** The states with a guide of their own, by postal code. */
export const guideOf: Readonly<Partial<Record<State, string>>> = {
  TX: "texas",
  CA: "california",
  FL: "florida",
  NC: "north-carolina",
  VA: "virginia",
  CO: "colorado",
  OR: "oregon",
  GA: "georgia",
  NY: "new-york",
  IL: "illinois",
  PA: "pennsylvania",
  OH: "ohio",
  MI: "michigan",
  AZ: "arizona",
  MD: "maryland",
};

const codes = new Map(Object.entries(guideOf).map(([code, slug]) => [slug, code as State]));

/** Postal code of a guide's slug, null where there is no such guide. */
export function stateOfSlug(slug: string): State | null {
  return codes.get(slug) ?? null;
}

/** Topics of a state in the order in which its pages name each other; Texas has two more. */
export function topicsOf(slug: string): readonly string[] {
  return slug === "texas" ? [...stateTopics, "timeline", "requirements"] : stateTopics;
}

/** Path of a page of a state; `topic` null for the guide itself. */
export function statePagePath(slug: string, topic: string | null): string {
  return `/college-planning-${slug}${topic === null ? "" : `/${topic}`}`;
}

/** The slug and topic of an address, null where there is no such page. */
export function readStatePath(path: string): { slug: string; topic: string | null } | null {
  const found = /^\/college-planning-([a-z-]+)(?:\/([a-z-]+))?\/?$/.exec(path);
  const slug = found?.[1] ?? "";
  const topic = found?.[2] ?? null;
  if (!(stateSlugs as readonly string[]).includes(slug)) return null;
  return topic === null || topicsOf(slug).includes(topic) ? { slug, topic } : null;
}

export const topicNames: Readonly<Record<string, string>> = {
  colleges: "Colleges",
  "financial-aid": "Financial aid",
  applications: "Applications",
  "academic-prep": "Academic preparation",
  "campus-life": "Campus life",
  "career-planning": "Careers",
  timeline: "Timeline",
  requirements: "Requirements",
};
