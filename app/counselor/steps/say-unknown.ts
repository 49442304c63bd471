import { collegePath } from "~/colleges/address";
import type { College } from "~/colleges/college";
import { say } from "~/counselor/answer/evidence";
import { type Reply, without } from "~/counselor/answer/reply";
import { type Words, wordsIn } from "../frames/frames";
import { shortName } from "../tools/college-evidence";
import { nearSections } from "./find-in-guides";
import { onlyKnowsCollege } from "./outside";
import type { Step } from "./step";

interface Office {
  readonly name: string;
  /** Where the college says the office is, on its own site; null without a college, or where it reports no site. */
  readonly address: string | null;
}

/** Somebody who left school years ago. */
const isAdult =
  /\b(?:i am|i m|im|age|aged|at|turning) (?:2[2-9]|[3-9]\d)\b|\b(?:2[2-9]|[3-9]\d) years? old\b|\b(?:go|going|went|return|returning|come|coming) back to (?:college|school)\b|\breturn(?:ing)? to (?:college|school)\b|\badult (?:learner|student)s?\b|\bnever finished (?:college|my degree)\b/;

/** The office that knows what we don't, by what the question is about. */
function officeFor(bare: string, college: College | undefined, write: Words["say"]): Office {
  const of = { college: college === undefined ? write("the college") : shortName(college) };
  const { financialAid = null, admissions = null, website = null } = college?.links ?? {};
  if (/\b(?:cry|crying|cried|lonely|homesick|depress\w*|anxi\w*|panic\w*|overwhelmed|lloro|llora\w*)\b/.test(bare))
    return { name: write("office counseling", of), address: website };
  if (/\b(?:aid|fafsa|grant|scholarship|loan|pell|award|appeal|verification)\w*\b/.test(bare))
    return { name: write("office aid", of), address: financialAid ?? website };
  if (
    /\b(?:apply|application|admission|admit|accept|deadline|transcript|sat|act|gpa|major|program|transfer)\w*\b/.test(
      bare,
    )
  )
    return { name: write("office admission", of), address: admissions ?? website };
  if (/\b(?:bill|tuition|payment|refund|bursar|cashier|student accounts)\w*\b/.test(bare))
    return { name: write("office bills", of), address: website };
  if (/\b(?:dorm|housing|roommate|meal)\w*\b/.test(bare))
    return { name: write("office housing", of), address: website };
  // Who is long out of school has no counselor there.
  if (college === undefined)
    return { name: write(isAdult.test(bare) ? "office adults" : "your counselor"), address: null };
  return { name: write("office admission", of), address: admissions ?? website };
}

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
    const link =
      college === undefined
        ? []
        : [
            ...(address === null ? [] : [{ url: address, title: write("own site", { host: new URL(address).host }) }]),
            { url: collegePath(college), title: write("what we know", { college: shortName(college) }) },
          ];
    const near = nearSections(asked(), ground);
    const strange = understood.mentions.length === 0 ? unknownCollege(understood.typed) : null;
    if (strange !== null) return without("not known", [say(write("no such college", { name: strange }))], near);
    const outside = college === undefined ? onlyKnowsCollege(`${understood.typed} ${understood.bare}`, ground) : null;
    if (outside !== null) return without("not known", [say(outside)]);
    return without("not known", [say(write("not sure", { office: name }))], [...link, ...near]);
  },
};
