import { renderToStaticMarkup } from "react-dom/server";
import type { Attributes } from "~/library/states/blocks/blocks";
import { type StatePageAddress, stateBlocksOf } from "~/library/states/blocks/blocks.server";

/**
 * One block of a state page as HTML.
 * @throws Error for a block, an attribute, a group, a fact or a state that is not there
 */
export function stateBlockHtml(name: string, page: StatePageAddress, attributes: Attributes = {}): string {
  const block = stateBlocksOf(page)(name, attributes);
  if (block === null) throw new Error(`There is no block ::${name}`);
  return renderToStaticMarkup(block);
}
