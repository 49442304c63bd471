import { say } from "~/counselor/answer/evidence";
import { type Reply, without } from "~/counselor/answer/reply";
import { wordsIn } from "../sentences/sentences";
import { nearSections } from "./find-in-guides";
import { officeFor, pagesOf } from "./office";
import { onlyKnowsCollege } from "./outside";
import type { Step } from "./step";

const nameWord = String.raw`\p{Lu}[\p{L}'’-]+`;
const collegeName = new RegExp(
  `(?:${nameWord} ){1,3}(?:University|College|Institute|Polytechnic)(?: of ${nameWord}(?: (?:and )?${nameWord})?)?|(?:University|College) of ${nameWord}(?: ${nameWord})?`,
  "u",
);
/** "Early College" and "Community College" are kinds of them. */
const isKind =
  /^(?:(?:The|Is|Does|What|Can|How|Which|My|A|Early|Community|State|Technical|Junior|Public|Private|Ivy|Christian|Black|City|Common|Our|Your|Local) ?)+(?:University|College|Institute|Polytechnic)$/;
const asks = /^(?:Is|Does|Do|What|Can|How|Which|When|Where|Has|Are|Will|Should|Did|And|About|For|At|Tell|The) /;

/** A name that looks like a college's where no college of ours is called so; null where there is none. */
function unknownCollege(typed: string): string | null {
  const found = collegeName.exec(typed)?.[0]?.replace(asks, "");
  return found === undefined || isKind.test(found) || !found.includes(" ") ? null : found;
}

/** Nothing here says it: says so, names whom to ask, and the nearest sections of our pages. */
export const sayUnknown: Step = {
  name: "say what isn't known",
  run({ asked, ground }): Reply {
    const { colleges, understood } = asked();
    // Nobody is sent to a college that one everyday word was taken for.
    const doubtful = new Set(understood.mentions.filter((one) => one.doubtful).map(({ unitid }) => unitid));
    const [college] = colleges.filter(({ unitid }) => !doubtful.has(unitid));
    const { say: write } = wordsIn(ground);
    const { name, address } = officeFor(understood.bare, college, write);
    const link = college === undefined ? [] : pagesOf(college, address, write);
    const near = nearSections(asked(), ground);
    const strange = understood.mentions.length === 0 ? unknownCollege(understood.typed) : null;
    if (strange !== null) return without("not known", [say(write("no such college", { name: strange }))], near);
    const outside = college === undefined ? onlyKnowsCollege(`${understood.typed} ${understood.bare}`, ground) : null;
    if (outside !== null) return without("not known", [say(outside)]);
    return without("not known", [say(write("not sure", { office: name }))], [...link, ...near]);
  },
};
