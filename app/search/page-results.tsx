import { Link } from "@remix-run/react";
import type { PagePassage } from "~/counselor/passages/on-page";
import { Results } from "./results";

/** A page that was found, with what on it answers the question where something does. */
export interface FoundPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly passage: PagePassage | null;
}

/** Pages that a search found, and the way to all of them. */
export function PageResults({ asked, pages, total }: { asked: string; pages: readonly FoundPage[]; total: number }) {
  return (
    <Results
      id="pages"
      title="Pages"
      entries={pages.map(({ path, title, description, passage }) => ({
        path,
        passage,
        label: title,
        note: description,
      }))}
    >
      {total > pages.length && (
        <Link to={`/search?q=${encodeURIComponent(asked)}&all=pages`} preventScrollReset>
          All {total} pages
        </Link>
      )}
    </Results>
  );
}
