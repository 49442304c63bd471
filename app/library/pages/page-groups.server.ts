import { articlesIn, linkOf, listings, pageFileAt } from "../writing/articles/articles.server";
import type { PageGroup } from "./page-group";

/** Subjects of the help center, in the order in which a family meets them. */
const helpSubjects = [
  ["planning", "Planning, year by year", "What to do in which year of high school."],
  ["testing", "Tests", "SAT, ACT and AP: which, when, and whether to send them."],
  ["choosing", "Choosing colleges", "From a long list to the one you go to."],
  ["applying", "Applying", "Rounds, deadlines and the forms."],
  ["paying", "Paying", "The FAFSA, grants, offers and what they leave."],
  ["family", "Families", "Two households and one student."],
] as const;

/** The help center by subject. An article that lives elsewhere is listed where it lives. */
export const helpGroups = (): PageGroup[] =>
  groupsOf(
    helpSubjects,
    listings().filter(({ family, category }) => family === "help" || (family === "guides" && category)),
  );

/** Pages by subject, which each names as its category; a subject without a page is left out. */
export const groupsOf = (
  subjects: readonly (readonly [id: string, title: string, about: string])[],
  pages: ReturnType<typeof listings>,
): PageGroup[] =>
  subjects
    .map(([id, title, about]) => ({
      id,
      title,
      about,
      to: null,
      entries: pages.filter(({ category }) => category === id).map(linkOf),
    }))
    .filter(({ entries }) => entries.length > 0);

/** The blog by category, each with its newest articles first. */
export function blogGroups(): PageGroup[] {
  return listings()
    .filter(({ family }) => family === "categories")
    .map((category) => ({
      id: category.category,
      title: category.title,
      about: category.description,
      to: category.to,
      entries: articlesIn(category.category).map(linkOf),
    }));
}

/** Sentences of a page, for the search. */
export function proseAt(path: string): string {
  const file = pageFileAt(path);
  return file?.front ? file.body.replace(/\{\{[^}]*\}\}|[*_#|>:`{}[\]-]+/g, " ") : "";
}

/** Headings of a page, for the search. */
export function headingsAt(path: string): string {
  const body = pageFileAt(path)?.body ?? "";
  return [...body.matchAll(/^#{2,6} +(.+)$/gm)].map(([, heading = ""]) => heading.replace(/\{[^}]*\}/g, "")).join(". ");
}

/** What families type for a page that it does not print itself, for the search. */
export const searchesAt = (path: string): string => pageFileAt(path)?.front?.searches?.join(" ") ?? "";
