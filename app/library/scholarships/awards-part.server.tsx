import { renderToStaticMarkup } from "react-dom/server";
import { nationalAwards } from "./awards.server";
import { type AwardsPart, awardsPath } from "./awards-form";
import { FilteredAwards } from "./awards-table.server";
import { findAwards, monthChoices, readAwardFilter } from "./filter";

/** The filter of the list and what it finds, for the article of the list; null for every other page. */
export function awardsPart(url: URL): AwardsPart | null {
  if (url.pathname !== awardsPath) return null;
  const { awards } = nationalAwards();
  const filter = readAwardFilter(url.searchParams);
  const found = filter === null ? [] : findAwards(awards, filter);
  return {
    filter,
    months: monthChoices(awards),
    total: awards.length,
    found:
      filter === null
        ? null
        : {
            count: found.length,
            html: found.length === 0 ? "" : renderToStaticMarkup(<FilteredAwards filter={filter} />),
          },
  };
}
