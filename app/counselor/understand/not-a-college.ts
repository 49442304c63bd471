import { states } from "~/geography/states";
import type { Mention } from "./college-names";

/** What the words around a name say of it. All in plain words. */
interface Around {
  readonly words: readonly string[];
  /** Whether the question names an occupation: "petroleum engineer salary Texas" asks of a state. */
  readonly hasOccupation: boolean;
}

/** "Baylor or Texas", "is Rice better than Texas": the state's name is a college's beside the other. */
const compares = /\b(?:or|vs|versus|compare[ds]?|comparing|than|better|between|both|instead of)\b/;
const joins = /^(?:and|or|vs|versus|to|with|plus)$/;

/** Who serves in it, or where they did: "my dad was in the Navy", "served in the Army", "Air Force family". */
const servesBefore = /\b(?:in|with|of|from|retired|active duty|my|ex) (?:the )?(?:us )?$/;
const servesBehind =
  /^(?: (?:reserves?|vet|vets|veteran|veterans|family|families|brat|kid|kids|base|recruiter|rotc))\b/;

/** "Out in west Texas": a part of a state, where nobody says that one gets in. */
const partOfState = new RegExp(
  `^(?:(?:north|south|east|west|central)(?:ern)?|(?:north|south)(?:east|west)(?:ern)?|upstate|rural|downstate) (?:${Object.values(
    states,
  )
    .map((name) => name.toLowerCase())
    .join("|")})$`,
);
const standsIn = /\b(?:in|from|around|near|across|(?:mov|driv|relocat)\w+ to) (?:the )?$/;
const getsIn =
  /\b(?:get|gets|got|getting|be|me|him|her|accepted|admitted|apply|applying|applied|go|going|transfer\w*)\b/;

/** Whether a name is only where in a state somebody is: its state is named all the same. */
export function isPartOfState({ at, length }: Mention, words: readonly string[]): boolean {
  const text = (from: number, to: number) => words.slice(Math.max(0, from), to).join(" ");
  const before = `${text(at - 4, at)} `;
  const isNext = /^(?:university|college|state|a|am)$/.test(words[at + length] ?? "");
  return partOfState.test(text(at, at + length)) && standsIn.test(before) && !getsIn.test(before) && !isNext;
}

const branch = /^(?:the )?(?:us )?(?:navy|army|air force|marines|coast guard)$/;

/** "When is early action at Hanover, sorry, Beloit": the name before it is taken back. */
const takesBack =
  /^(?:\w+ ){0,1}(?:sorry|oops|correction|no wait|wait no|scratch that|i mean|i meant)(?: (?:i|mean|meant|no|not|for|at|it|s|is|that)){0,4}$/;

/**
 * Colleges of a question without those that its other words say aren't meant: a county, a state beside a college, a
 * branch of the services somebody served in, a name that the next one corrects. Pure.
 */
export function withoutOthers(mentions: readonly Mention[], { words, hasOccupation }: Around): readonly Mention[] {
  const text = (from: number, to: number) => words.slice(Math.max(0, from), Math.max(0, to)).join(" ");
  const isCounty = ({ at, length }: Mention) => length > 0 && /^(?:county|counties)$/.test(words[at + length] ?? "");
  const isService = ({ at, length }: Mention) =>
    branch.test(text(at, at + length)) &&
    (servesBefore.test(`${text(at - 3, at)} `) || servesBehind.test(` ${text(at + length, at + length + 1)}`)) &&
    !/\b(?:get|got|getting|accepted|admitted|into)\b/.test(text(at - 4, at));
  const isPart = (mention: Mention) => isPartOfState(mention, words);
  const isTribe = ({ at, length }: Mention) =>
    length === 1 &&
    (/^(?:enrolled|registered|part|half|am|im)$/.test(words[at - 1] ?? "") ||
      /^(?:tribe|nation|tribal|member|enrolled)$/.test(words[at + length] ?? ""));
  const isOther = (mention: Mention) => [isCounty, isService, isPart, isTribe].some((one) => one(mention));
  const kept = mentions.filter((mention) => !isOther(mention));
  const corrected = kept.filter((mention, place) => {
    const next = kept[place + 1];
    return next === undefined || !takesBack.test(text(mention.at + mention.length, next.at));
  });
  const others = corrected.filter(({ state }) => state === null);
  const isBeside = ({ at, length }: Mention) =>
    others.some((other) => {
      const [from, to] = other.at < at ? [other.at + other.length, at] : [at + length, other.at];
      return to - from === 1 && joins.test(words[from] ?? "");
    });
  const isPlace = (mention: Mention) => {
    if (mention.state === null) return false;
    const before = words[mention.at - 1] ?? "";
    if (others.length === 0) return hasOccupation && !/^(?:at|from)$/.test(before);
    return !compares.test(words.join(" ")) && !isBeside(mention);
  };
  return corrected.filter((mention) => !isPlace(mention));
}
