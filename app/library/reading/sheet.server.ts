import { pageTitles } from "../pages/pages.server";
import { articleAt } from "../writing/articles/articles.server";
import type { ArticleDetails } from "../writing/text/article";
import { hasSheet, onOneSheet, sheetField } from "./sheet";

/** The one page for paper that an address asks for, with the origin it names; null when it asks for none. */
export function sheetAskedFor(
  { searchParams }: URL,
  details: ArticleDetails,
  origin: string,
): { readonly html: string; readonly origin: string } | null {
  if (!hasSheet(details) || !searchParams.has(sheetField)) return null;
  return { html: onOneSheet(articleAt(details.path, pageTitles)?.html ?? ""), origin };
}
