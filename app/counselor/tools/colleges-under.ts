import { z } from "zod";
import { sourceOf } from "~/colleges/facts/provenance";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { count, dollars } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { collegeFacts } from "./college-facts";
import { tool } from "./tool";

/** Colleges that are named of all below the price, the largest. */
const mostNamed = 4;

/** Colleges of bachelor's degrees whose average price after grants is at most an amount, in a state or the country. */
export const collegesUnder = tool({
  name: "colleges_under_price",
  description:
    "How many colleges of bachelor's degrees have an average net price of at most an amount, and the largest of them.",
  input: z.object({
    most: z.int().min(1_000).max(100_000).describe("dollars a year after grants"),
    state: z
      .string()
      .refine((code): boolean => isState(code))
      .nullable()
      .default(null),
  }),
  run({ most, state }, ground): Finding {
    const all = ground.colleges
      .filter(
        ({ predominant, state: at, cost: { netPrice } }) =>
          predominant === "bachelor" && (state === null || at === state) && netPrice !== null && netPrice <= most,
      )
      .sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0));
    const { say: write } = wordsIn(ground);
    const { label, source, year } = sourceOf("netPrice");
    const where = state !== null && isState(state) ? stateName(state) : write("the country");
    const values = { where, price: dollars(most), count: count(all.length), year };
    return found(
      say(write(all.length === 0 ? "no college under a price" : "colleges under a price", values), {
        url: `/colleges?${state === null ? "" : `state=${state}&`}level=4year&netPriceTo=${most}&sort=price`,
        title: label,
        source,
        year,
        figures: { most, colleges: all.length },
      }),
      ...all
        .slice(0, mostNamed)
        .flatMap(({ unitid }) => collegeFacts.run({ unitid, figures: ["net price"] }, ground).statements.slice(0, 1)),
    );
  },
});
