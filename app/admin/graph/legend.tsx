import { dueColors, marks, outlines } from "~/graph/drawing/paint";
import { type Kind, kinds } from "~/graph/parts/graph";

const kindNames = Object.keys(kinds) as Kind[];
const due = ["Not due", "Due this month", "Overdue"] as const;

/** What the marks and colors of the drawing mean, and which kinds are drawn. */
export function Legend({
  shown,
  onShown,
  byDue,
  onByDue,
}: {
  shown: ReadonlySet<Kind>;
  onShown: (shown: ReadonlySet<Kind>) => void;
  byDue: boolean;
  onByDue: (byDue: boolean) => void;
}) {
  const toggle = (kind: Kind) =>
    onShown(new Set(shown.has(kind) ? [...shown].filter((one) => one !== kind) : [...shown, kind]));
  return (
    <div className="space-y-3">
      <fieldset>
        <legend className="font-semibold">Draw</legend>
        <div className="flex flex-wrap gap-x-5">
          {kindNames.map((kind, at) => (
            <label key={kind} className="flex min-h-11 items-center gap-2">
              <input type="checkbox" checked={shown.has(kind)} onChange={() => toggle(kind)} className="size-5" />
              <Mark outline={outlines[marks[at]?.shape ?? "round"]} color={marks[at]?.color ?? "--ink"} />
              {kinds[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Color by</legend>
        <div className="flex flex-wrap items-center gap-x-5">
          {[false, true].map((one) => (
            <label key={String(one)} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="color-by"
                checked={byDue === one}
                onChange={() => onByDue(one)}
                className="size-5"
              />
              {one ? "Due" : "Kind"}
            </label>
          ))}
          {byDue &&
            due.map((words, at) => (
              <span key={words} className="flex items-center gap-2 text-sm">
                <Mark outline={outlines.round} color={dueColors[at] ?? "--ink"} />
                {words}
              </span>
            ))}
        </div>
      </fieldset>
    </div>
  );
}

function Mark({ outline, color }: { outline: string; color: string }) {
  return (
    <svg viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true" className="size-4 shrink-0">
      <path d={outline} fillRule="evenodd" fill={`var(${color})`} />
    </svg>
  );
}
