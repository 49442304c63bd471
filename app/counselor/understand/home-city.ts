import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { states } from "~/geography/states";
import { likeliestState } from "./cities";
import { stateOfOtherTown } from "./other-towns";
import type { StateMention } from "./student";

/** How families say where they live. */
const homeWords =
  "(?:i|im|we|were|he|she|they|mom|dad|mother|father|family|kids?|us|grew up|growing up|based|lives?|living|parents?|home)";
const own = "(?:my|our|his|her|their|the|a)";
/** Whatever stands around a town that one lives in: a school before college, a class, a job that a parent got. */
const ofHome = [
  `${own} (?:(?:high|middle|public|charter|home|old) )?school`,
  `${own} (?:class|church|hometown)`,
  "(?:(?:school |guidance )?counselor|senior|junior|sophomore|freshman|high school|highschool|(?:foster )?care|student teaching|here)",
  "(?:mom|dad|mother|father|husband|wife|i|we) (?:(?:got|was|is|were|has|have|a|hired|transferred|job|stationed) )+(?:full time |part time )?",
].join("|");
const cityBehind = new RegExp(
  `\\b(?:${homeWords}(?: (?:am|m|is|s|are|re|all|both|live|lives|living|here|been|out|up|come|comes))* (?:from|in|near|outside|around|outside of)|(?:${ofHome}) ?in) (?:the )?(?=((?:[a-z]+ ){0,2}[a-z]+))`,
  "g",
);
/** "Naperville mom here" */
const cityBefore =
  /\b((?:[a-z]+ ){0,2}[a-z]+) (?:mom|dad|mother|father|parents?|family|kid|teen|senior|junior|resident|native) here\b/g;
/** Where these live is nobody's home. */
const elsewhere =
  /\b(?:nana|nanny|grandma|grandmother|grandpa|grandfather|grandparents?|aunt|uncle|cousin|friend|boss|ex)(?: who| that)? $/;

/** A city whose students are in this share in one state names that state; "Columbus" by itself may be in Georgia. */
const leastShare = 0.9;
const shortest = 4;

/** "We're in Washington" is the state. */
const isStateName = new Set(Object.values(states).map((name) => plainName(name)));

/**
 * "I'm from Fresno", "we live in Dayton", "her school in Flint": the state of the city somebody calls home; null where
 * none is. Pure.
 *
 * @param named  states that the question names; where one is home, no city is asked
 * @param beside  states of the colleges it names: they tell which Rochester is meant, as the named states do
 */
export function homeCityIn(
  plain: string,
  colleges: readonly College[],
  named: readonly StateMention[] = [],
  beside: readonly (string | undefined)[] = [],
): StateMention | null {
  if (named.some(({ home }) => home)) return null;
  const said = [...beside, ...named.map(({ code }) => code)];
  const home = (words: string) => {
    if (words.length < shortest || isStateName.has(words)) return null;
    const state = likeliestState(words, colleges) ?? stateOfOtherTown(words);
    const isMeant = state !== null && state.share > 1 / 2 && (state.share >= leastShare || said.includes(state.code));
    return isMeant ? { code: state.code, words, home: true } : null;
  };
  const behind = [...plain.matchAll(cityBehind)];
  const others = behind.filter(({ index }) => elsewhere.test(plain.slice(0, index)));
  for (const [, place = ""] of [...behind.filter((one) => !others.includes(one)), ...others]) {
    const words = place.split(" ");
    for (let length = words.length; length > 0; length -= 1) {
      const found = home(words.slice(0, length).join(" "));
      if (found !== null) return found;
    }
  }
  for (const [, place = ""] of plain.matchAll(cityBefore)) {
    const words = place.split(" ");
    for (let from = 0; from < words.length; from += 1) {
      const found = home(words.slice(from).join(" "));
      if (found !== null) return found;
    }
  }
  return null;
}
