import { type MouseEvent, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useTranslate } from "~/translation-context";
import type { Mistake } from "./messages";
import type { DesignMessage } from "./spanish";

/**
 * Leads to a field without another address: where a form keeps what is typed in the address of the page, that would be
 * a new page, asked for with the mistake in it.
 */
function leadTo(field: string, event: MouseEvent): void {
  const place = document.getElementById(field);
  place?.focus();
  if (place !== null && document.activeElement === place) event.preventDefault();
}

/**
 * The list of problems, at the top of a form that came back. It takes the focus, and each line leads to its field.
 *
 * @param mistakes the same array for as long as it is the same answer: a new array takes the focus again
 */
export function ErrorSummary({ mistakes }: { mistakes: readonly Mistake[] }) {
  const t = useTranslate<DesignMessage>();
  const box = useRef<HTMLDivElement>(null);
  const wasAlive = useRef(useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of mistakes takes the focus again
  useEffect(() => {
    // A page that came with its mistakes is read and put right before its program is there: nobody is taken out of the
    // field they type in, and no button moves away from under a press.
    const isInUse = !wasAlive.current && document.activeElement !== document.body;
    wasAlive.current = true;
    if (!isInUse) box.current?.focus();
  }, [mistakes]);
  if (mistakes.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="mistakes-title"
      className="mb-8 max-w-[46rem] rounded-md border-2 border-danger bg-danger-tint px-5 py-4"
    >
      <h2 id="mistakes-title" className="text-xl">
        {mistakes.length === 1 ? t("There’s a problem") : t("There are {count} problems", { count: mistakes.length })}
      </h2>
      <ul className="mt-2 space-y-1">
        {mistakes.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`} className="font-semibold text-danger" onClick={(event) => leadTo(field, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
