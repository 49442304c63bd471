import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Page } from "~/design/layout";

/** Milliseconds after which a page that is on its way is drawn in outline. A quick one just comes. */
const outlineAfter = 400;

/**
 * The part of a layout that its pages take turns in. While another page of the same layout is on its way, its outline
 * stands there; the layout around it stays. The page before is hidden, not gone: should the next one never come, it is
 * back as it was, with what was typed on it. A form that is being sent keeps its page on the screen.
 */
export function PageArea({
  children,
  whole = false,
}: {
  children: ReactNode;
  /** Whether the pages bring their own edges, since the layout draws nothing around them. */
  whole?: boolean;
}) {
  const waiting = useWaiting();
  useScrollBack(waiting);
  return (
    <div aria-busy={waiting || undefined}>
      <div hidden={waiting}>{children}</div>
      {waiting && (whole ? <Page>{outline}</Page> : outline)}
    </div>
  );
}

/** Whether a link leads to another page, and it is not here yet. */
function useWaiting(): boolean {
  const { pathname, key } = useLocation();
  const { location, formMethod } = useNavigation();
  const next = location !== undefined && formMethod === undefined && location.pathname !== pathname;
  const [waiting, setWaiting] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival starts over
  useEffect(() => {
    setWaiting(false);
    if (!next) return;
    const timer = setTimeout(setWaiting, outlineAfter, true);
    return () => clearTimeout(timer);
  }, [next, key]);
  return waiting && next;
}

/** Before the browser paints; on the server, where React warns about layout effects, an effect that never runs. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The outline is short, and the browser scrolls up with it: when the page before comes back, it is where it was. */
function useScrollBack(waiting: boolean): void {
  const { key } = useLocation();
  const left = useRef<{ readonly key: string; readonly y: number } | null>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (waiting) return;
    const note = () => {
      seen.current = window.scrollY;
    };
    note();
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [waiting]);
  useBeforePaint(() => {
    if (waiting) left.current = { key, y: seen.current };
    else if (left.current !== null) {
      if (left.current.key === key) window.scrollTo({ top: left.current.y, behavior: "instant" });
      left.current = null;
    }
  }, [waiting, key]);
}

const line = "rounded bg-brand-tint";

/** Lines where a heading and some sections will be. The bar at the top says in words that a page is loading. */
const outline = (
  <div aria-hidden="true" className="animate-pulse py-10 motion-reduce:animate-none">
    <div className={`h-9 w-3/5 max-w-[24rem] ${line}`} />
    <div className={`mt-5 h-5 w-4/5 max-w-[40rem] ${line}`} />
    {[0, 1, 2].map((section) => (
      <div key={section} className="mt-12 border-t border-rule pt-8">
        <div className={`h-6 w-2/5 max-w-[14rem] ${line}`} />
        <div className={`mt-5 h-5 max-w-[46rem] ${line}`} />
        <div className={`mt-3 h-5 w-5/6 max-w-[38rem] ${line}`} />
      </div>
    ))}
  </div>
);
