import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { easternDay } from "~/calendar/eastern-day";
import { collegePath } from "~/colleges/address";
import { CollegeLinkField } from "~/colleges/find/college-link-field";
import { majorsCalled } from "~/colleges/majors/majors.server";
import { longestWords } from "~/colleges/query/query";
import { isCollegeName, searchColleges } from "~/colleges/search/search";
import { collegeIndex } from "~/colleges/search/search.server";
import { preparedGround } from "~/counselor/ground/ground.server";
import { keepStatus } from "~/counselor/model/counts.server";
import { besideDanger, isQuestion, searchAnswer, searchStatus } from "~/counselor/search-answer";
import { AnswerInSearch } from "~/counselor/search-answer-part";
import { Button } from "~/design/button";
import { count } from "~/design/figures";
import { Page, PageHeading } from "~/design/layout";
import { stateName } from "~/geography/states";
import { cache, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { findPages } from "~/search/find.server";
import { MajorResults } from "~/search/major-results";
import { NothingFound } from "~/search/nothing-found";
import { PageResults } from "~/search/page-results";
import { Results } from "~/search/results";
import { useResultsWhileTyping } from "~/search/results-while-typing";
import { goneByName } from "~/season/gone";
import { GoneColleges } from "~/season/gone-colleges";
import { pageMeta } from "~/seo/meta";
import { noteMiss } from "./search-misses.server";

/** What was found before the library was read lacks its passages, and is not kept for long. */
export const headers = cachedWhole(["q", "all", "sent"], ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

const most = { pages: 8, colleges: 10, collegesBelow: 5, majors: 4 };

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").trim().slice(0, longestWords).trim();
  const everyPage = searchParams.get("all") === "pages";
  const searches = asked !== "" && !everyPage;
  if (asked !== "") await startWork(request);
  // Here people also ask questions: a college that shares one word with "test optional" is no answer.
  const colleges = searchColleges(collegeIndex(), asked, Number.POSITIVE_INFINITY, { someWords: false });
  const answer = searches ? await searchAnswer(asked, preparedGround) : null;
  const { phrase, good, ready, ...pages } = findPages(asked, everyPage ? Number.POSITIVE_INFINITY : most.pages);
  const named = !phrase && colleges.length > 0 && (isCollegeName(collegeIndex(), asked) || !good);
  const gone = goneByName(asked, easternDay(new Date()));
  const majors = majorsCalled(asked, most.majors);
  const missed = searches && !good && answer === null && colleges.length + gone.length + majors.length === 0;
  // What follows the typing is half a question: only what somebody sent is counted.
  if (searchParams.has("sent")) {
    if (missed) await noteMiss(request, asked);
    const status = searches ? searchStatus(asked, answer) : null;
    if (status !== null) await keepStatus(status, "search status");
  }
  const page = {
    asked,
    answer,
    named,
    gone,
    ...pages,
    question: searches && isQuestion(asked),
    found: colleges.length,
    majors: majors.map(({ path, name, family }) => ({ path, label: name, note: family })),
    colleges: colleges.slice(0, named ? most.colleges : most.collegesBelow).map((college) => ({
      unitid: college.unitid,
      path: collegePath(college),
      label: college.name,
      note: `${college.city}, ${stateName(college.state)}`,
    })),
    ...(answer?.alone && besideDanger),
  };
  return data(page, { headers: { "Cache-Control": ready || asked === "" ? cache.everyone : cache.everyoneBriefly } });
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
  const { asked, answer, question, total, pages, found, named, gone, colleges, majors } =
    useLoaderData<typeof loader>();
  const form = useResultsWhileTyping(asked);
  const collegeResults = (
    <Results key="colleges" id="colleges" title="Colleges" entries={colleges}>
      {found > colleges.length && (
        <Link to={`/colleges?q=${encodeURIComponent(asked)}`}>All {count(found)} colleges, with filters</Link>
      )}
    </Results>
  );
  const majorResults = <MajorResults key="majors" asked={asked} majors={majors} />;
  const pageResults = <PageResults key="pages" asked={asked} pages={pages} total={total} />;
  return (
    <Page>
      <PageHeading title="Search" />
      <Form {...form} action="/search" role="search" className="flex max-w-[42rem] flex-wrap items-end gap-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <CollegeLinkField
            label="What are you looking for?"
            hint="A college, a city, a state, or a question such as “test optional”"
            name="q"
            type="search"
            defaultValue={asked}
            maxLength={longestWords}
            most={4}
            amongOthers
          />
        </div>
        <Button look="next" name="sent" value="1">
          Search
        </Button>
      </Form>
      <GoneColleges gone={gone} />
      {asked !== "" && answer?.alone !== true && (
        <p role="status" className="mt-8 text-muted">
          {found + pages.length + majors.length === 0
            ? gone.length > 0
              ? "No other college or page by that name."
              : `Nothing found for “${asked}”.`
            : `For “${asked}”: ${count(found)} ${found === 1 ? "college" : "colleges"} and ${total} ${total === 1 ? "page" : "pages"}.`}
        </p>
      )}
      <AnswerInSearch asked={asked} answer={answer} question={question} />
      {asked !== "" && !answer?.help && found + pages.length + majors.length + gone.length === 0 && <NothingFound />}
      {asked === "" && (
        <p className="mt-8">
          Or browse <Link to="/colleges">all colleges</Link>, <Link to="/tools">the tools</Link> and{" "}
          <Link to="/resources">all pages</Link>.
        </p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
        {named ? [collegeResults, majorResults, pageResults] : [pageResults, majorResults, collegeResults]}
      </div>
    </Page>
  );
}
