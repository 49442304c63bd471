import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { takeOwnChange } from "./own-change";

/** The key of a form is another at each load, and says nothing of the plan. */
const idempotencyKey = /^form:[0-9a-f]{32}$/;
const written = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === "string" && idempotencyKey.test(value) ? "" : value));

/**
 * Says quietly that a page of a plan is another than the reader left: whoever comes back to the tab after five minutes
 * gets what others changed meanwhile (`connection/watch.ts`), unless something is typed on the page. It compares what
 * this reader is shown, so nobody learns that there was a change in what they may not see. What the page itself saved
 * is no news.
 */
export function ChangedElsewhere() {
  const { state } = useRevalidator();
  const { key } = useLocation();
  const shown = useMatches().map(({ data }) => data);
  const latest = useRef(shown);
  const before = useRef<readonly unknown[] | null>(null);
  const isOwn = useRef(false);
  const [changedAt, setChangedAt] = useState<string | null>(null);
  useEffect(() => {
    if (state === "loading") {
      if (takeOwnChange()) isOwn.current = true;
      before.current ??= latest.current;
    } else if (before.current !== null) {
      const old = before.current;
      // What failed before or fails now is no change.
      const both = shown.map((data, at) => [old[at], data]).filter(([was, is]) => was != null && is != null);
      if (!isOwn.current && both.some(([was, is]) => written(was) !== written(is))) setChangedAt(key);
      before.current = null;
      isOwn.current = false;
    }
    latest.current = shown;
  });
  return (
    <p role="status" className="mt-3 text-sm text-muted empty:mt-0 print:hidden">
      {changedAt === key && "This page was updated: something changed in the plan while you were away."}
    </p>
  );
}
