import { type ReactNode, useEffect, useRef, useState } from "react";

/** Draws the answer beside a form, once its code is there. */
export type Panel = (form: HTMLFormElement) => ReactNode;

/**
 * Stands around a form. When somebody first touches it, `load` fetches the calculation and what it needs; from then on
 * the answer beside the form, or below it on a phone, follows what is typed. The form is posted as ever, and without
 * scripts there is only the form.
 *
 * @param of what the answer is of; a different one is loaded from scratch, and with `null` there is no answer beside
 * the form
 * @param failed said where the answer could not be loaded
 */
export function LiveBeside({
  of,
  load,
  failed,
  children,
}: {
  of: string | null;
  load: (signal: AbortSignal) => Promise<Panel>;
  failed: string;
  children: ReactNode;
}) {
  const here = useRef<HTMLDivElement>(null);
  const loading = useRef(load);
  loading.current = load;
  const [ready, setReady] = useState<{ form: HTMLFormElement; panel: Panel } | "failed" | null>(null);
  useEffect(() => {
    const around = here.current;
    const form = around?.querySelector("form");
    setReady(null);
    if (!around || !form || of === null) return;
    const stop = new AbortController();
    const begin = (event?: Event) => {
      // What a page fills in by itself is no touch.
      if (event?.isTrusted === false) return;
      around.removeEventListener("focusin", begin);
      around.removeEventListener("input", begin);
      loading.current(stop.signal).then(
        (panel) => !stop.signal.aborted && setReady({ form, panel }),
        () => !stop.signal.aborted && setReady("failed"),
      );
    };
    around.addEventListener("focusin", begin);
    around.addEventListener("input", begin);
    if (around.contains(document.activeElement)) begin();
    return () => {
      stop.abort();
      around.removeEventListener("focusin", begin);
      around.removeEventListener("input", begin);
    };
  }, [of]);
  return (
    <div
      ref={here}
      className="flex flex-col max-lg:[&_:is(input,select,summary,a,button)]:scroll-mt-[calc(var(--bar-height)+5rem)] lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-10"
    >
      <div className="min-w-0">{children}</div>
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
