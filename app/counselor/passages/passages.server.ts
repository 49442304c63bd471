import { createElement, Fragment } from "react";
import { pageTitles } from "~/library/pages.server";
import { stateSlugs } from "~/library/paths";
import { factsOf } from "~/library/states/facts.server";
import { stateOfSlug } from "~/library/states/guides";
import type { Article } from "~/library/writing/article";
import { articleAt, checkArticle, listings, pageFileAt } from "~/library/writing/articles.server";
import { cutPage } from "./cut";
import { indexPassages } from "./index-passages";
import type { Passage, Passages } from "./passage";
import { factPassages } from "./state-facts";

let built: Passages | undefined;

/** Every page of words, cut and indexed; built at the first call. */
export function passages(): Passages {
  built ??= indexPassages([...pagePassages(), ...stateFactPassages()].map((passage, id) => ({ ...passage, id })));
  return built;
}

/** The story is about an invented family, and a legal text is not advice: neither is quoted as an answer. */
const quoted = ["site", "help", "guides", "blog", "states"];
const notQuoted = ["/landing", "/terms", "/blog-automation", "/waitlist", "/divorced-parents-guide"];

function pagePassages(): Omit<Passage, "id">[] {
  return listings()
    .filter(({ to, canonical, family }) => to === canonical && quoted.includes(family) && !notQuoted.includes(to))
    .flatMap(({ to }) => {
      const article = written(to);
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
      return cutPage({ path: to, title: article.heading, html }).map((cut) => ({ ...cut, ...about }));
    });
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
