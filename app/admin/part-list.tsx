import { momentInUtc } from "~/calendar/moment";
import { NextStepPart } from "./next-step";
import type { PartState, PartStatus } from "./overview";

/** A mark, a word and a color for each state: no one of them stands alone. */
const looks: Readonly<
  Record<PartStatus, { readonly mark: string; readonly word: string; readonly className: string }>
> = {
  good: { mark: "●", word: "Good", className: "text-safety" },
  wrong: { mark: "▲", word: "Wrong", className: "text-danger font-semibold" },
  unknown: { mark: "?", word: "Not known", className: "text-muted" },
  off: { mark: "○", word: "Off", className: "text-muted" },
};

/** Every part of the product in a row: how it is, what is known about it, and when it was last known to work. */
export function PartList({ parts }: { parts: readonly PartState[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {parts.map(({ key, title, status, lastGood, words, next }) => (
        <li key={key} className="border-t border-rule py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className={looks[status].className}>
              <span aria-hidden="true">{looks[status].mark} </span>
              {looks[status].word}
            </span>
          </p>
          <p className="text-sm">{words}</p>
          <p className="text-sm text-muted">Last good: {lastGood === null ? "not known" : momentInUtc(lastGood)}</p>
          <NextStepPart next={next} />
        </li>
      ))}
    </ul>
  );
}
