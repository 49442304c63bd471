import { z } from "zod";
import { agreementsBetween } from "~/colleges/price/exchange";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { wordsPath } from "~/counselor/answer/paths";
import { wordsIn } from "~/counselor/sentences/sentences";
import { isState, stateName } from "~/geography/states";
import { tool } from "./tool";

const stateCode = z.string().refine((code): boolean => isState(code));

/** Agreements between two states under which a public college may ask less of a student from the other one. */
export const stateExchange = tool({
  name: "state_exchange",
  description: "Agreements between two states on lower tuition at public colleges: names to ask about, none a promise.",
  input: z.object({ home: stateCode, other: stateCode }),
  run({ home, other }, ground): Finding {
    const { say: write } = wordsIn(ground);
    const { programs, checkedOn } = agreementsBetween(home, other);
    const names = { home: stateName(home), other: stateName(other) };
    const evidence = {
      url: `${wordsPath}#tuition-reciprocity`,
      title: "Agreements between states on tuition",
      source: "This site’s list of the four regional agreements",
      year: `checked ${checkedOn}`,
      figures: {},
    };
    if (programs.length === 0) return found(say(write("no exchange", names), evidence));
    const listed = programs.map(({ name }) => name).join(write("or"));
    const unsure = programs.some(({ confidence }) => confidence !== "found");
    return found(
      say(`${write("exchange", { ...names, programs: listed })}${unsure ? write("exchange unsure") : ""}`, evidence),
    );
  },
});
