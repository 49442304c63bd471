/**
 * Whether a request that changes something comes from our own pages. Browsers say so in `Sec-Fetch-Site`; older ones
 * in `Origin`. A request with neither is not from a browser's page and carries no ambient cookie we would honor,
 * except for old browsers' same-origin posts, so it is allowed only without a cookie.
 *
 * @param siteOrigin  scheme, host and port of the site, e.g. "https://collegeward.example"
 */
export function isSameOrigin(headers: Headers, siteOrigins: readonly string[]): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("Origin");
  if (origin !== null) return siteOrigins.includes(origin);
  return !headers.has("Cookie");
}

/** The longest path that is kept: it travels in a cookie, and browsers drop cookies of more than 4,096 bytes. */
const longestPath = 2000;

/**
 * A path on this site to go back to after a detour, or the fallback. Anything that a browser could read as another
 * site (`//evil`, `/\evil`, encoded forms, control characters, a scheme) is refused. The path that comes back is ASCII:
 * a `Location` header holds nothing else, and a search for “Université” is a good page to go back to.
 */
export function safeReturnPath(value: string | null | undefined, fallback = "/"): string {
  if (!value?.startsWith("/") || value.length > longestPath) return fallback;
  // Some proxies decode more than once, so every decoding of the path must be harmless. The query may hold anything.
  let path = value.split(/[?#]/, 1)[0] ?? "";
  for (let round = 0; round < 3; round++) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (path.startsWith("//") || /[\\\u0000-\u001f\u007f]/.test(path)) return fallback;
    try {
      path = decodeURIComponent(path);
    } catch {
      return fallback;
    }
  }
  const base = "https://self.invalid";
  try {
    // Throws for half a surrogate pair, which no page of this site has in its address.
    const sent = value.replace(/[^\x21-\x7e]/gu, encodeURIComponent);
    return new URL(sent, base).origin === base && sent.length <= longestPath ? sent : fallback;
  } catch {
    return fallback;
  }
}
