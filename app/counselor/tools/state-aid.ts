import { z } from "zod";
import { stateAgency } from "~/aid/state-agency";
import { isState, stateName } from "~/colleges/states";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { statePagePath } from "~/library/states/guides";
import { stateDates } from "./dates";
import { tool } from "./tool";

/** A state's own grants and scholarships, as its guide here confirms them; elsewhere the dates that are listed. */
export const stateAid = tool({
  name: "state_aid",
  description: "A state's own grants and scholarships with their rules and sources.",
  input: z.object({ state: z.string().refine((code): boolean => isState(code)) }),
  run({ state }, ground): Finding {
    const facts = ground.stateFacts(state);
    if (facts === null) {
      const dates = stateDates(state, "2027-28", null);
      const agency = stateAgency(state);
      const whom =
        agency === null
          ? "The federal list of states at studentaid.gov names its agency"
          : `Its agency is the ${agency.agency}`;
      return { known: false, statements: [say(`We have no guide for ${stateName(state)} yet. ${whom}.`), ...dates] };
    }
    const confirmed = Object.entries(facts.facts.aid ?? {}).flatMap(([id, fact]) =>
      fact.confidence === "confirmed" ? [{ id, fact }] : [],
    );
    return found(
      ...confirmed.slice(0, 4).map(({ id, fact }) =>
        say(`${fact.name}: ${fact.statement}`, {
          url: `${statePagePath(facts.slug, "financial-aid")}#aid-${id}`,
          title: `${facts.name}: ${fact.name}`,
          source: `${fact.source.publisher}: ${fact.source.title} (${fact.source.year})`,
          year: fact.year,
          figures: Object.fromEntries(Object.entries(fact.amounts ?? {}).map(([key, { value }]) => [key, value])),
        }),
      ),
    );
  },
});
