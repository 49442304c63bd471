import type { MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { collegePath } from "~/colleges/address";
import { longestWords } from "~/colleges/query";
import { searchColleges } from "~/colleges/search";
import { collegeIndex } from "~/colleges/search.server";
import { stateName } from "~/colleges/states";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { count } from "~/design/figures";
import { Page, PageHeading } from "~/design/layout";
import { cached, kept } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { languageAt, langWithin } from "~/language";
import { useResultsWhileTyping } from "~/library/results-while-typing";
import { searchPages } from "~/library/search";
import { pageIndex } from "~/library/search.server";
import { pageMeta } from "~/seo/meta";

export const headers = kept(["q", "all"], cached("everyone"));

const most = { pages: 8, colleges: 10 };

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").trim().slice(0, longestWords).trim();
  if (asked !== "") await startWork(request);
  // Here people also ask questions: a college that shares one word with "test optional" is no answer.
  const colleges = searchColleges(collegeIndex(), asked, Number.POSITIVE_INFINITY, { someWords: false });
  return {
    asked,
    ...searchPages(pageIndex(), asked, searchParams.get("all") === "pages" ? Number.POSITIVE_INFINITY : most.pages),
    found: colleges.length,
    colleges: colleges.slice(0, most.colleges).map((college) => ({
      path: collegePath(college),
      name: college.name,
      place: `${college.city}, ${stateName(college.state)}`,
    })),
  };
});

/** One head for every question: what somebody looks for is nobody else's business, and results are not indexed. */
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Search",
    description:
      "Search this site’s pages and every college by name, nickname, city or state. Part of a word works too.",
    path: "/search",
    index: false,
  });

export default function Search() {
  const { asked, total, pages, found, colleges } = useLoaderData<typeof loader>();
  const form = useResultsWhileTyping(asked);
  return (
    <Page>
      <PageHeading title="Search" />
      <Form {...form} action="/search" role="search" className="flex max-w-[42rem] flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <TextField
            label="What are you looking for?"
            hint="A college, a city, a state, or a question such as “test optional”"
            name="q"
            type="search"
            defaultValue={asked}
            maxLength={longestWords}
            autoComplete="off"
          />
        </div>
        <Button look="next">Search</Button>
      </Form>
      {asked !== "" && (
        <p role="status" className="mt-8 text-muted">
          {found + pages.length === 0
            ? `Nothing found for “${asked}”.`
            : `For “${asked}”: ${count(found)} ${found === 1 ? "college" : "colleges"} and ${total} ${total === 1 ? "page" : "pages"}.`}
        </p>
      )}
      {asked !== "" && found + pages.length === 0 && (
        <ul className="mt-4 list-disc space-y-1 ps-6">
          <li>Check the spelling, or type just the first few letters.</li>
          <li>Use the name people say: “Ohio State”, “UCLA”.</li>
          <li>
            <Link to="/colleges">Browse all colleges</Link> or <Link to="/resources">all pages</Link>.
          </li>
        </ul>
      )}
      {asked === "" && (
        <p className="mt-8">
          Or browse <Link to="/colleges">all colleges</Link>, <Link to="/tools">the tools</Link> and{" "}
          <Link to="/resources">all pages</Link>.
        </p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Results id="colleges" title="Colleges" entries={colleges.map(({ path, name, place }) => [path, name, place])}>
          {found > colleges.length && (
            <Link to={`/colleges?q=${encodeURIComponent(asked)}`}>All {count(found)} colleges, with filters</Link>
          )}
        </Results>
        <Results id="pages" title="Pages" entries={pages.map((page) => [page.path, page.title, page.description])}>
          {total > pages.length && (
            <Link to={`/search?q=${encodeURIComponent(asked)}&all=pages`} preventScrollReset>
              All {total} pages
            </Link>
          )}
        </Results>
      </div>
    </Page>
  );
}

interface ResultsProps {
  id: string;
  title: string;
  entries: readonly (readonly [path: string, label: string, note: string])[];
  children?: ReactNode;
}

function Results({ id, title, entries, children }: ResultsProps) {
  if (entries.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 border-b border-rule">
        {entries.map(([path, label, note]) => (
          <li key={path} lang={langWithin("en", languageAt(path))} className="border-t border-rule py-2.5">
            <Link to={path} className="font-semibold">
              {label}
            </Link>
            <span className="block text-sm text-muted">{note}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">{children}</p>
    </section>
  );
}
