import { htmlCache } from "../states/html-cache";
import type { ArticleFrame } from "./article";
import { hasSheet, onOneSheet, sheetField } from "./sheet";

/** The one page for paper that an address asks for, with the origin it names; null when it asks for none. */
export function sheetAskedFor(
  { searchParams }: URL,
  frame: ArticleFrame,
  origin: string,
): { readonly html: string; readonly origin: string } | null {
  if (!hasSheet(frame) || !searchParams.has(sheetField)) return null;
  return { html: onOneSheet(htmlCache.get(frame.words) ?? ""), origin };
}
