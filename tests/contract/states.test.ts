import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { stateGuides, stateSlugs } from "~/library/addresses/paths";
import { sharedPart, shingles } from "~/library/checks/alike";
import { linkIndex } from "~/library/checks/link-index.server";
import { factsOf } from "~/library/guides/facts.server";
import { guideOf, readStatePath, stateOfSlug, topicsOf } from "~/library/guides/guides";
import type { StateFacts } from "~/library/guides/schema";
import { stateBlocksOf } from "~/library/states/blocks/blocks.server";
import { collegesOf } from "~/library/states/figures/state-colleges";
import { checkArticle } from "~/library/writing/articles/articles.server";
import { type PageFile, pageFiles, readPage } from "~/library/writing/files/files.server";
import { liveFacts, ownFacts, wordsOf } from "./states-measure";

/**
 * The pages of states are each worth their own visit: no two of one topic share more than a small part of their text,
 * and each says at least eight things that are true only of its state. Likeness is measured by runs of five words,
 * beyond headings, with the name of the state taken for one word: a page that differs by the name alone is the same
 * page. A thing that is true only of a state is a confirmed fact of its file marked so, or a row of a table with a
 * figure of one of its colleges. `npx vitest run tests/contract/states` prints both for every page that is written.
 */
const mostShared = 0.15;
const fewestFacts = 8;
/**
 * Of these, confirmed facts in words or blocks: a page that is nothing but a table of colleges says nothing of its
 * state.
 */
const fewestSaid = 1;
/** Pages of colleges, where the tables alone would pass. */
const fewestSaidOfColleges = 2;

interface Measured {
  readonly slug: string;
  readonly topic: string;
  readonly words: readonly string[];
  readonly shingles: ReadonlySet<string>;
  readonly facts: number;
  readonly live: number;
  readonly html: string;
  readonly problems: readonly string[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

function measure(file: PageFile, facts: StateFacts): Measured {
  const { slug, topic } = readStatePath(file.path) ?? { slug: "", topic: null };
  const state = stateOfSlug(slug) ?? "";
  const { article, rendered, names, problems } = checkArticle(
    file,
    undefined,
    stateBlocksOf({ slug, path: file.path }),
  );
  const words = wordsOf(article.html, facts.name);
  const unitids = new Set(collegesOf(state, catalogue().all).map(({ unitid }) => unitid));
  return {
    slug,
    topic: topic ?? "index",
    words,
    shingles: shingles(words),
    facts: ownFacts(article.html, names, facts).size,
    live: liveFacts(article.html, facts.name, unitids).size,
    html: article.html,
    problems,
    links: rendered.links,
    ids: rendered.ids,
  };
}

const written = pageFiles().filter(({ family, front }) => family === "states" && front !== null);
const pages = written.flatMap((file) => {
  const facts = factsOf(file.state ?? "");
  return facts === null ? [] : [measure(file, facts)];
});

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Every two pages of one topic, the most alike first. */
function pairs(of: readonly Measured[]) {
  return of
    .flatMap((a, i) =>
      of
        .slice(i + 1)
        .flatMap((b) => (a.topic === b.topic ? [{ a, b, shared: sharedPart(a.shingles, b.shingles) }] : [])),
    )
    .sort((a, b) => b.shared - a.shared);
}

describe("the written pages of states", () => {
  it("have a file of facts each", () => {
    expect(written.filter(({ state }) => factsOf(state ?? "") === null).map(({ file }) => file)).toEqual([]);
    expect(written.filter(({ path }) => readStatePath(path) === null).map(({ file }) => file)).toEqual([]);
  });

  it("share only a small part of their text with the same topic of another state", () => {
    const all = pairs(pages);
    const topics = [...new Set(all.map(({ a }) => a.topic))];
    for (const topic of topics) {
      const worst = all.find(({ a }) => a.topic === topic);
      if (worst) console.info(`${topic}: at most ${percent(worst.shared)} shared (${worst.a.slug}, ${worst.b.slug})`);
    }
    const alike = all.filter(({ shared }) => shared > mostShared);
    expect(alike.map(({ a, b, shared }) => `${a.topic}: ${a.slug} and ${b.slug} share ${percent(shared)}`)).toEqual([]);
  });

  it("say at least eight things that are true only of their state", () => {
    for (const { slug, topic, facts, live, words } of pages) {
      console.info(`${slug}/${topic}: ${facts} facts of its own, ${live} rows of its colleges, ${words.length} words`);
    }
    const thin = pages.filter(({ facts, live }) => facts + live < fewestFacts);
    expect(thin.map(({ slug, topic, facts, live }) => `${slug}/${topic}: ${facts} + ${live}`)).toEqual([]);
    const silent = pages.filter(
      ({ topic, facts }) => facts < (topic === "colleges" ? fewestSaidOfColleges : fewestSaid),
    );
    expect(silent.map(({ slug, topic, facts }) => `${slug}/${topic}: ${facts}`)).toEqual([]);
  });

  it("set the state's own rule for tests beside what colleges ask for this fall", () => {
    const tables = pages.filter(({ html }) => html.includes("require an SAT or ACT score"));
    expect(tables.length).toBeGreaterThanOrEqual(30);
    for (const { slug, topic, html } of tables) {
      expect(html, `${slug}/${topic}`).toMatch(/data-(fact|question)="testing-/);
      expect(html, `${slug}/${topic}`).toMatch(/For fall 20\d\d, or as the colleges reported for .*?20\d\d.*?: \d+ of/);
    }
  });

  it("give each fact with its source, its year and the day it was checked, or the year of an old law alone", () => {
    const bare = pages.flatMap(({ slug, topic, html }) =>
      [...html.matchAll(/<(section|div)[^>]*data-fact="([^"]+)"[\s\S]*?<\/\1>/g)]
        .filter(
          ([fact]) =>
            !/class="source">[\s\S]*?\. Year: [\s\S]*?Source of 20\d\d(\.|, checked <time dateTime="20\d\d-\d\d-\d\d">)/i.test(
              fact,
            ),
        )
        .map(([, , id]) => `${slug}/${topic}: ${id}`),
    );
    expect(bare).toEqual([]);
    const tables = pages.filter(({ html }) => html.includes("figure-table"));
    const undated = tables.filter(
      ({ html }) => !/class="source">[^<]*[\s\S]*?U\.S\. Department of Education[\s\S]*?20\d\d/.test(html),
    );
    expect(undated.map(({ slug, topic }) => `${slug}/${topic}`)).toEqual([]);
  });

  it("give on each page of applications the days that are known, with their season", () => {
    const applications = pages.filter(({ topic }) => topic === "applications");
    expect(applications).toHaveLength(15);
    for (const { slug, html } of applications) {
      expect(html, slug).toMatch(/<caption>Application days in [^<]+ for fall 20\d\d: /);
      expect(html, slug).toMatch(/Check the college’s\s+page before you count on one/);
    }
  });

  it("take every figure from the facts or the tables, and lead every link somewhere", async () => {
    const { leadsSomewhere } = await linkIndex();
    const wrong = pages.flatMap(({ slug, topic, problems, links, ids, html }) => [
      ...problems.map((problem) => `${slug}/${topic}: ${problem}`),
      ...links
        .filter((to) => to.startsWith("/") && !leadsSomewhere(to.replace(/#every-college$/, "")))
        .map((to) => `${slug}/${topic}: ${to} leads nowhere`),
      ...links
        .filter((to) => to.startsWith("#") && !ids.includes(to.slice(1)) && !html.includes(`id="${to.slice(1)}"`))
        .map((to) => `${slug}/${topic}: ${to} is not on the page`),
    ]);
    expect(wrong).toEqual([]);
    // No rule of a license is a fact of ours: a page sends to the board that knows.
    const licenses = written.filter(({ body }) => /\bcompact\b[^.]*licens|licens[^.]*\bcompact\b/i.test(body));
    expect(licenses.map(({ file }) => file)).toEqual([]);
    const bare = written.flatMap(({ file, body }) => {
      const text = body.replace(/^:::example[\s\S]*?^:::\s*$/gm, "").replace(/\{\{[^}]*\}\}|^::.*$/gm, "");
      return (text.match(/\$\s?\d[\d,.]*|\d[\d,.]*\s?(?:%|percent\b)/g) ?? []).map((figure) => `${file}: ${figure}`);
    });
    expect(bare).toEqual([]);
  });
});

/** What the measures themselves are worth, on texts made for it. */
describe("the measures", () => {
  const front = (slug: string) => `---
title: A page about ${slug} written for this test
description: A text that was made to see whether two pages of the same words are found out, for two states at once.
audience: [student]
author: editors
published: 2026-11-21
updated: 2026-11-21
reviewed: 2026-11-21
nextReview: 2027-11-21
category: paying
tags: [state]
sources: [{ title: A source of the test, publisher: Nobody, year: 2026 }]
related: [/college-match-quiz, /colleges]
---
`;
  const template = (name: string) => `## Aid

Families in ${name} should file the form early, because the money of ${name} goes to those who are first in line. Ask the
aid office of each college which date it keeps, write it down, and send every paper a week before that day comes.

::state-prices
`;
  const page = (slug: string, body: string) => {
    const state = stateOfSlug(slug) ?? "TX";
    const { article, names, problems } = checkArticle(
      readPage(`states/${slug}/financial-aid.md`, front(slug) + body),
      undefined,
      stateBlocksOf({ slug, path: `/college-planning-${slug}/financial-aid` }),
    );
    expect(problems).toEqual([]);
    return {
      html: article.html,
      names,
      unitids: new Set(collegesOf(state, catalogue().all).map((each) => each.unitid)),
    };
  };

  it("find out a page in which only the name of the state changes", () => {
    const [texas, ohio] = [page("texas", template("Texas")), page("ohio", template("Ohio"))].map(({ html }, i) =>
      shingles(wordsOf(html, i === 0 ? "Texas" : "Ohio")),
    );
    expect(sharedPart(texas ?? new Set(), ohio ?? new Set())).toBeGreaterThan(mostShared);
  });

  it("do not take the tables of two states for the same text", () => {
    const [texas, ohio] = ["texas", "ohio"].map((slug) =>
      shingles(wordsOf(page(slug, "## Colleges\n\n::state-colleges\n").html, slug === "texas" ? "Texas" : "Ohio")),
    );
    expect(sharedPart(texas ?? new Set(), ohio ?? new Set())).toBeLessThan(mostShared);
  });

  it("count facts that are shown or referred to, each once, and none that other states have too", () => {
    const facts = factsOf("texas");
    if (facts === null) throw new Error("Texas has no facts");
    const body = `## Aid

The limit is {{state.texas.aid.promise-plus.amounts.income-limit}}, for {{state.texas.aid.promise-plus.who}} In Texas, {{state.texas.residency.domicile.statement}}

::state-facts{group=aid only="teg promise-plus"}
`;
    const { html, names } = page("texas", body);
    expect([...ownFacts(html, names, facts)].sort()).toEqual(["aid-promise-plus", "aid-teg"]);
  });

  it("count a college of the state once, and none of another state", () => {
    const { html, unitids } = page("texas", "## Prices\n\n::state-prices\n");
    const live = liveFacts(html, "Texas", unitids);
    expect(live.size).toBeGreaterThanOrEqual(8);
    const rows = [...html.matchAll(/<tr><th scope="row"><a href="\/colleges\/(\d{6})/g)].map(([, unitid]) => unitid);
    expect(live.size).toBe(new Set(rows).size);
    const ohio = new Set(collegesOf("OH", catalogue().all).map(({ unitid }) => unitid));
    expect(liveFacts(html, "Ohio", ohio).size).toBe(0);
  });
});

describe("the addresses of states", () => {
  it("are those of the specification: fifteen guides, six topics each, two more for Texas", () => {
    expect(stateGuides).toHaveLength(107);
    expect(Object.values(guideOf).sort()).toEqual([...stateSlugs].sort());
    for (const path of stateGuides) expect(readStatePath(`/${path}`), path).not.toBeNull();
    expect(topicsOf("texas")).toHaveLength(8);
  });

  it("are no others", () => {
    for (const path of [
      "/college-planning-ohio/timeline",
      "/college-planning-nevada",
      "/college-planning-texas/colleges/more",
      "/college-planning-texas/__proto__",
      "/college-planning-",
      "/state-college-planning-guides",
    ]) {
      expect(readStatePath(path), path).toBeNull();
    }
  });
});
