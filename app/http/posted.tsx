import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";

type Posted<T> = ReturnType<typeof useActionData<T>>;

interface Held<T> {
  readonly answer: NonNullable<Posted<T>>;
  readonly page: string;
  /** The entries of the history on which this answer was on the screen. */
  readonly entries: Set<string>;
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
  const page = pathname + search;
  const held = useRef<Held<T> | null>(null);
  if (latest !== undefined && latest !== null) {
    if (held.current?.answer === latest) held.current.entries.add(key);
    else held.current = { answer: latest as NonNullable<Posted<T>>, page, entries: new Set([key]) };
  } else if (held.current?.page === page && (hash !== "" || held.current.entries.has(key))) {
    held.current.entries.add(key);
  } else {
    held.current = null;
  }
  return held.current?.answer;
}
