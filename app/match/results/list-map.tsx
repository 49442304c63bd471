import type { ReactNode } from "react";
import { NumberedMap, numbered, type OnMap } from "~/colleges/place/numbered-map";
import { FoldNarrow } from "~/design/fold-narrow";
import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";
import { useMadeOnDevice } from "./on-device";

/** A list with its map beside it; on a phone the map is folded below the list. */
export function BesideMap({ colleges, children }: { colleges: readonly OnMap[]; children: ReactNode }) {
  const t = useTranslate<MatchMessage>();
  if (useMadeOnDevice()) return children;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-x-12 print:block">
      <div>{children}</div>
      <div className="lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] print:hidden">
        <FoldNarrow title={t("Where these colleges are")}>
          <ListMap colleges={colleges} />
        </FoldNarrow>
      </div>
    </div>
  );
}

/**
 * The map of a list. On a phone the list shows no numbers, so they're named below the map.
 *
 * @param from number of the first college
 */
export function ListMap({ colleges, from = 1 }: { colleges: readonly OnMap[]; from?: number }) {
  const t = useTranslate<MatchMessage>();
  const named = numbered(colleges, from);
  return (
    <figure>
      <NumberedMap
        colleges={colleges}
        from={from}
        alt={t("Map with the place of each college of the list: {names}", { names: named.join(", ") })}
      />
      <figcaption aria-hidden="true" className="mt-2 text-sm text-muted lg:hidden">
        {named.join(" · ")}
      </figcaption>
    </figure>
  );
}

/**
 * The number of a college on the map beside its list, as an ornament of its name: the map says it with the name to who
 * doesn't see it.
 */
export const MapNumber = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    data-number={number}
    className="figures me-2 text-base font-normal text-muted before:content-[attr(data-number)] max-lg:hidden print:hidden"
  />
);
