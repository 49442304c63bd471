/**
 * Maps of a state and of the country that the server draws. The same places stand in a list beside the map, so nothing
 * has to be read off the picture; a public and a private college differ by shape as well as by fill.
 */
export interface PlaceMapDrawing {
  readonly width: number;
  readonly height: number;
  /** SVG path data of the land. */
  readonly land: string;
  readonly marks: readonly {
    readonly x: number;
    readonly y: number;
    /** Radius in pixels. */
    readonly size: number;
    readonly kind: "disc" | "ring" | "dot";
  }[];
  readonly names: readonly { readonly x: number; readonly y: number; readonly text: string; readonly end: boolean }[];
}

export function PlaceMap({ drawing, label }: { drawing: PlaceMapDrawing; label: string }) {
  const { width, height, land, marks, names } = drawing;
  const path = (kind: "disc" | "ring" | "dot") =>
    marks
      .filter((mark) => mark.kind === kind)
      .map(
        ({ x, y, size }) => `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0-${size * 2} 0`,
      )
      .join("");
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full">
      <path d={land} className="fill-sunken stroke-rule-strong print:fill-transparent" strokeWidth="0.8" />
      <path d={path("dot")} className="fill-muted opacity-70" />
      <path d={path("ring")} className="fill-paper stroke-target" strokeWidth="1.5" />
      <path d={path("disc")} className="fill-brand stroke-paper" strokeWidth="0.8" />
      {names.map(({ x, y, text, end }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor={end ? "end" : "start"}
          dominantBaseline="central"
          strokeWidth="3"
          className="fill-ink stroke-paper text-[11px] font-semibold [paint-order:stroke]"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The country with some of its states as links. The states stand beside it in a list as well. */
export function CountryMap({
  width,
  height,
  rest,
  states,
  label,
}: {
  width: number;
  height: number;
  /** The states that are no links, as one path. */
  rest: string;
  states: readonly {
    readonly code: string;
    readonly name: string;
    readonly path: string;
    readonly x: number;
    readonly y: number;
    readonly to: string;
  }[];
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
        <title>{label}</title>
        <path d={rest} className="fill-sunken stroke-rule" strokeWidth="0.8" />
        {states.map(({ code, name, path, x, y, to }) => (
          <a key={code} href={to} aria-label={name} className="no-underline">
            <path d={path} className="fill-brand-tint stroke-brand hover:fill-brand-tint/60" strokeWidth="1" />
            <text
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-brand-deep text-[13px] font-semibold"
            >
              {code}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}
