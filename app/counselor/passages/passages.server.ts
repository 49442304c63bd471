import { createElement, Fragment } from "react";
import { wordsPath } from "~/counselor/answer/paths";
import { termsOf } from "~/counselor/words/phrases";
import { telling } from "~/counselor/words/words";
import { stateSlugs } from "~/library/addresses/paths";
import { factsOf } from "~/library/guides/facts.server";
import { stateOfSlug } from "~/library/guides/guides";
import { pageTitles } from "~/library/pages/pages.server";
import { articleAt, checkArticle, listings, pageFileAt } from "~/library/writing/articles/articles.server";
import { curlyQuotes } from "~/library/writing/files/quotes";
import { publishedGeneration } from "~/library/writing/files/stored-pages.server";
import type { Article } from "~/library/writing/text/article";
import glossary from "../../../content/counselor/glossary.json";
import { askedByLine, askedFor } from "./asked";
import { builtPassages, writeBuiltPassages } from "./built-passages.server";
import { type CutPassage, cutPage, isRow, leansBack } from "./cut";
import { indexPassages, type ReadPassage, readPassage } from "./index-passages";
import type { Passage, Passages } from "./passage";
import { factPassages } from "./state-facts";

/** The passages of English pages, and the state of what is published that they are of. */
let built: { readonly of: string; readonly passages: Passages } | undefined;
let preparing: Promise<Passages> | undefined;

let builtSpanish: Passages | undefined;

/** The pages in Spanish, apart: a question in Spanish is looked for in its own words there. */
export function spanishPassages(): Passages {
  builtSpanish ??= allAtOnce(buildSpanish());
  return builtSpanish;
}

/**
 * Every page of words, cut and indexed at the first call, which takes seconds where there's no build. After something
 * was published the passages of before answer until the new ones are made, which this begins.
 */
export function passages(): Passages {
  built ??= { of: publishedGeneration(), passages: allAtOnce(build()) };
  refreshPassages();
  return built.passages;
}

/** The same step by step, with others' requests in between, in both languages: for a server that's answering. */
export async function preparedPassages(): Promise<Passages> {
  refreshPassages();
  return built?.passages ?? prepareOnce();
}

/** The same where it is ready; null while it is being made, which this begins. */
export function readyPassages(): Passages | null {
  if (built === undefined) void prepareOnce();
  refreshPassages();
  return built?.passages ?? null;
}

/** Makes the passages anew where they were made already and something else is published by now. Waits for nothing. */
export function refreshPassages(): void {
  if (built !== undefined && built.of !== publishedGeneration()) void prepareOnce();
}

function prepareOnce(): Promise<Passages> {
  preparing ??= prepare().finally(() => {
    preparing = undefined;
  });
  return preparing;
}

/** Both languages where both are ready, as they are by now; null otherwise. Nothing begins by asking. */
export const readyInBoth = (): readonly [english: Passages, spanish: Passages] | null =>
  built === undefined || builtSpanish === undefined ? null : [built.passages, builtSpanish];

async function prepare(): Promise<Passages> {
  let passages = built?.passages;
  while (passages === undefined || built?.of !== publishedGeneration()) {
    const of = publishedGeneration();
    passages = await inSteps(build());
    built = { of, passages };
  }
  builtSpanish ??= await inSteps(buildSpanish());
  return passages;
}

type Steps = Generator<void, Passages>;

function allAtOnce(steps: Steps): Passages {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

async function inSteps(steps: Steps): Promise<Passages> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resume) => setImmediate(resume));
  }
}

const build = () => readAndIndex(groupsInEnglish());
const buildSpanish = () => readAndIndex(groupsInSpanish());

/** Passages that are read between two steps where they're no part of the build: some 10 ms of work. */
const readAtOnce = 20;

function* readAndIndex(groups: readonly Group[]): Steps {
  const builtOf = builtPassages();
  const all: ReadPassage[] = [];
  for (const { of, published, cut } of groups) {
    const kept = published ? null : builtOf(of);
    if (kept === null) {
      for (const [at, passage] of cut().entries()) {
        if (at % readAtOnce === 0) yield;
        all.push(readPassage(passage));
      }
    } else all.push(...kept);
    yield;
  }
  return yield* indexPassages(all);
}

/** Writes the passages of every page, for the processes that will answer from this build. */
export function buildPassages(): void {
  const groups = [...groupsInEnglish(), ...groupsInSpanish()];
  writeBuiltPassages(new Map(groups.map(({ of, cut }) => [of, cut().map(readPassage)])));
}

/** Passages that change together. */
interface Group {
  /** The name by which they're found in a build. */
  readonly of: string;
  /** Whether they were published after the build. */
  readonly published: boolean;
  cut(): readonly Omit<Passage, "id">[];
}

const groupsInEnglish = (): readonly Group[] => [
  ...pages().map(pageGroup),
  { of: "words of the field", published: false, cut: glossaryPassages },
  ...stateSlugs.map((slug) => ({
    of: `facts of ${slug}`,
    published: false,
    cut: () => stateFactPassages(slug),
  })),
];

const groupsInSpanish = (): readonly Group[] =>
  listings()
    .filter(({ family }) => family === "es")
    .map(({ to }) => pageGroup(to));

const pageGroup = (path: string): Group => ({
  of: path,
  published: pageFileAt(path)?.stored === true,
  cut: () => cutWritten(path),
});

/** The story is about an invented family, and a legal text is not advice: neither is quoted as an answer. */
const quoted = ["site", "help", "guides", "blog", "states"];
const notQuoted = ["/landing", "/terms", "/blog-automation", "/waitlist"];

const pages = () =>
  listings()
    .filter(({ to, canonical, family }) => to === canonical && quoted.includes(family) && !notQuoted.includes(to))
    .map(({ to }) => to);

function cutWritten(path: string): Omit<Passage, "id">[] {
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
  const cuts = cutPage({ path, title: article.heading, html });
  const asked = new Map(cuts.map((cut) => [cut, [] as string[]]));
  for (const url of new Set(cuts.map((cut) => cut.url))) {
    const ofSection = cuts.filter((cut) => cut.url === url);
    // A heading that is a question is one that families ask.
    const headings = new Set(ofSection.map(({ headings }) => headings.at(-1) ?? "").filter((own) => own.endsWith("?")));
    const partFor = partsOfSection(ofSection);
    const lines = new Map(askedByLine(url).flatMap(([line, asked]) => asked.map((question) => [question, line])));
    for (const question of [...(askedFor[url] ?? []), ...headings]) {
      const line = lines.get(question);
      const holds = line === undefined ? undefined : ofSection.find(({ text }) => text.includes(line));
      const part = holds ?? partFor(question);
      if (part !== undefined) asked.get(part)?.push(question);
    }
  }
  return cuts.map((cut) => ({ ...cut, ...about, asked: asked.get(cut) ?? [] }));
}

/** A part of a section that isn't its beginning holds about a word more of a question that it answers. */
const more = 0.6;

const isTable = ({ text }: CutPassage) => text.split("\n").every(isRow);

/** A worked example is about one family, and answers no question about the rule. */
const isExample = ({ example, text }: CutPassage) => example || /^.{0,160}\binvented\b/i.test(text);

/** Says which part of a section answers a question: its beginning, or the one that says clearly more of its words. */
function partsOfSection(ofSection: readonly CutPassage[]): (question: string) => CutPassage | undefined {
  const parts = ofSection.map((cut, at) => {
    const table = isTable(cut);
    // A part that begins in the middle of a thought answers nothing by itself.
    const answers = at === 0 || table || !(leansBack.test(cut.text) || isExample(cut));
    return { cut, answers, from: at === 0 ? more : table ? more - 0.01 : 0, said: telling(cut.text) };
  });
  // What the section is about by its headings is told by its beginning, which needn't say it again.
  const about = new Set(telling((ofSection[0]?.headings ?? []).join(" ")));
  return (question) => {
    const words = new Set(termsOf(question).flatMap(({ words, also }) => [...words, ...also.flat()]));
    const told = [...words].filter((word) => !everywhere.has(word) && !about.has(word));
    // A word that one part alone has tells more than one that stands in each.
    const partsWith = new Map(told.map((word) => [word, parts.filter(({ said }) => said.includes(word)).length]));
    const held = parts.map(({ answers, from, said }) => {
      if (!answers) return 0;
      return told.reduce((all, word) => {
        const times = count(said, word);
        return times === 0 ? all : all + (1 + Math.log(times)) / (partsWith.get(word) ?? 1);
      }, from);
    });
    return parts[held.indexOf(Math.max(...held))]?.cut;
  };
}

/** Words of nearly every passage, which tell none from another. */
const everywhere = new Set(telling("student college school university year family parent aid money"));

const count = (words: readonly string[], word: string) => words.filter((one) => one === word).length;

function seeing(url: string): Pick<Passage, "see"> {
  const title = pageTitles(url.split("#")[0] ?? "")?.title;
  return url === "" || title === undefined ? {} : { see: { url, title } };
}

/** The words of the field: each a passage of its own, on the page that lists them. */
function glossaryPassages(): Omit<Passage, "id">[] {
  return glossary.terms.map(({ id, term, asked, text, see }) => ({
    url: `${wordsPath}#${id}`,
    title: "Words of the field",
    headings: [term],
    text: curlyQuotes(text),
    example: false,
    family: "help",
    state: null,
    audience: ["student", "parent"],
    asked,
    sources: glossary.source,
    reviewed: glossary.reviewed,
    ...seeing(see),
  }));
}

/**
 * A page's HTML. Blocks of a state are left out: its facts are passages of their own, and its tables are the tools'.
 */
function written(path: string): Article | null {
  const file = pageFileAt(path);
  if (file?.family !== "states") return articleAt(path, pageTitles);
  return checkArticle(file, pageTitles, () => createElement(Fragment)).article;
}

function stateFactPassages(slug: string): Omit<Passage, "id">[] {
  const facts = factsOf(slug);
  if (facts === null) return [];
  const pages = listings().filter(
    ({ family, to }) => family === "states" && to.startsWith(`/college-planning-${slug}`),
  );
  return factPassages(
    facts,
    pages.map(({ to, title }) => ({ path: to, title, body: pageFileAt(to)?.body ?? "" })),
  );
}
