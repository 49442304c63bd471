import { pageTitles } from "../pages/pages.server";
import { articleAt } from "../writing/articles/articles.server";
import type { ArticleFrame } from "../writing/text/article";
import { hasSheet, onOneSheet, sheetField } from "./sheet";

/** The one page for paper that an address asks for, with the origin it names; null when it asks for none. */
export function sheetAskedFor(
  { searchParams }: URL,
  frame: ArticleFrame,
  origin: string,
): { readonly html: string; readonly origin: string } | null {
  if (!hasSheet(frame) || !searchParams.has(sheetField)) return null;
  return { html: onOneSheet(articleAt(frame.path, pageTitles)?.html ?? ""), origin };
}
