import { useEffect, useRef } from "react";
import { useDelegatedLinks } from "~/design/use-delegated-links";
import { followKeepButtons } from "~/student/list/written-buttons";

/**
 * A part of a page that the server wrote as HTML: tables of figures need no program in the browser. Its links still
 * open without a new document.
 */
export function ServerHtml({ html, className }: { html: string; className?: string }) {
  const follow = useDelegatedLinks();
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new buttons
  useEffect(() => (part.current ? followKeepButtons(part.current) : undefined), [html]);
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
