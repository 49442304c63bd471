import { toolPathOf } from "~/language";
import { fieldsAt, isOwnSearch, type Profile, type ProfileName } from "./profile";

export const resultsTool = "/college-match-quiz/results";

/**
 * Which answers the figures of a page were made from, where the server made them from its address and what was posted:
 * a field filled in since counts there only once it's sent. Null for other pages.
 */
export function answeredAt(pathname: string): Readonly<Record<string, ProfileName>> | null {
  const path = toolPathOf(pathname);
  if (path === resultsTool) return fieldsAt("/college-match-quiz");
  return /^\/(colleges\/(compare|crossed-off)|majors\/.+)$/.test(path) ? fieldsAt(path) : null;
}

export const moneyNames: readonly ProfileName[] = ["band", "amount", "budget"];

/**
 * The query of such a page with the answers that have changed, none of them money. Null where the page was made from
 * no answers, or from another student's.
 *
 * @param search query of the page as it stands
 * @param before what was known when the page was made
 */
export function searchWith(pathname: string, search: string, before: Profile, next: Profile): string | null {
  const fields = answeredAt(pathname);
  if (fields === null || !isOwnSearch(before, search)) return null;
  const query = new URLSearchParams(search);
  for (const [field, name] of Object.entries(fields)) {
    if (moneyNames.includes(name) || before[name] === next[name]) continue;
    query.delete(field);
    const values = name === "fields" ? next.fields?.split(",") : [next[name]];
    for (const value of values ?? []) if (value !== undefined) query.append(field, value);
  }
  return query.toString();
}
