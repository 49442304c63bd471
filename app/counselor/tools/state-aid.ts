import { z } from "zod";
import { stateAgency } from "~/aid/state-agency";
import { isState, stateName } from "~/colleges/states";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsIn } from "~/counselor/frames/frames";
import { statePagePath } from "~/library/states/guides";
import { stateDates } from "./dates";
import { tool } from "./tool";

/** A state's own grants and scholarships, as its guide here confirms them; elsewhere the dates that are listed. */
export const stateAid = tool({
  name: "state_aid",
  description: "A state's own grants and scholarships with their rules and sources.",
  input: z.object({
    state: z.string().refine((code): boolean => isState(code)),
    about: z.enum(["all", "community college", "undocumented"]).default("all"),
  }),
  run({ state, about }, ground): Finding {
    const facts = ground.stateFacts(state);
    if (facts === null) {
      const dates = stateDates(state, "2027-28", null);
      const agency = stateAgency(state);
      const { say: write } = wordsIn(ground);
      const whom = agency === null ? write("state list") : write("state agency", { agency: agency.agency });
      const overview = ground.stateOverview(state);
      if (overview === null || dates.length === 0)
        return {
          known: false,
          statements: [say(write("no state guide", { state: stateName(state), whom })), ...dates],
        };
      // The programs and their days are known; the rules of who gets them are not, and it says so.
      const page = {
        url: `${overview.path}#ask`,
        title: write("state page", { state: overview.name }),
        source: "Federal Student Aid, list of state deadlines",
        year: "2025-26",
        figures: {},
      };
      return found(...dates, say(write("no state rules", { state: overview.name, whom }), page));
    }
    const group = about === "undocumented" ? "undocumented" : "aid";
    const confirmed = Object.entries(facts.facts[group] ?? {}).flatMap(([id, fact]) =>
      fact.confidence === "confirmed" ? [{ id, fact }] : [],
    );
    const wanted = about === "community college" ? paysCommunityCollege(confirmed) : confirmed;
    if (wanted.length === 0) return { known: false, statements: [] };
    return found(
      ...wanted.slice(0, 4).map(({ id, fact }) =>
        say(`${fact.name}: ${fact.statement}`, {
          url: `${statePagePath(facts.slug, "financial-aid")}#${group}-${id}`,
          title: `${facts.name}: ${fact.name}`,
          source: `${fact.source.publisher}: ${fact.source.title} (${fact.source.year})`,
          year: fact.year,
          figures: Object.fromEntries(Object.entries(fact.amounts ?? {}).map(([key, { value }]) => [key, value])),
        }),
      ),
    );
  },
});

const ofCommunity = /\b(?:community|two-year)\b.*\bcolleges?\b/i;

/** What pays or waives tuition at a community college, those that are named for it first. */
function paysCommunityCollege<Each extends { readonly fact: { readonly name: string; readonly statement: string } }>(
  all: readonly Each[],
): readonly Each[] {
  const named = ({ fact: { name } }: Each) => /community|promise/i.test(name);
  return all
    .filter(
      ({ fact: { name, statement } }) =>
        ofCommunity.test(`${name} ${statement}`) && /\b(?:pays|waives|free)\b/i.test(statement),
    )
    .sort((a, b) => Number(named(b)) - Number(named(a)))
    .slice(0, 2);
}
