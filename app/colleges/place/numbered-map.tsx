import { listMapPath } from "./list-map";

export interface OnMap {
  readonly unitid: number;
  readonly name: string;
}

/** "3 Kenyon College" for each, as the map numbers them. */
export const numbered = (colleges: readonly OnMap[], from: number): readonly string[] =>
  colleges.map(({ name }, at) => `${from + at} ${name}`);

/**
 * The colleges of a list as numbers on a map, which the server draws at an address of its own: it costs the page no
 * script, and is fetched once it comes into view.
 *
 * @param from number of the first college
 * @param alt what it shows, with the name of each college
 */
export function NumberedMap({ colleges, from, alt }: { colleges: readonly OnMap[]; from: number; alt: string }) {
  return (
    <img
      src={listMapPath(
        colleges.map(({ unitid }) => unitid),
        from,
      )}
      alt={alt}
      loading="lazy"
      width={400}
      height={400}
      className="h-auto w-full max-w-[26rem] rounded-md border border-rule"
    />
  );
}

/**
 * The number of a college on the map beside its list, as an ornament of its name: the map says it with the name to who
 * doesn't see it. It stands where there is room for a map beside two columns.
 */
export const MapNumber = ({ number }: { number: number }) => (
  <span
    aria-hidden="true"
    data-number={number}
    className="figures me-2 text-base font-normal text-muted before:content-[attr(data-number)] max-xl:hidden print:hidden"
  />
);
