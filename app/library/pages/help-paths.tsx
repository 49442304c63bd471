import { Link } from "@remix-run/react";
import { Section } from "~/design/layout";
import type { ArticleLink } from "../writing/text/article";

/** A few pages for one need or one grade, in the order to read them. */
export interface HelpPath {
  readonly id: string;
  readonly title: string;
  readonly links: readonly ArticleLink[];
}

interface HelpPathsProps {
  readonly id: string;
  readonly title: string;
  readonly paths: readonly HelpPath[];
}

/** Needs or grades beside each other, each with its few pages. */
export function HelpPaths({ id, title, paths }: HelpPathsProps) {
  return (
    <Section id={id} title={title}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2 print:gap-y-4">
        {paths.map((path) => (
          <li key={path.id} id={path.id} className="break-inside-avoid">
            <h3 className="text-lg leading-snug">{path.title}</h3>
            <ol className="mt-2 space-y-1">
              {path.links.map(({ to, title: label }) => (
                <li key={to} className="text-sm leading-snug">
                  <Link to={to} className="inline-block py-1">
                    {label}
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </Section>
  );
}
