import { useEffect, useState } from "react";
import { Page } from "~/design/layout";

/** Milliseconds after which a reader wants to know why nothing comes. */
const hintAfter = 10_000;
/** Heights of the months of a usual year, August to April. */
const months = Object.entries({
  aug: "30%",
  sep: "48%",
  oct: "96%",
  nov: "72%",
  dec: "54%",
  jan: "60%",
  feb: "24%",
  mar: "18%",
  apr: "36%",
});
const lines = ["w-11/12", "w-4/5", "w-full", "w-3/5", "w-5/6", "w-2/3"];

/** What the page shows while a timeline is on its way: a word, and the shape of what comes. */
export function TimelineSkeleton() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, hintAfter, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page>
      <div className="pt-10 sm:pt-16">
        <h1 className="text-brand-deep">Application timeline</h1>
        <p role="status" className="mt-4 text-lg text-muted">
          Loading your timeline…
          {slow &&
            " This is taking longer than usual. Your connection may be slow, or our server may be busy. We’ll keep trying."}
        </p>
      </div>
      <div aria-hidden="true" className="mt-10 animate-pulse">
        <div className="flex h-24 items-end gap-1.5">
          {months.map(([month, height]) => (
            <span key={month} className="grow bg-rule" style={{ height }} />
          ))}
        </div>
        {lines.map((width) => (
          <div key={width} className="flex items-center gap-4 border-b border-rule py-5">
            <span className="size-5 shrink-0 rounded-sm bg-rule" />
            <span className="h-4 w-20 shrink-0 bg-rule" />
            <span className={`h-4 bg-rule ${width}`} />
          </div>
        ))}
      </div>
    </Page>
  );
}
