import { z } from "zod";
import { sourceOf } from "~/colleges/facts/provenance";
import { type Evidence, type Finding, found, say } from "~/counselor/answer/evidence";
import type { Ground } from "~/counselor/ground/ground";
import { dollars } from "~/design/figures";
import { isState } from "~/geography/states";
import { middleBand } from "~/library/states/light/figures";
import { admissionAnswer, optionAnswer } from "~/library/states/light/words";
import { type Band, bandNames, bandOf } from "~/student/profile/income-bands";
import { tool } from "./tool";

type Overview = NonNullable<ReturnType<Ground["stateOverview"]>>;

/**
 * What a state's colleges cost, which cost least and how hard they are, as the page of a state without a guide says it.
 */
export const stateOverview = tool({
  name: "state_overview",
  description:
    "What a year costs at a state's public colleges by income, which cost least with fair odds, and how hard they are to get into; for the states without a guide here.",
  input: z.object({
    state: z.string().refine((code): boolean => isState(code)),
    about: z.enum(["price", "lowest", "admission"]),
    income: z.number().min(0).max(10_000_000).nullable().default(null),
  }),
  run({ state, about, income }, ground): Finding {
    const overview = ground.stateOverview(state);
    if (overview === null) return { known: false, statements: [] };
    const band = income === null ? middleBand : bandOf(income);
    if (about === "admission")
      return found(say(`${overview.name}: ${admissionAnswer(overview.figures)}`, from(overview, "admissions")));
    // The page names the lowest prices for the middle family alone; others get the price of their own band.
    const lowest =
      about === "lowest" && band === middleBand
        ? [
            say(
              `In ${overview.name}, a family that earns ${bandNames[band]} pays least at ${optionAnswer(overview.figures)}`,
              from(overview, "netPrice", "answers"),
            ),
          ]
        : [];
    const price = priceOf(overview, band);
    const statements = [
      ...(overview.figures.options.some(({ good }) => good) ? lowest : []),
      ...(price === null ? [] : [say(price, from(overview, "netPrice"))]),
    ];
    return statements.length === 0 ? { known: false, statements } : found(...statements);
  },
});

/** One sentence for an income: the middle college of each public kind; null where none reports enough families. */
function priceOf({ name, figures }: Overview, band: Band) {
  const told = figures.kinds
    .filter(({ kind }) => kind !== "Private four-year")
    .flatMap(({ kind, colleges, only, prices }) => {
      const price = prices[band] ?? null;
      if (price === null) return [];
      const words = `${kind.charAt(0).toLowerCase()}${kind.slice(1)} college`;
      return [`${dollars(price)} at ${only === null ? `the middle of its ${colleges} ${words}s` : only.name}`];
    });
  if (told.length === 0) return null;
  return `Families in ${name} with an income of ${bandNames[band]} paid ${told.join(" and ")}, for a year after grants at the in-state price.`;
}

function from(
  { path, name, figures }: Overview,
  figure: "netPrice" | "admissions",
  section = figure === "netPrice" ? "prices" : "answers",
): Evidence {
  const { label, source, year } = sourceOf(figure);
  return {
    url: `${path}#${section}`,
    title: `College planning in ${name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    source,
    year,
    figures:
      figure === "admissions"
        ? { lowest_rate: figures.admission.hardest?.admits ?? null }
        : Object.fromEntries(
            figures.kinds.flatMap(({ kind, prices }) =>
              prices.map((price, band) => [`${kind}, ${bandNames[band] ?? ""}`, price] as const),
            ),
          ),
  };
}
