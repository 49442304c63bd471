/** The picture that a page is shown with when its address is shared: what it says, and the address it has. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** Raised when the drawing itself changes, so that no cache keeps an old one. */
const drawing = 1;

/**
 * The address of a page's picture. It holds a digest of the page's words, so that it can be kept for good: another
 * title has another address.
 *
 * @param path of the page, beginning with "/"
 * @param words what stands on the picture, or decides it
 */
export function socialImagePath(path: string, words: string): string {
  return `/assets/social/${socialImageSlug(path)}.${digest(`${drawing} ${words}`)}.png`;
}

/** What the picture of a page is called, without its digest and its ending. */
export const socialImageSlug = (path: string): string => (path === "/" ? "home" : path.slice(1).replaceAll("/", "--"));

/** The path of the page that a picture's address belongs to; null for an address of another form. */
export function pageOfSocialImage(file: string): string | null {
  const [, slug] = /^([a-z0-9-]{1,150})\.[a-z0-9]{1,8}\.png$/.exec(file) ?? [];
  if (slug === undefined) return null;
  return slug === "home" ? "/" : `/${slug.replaceAll("--", "/")}`;
}

/** FNV-1a, 32 bits: it tells versions of a page apart and guards nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
