import { say } from "~/counselor/answer/evidence";
import { asks, type Reply } from "~/counselor/answer/reply";
import type { Ground } from "~/counselor/ground/ground";
import { withPicked } from "~/counselor/understand/namesakes";
import type { Asked } from "../intents/intent";
import { shortName } from "../tools/college-evidence";

/** A name that more than one college goes by, as questions to choose from; null where it's clear. */
export function choiceOf(asked: Asked, { byUnitid, colleges: all }: Ground) {
  const { understood, colleges, student } = asked;
  const { system, mentions, typed } = understood;
  const ask = (question: string, choices: readonly string[]): Reply => ({
    ...asks([], { field: "question", question, choices: [...choices] }),
    statements: [say(question)],
  });
  if (system !== null && colleges.length === 0) {
    const campuses = system.unitids.flatMap((unitid) => byUnitid.get(unitid) ?? []);
    const choices = campuses
      .slice(0, 4)
      .map((college) => renamed(typed, new RegExp(`\\b${system.name}\\b`, "i"), shortName(college)));
    return {
      system: true,
      tried: { ...asked, colleges: campuses.slice(0, 1) },
      reply: ask(`${system.name} has several campuses with figures of their own. Which one do you mean?`, choices),
    };
  }
  const twice = mentions.find(
    ({ unitid, others }) =>
      others.length > 0 &&
      ![unitid, ...others].some((one) =>
        [
          student.state,
          ...understood.states.map(({ code }) => code),
          ...mentions.filter((other) => other.others.length === 0).map((other) => byUnitid.get(other.unitid)?.state),
        ].includes(byUnitid.get(one)?.state ?? ""),
      ),
  );
  if (twice === undefined) return null;
  const same = [twice.unitid, ...twice.others].flatMap((unitid) => byUnitid.get(unitid) ?? []);
  if (!same.some(({ unitid }) => colleges.some((college) => college.unitid === unitid))) return null;
  const choices = same.map((college) => withPicked(typed, college, all));
  return {
    system: false,
    tried: asked,
    reply: ask("More than one college goes by that name. Which one do you mean?", choices),
  };
}

/** The question with a campus in place of its system; the campus behind it where the system's name isn't found. */
const renamed = (typed: string, system: RegExp, campus: string) =>
  system.test(typed) ? typed.replace(system, campus) : `${typed.replace(/[?\s]+$/, "")} (${campus})?`;
