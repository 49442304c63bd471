import { isState, states } from "~/geography/states";
import { factsOf } from "~/library/guides/facts.server";
import { guideOf, stateOfSlug } from "~/library/guides/guides";
import { lightStates } from "~/library/guides/light-states";
import { openPageList } from "~/library/pages/pages.server";
import { choiceOf } from "~/library/states/blocks/blocks";
import { chooseFacts } from "~/library/states/blocks/fact-blocks";
import { tools } from "~/library/tools/tools.server";
import { type PageFile, pageFiles } from "~/library/writing/files/files.server";
import { awardYear } from "~/season/aid/award-year";
import { type DatedTable, dueTables } from "~/season/due";
import { seasonFall } from "~/season/fact";
import { idOf, type Thing } from "./parts/graph";
import type { Around, ReadPage } from "./parts/pages";
import { readText } from "./parts/read-body";

/** Tables and the fact that a page of a state without a guide is made from. */
const ofLightStates = {
  tables: [
    "colleges",
    "deadlines",
    "older-deadlines",
    "test-policies",
    "closures",
    "state-aid",
    "state-agencies",
    "tuition-exchanges",
  ],
  facts: [`fafsa-opening.${awardYear(seasonFall)}`],
} as const;

/** One page stands for all pages of one kind. */
const manifold: readonly { readonly path: string; readonly title: string; readonly is: RegExp }[] = [
  {
    path: "/colleges/:college",
    title: "The page of each college",
    is: /^\/colleges\/\d{6}(-|$)|^the page of each college$/,
  },
  { path: "/majors/:major", title: "The page of each field of study", is: /^\/majors\/[^/]+$/ },
];

const ownText = (file: PageFile) => file.front !== null;

/** Every page as the graph reads it, but those of single colleges and fields, which are one each. */
export function* readPages(tables: readonly DatedTable[]): Generator<void, readonly ReadPage[]> {
  const files = pageFiles().filter(ownText);
  const linked = yield* tablesLinked(files, tables);
  const words: ReadPage[] = [];
  for (const file of files) {
    words.push(ofWords(file, linked.get(file.file) ?? []));
    if (words.length % 10 === 0) yield;
  }
  const aid = tables.find(({ table }) => table === "state-aid")?.expires ?? null;
  const light = lightStates.map(({ path, title, state }) => ({
    ...bare(path, title),
    ...ofLightStates,
    due: aid,
    state,
  }));
  const known = new Set([...words, ...light].map(({ path }) => path));
  const routes = openPageList()
    .filter(({ path }) => !known.has(path))
    .map(({ path, title }) => bare(path, title));
  return [...words, ...light, ...routes, ...manifold.map(({ path, title }) => ({ ...bare(path, title) }))];
}

const nothing = readText("");
const bare = (path: string, title: string): ReadPage => ({
  path,
  title,
  due: null,
  text: nothing,
  state: null,
  sources: [],
  related: [],
  topics: [],
  tables: [],
  facts: [],
});

function ofWords({ path, front, body, state }: PageFile, linked: readonly string[]): ReadPage {
  const code = state === null ? null : stateOfSlug(state);
  const names: readonly string[] = Object.values(states);
  return {
    ...bare(path, front?.title ?? path),
    text: readText(body),
    state: code,
    tables: linked,
    due: front?.nextReview ?? null,
    sources: front?.sources ?? [],
    related: front?.related ?? [],
    topics: (front?.tags ?? []).filter((tag) => !names.includes(tag)),
  };
}

/** Tables with facts of a college that a page leads to: the names of tables by file. */
function* tablesLinked(
  files: readonly PageFile[],
  tables: readonly DatedTable[],
): Generator<void, ReadonlyMap<string, readonly string[]>> {
  const pages = files.map(({ file, body }) => ({ file, body, facts: [] }));
  const found = new Map<string, string[]>();
  const ofColleges = tables.filter(({ unitids }) => unitids.length > 0).map((table) => ({ ...table, pagesIn: [] }));
  for (const table of ofColleges) {
    const [due] = dueTables([table], pages, table.expires);
    for (const file of due?.pages ?? []) found.set(file, [...(found.get(file) ?? []), table.table]);
    yield;
  }
  return found;
}

/** Tools and states as things. */
export const fixedThings = (): readonly Thing[] => [
  ...tools.map(({ name, path, gives }): Thing => {
    return { id: idOf.tool(path), kind: "tool", title: name, href: path, due: null, note: gives };
  }),
  ...Object.entries(states).map(([code, name]): Thing => {
    return { id: idOf.state(code), kind: "state", title: name, href: null, due: null, note: code };
  }),
];

/** How pages lead to each other and what blocks show, as the site has it today. */
export function pageLinks(): Around {
  const toolPaths = new Set(tools.map(({ path }) => path));
  const copies = new Map(pageFiles().flatMap(({ path, canonical }) => (path === canonical ? [] : [[path, canonical]])));
  const pages = new Set([...openPageList().map(({ path }) => path), ...manifold.map(({ path }) => path)]);
  return {
    at: (address) => {
      const path = copies.get(address) ?? address;
      if (toolPaths.has(path)) return idOf.tool(path);
      if (pages.has(path)) return idOf.page(path);
      const one = manifold.find(({ is }) => is.test(path));
      return one !== undefined ? idOf.page(one.path) : path.startsWith("/") ? idOf.page(path) : idOf.tool(path);
    },
    factsShown: (state, { name, attributes }) => {
      if (name === "inputs") return [`example.${attributes.example ?? ""}`];
      const slug = state !== null && isState(state) ? guideOf[state] : undefined;
      const facts = slug === undefined ? null : factsOf(slug);
      if (facts === null) return [];
      if (name === "state-sites") return [`state.${facts.slug}.sites`];
      if (name === "state-season") {
        const { entry, changes } = facts.season;
        return entry === seasonFall ? changes.map(({ fact }) => `state.${facts.slug}.${fact}`) : [];
      }
      if (name !== "state-facts") return [];
      const { confirmed, recalled } = chooseFacts(facts, choiceOf(attributes));
      return [...confirmed, ...recalled].map(({ group, id }) => `state.${facts.slug}.${group}.${id}`);
    },
  };
}
