const width = 640;

/** A part of each bar: its key among the values, what it's called, and its color. */
export interface BarPart<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly className: string;
}

export interface StackedBar<K extends string> {
  readonly id: string;
  /** What stands above the bar. */
  readonly text: string;
  readonly values: Readonly<Record<K, number>>;
}

interface StackedBarsProps<K extends string> {
  readonly parts: readonly BarPart<K>[];
  readonly bars: readonly StackedBar<K>[];
  readonly caption: string;
}

/** The sum of a bar's parts. */
export const wholeOf = (values: Readonly<Record<string, number>>): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0);

/** Bars of the same parts on one scale; nothing where all are empty. What they stand beside has every figure. */
export function StackedBars<K extends string>({ parts, bars, caption }: StackedBarsProps<K>) {
  const largest = Math.max(0, ...bars.map(({ values }) => wholeOf(values)));
  if (largest === 0) return null;
  const scaled = (value: number) => Math.round((value / largest) * width * 10) / 10;
  return (
    <figure className="mb-6 max-w-[46rem]">
      <ul className="mb-3 flex flex-wrap gap-x-6 text-sm">
        {parts.map(({ key, label, className }) => (
          <li key={key} className="flex items-baseline gap-2">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
              <rect width="10" height="10" className={className} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <ul className="space-y-2">
        {bars.map(({ id, text, values }) => (
          <li key={id} className="text-sm">
            <span className="wrap-anywhere">{text}</span>
            <svg viewBox={`0 0 ${width} 12`} preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full">
              {parts.map(({ key, className }, place) => {
                const before = parts.slice(0, place).reduce((sum, part) => sum + values[part.key], 0);
                return (
                  <rect key={key} x={scaled(before)} width={scaled(values[key])} height="12" className={className} />
                );
              })}
            </svg>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
