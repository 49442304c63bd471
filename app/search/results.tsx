import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PagePassage } from "~/counselor/passages/on-page";
import { languageAt, langWithin } from "~/language";
import { KeepButton } from "~/student/list/keep-button";

/** One thing that was found: a page with what answers on it, or a college, which can be kept. */
export interface Result {
  readonly path: string;
  readonly label: string;
  readonly note: string;
  readonly passage?: PagePassage | null;
  readonly unitid?: number;
}

interface ResultsProps {
  id: string;
  title: string;
  entries: readonly Result[];
  children?: ReactNode;
}

/** One kind of what a search found: pages or colleges. */
export function Results({ id, title, entries, children }: ResultsProps) {
  if (entries.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 border-b border-rule">
        {entries.map(({ path, label, note, passage = null, unitid }) => (
          <li
            key={path}
            lang={langWithin("en", languageAt(path))}
            className="flex flex-wrap items-start justify-between gap-3 border-t border-rule py-2.5"
          >
            <span className="min-w-0 grow basis-40 wrap-anywhere">
              <Link to={path} className="font-semibold">
                {label}
              </Link>
              {passage === null ? <span className="block text-sm text-muted">{note}</span> : <Answers {...passage} />}
            </span>
            {unitid !== undefined && <KeepButton unitid={unitid} name={label} />}
          </li>
        ))}
      </ul>
      <p className="mt-3">{children}</p>
    </section>
  );
}

/** The sentences of a page that answer, and the way to where they stand. */
function Answers({ url, heading, text }: PagePassage) {
  return (
    <span className="mt-0.5 block text-sm">
      {text}
      {heading !== null && (
        <>
          {" "}
          <Link to={url} className="whitespace-normal text-muted">
            {heading}
          </Link>
        </>
      )}
    </span>
  );
}
