import { withCommas } from "~/design/figures";
import { type Contours, height, width } from "./picture";

/**
 * The place of a college as lines, its campus as a disc, other colleges as dots. An ornament: all it shows stands in
 * words.
 */
export function ContourMap({ contours }: { contours: Contours }) {
  return (
    <figure className="print:hidden">
      <Picture contours={contours} dot={1} />
      <figcaption className="mt-1 text-xs text-muted">
        The map is 64 miles wide. Lines are closer together where ZIP codes are. The circle is the campus; the dots are
        other colleges.
      </figcaption>
    </figure>
  );
}

/** The colleges of a list around a ZIP code. The list beside it says the miles. */
export function NearMap({ map }: { map: Contours & { readonly miles: number } }) {
  return (
    <figure className="mb-5 max-w-[40rem] print:hidden">
      <Picture contours={map} dot={2.5} />
      <figcaption className="mt-1 text-xs text-muted">
        The map is {withCommas(map.miles)} miles wide, with your ZIP code in the middle. Each dot is a college on this
        page. Lines are closer together where ZIP codes are.
      </figcaption>
    </figure>
  );
}

function Picture({ contours: { lines, campus, others }, dot }: { contours: Contours; dot: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full rounded-md bg-brand-tint/60">
      {lines.map((path, at) => (
        <path
          key={path}
          d={path}
          className="fill-brand stroke-brand"
          fillOpacity={0.05}
          strokeOpacity={0.25 + 0.08 * at}
          strokeWidth="0.8"
        />
      ))}
      <path
        d={others
          .map(([x, y]) => `M${x - dot} ${y}a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0-${2 * dot} 0`)
          .join("")}
        className="fill-ink opacity-60"
      />
      <circle cx={width / 2} cy={height / 2} r={campus} className="fill-accent stroke-ink" strokeWidth="0.8" />
    </svg>
  );
}
