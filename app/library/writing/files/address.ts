/** What family a page of words belongs to: it decides the address, the neighbors and the layout. */
export const families = ["site", "help", "guides", "blog", "categories", "story", "states", "es"] as const;
export type Family = (typeof families)[number];

export interface Address {
  readonly family: Family;
  /** The path of the page, beginning with "/". */
  readonly path: string;
  /** Slug of the state, for its pages. */
  readonly state: string | null;
}

const name = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The address that a file of words has.
 * @param file path below `content/`, such as "help/fafsa-completion-guide.md" or "states/texas/index.md"
 * @returns null for a file that is no page
 */
export function addressOf(file: string): Address | null {
  const parts = file.replace(/\.md$/, "").split("/");
  if (!file.endsWith(".md") || !parts.every((part) => name.test(part))) return null;
  const [folder, first = "", second, ...more] = parts;
  if (more.length > 0) return null;
  if (folder === "states" && second !== undefined) {
    const guide = `/college-planning-${first}`;
    return { family: "states", state: first, path: second === "index" ? guide : `${guide}/${second}` };
  }
  if (folder === "blog" && first === "categories" && second !== undefined) {
    return { family: "categories", state: null, path: `/blog/${second}` };
  }
  if (second !== undefined || first === "") return null;
  if (folder === "help" || folder === "blog" || folder === "es") {
    return { family: folder, state: null, path: `/${folder}/${first}` };
  }
  if (folder === "site" || folder === "guides" || folder === "story") {
    return { family: folder, state: null, path: `/${first}` };
  }
  return null;
}
