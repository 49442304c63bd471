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

/** The roles of all those claims together. A claim that is not a list counts as none, also a text such as "Admin". */
export function rolesIn(claims: Readonly<Record<string, unknown>>, names: readonly string[]): string[] {
  const lists = names.map((name) => (Object.hasOwn(claims, name) ? claims[name] : null));
  const found = lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  return [...new Set(found.filter((role) => typeof role === "string"))].sort();
}
