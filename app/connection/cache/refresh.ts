import type { QueryClient } from "@tanstack/react-query";
import { hasInput } from "../typing/unsent-input";

type Revalidate = () => void;
let revalidate: Revalidate | null = null;

/** Takes over how the data of the open page is asked for again. Returns how to give it back. */
export function revalidateWith(next: Revalidate): () => void {
  revalidate = next;
  return () => {
    if (revalidate === next) revalidate = null;
  };
}

/**
 * Asks again for everything that is on the screen: the answers in the cache, and the data that the page came with. The
 * page's own data waits for the next visit when somebody has typed something on it: nothing changes under their hands.
 */
export async function refreshEverything(client: QueryClient): Promise<void> {
  if (!hasInput(document)) revalidate?.();
  await client.invalidateQueries();
}
