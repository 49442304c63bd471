import { useEffect, useRef } from "react";

/**
 * Where the keyboard goes on when the row it was on leaves the list, or comes back by "Undo": to the row that took its
 * place, to the last one, to the one that's back, and in an empty list to the heading of the page.
 *
 * @param ids the colleges of the list as it's shown
 */
export function useRowFocus(ids: readonly number[]) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ readonly unitid: number; readonly at: number } | null>(null);
  const awaited = useRef<"gone" | "back" | null>(null);
  // The shorter list comes from the server, some time after "Remove" was pressed.
  useEffect(() => {
    if (last.current === null || awaited.current === null) return;
    const { unitid, at } = last.current;
    const isBack = awaited.current === "back";
    if (ids.includes(unitid) !== isBack) return;
    awaited.current = null;
    // Nothing is taken from who went on meanwhile.
    if (document.activeElement !== document.body) return;
    const row = list.current?.children[isBack ? ids.indexOf(unitid) : Math.min(at, ids.length - 1)];
    const link = row?.querySelector<HTMLElement>("[data-remove]");
    if (link) {
      link.focus({ preventScroll: true });
      // A finger is where it was, and the page stays there too.
      if (link.matches(":focus-visible")) link.scrollIntoView({ block: "nearest" });
      return;
    }
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });
  return {
    list,
    removed(unitid: number) {
      last.current = { unitid, at: ids.indexOf(unitid) };
      awaited.current = "gone";
    },
    undone() {
      awaited.current = "back";
    },
  };
}
