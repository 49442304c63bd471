const administrators = new Set(["Administrator", "Admin", "admin"]);

/** Whether these roles make somebody an administrator. */
export function isAdministrator(roles: readonly string[]): boolean {
  return roles.some((role) => administrators.has(role));
}

/**
 * The names under which roles may stand in an ID token. A claim that is no standard one must be an address (OpenID
 * Connect Core §5.1.2), so tenants use one of the site's own: its origin plus `/roles`, or an older host of it.
 */
export function roleClaimNames(siteOrigin: string, hosts: readonly string[]): string[] {
  return [...new Set([`${siteOrigin}/roles`, ...hosts.map((host) => `https://${host}/roles`)])];
}

/** The roles of all those claims together. A claim that is no list of texts counts as none. */
export function rolesIn(claims: Readonly<Record<string, unknown>>, names: readonly string[]): string[] {
  const found = names.flatMap((name) => (Object.hasOwn(claims, name) ? claims[name] : []));
  return [...new Set(found.filter((role) => typeof role === "string"))].sort();
}
