import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Choices that few need, behind a line that opens. What is inside is sent either way. */
export function More({ title, open = false, children }: { title: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-y border-rule">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-link hover:text-link-hover">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-90"
        />
        {title}
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}
