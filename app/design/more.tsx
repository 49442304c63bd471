import type { ReactNode } from "react";
import { Chevron } from "./icons";

/**
 * Choices that few need, behind a line that opens. Works without JavaScript; what is inside is submitted either way.
 */
export function More({
  title,
  note,
  open = false,
  children,
  className = "",
}: {
  title: ReactNode;
  note?: ReactNode;
  open?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <details open={open} className={className}>
      <summary className="flex min-h-11 items-start gap-2 py-2 font-semibold text-link hover:text-link-hover">
        <Chevron className="mt-1 size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-90" />
        <span>
          {title}
          {note !== undefined && <span className="ms-2 font-normal text-muted">{note}</span>}
        </span>
      </summary>
      <div className="pt-2 pb-4 ps-[min(1.5rem,6.2vw)]">{children}</div>
    </details>
  );
}
