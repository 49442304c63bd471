import type { StateFacts } from "~/library/guides/schema";

/**
 * What the contract of state pages counts: how alike two texts are, and what a page says that is true only of its
 * state.
 */

/**
 * Words of a page beyond its headings and heads of tables; the name of the state itself counts as one and the same
 * word.
 */
export function wordsOf(html: string, stateName: string): string[] {
  return html
    .replace(/<(h[1-6]|caption|thead|figcaption|title)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;|&#39;|’/g, "'")
    .replaceAll(stateName, "thisstate")
    .toLowerCase()
    .split(/[^a-z0-9$%.,']+/)
    .map((word) => word.replace(/^[.,']+|[.,']+$/g, ""))
    .filter((word) => word !== "");
}

/**
 * Ids of the confirmed facts that are true only of the state and that a page shows: in a block (`data-fact`), or by a
 * reference in its text (`state.texas.aid.teg.…`).
 */
export function ownFacts(html: string, names: readonly string[], facts: StateFacts): ReadonlySet<string> {
  const shown = [...html.matchAll(/data-fact="([^"]+)"/g)].map(([, id]) => id ?? "");
  const referred = names.flatMap((name) => {
    const [subject, slug, group, id] = name.split(".");
    return subject === "state" && slug === facts.slug ? [`${group}-${id}`] : [];
  });
  const own = Object.entries(facts.facts).flatMap(([group, all]) =>
    Object.entries(all).flatMap(([id, fact]) =>
      fact.confidence === "confirmed" && fact.onlyHere ? [`${group}-${id}`] : [],
    ),
  );
  return new Set([...shown, ...referred].filter((id) => own.includes(id)));
}

/**
 * Facts from the college tables that are true only of the state: rows of tables that name one of its colleges, or whose
 * caption names the state, with at least one reported figure. A college counts once however often it stands on the
 * page.
 */
export function liveFacts(html: string, stateName: string, unitids: ReadonlySet<number>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [table] of html.matchAll(/<table class="figure-table[\s\S]*?<\/table>/g)) {
    const ofState = /<caption>([\s\S]*?)<\/caption>/.exec(table)?.[1]?.includes(stateName) ?? false;
    for (const [row] of table.matchAll(/<tr><th scope="row">[\s\S]*?<\/tr>/g)) {
      if (!/<td>[^<]*\d/.test(row)) continue;
      const [, unitid] = /href="\/colleges\/(\d{6})-/.exec(row) ?? [];
      const name = /<th scope="row">([\s\S]*?)<\/th>/.exec(row)?.[1]?.replace(/<[^>]+>/g, "") ?? "";
      if (unitid !== undefined && unitids.has(Number(unitid))) found.add(unitid);
      else if (unitid === undefined && ofState) found.add(name);
    }
  }
  return found;
}
