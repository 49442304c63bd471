import { type ReactNode, useEffect, useState } from "react";
import type { Mistake } from "~/design/messages";
import type { LiveMessage } from "~/design/spanish";
import { useTranslate } from "~/translation-context";

/** A screen reader is told the answer once this many milliseconds went by without a change. */
const pause = 1_200;

/**
 * What stands beside a form while somebody types; on a phone below it, with one line that stays on top.
 *
 * @param line the answer in one line; "" while there is none
 * @param trouble what keeps a new answer from coming, "" if nothing does
 * @param spoken what a screen reader is told once the typing stops
 * @param note where the answer is worked out, and what the button adds
 * @param offline said beside the button where there is no connection (`offline-form.ts`)
 */
export function LiveLayout({
  title,
  line,
  trouble,
  mistakes,
  spoken,
  note,
  offline,
  children,
}: {
  title: string;
  line: string;
  trouble: string;
  mistakes: readonly Mistake[];
  spoken: string;
  note: ReactNode;
  offline: string;
  children: ReactNode;
}) {
  const t = useTranslate<LiveMessage>();
  const old = trouble !== "" && line !== "";
  return (
    <>
      {line !== "" && (
        // Takes no room, so that the form doesn't jump. Where the form starts it lies in the space above the first
        // title. A pixel under the bar, whose height is rarely a whole one: the page would show through between them.
        <div className="sticky top-[calc(var(--bar-height)-1px)] z-20 order-first -mt-1 mb-1 h-0 lg:hidden print:hidden [@media(max-height:24rem)]:top-0">
          <a
            href="#live"
            className="-mx-5 flex min-h-11 items-center border-b border-rule-strong bg-paper px-5 py-1 text-sm leading-tight font-semibold sm:-mx-8 sm:px-8"
          >
            {old ? t("Before your last change: {line}", { line }) : line}
          </a>
        </div>
      )}
      <section
        id="live"
        aria-labelledby="live-title"
        data-offline={offline}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
        tabIndex={0}
        className="mt-10 scroll-mt-[calc(var(--bar-height)+4rem)] border-t-4 border-brand pt-5 pb-8 lg:sticky lg:top-[calc(var(--bar-height)+1rem)] lg:mt-0 lg:max-h-[calc(100dvh-var(--bar-height)-2rem)] lg:self-start lg:overflow-y-auto print:hidden"
      >
        <h2 id="live-title" className="text-xl text-brand-deep">
          {title}
        </h2>
        {trouble !== "" && (
          <div className="mt-3 rounded-r-md border-s-4 border-accent bg-notice-tint px-4 py-3 text-sm">
            <p className="font-semibold">{trouble}</p>
            <Mistakes mistakes={mistakes} />
          </div>
        )}
        <div className={old ? "border-s-4 border-rule-strong ps-4 text-muted" : ""}>{children}</div>
        <p className="mt-4 text-sm text-muted">{note}</p>
        <Announcement text={spoken} />
      </section>
    </>
  );
}

/** Messages as links to their fields. */
export function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <ul>
      {mistakes.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <a href={`#${field}`} className="inline-block py-1">
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Says the answer to a screen reader when the typing stops, not at each key. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
