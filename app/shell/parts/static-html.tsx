import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useDelegatedLinks } from "~/design/use-delegated-links";

/** What the server wrote, by id: needed when React has to draw the whole document again. */
const written = new Map<string, string>();

function htmlOf(id: string): string {
  const html = written.get(id) ?? document.getElementById(id)?.innerHTML ?? "";
  written.set(id, html);
  return html;
}

/**
 * A part of the page that is the same on every page and never changes: the menus, the footer. The server draws it; in
 * the browser React leaves it as it stands, so neither its words nor its program are sent a second time as JavaScript.
 * Its links still open without a new document, and the link to the page that is open says so.
 *
 * @example <StaticHtml id="all-parts">{import.meta.env.SSR && <Columns />}</StaticHtml>
 */
export function StaticHtml({
  id,
  className,
  otherwise,
  children,
}: {
  id: string;
  className?: string;
  /** For a part that stands on one page alone: what is drawn where somebody came to it without a new document. */
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  const follow = useDelegatedLinks();
  const { pathname } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of part.current?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? []) {
      if (link.pathname === pathname && link.hash === "") link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [pathname]);
  if (import.meta.env.SSR) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  if (otherwise !== undefined && htmlOf(id) === "") return <div className={className}>{otherwise}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click
    <div
      id={id}
      ref={part}
      className={className}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server wrote
      dangerouslySetInnerHTML={{ __html: htmlOf(id) }}
    />
  );
}
