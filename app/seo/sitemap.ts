/**
 * The sitemap of a site (sitemaps.org, protocol 0.9). No `lastmod` is written: it would have to be true for each page.
 * @param paths beginning with "/"; at most 50,000, the limit of one file
 */
export function sitemap(origin: string, paths: readonly string[]): string {
  if (paths.length > 50_000) throw new RangeError("A sitemap holds at most 50,000 addresses.");
  const urls = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
