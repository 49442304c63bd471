import type { ReactElement } from "react";
import { stateOfSlug } from "../../guides/guides";
import { isStateSort, usualSort } from "../figures/state-colleges";
import { statePlace } from "../place/place.server";
import { type Attributes, stateBlock, stateBlockNames } from "./blocks";

/** What a block needs of the page it stands on. */
export interface StatePageAddress {
  readonly slug: string;
  readonly path: string;
  /** How the table of colleges is sorted (`?sort=…`); anything that is no order is the usual one. */
  readonly sort?: string | null;
}

/**
 * The blocks that pages of a state may use, for the renderer of pages: an element for a block of states, null for
 * others.
 * @throws Error for a state that is not there; the returned function for a block that cannot be made
 */
export function stateBlocksOf({ slug, path, sort = null }: StatePageAddress) {
  const state = stateOfSlug(slug);
  if (state === null) throw new Error(`there is no state called ${slug}`);
  const place = statePlace(state, slug, path, isStateSort(sort) ? sort : usualSort);
  return (name: string, attributes: Attributes): ReactElement | null =>
    stateBlockNames.includes(name) ? stateBlock(name, place, attributes) : null;
}
