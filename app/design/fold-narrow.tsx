import type { ReactNode } from "react";
import { Chevron } from "./icons";

/** Of a heading within a fold whose line already says it: drawn only where that line isn't. */
export const foldedHeading = "max-md:sr-only print:not-sr-only";

/** A part that is folded behind a line on a phone and stands in full where there is room, and on paper. */
export function FoldNarrow({
  title,
  of,
  open = false,
  beside = false,
  children,
}: {
  title: string;
  /** Where something in it has to be seen, such as a mistake. */
  open?: boolean;
  /** Said after the line to who can't see what stands above it. */
  of?: ReactNode;
  /** It has room only beside two other columns, on a wide screen. */
  beside?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={beside ? "fold-beside" : "fold-narrow"} open={open}>
      <summary className="flex min-h-11 items-center gap-2 py-1 font-semibold text-link">
        <Chevron className="size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-90" />
        <span>
          {title}
          {of !== undefined && <span className="sr-only">: {of}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
