/**
 * The newest date in a list as sources give it ("2024-07-18; 2025-03" → "2025-03"), as YYYY, YYYY-MM or YYYY-MM-DD.
 * Null where there's none. A part that's called undated has none, whatever years its text mentions.
 */
export function newestDate(given: string | null): string | null {
  const dates = (given ?? "").split(";").flatMap((part) => {
    if (/undated/i.test(part)) return [];
    const [, year, month, day] = /(20\d\d)(?:-(0[1-9]|1[0-2])(?!\d)(?:-([0-3]\d))?)?/.exec(part) ?? [];
    return year === undefined ? [] : [[year, month, day].filter((piece) => piece !== undefined).join("-")];
  });
  return dates.sort().at(-1) ?? null;
}
