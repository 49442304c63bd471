import { Link } from "@remix-run/react";
import { buttonClass } from "~/design/button";
import type { Page } from "../query/pagination";

/**
 * From one page of a list to the next.
 * @param form the id of a posted form that turns the pages instead, where an address would lose what was posted
 */
export function Numbers({
  page: { page, pages },
  to,
  form = null,
}: {
  page: Pick<Page<unknown>, "page" | "pages">;
  to: (page: number) => string;
  form?: string | null;
}) {
  if (pages < 2) return null;
  const step = (at: number, words: string, rel: string) =>
    at < 1 || at > pages ? (
      <span />
    ) : form === null ? (
      <Link to={to(at)} rel={`nofollow ${rel}`} className={buttonClass("quiet")}>
        {words}
      </Link>
    ) : (
      <button type="submit" form={form} name="page" value={at} className={buttonClass("quiet")}>
        {words}
      </button>
    );
  return (
    <nav aria-label="Pages of the list" className="flex items-center justify-between gap-4 py-5 print:hidden">
      {step(page - 1, "Previous", "prev")}
      <span className="text-sm text-muted">
        Page {page} of {pages}
      </span>
      {step(page + 1, "Next", "next")}
    </nav>
  );
}
