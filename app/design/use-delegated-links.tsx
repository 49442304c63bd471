import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

type Address = Pick<Location, "origin" | "pathname" | "search" | "hash">;
type Anchor = Address & Pick<HTMLAnchorElement, "target" | "hasAttribute">;
type Click = Pick<MouseEvent, "defaultPrevented" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

const inFull = ({ pathname, search, hash }: Address) => pathname + search + hash;

/**
 * Where the router goes for a click on a link; null where the link is the browser's: another site, a new tab, a file,
 * or a place on the page that is open, to which the browser also moves the focus. A link to where one is goes there
 * again and leaves no step in the history. Pure.
 */
export function routeOfClick(anchor: Anchor, click: Click, here: Address): { to: string; replace: boolean } | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  if (anchor.origin !== here.origin || anchor.hasAttribute("download")) return null;
  if (anchor.target !== "" && anchor.target !== "_self") return null;
  const to = inFull(anchor);
  const replace = to === inFull(here);
  const onThisPage = anchor.hash !== "" && anchor.pathname === here.pathname && anchor.search === here.search;
  return onThisPage && !replace ? null : { to, replace };
}

/**
 * What takes the clicks of a part that the server wrote as HTML, so that its links open without a new document.
 *
 * `useDelegatedAnchors` of remix-utils does nearly this and doesn't fit: it takes no click on a drawing inside a link
 * (the icons of the phone bar), sends a place on the same page through the router, so that the focus stays behind, and
 * adds a step to the history for each press of a link to where one is.
 */
export function useDelegatedLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    // A link inside a drawing has no parts of an address.
    if (!(link instanceof HTMLAnchorElement)) return;
    const route = routeOfClick(link, event, location);
    if (route === null) return;
    event.preventDefault();
    navigate(route.to, { replace: route.replace });
  };
}
