import { z } from "zod";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/sentences/sentences";
import { percent } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import published from "../../../content/facts/admission/residency.json";
import { nameFirst } from "./college-evidence";
import { tool, unitid } from "./tool";

/** Rates that a college published itself. Those read from somebody else's page help the match, and aren't told. */
const isOwn = ({ source, confidence }: (typeof published)[number]) =>
  confidence === "FOUND high" || source.startsWith("Common Data Set");
const rows = new Map(published.filter(isOwn).map((row) => [row.unitid, row]));

/** How many of the state's own applicants a college admits, and how many of others. */
export const residencyRates = tool({
  name: "residency_rates",
  description: "The share of in-state applicants a college admitted, and of others, where it publishes both.",
  input: z.object({ unitid }),
  run({ unitid }, ground): Finding {
    const college = ground.byUnitid.get(unitid);
    const row = rows.get(unitid);
    if (college === undefined || row === undefined || !isState(college.state)) return { known: false, statements: [] };
    const { resident, nonresident, international, term, source } = row;
    if (resident === null || nonresident === null) return { known: false, statements: [] };
    const { say: write, when } = wordsIn(ground);
    // One rate for all who aren't residents holds for those from other countries, too.
    const others = write(international === nonresident ? "from elsewhere" : "from other states");
    const rates = { here: percent(resident), away: percent(nonresident) };
    return found(
      say(
        write("residency rates", {
          name: nameFirst(college),
          state: stateName(college.state),
          others,
          when: when(term),
          ...rates,
        }),
        {
          url: "/college-match-quiz/method#sources",
          title: `${college.name}: admission by residency`,
          source,
          year: term,
          figures: { resident, nonresident },
        },
      ),
    );
  },
});
