import { useNavigate } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { followKeepButtons } from "~/student/list/written-buttons";

/**
 * A part of a page that the server wrote as HTML: tables of figures need no program in the browser. Its links still
 * open without a new document.
 */
export function ServerHtml({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new buttons
  useEffect(() => (part.current ? followKeepButtons(part.current) : undefined), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link === null || !("pathname" in link) || event.defaultPrevented) return;
    // A link inside a drawing has no parts of an address.
    if (typeof link.href !== "string" || link.origin !== location.origin) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = link.pathname + link.search + link.hash;
    if (link.pathname === location.pathname && link.search === location.search && link.hash !== "") return;
    event.preventDefault();
    navigate(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click
    <div
      ref={part}
      className={className}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server wrote
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
