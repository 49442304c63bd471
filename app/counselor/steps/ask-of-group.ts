/** Money of a state for some people, of which we know nothing: whom to ask, and not what another state has. */
import { everyStateDeadline, stateAgency } from "~/aid/state-agency";
import { say } from "~/counselor/answer/evidence";
import { without } from "~/counselor/answer/reply";
import { isState, stateName } from "~/geography/states";
import { wordsIn } from "../sentences/sentences";
import { groups } from "../understand/described/groups";
import { nearSections } from "./find-in-guides";
import type { Step } from "./step";

/** A national guide that names the state says more than that nothing is known. */
export const askOfGroup: Step = {
  name: "whom to ask about money for a group",
  run({ asked, ground }) {
    const all = asked();
    const { understood, colleges, student } = all;
    const { plain, spanish, program } = understood;
    // "Anything for adults in Indiana": the state, whatever college goes by its name.
    const byName = understood.mentions.flatMap(({ state }) => state ?? []);
    const atCollege = colleges.length > 0 && (byName.length === 0 || byName.length < understood.mentions.length);
    if (spanish || program !== null || atCollege) return null;
    const said = [...new Set([...understood.states.map(({ code }) => code), ...byName])];
    const own = said.length === 0 && student.state !== null && ofState.test(plain) ? [student.state] : [];
    const [state, another] = [...said, ...own];
    if (state === undefined || another !== undefined || !isState(state)) return null;
    const group = groups.find(({ ways }) => ways.some((way) => way.every((one) => one.test(plain))));
    if (group === undefined) return null;
    const { say: write } = wordsIn(ground);
    const agency = stateAgency(state);
    const whom = agency === null ? write("state list") : write("state agency", { agency: agency.agency });
    const page = agency === null ? `https://${everyStateDeadline}` : `https://${agency.site}`;
    return without(
      "not known",
      [say(write("group unknown", { state: stateName(state), group: write(group.name), whom }))],
      [
        { url: page, title: agency?.agency ?? "Federal Student Aid: every state’s aid and its agency" },
        ...nearSections(all, ground),
      ],
    );
  },
};

const ofState = /\b(?:(?:my|our|the|this) state|here)\b/;
