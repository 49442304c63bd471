import { createElement, Fragment } from "react";
import { wordsPath } from "~/counselor/answer/paths";
import { pageTitles } from "~/library/pages.server";
import { stateSlugs } from "~/library/paths";
import { factsOf } from "~/library/states/facts.server";
import { stateOfSlug } from "~/library/states/guides";
import type { Article } from "~/library/writing/article";
import { articleAt, checkArticle, listings, pageFileAt } from "~/library/writing/articles.server";
import { curlyQuotes } from "~/library/writing/quotes";
import askedTable from "../../../content/counselor/asked.json";
import glossary from "../../../content/counselor/glossary.json";
import { cutPage } from "./cut";
import { indexPassages } from "./index-passages";
import type { Passage, Passages } from "./passage";
import { factPassages } from "./state-facts";

let built: Passages | undefined;
let preparing: Promise<Passages> | undefined;

/** Every page of words, cut and indexed; built at the first call, which takes seconds. */
export function passages(): Passages {
  built ??= indexed(pages().flatMap(cutOne));
  return built;
}

/** The same page by page, with others' requests in between: for a server that's answering. */
export function preparedPassages(): Promise<Passages> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<Passages> {
  const all: Omit<Passage, "id">[] = [];
  for (const page of pages()) {
    all.push(...cutOne(page));
    await new Promise((resume) => setImmediate(resume));
  }
  built ??= indexed(all);
  return built;
}

const indexed = (cut: readonly Omit<Passage, "id">[]) =>
  indexPassages([...cut, ...glossaryPassages(), ...stateFactPassages()].map((passage, id) => ({ ...passage, id })));

/** The story is about an invented family, and a legal text is not advice: neither is quoted as an answer. */
const quoted = ["site", "help", "guides", "blog", "states"];
const notQuoted = ["/landing", "/terms", "/blog-automation", "/waitlist", "/divorced-parents-guide"];

const pages = () =>
  listings()
    .filter(({ to, canonical, family }) => to === canonical && quoted.includes(family) && !notQuoted.includes(to))
    .map(({ to }) => to);

const askedFor: Readonly<Record<string, readonly string[]>> = askedTable.passages;

function cutOne(path: string): Omit<Passage, "id">[] {
  const article = written(path);
  if (article === null) return [];
  const { front, html, family, state, sources } = article;
  const about = {
    title: article.heading,
    family,
    state: state === null ? null : (stateOfSlug(state) ?? state),
    audience: front.audience,
    sources: sources.map(({ title, publisher, year }) => `${publisher}: ${title} (${year})`).join("; "),
    reviewed: front.reviewed,
  };
  const named = new Set<string>();
  return cutPage({ path, title: article.heading, html }).map((cut) => {
    // The questions of a section stand for its beginning.
    const asked = named.has(cut.url) ? [] : (askedFor[cut.url] ?? []);
    named.add(cut.url);
    return { ...cut, ...about, asked };
  });
}

function seeing(url: string): Pick<Passage, "see"> {
  const title = pageTitles(url.split("#")[0] ?? "")?.title;
  return url === "" || title === undefined ? {} : { see: { url, title } };
}

/** The words of the field: each a passage of its own, on the page that lists them. */
function glossaryPassages(): Omit<Passage, "id">[] {
  return glossary.terms.map(({ id, term, asked, text, see }) => ({
    ...{ url: `${wordsPath}#${id}`, title: "Words of the field", headings: [term], text: curlyQuotes(text) },
    ...{ family: "help", state: null, audience: ["student", "parent"], asked },
    ...{ sources: glossary.source, reviewed: glossary.reviewed },
    ...seeing(see),
  }));
}

/** A page's HTML. Blocks of a state are left out: its facts are passages of their own, and its tables are the tools'. */
function written(path: string): Article | null {
  const file = pageFileAt(path);
  if (file?.family !== "states") return articleAt(path, pageTitles);
  return checkArticle(file, pageTitles, () => createElement(Fragment)).article;
}

function stateFactPassages(): Omit<Passage, "id">[] {
  return stateSlugs.flatMap((slug) => {
    const facts = factsOf(slug);
    if (facts === null) return [];
    const pages = listings().filter(
      ({ family, to }) => family === "states" && to.startsWith(`/college-planning-${slug}`),
    );
    return factPassages(
      facts,
      pages.map(({ to, title }) => ({ path: to, title, body: pageFileAt(to)?.body ?? "" })),
    );
  });
}
