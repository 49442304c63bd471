/**
 * Fields of a query that lead to further pages of a list: their addresses are walked like pages. Any other query
 * belongs to one reader's choices, and a link with one counts as a link to its path.
 */
const walked = ["page", "state"];

/**
 * Pages whose lists are walked no further than their first page: each names that as its canonical address, and leads to
 * colleges that the list of all colleges leads to as well. All fields together have some 2,400 further pages.
 */
const firstPageOnly = /^\/majors\/./;

/**
 * Where a link leads on this site, as path and query of a page that the crawl walks, a fragment, and whether a query
 * was left out. Null for a link that leads elsewhere or is none, such as `mailto:`.
 *
 * @param href as it stands on the page
 * @param base whole address of the page
 */
export function linkTarget(
  href: string,
  base: string,
): { readonly path: string; readonly fragment: string; readonly shortened: boolean } | null {
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (url === null || url.origin !== new URL(base).origin) return null;
  const kept =
    url.search === "" || (!firstPageOnly.test(url.pathname) && keysOf(url).every((key) => walked.includes(key)));
  return { path: url.pathname + (kept ? url.search : ""), fragment: decoded(url.hash.slice(1)), shortened: !kept };
}

const keysOf = ({ searchParams }: URL) => [...searchParams.keys()];

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The part of a link before its fragment. */
export const withoutFragment = (link: string): string => link.split("#", 1)[0] ?? "";

/** The paths and days of a sitemap. Addresses of other hosts are kept whole, so that a check can name them. */
export function readSitemap(xml: string, origin: string): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [, entry = ""] of xml.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
    const address = unescaped(/<loc>([\s\S]*?)<\/loc>/.exec(entry)?.[1]?.trim() ?? "");
    const day = /<lastmod>([\s\S]*?)<\/lastmod>/.exec(entry)?.[1]?.trim() ?? null;
    found.set(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address, day);
  }
  return found;
}

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** Whether `robots.txt` lets every program ask for a path. Its rules here are beginnings of paths (RFC 9309). */
export function robotsRules(text: string): (path: string) => boolean {
  const rules: { readonly allow: boolean; readonly start: string }[] = [];
  let forAll = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") forAll = value === "*";
    if (forAll && value !== "" && (name === "allow" || name === "disallow"))
      rules.push({ allow: name === "allow", start: value });
  }
  return (path) => {
    const mine = rules.filter(({ start }) => path.startsWith(start));
    const longest = mine.sort((a, b) => b.start.length - a.start.length)[0];
    return longest?.allow ?? true;
  };
}
