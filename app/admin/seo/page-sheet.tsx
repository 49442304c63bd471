import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PageSheet } from "~/crawl/sheet";
import { sheetPath } from "./paths";

/** What one page says of itself, line by line. */
export function PageFacts({ sheet, facts }: { sheet: PageSheet; facts: readonly (readonly [string, ReactNode])[] }) {
  const { titles, descriptions, canonicals, robots, robotsHeader, socialImage, language, location, notIndexable } =
    sheet;
  const lines: readonly (readonly [string, ReactNode])[] = [
    ...facts,
    ...(location === null ? [] : [["Leads to", location] as const]),
    ["Search engines", notIndexable === null ? "may index it" : `don’t index it: it ${notIndexable}`],
    ["Title", each(titles, lengthOf)],
    ["Description", each(descriptions, lengthOf)],
    ["Canonical address", each(canonicals)],
    ["Robots", [robots, robotsHeader].filter(Boolean).join("; ") || "says nothing"],
    ["Language", language ?? "not named"],
    ["Social image", socialImage ?? "none"],
  ];
  return (
    <dl className="grid max-w-[60rem] gap-x-8 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {lines.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-sm font-semibold sm:text-base">{name}</dt>
          <dd className="mb-2 min-w-0 wrap-anywhere sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const lengthOf = (text: string) => `${text} (${[...text].length} characters)`;
const each = (texts: readonly string[], write = (text: string) => text) =>
  texts.length === 0 ? "none" : texts.map(write).join(" · ");

/** The headings of a page, each as far in as its level. */
export function Headings({ headings }: { headings: PageSheet["headings"] }) {
  if (headings.length === 0) return <p>It has none.</p>;
  return (
    <ol>
      {numbered(headings).map(({ level, words, place }) => (
        <li key={place} style={{ paddingInlineStart: `${level - 1}rem` }}>
          <span className="text-sm text-muted">h{level}</span> {words}
        </li>
      ))}
    </ol>
  );
}

/** Things of a page in their order: two of them may be the same. */
export const numbered = <T extends object>(all: readonly T[]) => all.map((one, place) => ({ ...one, place }));

/** Pages of this site by their paths, each with the way to its sheet. */
export function PathList({ paths, empty }: { paths: readonly string[]; empty: string }) {
  if (paths.length === 0) return <p>{empty}</p>;
  return (
    <ul className="columns-1 gap-x-8 text-sm sm:columns-2">
      {paths.map((path) => (
        <li key={path} className="py-0.5 wrap-anywhere">
          <Link to={sheetPath(path.split("#", 1)[0] ?? path)}>{path}</Link>
        </li>
      ))}
    </ul>
  );
}
