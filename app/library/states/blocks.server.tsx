import { renderToStaticMarkup } from "react-dom/server";
import { type Attributes, stateBlock, stateBlockNames } from "./blocks";
import { isStateSort } from "./figures/state-colleges";
import { stateOfSlug } from "./guides";
import { statePlace } from "./place.server";

/** Whether `::name` is a block of state pages. */
export function isStateBlock(name: string): boolean {
  return stateBlockNames.includes(name);
}

/**
 * One block of a state page as HTML.
 * @param page slug of the state, path of the page, and how its table of colleges is sorted (`?sort=…`, anything else is by name)
 * @throws Error for a block, an attribute, a group, a fact or a state that is not there
 */
export function stateBlockHtml(
  name: string,
  page: { readonly slug: string; readonly path: string; readonly sort?: string | null },
  attributes: Attributes = {},
): string {
  const state = stateOfSlug(page.slug);
  if (state === null) throw new Error(`there is no state called ${page.slug}`);
  const sort = page.sort ?? null;
  return renderToStaticMarkup(
    stateBlock(name, statePlace(state, page.slug, page.path, isStateSort(sort) ? sort : "name"), attributes),
  );
}
