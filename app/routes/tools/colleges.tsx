import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { Thing, WithContext } from "schema-dts";
import { forEveryone } from "~/account/audience/audience.server";
import { easternDay } from "~/calendar/eastern-day";
import { browse } from "~/colleges/browse/browse";
import { BrowsePage } from "~/colleges/browse/browse-page";
import { catalogue } from "~/colleges/catalogue.server";
import { NearMap } from "~/colleges/place/contour-map";
import { mapAround } from "~/colleges/place/contours.server";
import { queryFields } from "~/colleges/query/query";
import { collegeIndex } from "~/colleges/search/search.server";
import { placeOfZip } from "~/colleges/zip/places.server";
import { cache, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import type { LineOf, OwnLines } from "~/match/live/own-lines";
import { collectionStructure } from "~/seo/structured";
import { structuredMeta } from "~/seo/structured-meta";
import { isEmpty } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";

/**
 * A list is the same for everyone who asks for it; an address that could not be read is not kept, nor is one that
 * carries somebody's own list.
 */
export const headers = cachedWhole(queryFields, ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

/** A form sends its empty fields too: each list has one short address, which is also what is shared and cached. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  await startWork(request);
  const found = browse(searchParams, catalogue().all, collegeIndex(), easternDay(new Date()), placeOfZip);
  if (Object.keys(found.errors).length > 0) {
    return data({ ...found, map: null }, { status: 400, headers: { "Cache-Control": cache.closed } });
  }
  if (searchParams.toString() !== found.search.slice(1)) {
    const policy = found.query.c === "" ? cache.everyone : cache.closed;
    throw redirect(`/colleges${found.search}`, { headers: { "Cache-Control": policy } });
  }
  const place = found.query.zip === "" ? null : placeOfZip(found.query.zip);
  const map =
    place &&
    mapAround(
      place,
      found.page.items.map(({ unitid }) => unitid),
    );
  const policy = found.query.c === "" ? cache.everyone : cache.reader;
  return data({ ...found, map }, { headers: { "Cache-Control": policy } });
});

export const meta: MetaFunction<typeof loader> = (args) =>
  structuredMeta(
    args,
    {
      title: "Colleges: search and filter",
      description:
        "Search and filter every college by place, size, admission rate, net price, graduation, earnings and field of study, from public federal figures.",
      path: "/colleges",
      index: args.data?.search === "",
    },
    {
      name: "Colleges",
      is: (here, origin) => {
        const shown = args.data?.page.items ?? [];
        const entries = shown.map(({ path, name }) => ({ to: path, label: name }));
        return collectionStructure(here, entries, origin) as WithContext<Thing>;
      },
    },
  );

export default function CollegesPage() {
  const { map, ...browse } = useLoaderData<typeof loader>();
  const [yours, setYours] = useState<LineOf>(null);
  const tell = useCallback((lineOf: LineOf) => setYours(() => lineOf), []);
  const Own = useOwnLines();
  return (
    <>
      {Own !== null && <Own unitids={browse.page.items.map(({ unitid }) => unitid)} tell={tell} />}
      <BrowsePage browse={browse} map={map && <NearMap map={map} />} yours={yours} />
    </>
  );
}

/** What works out the lines of one's own, once this device is known to know somebody. */
function useOwnLines(): typeof OwnLines | null {
  const isKnown = !isEmpty(useProfile());
  const [Own, setOwn] = useState<typeof OwnLines | null>(null);
  useEffect(() => {
    if (!isKnown) return setOwn(null);
    // Where it doesn't come, the list is what everyone sees.
    import("~/match/live/own-lines").then(
      (module) => setOwn(() => module.OwnLines),
      () => {},
    );
  }, [isKnown]);
  return Own;
}
