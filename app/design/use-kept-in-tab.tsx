import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

interface Kept<T> {
  readonly entry: string;
  readonly value: T;
}

/** The server draws nothing that would have to be done before the screen shows it. */
const useBeforeShown = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * What a page shows and no address may hold, kept for F5 and Back: in the storage of this tab, with a mark on the entry
 * of the tab's history it belongs to. It goes when the tab is closed, with "Forget me" and at sign-out. A page that's
 * opened from a link has an entry without a mark, and gets nothing.
 *
 * @param name one for each page
 * @param value what to keep, the same object as long as it doesn't change; `null` takes away all that was kept under
 *   this name; `undefined` while the page shows nothing
 * @param most so many values are kept, the newest ones
 * @returns what this entry had, while the page shows nothing
 */
export function useKeptInTab<T>(name: string, value: T | null | undefined, most = 1): T | null {
  const { key } = useLocation();
  const mark = useRef<string | null>(null);
  const [earlier, setEarlier] = useState<T | null>(null);
  // A step on the same page: what it shows is that of the new entry, too. Nothing is written again that was forgotten.
  // All that before other parts look for what they kept.
  useBeforeShown(() => {
    if (value === undefined) mark.current = markOfEntry();
    else if (mark.current !== null) markEntry(mark.current);
  }, [value === undefined, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (value === undefined) setEarlier(valuesIn<T>(name).find(({ entry }) => entry === markOfEntry())?.value ?? null);
  }, [name, value === undefined, key]);
  useEffect(() => {
    if (value === undefined) return;
    const entry = markOfEntry() ?? mark.current ?? Date.now().toString(36);
    const others = valuesIn<T>(name).filter((kept) => kept.entry !== entry);
    if (value === null) return store(name, []);
    mark.current = entry;
    markEntry(entry);
    store(name, [...others, { entry, value }].slice(-most));
  }, [name, value, most]);
  return value === undefined ? earlier : null;
}

/** Takes away what a page kept, for a reader who wants to leave nothing behind. */
export const forgetInTab = (name: string): void => store(name, []);

/** Takes away what a page kept for other entries of the tab's history. */
export const forgetOtherEntries = (name: string): void => {
  const mark = markOfEntry();
  store(
    name,
    valuesIn(name).filter(({ entry }) => entry === mark),
  );
};

/**
 * Takes the mark off this entry, for a link that starts over: where it leads to the same address, the browser keeps the
 * state of the entry, and what was kept would be back.
 */
export const startOver = (): void => window.history.replaceState({ ...window.history.state, kept: null }, "");

/**
 * Where a form is posted or a page is loaded again in place, the router writes a state of its own over the mark of the
 * entry, and the page hears of it only later: in between, nothing that was kept could be found. The mark stays. To be
 * started before the router.
 */
export function carryMarks(): void {
  const { history } = window;
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, address) => {
    const mark = markOfEntry();
    replace(mark === null ? state : { kept: mark, ...state }, unused, address);
  };
}

/** Other parts of the state are the router's. */
function markOfEntry(): string | null {
  const { kept } = (window.history.state ?? {}) as { kept?: unknown };
  return typeof kept === "string" ? kept : null;
}

const markEntry = (kept: string): void => window.history.replaceState({ ...window.history.state, kept }, "");

function valuesIn<T>(name: string): readonly Kept<T>[] {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return Array.isArray(values) ? values : [];
  } catch {
    // A browser that keeps nothing has nothing to offer.
    return [];
  }
}

function store<T>(name: string, values: readonly Kept<T>[]): void {
  try {
    if (values.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // The same: the page itself still has it.
  }
}
