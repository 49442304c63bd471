import { contours } from "./contours";

/** Marks along the way, in map units. */
const stops = [
  { x: 218, y: 262, name: "Grade 9", dx: -30, dy: -18 },
  { x: 296, y: 240, name: "Grade 10", dx: -6, dy: 28 },
  { x: 368, y: 222, name: "Grade 11", dx: -58, dy: -18 },
  { x: 440, y: 176, name: "Grade 12", dx: 16, dy: 14 },
] as const;

const way = "M150 272C176 274 194 270 218 262S268 242 296 240S346 238 368 222S412 206 440 176S468 158 508 142";

const trees = [
  [84, 262, 1],
  [98, 272, 0.8],
  [396, 268, 1],
  [412, 276, 0.8],
  [596, 166, 1.1],
  [614, 178, 0.9],
  [424, 98, 0.9],
  [408, 110, 1.05],
  [600, 92, 0.85],
  [236, 158, 0.9],
  [222, 170, 1.1],
  [318, 84, 0.9],
] as const;

/**
 * A drawn map of the way to college: hills as contour lines, a house, four school years, a campus on the hill.
 * Colors follow the text color and the ground, so it works on light, dark and paper. It says nothing in figures.
 */
export function WayMap({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 680 440"
      role="img"
      aria-label="A hand-drawn map: a path leads from a house, past four school years, up to a college on a hill."
      className={`text-brand ${className}`}
    >
      <g className="fill-current">
        {contours.map((d, i) => (
          <path
            key={d.slice(0, 24)}
            d={d}
            fillOpacity={0.045}
            strokeOpacity={i % 4 === 1 ? 0.5 : 0.24}
            className="stroke-current"
            strokeWidth={i % 4 === 1 ? 1.3 : 0.9}
          />
        ))}
      </g>
      <g className="fill-brand-tint stroke-current" strokeWidth="1.4">
        {trees.map(([x, y, k]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) scale(${k})`}
            d="M0 0V-7M0-7c-9 1-10-9-5-12 0-8 10-8 10 0 5 3 4 13-5 12z"
          />
        ))}
      </g>
      <path d={way} fill="none" className="stroke-paper" strokeWidth="8" />
      <path
        d={way}
        fill="none"
        className="stroke-current"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      {stops.map(({ x, y, name, dx, dy }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="6" className="fill-paper stroke-current" strokeWidth="2.5" />
          <text x={x + dx} y={y + dy} className="figures fill-ink text-[17px] italic max-sm:hidden">
            {name}
          </text>
        </g>
      ))}
      <House />
      <Campus />
    </svg>
  );
}

function House() {
  return (
    <g transform="translate(110 240)" className="fill-paper stroke-current" strokeWidth="2" strokeLinejoin="round">
      <path d="M6 16V34H36V16" />
      <path d="M0 18 21 0 42 18z" />
      <path d="M29 6V-2h5v12" fill="none" />
      <path d="M17 34V23h8v11" className="fill-current" />
    </g>
  );
}

function Campus() {
  const windows = [10, 22, 34, 90, 102, 114];
  return (
    <g transform="translate(446 62)" className="fill-paper stroke-current" strokeWidth="1.8" strokeLinejoin="round">
      <path d="M2 38H50V76H2zM78 38h48v38H78z" />
      <path d="M0 38 6 28H46l4 10M78 38l4-10h40l6 10" />
      <path d="M46 34H82V76H46z" />
      <path d="M42 34 64 14 86 34z" />
      <path d="M58 18V6H70V18" />
      <path d="M56 6C56-3 72-3 72 6z" />
      <path d="M64-1V-20" fill="none" />
      <path d="M64-20c6-3 9 3 16 0v8c-7 3-10-3-16 0z" className="fill-current" />
      <path d="M52 40v28M58 40v28M70 40v28M76 40v28" strokeWidth="2.4" />
      <path d="M60 76V58c0-6 8-6 8 0v18" className="fill-brand-tint" />
      <path d="M42 76H86M38 80H90" strokeWidth="2.4" />
      {windows.map((x) => (
        <path key={x} d={`M${x} 46h6v9h-6zM${x} 61h6v9h-6z`} strokeWidth="1.2" />
      ))}
      <circle cx="64" cy="26" r="3.4" />
    </g>
  );
}
