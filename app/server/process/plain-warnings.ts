/**
 * What a library warns of, without what may be a person's: quoted texts, addresses and paths. React Router quotes the
 * whole path of a request it finds odd, and the address of somebody's calendar is a secret.
 *
 * @param warning such as `The URL path "/calendar/s3cret" could not be decoded`
 */
export function withoutPaths(warning: string): string {
  return warning
    .replace(/"[^"]*"|`[^`]*`|'[^']*'/g, "…")
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S*|\S*\/\S*/gi, "…")
    .slice(0, 300);
}

/** Hands every warning of a library over, without what may be a person's, instead of printing it. */
export function plainWarnings(console: Pick<Console, "warn">, warn: (warning: string) => void): void {
  console.warn = (...words) => warn(withoutPaths(words.filter((word) => typeof word === "string").join(" ")));
}
