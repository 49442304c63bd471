/**
 * Where a source that a page names without an address can be read: collections of the government whose addresses have
 * stood for years, and citations that are addresses by rule. Everything else keeps no link until somebody has seen it.
 */
const collections: readonly (readonly [RegExp, string])[] = [
  [/\bPublic Law 119-21\b/, "https://www.congress.gov/bill/119th-congress/house-bill/1"],
  [/College Scorecard/, "https://collegescorecard.ed.gov/data/"],
  [/\bIPEDS\b/, "https://nces.ed.gov/ipeds/use-the-data"],
  [/\bUnited States Code\b/, "https://uscode.house.gov/"],
  [/Application and Verification Guide|FSA Handbook/, "https://fsapartners.ed.gov/knowledge-center/fsa-handbook"],
];

/** The address of a source by its title and publisher; null where none is known to be right. */
export function sourceAddress(title: string, publisher: string): string | null {
  const named = `${title}, ${publisher}`;
  const citation = /\b(\d{2}) FR (\d{3,6})\b/.exec(named);
  if (citation !== null) return `https://www.federalregister.gov/citation/${citation[1]}-FR-${citation[2]}`;
  return collections.find(([pattern]) => pattern.test(named))?.[1] ?? null;
}
