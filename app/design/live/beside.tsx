import { type ReactNode, useEffect, useRef, useState } from "react";

/** Draws the answer beside a form, once its code is there. */
export type Panel = (form: HTMLFormElement) => ReactNode;

/**
 * Stands around a form. When somebody first touches it, or when the page itself has filled in enough for an answer,
 * `load` fetches the calculation and what it needs; from then on the answer beside the form, or below it on a phone,
 * follows what is typed. The form is posted as ever, and without scripts there is only the form.
 *
 * @param of what the answer is of; a different one is loaded from scratch, and with `null` there is no answer beside
 * the form
 * @param enough whether a form as it stands has an answer
 * @param above  comes before the form and is no part of it; the answer stands beside it too, its line on a phone above
 * @param failed said where the answer could not be loaded
 */
export function LiveBeside({
  of,
  load,
  enough = () => false,
  above,
  failed,
  children,
}: {
  of: string | null;
  load: (signal: AbortSignal) => Promise<Panel>;
  enough?: (fields: FormData) => boolean;
  above?: ReactNode;
  failed: string;
  children: ReactNode;
}) {
  const here = useRef<HTMLDivElement>(null);
  const latest = useRef({ load, enough });
  const [ready, setReady] = useState<{ form: HTMLFormElement; panel: Panel } | "failed" | null>(null);
  // Before the effect below, which reads it, and apart from it: a new function alone is no reason to load again.
  useEffect(() => {
    latest.current = { load, enough };
  });
  useEffect(() => {
    const around = here.current;
    const form = around?.querySelector("form");
    setReady(null);
    if (!around || !form || of === null) return;
    const stop = new AbortController();
    const begin = (event?: Event) => {
      // What a page fills in by itself is no touch, but what it knows need not be typed again to see the answer.
      if (event?.isTrusted === false && !latest.current.enough(new FormData(form))) return;
      stopListening();
      latest.current.load(stop.signal).then(
        (panel) => !stop.signal.aborted && setReady({ form, panel }),
        () => !stop.signal.aborted && setReady("failed"),
      );
    };
    const begins = ["focusin", "input", "change"];
    const stopListening = () => {
      for (const type of begins) around.removeEventListener(type, begin);
    };
    for (const type of begins) around.addEventListener(type, begin);
    if (around.contains(document.activeElement) || latest.current.enough(new FormData(form))) begin();
    return () => {
      stop.abort();
      stopListening();
    };
  }, [of]);
  return (
    <div className="flex flex-col max-lg:[&_:is(input,select,summary,a,button)]:scroll-mt-[calc(var(--bar-height)+5rem)] lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-10">
      <div className="min-w-0">
        {above}
        <div ref={here}>{children}</div>
      </div>
      {ready === "failed" ? (
        <p role="status" className="mt-8 text-sm text-muted lg:mt-10 print:hidden">
          {failed}
        </p>
      ) : (
        ready?.panel(ready.form)
      )}
    </div>
  );
}
