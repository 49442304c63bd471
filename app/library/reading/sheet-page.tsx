import { Link } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { writeDayIn } from "~/calendar/day-in-language";
import { buttonClass } from "~/design/button";
import { Page } from "~/design/layout";
import { ServerHtml } from "../html/server-html";
import type { ArticleDetails } from "../writing/text/article";
import { pageWords } from "../writing/text/page-words";

const never = () => () => {};

/** An article on one page of paper: for the refrigerator door, the counselor’s desk, or a parent without a screen. */
export function SheetPage({ page, html, origin }: { page: ArticleDetails; html: string; origin: string }) {
  const { heading, reviewed, nextReview, path, language } = page;
  const { reviewedOn, sheet: said } = pageWords[language];
  const canPrint = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Page>
      <article className="sheet">
        <h1 className="pt-8 text-brand-deep print:pt-0">{heading}</h1>
        <p className="mt-2 text-sm text-muted">
          {reviewedOn} <time dateTime={reviewed}>{writeDayIn(language, reviewed)}</time>
          {said.nextReview} <time dateTime={nextReview}>{writeDayIn(language, nextReview)}</time>. {said.whole}{" "}
          <Link to={path}>{origin.replace(/^https?:\/\//, "") + path}</Link>
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-4 print:hidden">
          {canPrint ? (
            <button type="button" onClick={() => print()} className={buttonClass("next")}>
              {said.print}
            </button>
          ) : (
            said.byMenu
          )}
          <span className="text-sm text-muted">{said.fits}</span>
        </p>
        <ServerHtml html={html} className="prose reading mt-6 print:mt-2" />
      </article>
    </Page>
  );
}
