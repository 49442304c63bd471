import { escapeMarkup } from "~/escape-markup";

export interface SitemapEntry {
  /** Beginning with "/". */
  readonly path: string;
  /** ISO day on which what the page says last changed; null where nobody writes that down. */
  readonly updated: string | null;
}

/** The sitemap of a site (sitemaps.org, protocol 0.9). At most 50,000 addresses, the limit of one file. */
export function sitemap(origin: string, entries: readonly SitemapEntry[]): string {
  if (entries.length > 50_000) throw new RangeError("A sitemap holds at most 50,000 addresses.");
  const urls = entries.map(
    ({ path, updated }) =>
      `<url><loc>${escapeMarkup(origin + path)}</loc>${updated === null ? "" : `<lastmod>${updated}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
