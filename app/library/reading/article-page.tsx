import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { writeDayIn } from "~/calendar/day-in-language";
import { FoldNarrow } from "~/design/fold-narrow";
import { useFolds } from "~/design/folded";
import { Page } from "~/design/layout";
import { type Language, languageAt, languageTag, langWithin } from "~/language";
import { WrittenHtml } from "../html/written-html";
import type { PageGroup } from "../pages/page-group";
import type { ArticleDetails, ArticleLink } from "../writing/text/article";
import { inLanguage, pageWords } from "../writing/text/page-words";
import { Share } from "./share";
import { hasSheet, sheetField } from "./sheet";

interface ArticlePageProps {
  readonly page: ArticleDetails;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly ask?: ReactNode;
}

/**
 * A page of words: where it stands, what it says, what it rests on, and where to go on.
 * @param lead above the text, such as a form that filters it
 * @param ask below the text, a field to ask about it
 * @param children in place of the text, such as the part of it that was asked for
 */
export function ArticlePage({ page, lead, children, ask }: ArticlePageProps) {
  const { heading, description, author, reviewed, nextReview, minutes, words, toc, sources, crumbs, course } = page;
  const { previous, next, related, entries, path, language, counterpart } = page;
  const said = pageWords[language];
  useFolds();
  const chapters = toc.filter(({ level }) => level === 2);
  return (
    <Page>
      <article>
        <header className="max-w-[46rem] pt-10 pb-8 sm:pt-14">
          <nav aria-label={said.breadcrumbs} className="mb-3 text-sm text-muted print:hidden">
            <ol className="flex flex-wrap gap-x-2">
              {crumbs.map(({ to, label }, i) => (
                <li key={to}>
                  {i > 0 && <span aria-hidden="true">/ </span>}
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <h1 className="text-brand-deep">{heading}</h1>
          <p className="mt-4 text-lg leading-relaxed text-muted">{description}</p>
          {course && (
            <p className="mt-4">
              <strong>{course.name}</strong>. {course.description}
            </p>
          )}
          <p className="mt-4 text-sm text-muted">
            {said.reviewedOn} <time dateTime={reviewed}>{writeDayIn(language, reviewed)}</time>{" "}
            {said.reviewedBy[author]} <time dateTime={nextReview}>{writeDayIn(language, nextReview)}</time>
            <span className="print:hidden"> · {said.minutes(minutes)}</span>
            {hasSheet(page) && (
              <span className="print:hidden">
                {" · "}
                <Link to={`${path}?${sheetField}`} rel="nofollow" className="inline-block py-0.5">
                  {said.sheet.link}
                </Link>
              </span>
            )}
          </p>
          {counterpart && <Counterpart page={counterpart} />}
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,39rem)_minmax(0,1fr)]">
          {chapters.length > 2 && <Contents title={said.contents} chapters={chapters} />}
          <div className="lg:col-start-1 lg:row-start-1">
            {lead}
            {children ?? <WrittenHtml of={words} className="prose reading" />}
            {entries.length > 0 && <LinkList links={entries} language={language} />}
            {ask && <div className="mt-12 border-t border-rule pt-6">{ask}</div>}
            <Sources sources={sources} language={language} />
          </div>
        </div>
        {(previous !== null || next !== null) && <Neighbors previous={previous} next={next} language={language} />}
      </article>
      {related.length > 0 && (
        <section aria-labelledby="read_on" className="mt-12 print:hidden">
          <h2 id="read_on">{said.readNext}</h2>
          <LinkList links={related} language={language} />
        </section>
      )}
      <Share key={path} path={path} language={language} />
    </Page>
  );
}

/** The same subject in the other language, in that language. */
function Counterpart({ page: { to, title } }: { page: ArticleLink }) {
  const other = languageAt(to);
  return (
    <p className="mt-2 text-sm print:hidden" lang={languageTag[other]}>
      {inLanguage[other]}{" "}
      <Link to={to} hrefLang={languageTag[other]} className="inline-block py-0.5">
        {title}
      </Link>
    </p>
  );
}

/** Above the text on a phone, beside it where there is room. */
function Contents({ title, chapters }: { title: string; chapters: ArticleDetails["toc"] }) {
  return (
    <nav
      aria-labelledby="on_this_page"
      className="border-t-2 border-brand pt-3 lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 print:hidden"
    >
      <h2 id="on_this_page" className="font-sans text-sm font-semibold tracking-normal text-muted">
        {title}
      </h2>
      <ol className="mt-2 space-y-1.5 text-[0.9375rem] leading-snug">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-0.5">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The sources have the names they are published under, which are English. */
function Sources({ sources, language }: Pick<ArticleDetails, "sources" | "language">) {
  const list = (
    <ul className="mt-3 space-y-1.5" lang={langWithin(language, "en")}>
      {sources.map(({ title, publisher, year, url }) => (
        <li key={`${title} ${publisher}`}>
          {publisher}: {url === null ? title : <a href={url}>{title}</a>}, {year}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="page_sources" className="mt-12 border-t border-rule pt-5 text-sm text-muted">
      <h2 id="page_sources" className="text-xl text-ink">
        {pageWords[language].sources}
      </h2>
      {sources.length > 5 ? (
        <FoldNarrow title={pageWords[language].allSources(sources.length)}>{list}</FoldNarrow>
      ) : (
        list
      )}
    </section>
  );
}

function Neighbors({ previous, next, language }: Pick<ArticleDetails, "previous" | "next" | "language">) {
  const said = pageWords[language];
  return (
    <nav
      aria-label={said.neighbors}
      className="mt-12 flex flex-wrap justify-between gap-x-10 gap-y-4 border-y border-rule py-5 print:hidden"
    >
      {previous && (
        <p className="max-w-[20rem]">
          <span className="block text-sm text-muted">{said.previous}</span>
          <Link to={previous.to} rel="prev">
            {previous.title}
          </Link>
        </p>
      )}
      {next && (
        <p className="ms-auto max-w-[20rem] text-end">
          <span className="block text-sm text-muted">{said.next}</span>
          <Link to={next.to} rel="next">
            {next.title}
          </Link>
        </p>
      )}
    </nav>
  );
}

/** A group of pages: its name at the side where there is room, its pages under thin rules. */
export function PageGroupSection({
  group: { id, title, about, to, entries },
  language = "en",
  fold,
}: {
  group: PageGroup;
  language?: Language;
  /** The line that opens its pages on a phone; where there's none they stand there, too. */
  fold?: string;
}) {
  const list = <LinkList links={entries} language={language} bare />;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 border-t border-rule py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="mb-2">
        <h2 id={`${id}-title`} className="text-2xl">
          {to === null ? title : <Link to={to}>{title}</Link>}
        </h2>
        <p className="mt-2 text-muted">{about}</p>
      </div>
      {fold === undefined ? (
        list
      ) : (
        <FoldNarrow title={fold} of={title}>
          {list}
        </FoldNarrow>
      )}
    </section>
  );
}

/** Pages with what they say, under thin rules. A page in another language than `language` says so to screen readers. */
export function LinkList({
  links,
  language,
  bare = false,
}: {
  links: readonly ArticleLink[];
  language: Language;
  bare?: boolean;
}) {
  return (
    <ul className={`max-w-[46rem] ${bare ? "" : "mt-4 border-y border-rule"}`}>
      {links.map(({ to, title, description }) => (
        <li
          key={to}
          lang={langWithin(language, languageAt(to))}
          className="border-t border-rule py-3 first:border-t-0 md:first:pt-0"
        >
          <Link to={to} className="font-serif text-lg font-semibold">
            {title}
          </Link>
          <span className="mt-0.5 block text-[0.9375rem] text-muted">{description}</span>
        </li>
      ))}
    </ul>
  );
}
