import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { writeDay } from "~/calendar/day";
import { FoldNarrow } from "~/design/fold-narrow";
import { useFolds } from "~/design/folded";
import { PageHeading, Page as PageLayout } from "~/design/layout";
import { WrittenHtml } from "../../html/written-html";
import type { StatePage } from "./written-state";

/** A page of a state: its words and tables, the other topics of the state beside them, sources at the end. */
export function StatePageView({ page, ask }: { readonly page: StatePage; readonly ask: ReactNode }) {
  const { article, words, name, topics, topic, slug, checked } = page;
  const { front, heading, toc, sources, related } = article;
  useFolds();
  // A state without a guide has one page, made from the tables.
  const fromTables = topics.length === 0;
  const sections = toc.filter(({ level }) => level === 2);
  return (
    <PageLayout wide>
      <PageHeading
        above={
          <>
            <Link to="/state-college-planning-guides">State guides</Link>
            {topic !== null && (
              <>
                {" / "}
                <Link to={`/college-planning-${slug}`}>{name} guide</Link>
              </>
            )}
          </>
        }
        title={heading}
      >
        <p>{front.description}</p>
        <p className="mt-2 text-sm">
          {fromTables
            ? `From the federal tables and the list of state aid dates, read by ${checked}. Lighter than our fifteen guides: rules of ${name} itself aren’t checked.`
            : `Facts about ${name} checked on ${checked};`}{" "}
          {fromTables ? "Updated" : "this page updated"} <time dateTime={front.updated}>{writeDay(front.updated)}</time>
          .
        </p>
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 border-t border-rule pt-6 lg:grid-cols-[minmax(0,1fr)_14rem] lg:pt-8">
        <div className="space-y-8 text-sm lg:col-start-2 lg:row-start-1 print:hidden">
          {!fromTables && (
            <nav aria-label={`Pages about ${name}`} className="lg:border-t-2 lg:border-brand lg:pt-3">
              <ul className="flex flex-wrap gap-x-5 lg:block">
                {topics.map(({ to, label, here }) => (
                  <li key={to} className="lg:border-b lg:border-rule">
                    {here ? (
                      <span aria-current="page" className="block py-2 font-semibold">
                        {label}
                      </span>
                    ) : (
                      <Link to={to} className="block py-2">
                        {label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {sections.length > 2 && (
            <nav aria-label="On this page" className="hidden lg:block">
              <p className="font-semibold">On this page</p>
              <ul className="mt-1">
                {sections.map(({ id, text }) => (
                  <li key={id} className="py-1">
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <article className="lg:col-start-1 lg:row-start-1">
          <WrittenHtml of={words} className="prose wide" />
          {/* A topic's page is as long on a phone as one reads; there the field is on the state's first page. */}
          <div className={`mt-12 border-t border-rule pt-6 print:hidden ${topic === null ? "" : "max-sm:hidden"}`}>
            {ask}
          </div>
          <section id="sources" aria-labelledby="sources-title" className="mt-12 border-t border-rule pt-6">
            <h2 id="sources-title" className="text-xl">
              Sources of this page
            </h2>
            {sources.length > 3 ? (
              <FoldNarrow title={`${sources.length} sources with their years`}>
                <SourceList sources={sources} />
              </FoldNarrow>
            ) : (
              <SourceList sources={sources} />
            )}
          </section>
          {related.length > 0 && (
            <nav aria-labelledby="next-title" className="mt-10 border-t border-rule pt-6 print:hidden">
              <h2 id="next-title" className="text-xl">
                Read next
              </h2>
              <ul className="mt-3">
                {related.map(({ to, title, description }) => (
                  <li key={to} className="border-t border-rule py-2.5">
                    <Link to={to}>{title}</Link>
                    <span className="block text-sm text-muted">{description}</span>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </article>
      </div>
    </PageLayout>
  );
}

function SourceList({ sources }: { sources: StatePage["article"]["sources"] }) {
  return (
    <ul className="mt-3 text-sm">
      {sources.map(({ title, publisher, year, url }) => (
        <li key={`${title} ${publisher}`} className="py-1">
          {url === null ? title : <a href={url}>{title}</a>}, {publisher}, {year}
        </li>
      ))}
    </ul>
  );
}
