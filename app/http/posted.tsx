import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";

type Posted<T> = ReturnType<typeof useActionData<T>>;

interface Held<T> {
  readonly answer: NonNullable<Posted<T>>;
  readonly page: string;
  /** The entries of the history on which this answer was on the screen. */
  readonly entries: ReadonlySet<string>;
}

/**
 * What the last post of this page answered, in place of Remix's `useActionData`, which forgets it as soon as the reader
 * follows a fragment: a line of the error summary or the skip link would empty the form or take the result away, and an
 * answer about money cannot be asked for again by an address. As in a browser without scripts, it stays while the
 * reader moves about on the page and goes when the page is opened again.
 *
 * @returns undefined when the page was opened and not posted to
 */
export function usePosted<T>(): Posted<T> {
  const latest = useActionData<T>();
  const { pathname, search, hash, key } = useLocation();
  const [before, setBefore] = useState<Held<T> | null>(null);
  const held = heldNow(before, latest, { page: pathname + search, hash, key });
  if (held !== before) setBefore(held);
  return held?.answer;
}

/** What is held at this place in the history; the same object when nothing has changed. */
function heldNow<T>(
  before: Held<T> | null,
  latest: Posted<T>,
  { page, hash, key }: { page: string; hash: string; key: string },
): Held<T> | null {
  if (latest !== undefined && latest !== null && before?.answer !== latest)
    return { answer: latest as NonNullable<Posted<T>>, page, entries: new Set([key]) };
  const isShown =
    before !== null && (before.answer === latest || (before.page === page && (hash !== "" || before.entries.has(key))));
  if (!isShown) return null;
  return before.entries.has(key) ? before : { ...before, entries: new Set([...before.entries, key]) };
}
