/**
 * A map that the server draws: land, borders, a route with arrows and numbered marks. All places come in as pixels of
 * `width` × `height`; the list of the places stands beside it in text, so nothing has to be read off the picture. Start
 * and end are squares, stops are round with their number: no color is needed to tell them apart.
 */
export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** SVG path data. */
  readonly land: string;
  readonly borders: string;
  readonly route: string;
  readonly names: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** Which way the route goes: the middle of a leg and its direction in degrees, 0 is to the right. */
  readonly arrows: readonly { readonly x: number; readonly y: number; readonly turn: number }[];
  readonly marks: readonly MapMark[];
  /** How long a distance is on the map. */
  readonly scale: { readonly text: string; readonly length: number };
}

export interface MapMark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly kind: "stop" | "end";
}

export function RouteMap({ drawing, label }: { drawing: MapDrawing; label: string }) {
  const { width, height, land, borders, route, names, arrows, marks, scale } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="h-auto w-full rounded-md border border-rule print:border-rule-strong"
    >
      <path d={land} className="fill-sunken stroke-rule-strong print:fill-transparent" strokeWidth="0.6" />
      <path d={borders} className="fill-none stroke-rule-strong" strokeWidth="0.6" strokeDasharray="2.5 2" />
      {names.map(({ x, y, text }) => (
        <text
          key={text}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-muted text-[9px] font-semibold tracking-widest"
        >
          {text}
        </text>
      ))}
      <path d={`M10 ${height - 12}v4h${scale.length}v-4`} className="fill-none stroke-muted" strokeWidth="1" />
      <text x={10 + scale.length / 2} y={height - 15} textAnchor="middle" className="fill-muted text-[8px]">
        {scale.text}
      </text>
      <path d={route} className="fill-none stroke-brand" strokeWidth="1.8" strokeLinejoin="round" />
      {arrows.map(({ x, y, turn }) => (
        <path
          key={`${x} ${y} ${turn}`}
          d="M-3.4 -3.6 L3.6 0 L-3.4 3.6 Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className="fill-brand"
        />
      ))}
      {marks.map((mark) => (
        <Mark key={`${mark.kind} ${mark.text}`} mark={mark} />
      ))}
    </svg>
  );
}

const lineHeight = 16;

function Mark({ mark: { x, y, text, kind } }: { mark: MapMark }) {
  const width = Math.max(lineHeight, text.length * 6 + 7);
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - lineHeight / 2}
        width={width}
        height={lineHeight}
        rx={kind === "stop" ? lineHeight / 2 : 1.5}
        strokeWidth="1.5"
        className={kind === "stop" ? "fill-brand stroke-paper" : "fill-paper stroke-brand"}
      />
      <text
        x={x}
        y={y + 0.5}
        textAnchor="middle"
        dominantBaseline="central"
        className={`figures text-[10.5px] font-semibold ${kind === "stop" ? "fill-on-brand" : "fill-ink"}`}
      >
        {text}
      </text>
    </g>
  );
}
