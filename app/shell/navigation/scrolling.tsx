import { ScrollRestoration, useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { isAnswer, leftAt } from "./router";
import { stayRestored } from "./stay-restored";

/**
 * Where a page stands after a navigation: at the top; at the element that the fragment names, below the bar, reached
 * smoothly; or, going back, where it was left. Remix does the scrolling, this says when it is smooth.
 *
 * The distance to the top (bar height + 20 px) is the `scroll-margin-top` of the targets in the style sheet, so it also
 * holds without JavaScript and when the focus moves; the bar's real height is measured here, 80 px where there is no
 * bar.
 */
export function Scrolling({ nonce }: { nonce: string | undefined }) {
  useBarHeight();
  // For whoever measures a page, and for tests: from here on its program answers. No style depends on it.
  useEffect(() => {
    root().dataset.hydrated = "";
  }, []);
  return (
    <>
      <Before />
      <Restoration nonce={nonce} />
      <After />
      <Staying />
    </>
  );
}

/**
 * In the page itself, before its program runs: goes to where this entry of the history was left. Remix's own script
 * does the same, but where the browser forbids storage it ends in an error, for its way out opens the storage once
 * more. `positions` is Remix's name.
 */
const restoring = `(() => {
const { state } = history;
if (!state || !state.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
try { const y = JSON.parse(sessionStorage.getItem("positions") || "{}")[history.state.key]; if (typeof y === "number") scrollTo(0, y) } catch {}
})()`.replaceAll("\n", "");

const RestoringScript = ({ nonce }: { nonce: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text above
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: restoring }} />
);

/** In the browser Remix takes over, with the element that's there. */
const Restoration = import.meta.env.SSR ? RestoringScript : ScrollRestoration;

/** Before the browser paints; on the server, where React warns about layout effects, an effect that never runs. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

const root = () => document.documentElement;
const smooth = (on: boolean) => {
  // Reduced motion overrules it in the style sheet.
  root().style.scrollBehavior = on ? "smooth" : "";
};

const smoothForNow = () => {
  smooth(true);
  setTimeout(smooth, 100, false);
};

/** A fragment followed by the browser itself (a plain `<a href="#…">`) arrives as a step in history without a key. */
let followedByBrowser = false;

/**
 * Gives each such step a key of its own: without one they all share one remembered position, and following a second
 * fragment would go to where the first was left. Runs before the router sees the step, so start it before the router.
 */
export function keepFragmentsApart(): void {
  window.addEventListener(
    "popstate",
    () => {
      followedByBrowser = history.state === null;
      if (!followedByBrowser) return;
      history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, "");
      // A script that sets the fragment comes by here before the browser scrolls; a reader has clicked first.
      smoothForNow();
    },
    { capture: true },
  );
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href*='#']") : null;
    if (link?.hash && link.pathname === location.pathname) smoothForNow();
  });
}

function Before() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  useBeforePaint(() => {
    if (last.current === location) return;
    const moved = last.current.pathname !== location.pathname;
    last.current = location;
    const isBack = type === "POP" && !followedByBrowser;
    // After a form that was posted the router stays where it was, also where another page answers it.
    if (moved && !isBack && (location.hash !== "" || isAnswer())) window.scrollTo({ top: 0, behavior: "instant" });
    if (location.hash === "" || isBack) return;
    smooth(true);
  }, [location, type]);
  return null;
}

function After() {
  const location = useLocation();
  // Once for each navigation.
  useBeforePaint(() => {
    smooth(false);
  }, [location]);
  const type = useNavigationType();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a location of its own
  useEffect(() => {
    const opened = first.current;
    first.current = false;
    if (!opened && type === "POP" && !followedByBrowser) return undefined;
    return settleFragment(opened ? whenFontsAreThere : whenScrolled);
  }, [location]);
  return null;
}

/** Where this entry of the history was left, as the script above reads it. A page loaded again goes by it alone. */
function storedPosition(): number | null {
  try {
    const y = JSON.parse(sessionStorage.getItem("positions") ?? "{}")[history.state.key];
    return typeof y === "number" ? y : null;
  } catch {
    return null;
  }
}

/** Null where the reader has moved a page since, before its program ran; a page that's too short stands at its end. */
function whereItStands(y: number | null): number | null {
  if (y === null) return null;
  const end = root().scrollHeight - window.innerHeight;
  return Math.abs(window.scrollY - Math.min(y, end)) > 1 ? null : y;
}

/** After Back, Forward and a reload: the page stays where it was left while the rest of it comes. */
function Staying() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef<typeof location | null>(null);
  const y = useRef<number | null>(null);
  // Once for each navigation, after Remix has scrolled.
  useBeforePaint(() => {
    // A page that is made again, such as with an amount that is in no address, is the same one.
    const same = type === "REPLACE" && last.current?.pathname === location.pathname;
    const opened = last.current === null;
    last.current = location;
    if (opened) y.current = whereItStands(storedPosition());
    else if (type === "POP" && !followedByBrowser) y.current = leftAt();
    else if (!same) y.current = null;
    if (!y.current) return undefined;
    return stayRestored(y.current, () => {
      y.current = null;
    });
  }, [location]);
  return null;
}

/** Calls back at a moment to come, until it's called off. */
type Moment = (run: () => void) => () => void;

const whenFontsAreThere: Moment = (run) => {
  const timer = setTimeout(() => document.fonts.ready.then(run), 50);
  return () => clearTimeout(timer);
};

const whenScrolled: Moment = (run) => {
  window.addEventListener("scrollend", run, { once: true });
  return () => window.removeEventListener("scrollend", run);
};

/**
 * A page opened at a fragment, or one that a link of another page led to: what came late may have pushed the element
 * away. Goes there unless the reader moved.
 */
function settleFragment(at: Moment): (() => void) | undefined {
  const { hash } = window.location;
  const target = fragmentTarget(hash);
  if (target === null) return undefined;
  let moved = false;
  const note = () => {
    moved = true;
  };
  const kinds = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
  for (const kind of kinds) window.addEventListener(kind, note, { passive: true, once: true });
  const settle = () => {
    // Another fragment may have been followed while the fonts were on their way.
    if (window.location.hash !== hash) return;
    const wanted = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
    const end = root().scrollHeight - window.innerHeight - window.scrollY < 2;
    const off = target.getBoundingClientRect().top - wanted;
    if (!moved && Math.abs(off) > 4 && !(end && off > 0)) target.scrollIntoView({ behavior: motion() });
  };
  return at(settle);
}

/** The element that a fragment names, or null. */
export function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** How a scroll that the reader asked for moves. */
export const motion = (): ScrollBehavior =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

/**
 * Tells the style sheet how high the bar is, where it isn't as high as `tokens.css` says: what is written on the root
 * has the style of each element worked out again, which is the longest task of a page that opens on a slow phone.
 */
function useBarHeight(): void {
  useEffect(() => {
    let known = 4 * Number.parseFloat(getComputedStyle(root()).fontSize);
    const set = (pixels: number) => {
      if (pixels === known) return;
      known = pixels;
      root().style.setProperty("--bar-height", `${pixels}px`);
    };
    const bar = document.getElementById("bar");
    if (bar === null) {
      set(80);
      return;
    }
    const observer = new ResizeObserver(() => set(bar.offsetHeight));
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
}
