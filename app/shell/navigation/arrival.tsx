import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { fragmentTarget } from "./scrolling";

/**
 * What a browser does by itself when a new document opens, for pages that open without one: the title is spoken and
 * the focus starts at the content.
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const [title, setTitle] = useState("");
  const last = useRef({ pathname, key });

  useEffect(() => {
    const before = last.current;
    last.current = { pathname, key };
    if (before.key === key) return;
    setTitle(document.title);
    if (before.pathname === pathname) return;
    window.dispatchEvent(new Event("pagechange"));
    const main = document.getElementById("main");
    // A page that has taken the focus itself (a list of mistakes, a first field) keeps it; a link that led here and
    // stays, as those of a layout around several pages do, has not.
    const active = document.activeElement;
    if (main?.contains(active) && !active?.matches("a")) return;
    focusQuietly(fragmentTarget(hash) ?? main);
  }, [pathname, hash, key]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Moves the focus without scrolling and without a ring around half the page. */
export function focusQuietly(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.style.outline = "none";
  }
  element.focus({ preventScroll: true });
}
