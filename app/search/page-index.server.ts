import { fieldMessages } from "~/colleges/facts/spanish-fields";
import { wordsPath } from "~/counselor/answer/paths";
import { askedFor } from "~/counselor/passages/asked";
import { lightStateAt } from "~/library/guides/light-states";
import { headingsAt, proseAt, searchesAt } from "~/library/pages/page-groups.server";
import { openPageList } from "~/library/pages/pages.server";
import { shownFactsAt } from "~/library/states/shown-facts.server";
import { perPublished } from "~/library/writing/files/stored-pages.server";
import glossary from "../../content/counselor/glossary.json";
import { indexPages, type PageIndex } from "./search-pages";

/** The words of the field, which stand in no file of words. */
const words = glossary.terms.map(({ term, text }) => `${term}. ${text}`).join(" ");

/** Pages of majors are English. Who types a field in Spanish finds the quiz, which shows the colleges that teach it. */
const quizInSpanish = "/es/college-match-quiz";
const fieldsInSpanish = Object.values(fieldMessages).join(". ");

/**
 * The index over all pages with words of their own; a page with a home elsewhere is found there. Built once for each
 * state of what is published.
 */
export const pageIndex = perPublished(
  (): PageIndex =>
    indexPages(
      openPageList().map((page) => ({
        ...page,
        headings: headingsAt(page.path),
        searches: [
          searchesAt(page.path),
          askedAt(page.path),
          lightStateAt(page.path)?.searches ?? "",
          page.path === quizInSpanish ? fieldsInSpanish : "",
        ].join(" "),
        text: `${proseAt(page.path)} ${shownFactsAt(page.path)} ${page.path === wordsPath ? words : ""}`,
      })),
    ),
);

/** How families ask the counselor for passages of a page. */
function askedAt(path: string): string {
  return Object.entries(askedFor)
    .filter(([url]) => url.split("#")[0] === path)
    .flatMap(([, asked]) => asked)
    .join(". ");
}
