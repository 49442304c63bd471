import { isEmpty, matchMoney, matchSearch, type Profile } from "~/student/profile/profile";

/**
 * What the match is asked of a profile, money too, as a query; null where nothing is known. It stays in the browser.
 */
export function answersOf(profile: Profile): string | null {
  if (isEmpty(profile)) return null;
  const fields = new URLSearchParams(matchSearch(profile));
  for (const [name, value] of Object.entries(matchMoney(profile) ?? {})) if (value !== "") fields.set(name, value);
  return fields.toString();
}
