/** The pages of this visit, oldest first, paths only. Kept in the browser's session, never sent anywhere. */
export type Journey = readonly string[];

const longest = 10;

/** The journey after one more page. Staying on a page (another query, another fragment) is no step. */
export function step(journey: Journey, path: string): Journey {
  return journey.at(-1) === path ? journey : [...journey, path].slice(-longest);
}

/** Where people usually go next, for a first visit that has no habits yet. */
const usual: Readonly<Record<string, readonly string[]>> = {
  "/": ["/college-match-quiz", "/pricing"],
  "/features": ["/pricing", "/college-match-quiz"],
  "/how-it-works": ["/college-match-quiz", "/pricing"],
  "/parents": ["/college-cost-calculator", "/pricing"],
  "/tools": ["/college-match-quiz", "/college-cost-calculator"],
  "/college-match-quiz": ["/college-match-quiz/results"],
  "/college-match-quiz/results": ["/college-cost-calculator", "/application-timeline"],
  "/colleges": ["/college-match-quiz", "/college-cost-calculator"],
  "/tools/fafsa-calculator": ["/college-cost-calculator"],
  "/college-cost-calculator": ["/application-timeline"],
  "/application-timeline": ["/college-visit-planner"],
  "/pricing": ["/college-match-quiz"],
};

/**
 * At most two pages that are likely to come next: first where this visit went from here before (latest first), then
 * where people usually go.
 */
export function likelyNext(journey: Journey): string[] {
  const here = journey.at(-1);
  if (here === undefined) return [];
  const before = journey.flatMap((path, index) => (path === here ? (journey[index + 1] ?? []) : [])).reverse();
  return [...new Set([...before, ...(usual[here] ?? [])])].filter((path) => path !== here).slice(0, 2);
}

/** A stored journey, whatever the storage holds. */
export function readJourney(stored: string | null): Journey {
  try {
    const value: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(value) ? value.filter((path): path is string => typeof path === "string").slice(-longest) : [];
  } catch {
    return [];
  }
}
