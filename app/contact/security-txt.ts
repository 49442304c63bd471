/** How long the file says that it holds. RFC 9116 recommends less than a year. */
const lifeInDays = 360;

/**
 * The text at `/.well-known/security.txt`: where to report a hole, as RFC 9116 has it.
 *
 * `Expires` counts from the day of the build, so every release renews it. On a site that nobody has released for a year
 * it is over, and that is what the field is for: nobody may be looking after it any more.
 *
 * @param origin of the site, "https://collegeward.example"; the RFC wants `https:` for addresses on the web
 * @param builtOn the day of the build, "2026-11-22"
 */
export function securityTxt(origin: string, builtOn: string): string {
  const expires = new Date(Date.parse(`${builtOn}T00:00:00Z`) + lifeInDays * 86_400_000);
  return [
    "# Found a security problem? Please write to us first, and choose “A security problem”.",
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
