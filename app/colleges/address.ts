/** Path of a college's own page: `/colleges/166683-massachusetts-institute-of-technology`. */
export function collegePath(college: { readonly unitid: number; readonly name: string }): string {
  return `/colleges/${college.unitid}-${slugOf(college.name)}`;
}

/** Lower-case words joined by hyphens, without accents: "Texas A & M" gives "texas-a-and-m". */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/**
 * Unit id of a path segment as `collegePath` writes it, `null` for anything else. The words after the number may be
 * missing or outdated: the caller compares with `collegePath` and redirects when they differ.
 */
export function unitidOf(segment: string): number | null {
  const found = /^([1-9]\d{5})(?:-[a-z0-9-]*)?$/.exec(segment);
  return found ? Number(found[1]) : null;
}
