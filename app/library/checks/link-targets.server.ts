import { catalogue } from "~/colleges/catalogue.server";
import { stateOfSlug } from "../guides/guides";
import { stateBlock, stateBlockNames } from "../states/blocks/blocks";
import { statePlace } from "../states/place/place.server";
import { checkArticle, pageFileAt } from "../writing/articles/articles.server";
import type { OtherBlocks } from "../writing/articles/make-block.server";
import type { PageFile } from "../writing/files/files.server";
import { titleId } from "../writing/text/title-id";
import type { LinkIndex } from "./check.server";

/** The blocks of state pages, for one of them. */
export function blocksOfState(slug: string, path: string): OtherBlocks {
  return (name, attributes) => {
    const state = stateOfSlug(slug);
    if (state === null || !stateBlockNames.includes(name)) return null;
    return stateBlock(name, statePlace(state, slug, path), attributes);
  };
}

/**
 * What checks need to know of the rest of the site. @param addresses of pages that are no pages of words, such as tools
 */
export function linkTargets(addresses: Iterable<string>): LinkIndex {
  const fixed = new Set(addresses);
  const leadsSomewhere = (address: string) => {
    const [withoutFragment = "", fragment] = address.split("#");
    const path = withoutFragment.replace(/\?.*$/, "") || "/";
    const page = pageFileAt(path);
    if (page !== null) {
      const text = page.front === null ? (pageFileAt(page.canonical)?.body ?? "") : page.body;
      if (fragment === undefined || idsOf(text).has(fragment)) return true;
      return page.state !== null && idsOfBlocks(page).has(fragment);
    }
    const college = /^\/colleges\/(\d{6})-/.exec(path);
    if (college) return catalogue().byUnitid.has(Number(college[1]));
    return fixed.has(path);
  };
  return { leadsSomewhere, blocksOf: blocksOfState };
}

/** Ids that the headings of a text get, without rendering it. */
function idsOf(body: string): Set<string> {
  const headings = [...body.matchAll(/^#{2,6}\s+(.+?)\s*(?:\{#([a-z0-9-]+)\})?\s*$/gm)];
  return new Set(headings.map(([, title = "", id]) => id ?? titleId(title.replace(/[*_`[\]]/g, ""))));
}

const blockIds = new Map<string, ReadonlySet<string>>();

/** Ids inside the blocks of a state page, such as one fact: they are known only once the page is rendered. */
function idsOfBlocks(page: PageFile): ReadonlySet<string> {
  const known = blockIds.get(page.path);
  if (known !== undefined || page.front === null || page.state === null) return known ?? new Set();
  const { article } = checkArticle(page, undefined, blocksOfState(page.state, page.path));
  const ids = new Set([...article.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ""));
  blockIds.set(page.path, ids);
  return ids;
}
