import { dollars, NOT_REPORTED, percent } from "~/design/figures";
import { good, type KindOfCollege, type LightFigures, middleBand } from "./figures";

const one = "$48,001 to $75,000";
const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** "three", "14". */
const inWords = (value: number) => numbers[value] ?? String(value);

/** "at its only public four-year college", "at the middle of its 14 public four-year colleges". */
function where({ kind, colleges, only }: KindOfCollege): string {
  const words = `${kind.charAt(0).toLowerCase()}${kind.slice(1)} college`;
  return only === null ? `at the middle of its ${inWords(colleges)} ${words}s` : `at its only ${words}, ${only.name}`;
}

/** What a year costs a family in the middle, beside the nation. */
export function priceAnswer({ kinds }: LightFigures, nation: number | null, year: string): string {
  const told = kinds
    .filter(({ kind }) => kind !== "Private four-year")
    .flatMap((each) => {
      const price = each.prices[middleBand] ?? null;
      return price === null ? [] : [`${dollars(price)} ${where(each)}`];
    });
  const compared =
    nation === null ? "" : ` The middle of all public four-year colleges in the country is ${dollars(nation)}.`;
  if (told.length === 0)
    return `What families with ${one} paid at its public colleges is ${NOT_REPORTED} for enough students to print a price.${compared}`;
  return `A family that earns ${one} paid ${told.join(", and ")}: a year after grants, in-state, ${year}.${compared}`;
}

/** The lowest price with fair odds to get in and to finish. */
export function optionAnswer({ options }: LightFigures): string {
  const best = options.filter((option) => option.good).slice(0, 2);
  const rule = `admit at least ${percent(good.admits)} of applicants and graduate at least ${percent(good.graduates)} of their students`;
  if (options.length === 0) return `No four-year college here reports a price for enough families with ${one}.`;
  if (best.length === 0)
    return `No four-year college here that reports a price is known to ${rule}. Compare them below, and look across the state line.`;
  const named = best.map(
    ({ name, price75, graduation }) => `${name}, ${dollars(price75)} (${percent(graduation)} graduate)`,
  );
  return `${named.join("; then ")}. The lowest of the four-year colleges that ${rule}.`;
}

/** How many of the public colleges admit most of their applicants, and which one is the hardest. */
export function admissionAnswer({ admission: { publicFour, known, mostAdmitted, hardest } }: LightFigures): string {
  if (publicFour === 0) return "There is no public four-year college.";
  if (known === 0) return `How many applicants its public four-year colleges admit is ${NOT_REPORTED}.`;
  if (known === 1)
    return hardest === null
      ? "Its public four-year college is open to everyone with a diploma."
      : `${hardest.name}, its public four-year college, admits ${percent(hardest.admits)} of applicants.`;
  if (hardest === null)
    return `All ${inWords(known)} of its public four-year colleges that report are open to everyone with a diploma.`;
  const share =
    mostAdmitted === known
      ? `All ${inWords(known)} public four-year colleges that report`
      : `Of ${inWords(known)} public four-year colleges that report, ${inWords(mostAdmitted)}`;
  const last =
    mostAdmitted === known
      ? `; the lowest share is ${percent(hardest.admits)}, at ${hardest.name}.`
      : `. The hardest is ${hardest.name}, which admits ${percent(hardest.admits)}.`;
  return `${share} admit three in four applicants or more, or everyone${last}`;
}
