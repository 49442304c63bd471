import type { ReactNode } from "react";
import { NumberedMap, numbered } from "~/colleges/place/numbered-map";
import { FoldNarrow } from "~/design/fold-narrow";
import type { Browse } from "./browse";

/**
 * A page of the list with its map beside it; where there is no room for both the map is folded above it, and isn't
 * fetched.
 *
 * @param map one that is drawn into the page, in place of that of the colleges' numbers
 */
export function MapBeside({ browse, map, children }: { browse: Browse; map: ReactNode; children: ReactNode }) {
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_14rem] xl:items-start xl:gap-x-7 print:block">
      <div className="mb-3 xl:sticky xl:top-[calc(var(--bar-height)+1.5rem)] xl:col-start-2 print:hidden">
        <FoldNarrow title="Show these on a map" beside>
          {map ?? <MapOfPage browse={browse} />}
        </FoldNarrow>
      </div>
      <div className="min-w-0 xl:col-start-1 xl:row-start-1">{children}</div>
    </div>
  );
}

/** Where the colleges of this page are, by their numbers, which a list without the map beside it doesn't show. */
function MapOfPage({ browse: { page } }: { browse: Browse }) {
  const named = numbered(page.items, page.from);
  return (
    <div className="grid gap-x-8 gap-y-4 pb-4 sm:grid-cols-2 sm:items-start xl:grid-cols-1">
      <NumberedMap colleges={page.items} from={page.from} alt={`Map with the place of each: ${named.join(", ")}`} />
      <p aria-hidden="true" className="text-sm text-muted xl:hidden">
        {named.join(" · ")}
      </p>
    </div>
  );
}
