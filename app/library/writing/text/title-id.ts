/** The id of a heading: its words in small letters with hyphens, "What it costs" → "what-it-costs". */
export function titleId(title: string): string {
  const id = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return /^[a-z]/.test(id) ? id : `s-${id}`;
}
