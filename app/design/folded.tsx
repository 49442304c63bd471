import { type ReactNode, useEffect, useState } from "react";
import { Chevron } from "./icons";

/**
 * A part of a long page behind its heading, which says the figure one would open it for. It works without scripts,
 * opens for its address (`#cost` stands inside, and browsers open what they are led into), and prints open.
 */
export function Folded({
  id,
  title,
  figure,
  level = 2,
  open = false,
  children,
}: {
  id: string;
  title: ReactNode;
  /** A few words, such as "51% admitted"; nothing where nothing is reported. */
  figure?: ReactNode;
  /** Of its heading: 3 for one of many folds within a part of the page. */
  level?: 2 | 3;
  open?: boolean;
  children: ReactNode;
}) {
  // What was open stays open while the page changes around it.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-rule">
      <details className="fold" open={opened}>
        <summary className="flex min-h-14 flex-wrap items-center gap-x-4 py-3 print:min-h-0 print:py-1">
          <Chevron className="size-5 shrink-0 text-brand transition-transform [[open]>summary>&]:rotate-90 print:hidden" />
          <Heading
            id={`${id}-title`}
            className={`min-w-0 max-w-[calc(100%-2.25rem)] ${level === 2 ? "text-xl" : "text-lg"}`}
          >
            {title}
          </Heading>
          {figure != null && (
            <span className={`ms-9 text-muted sm:ms-auto print:hidden ${level === 2 ? "" : "text-sm"}`}>{figure}</span>
          )}
        </summary>
        {/* With very large text a table is wider than a phone: it scrolls here, and the page does not. */}
        <div
          id={id}
          className="relative -mx-1.5 scroll-mt-[calc(var(--bar-height)+5rem)] px-1.5 pt-3 pb-10 max-sm:overflow-x-auto print:pt-1 print:pb-3"
        >
          {children}
        </div>
      </details>
    </section>
  );
}

/** Opens what an address leads to where the browser doesn't by itself, and everything before it prints. */
export function useFolds(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      // What is folded stands below the place where that is a heading, in it where that is a part, or else around it.
      const below = target?.nextElementSibling;
      const fold =
        below instanceof HTMLDetailsElement && below.matches(".fold-narrow")
          ? below
          : (target?.querySelector<HTMLDetailsElement>(":scope > .fold-narrow:last-child") ??
            target?.closest<HTMLDetailsElement>("details:is(.fold, .fold-narrow)"));
      if (!fold || fold.open) return;
      fold.open = true;
      target?.scrollIntoView();
    };
    const openAll = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>("details.fold")) fold.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    window.addEventListener("beforeprint", openAll);
    return () => {
      window.removeEventListener("hashchange", open);
      window.removeEventListener("beforeprint", openAll);
    };
  }, []);
}
