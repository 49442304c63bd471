import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { states as stateNames } from "~/geography/states";
import { studentsByCity } from "./cities";
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

const tables = new WeakMap<readonly College[], ReadonlyMap<string, CityState>>();

/** The state where most students of a city are, and whether the name can hardly be another's. */
interface CityState {
  readonly code: string;
  readonly sure: boolean;
}

/** The state of each city with a college, where it's that of more students than not. */
function stateByCity(colleges: readonly College[]): ReadonlyMap<string, CityState> {
  const ready = tables.get(colleges);
  if (ready) return ready;
  const names = new Set(Object.values(stateNames).map((name) => plainName(name)));
  const table = new Map(
    [...studentsByCity(colleges)].flatMap(([name, of]): [string, CityState][] => {
      const all = [...of.values()].reduce((sum, one) => sum + one, 0);
      const [code, most] = [...of].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
      if (name.length < shortest || names.has(name) || most / all <= 1 / 2) return [];
      return [[name, { code, sure: most / all >= leastShare }]];
    }),
  );
  tables.set(colleges, table);
  return table;
}

/**
 * "I'm from Fresno", "we live in Dayton", "her school in Flint": the state of the city somebody calls home; null where
 * none is. Pure.
 *
 * @param states  states that the question names; where one is home, no city is asked
 * @param beside  states of the colleges it names: they tell which Rochester is meant, as the named states do
 */
export function homeCityIn(
  plain: string,
  colleges: readonly College[],
  states: readonly StateMention[] = [],
  beside: readonly (string | undefined)[] = [],
): StateMention | null {
  if (states.some(({ home }) => home)) return null;
  const named = [...beside, ...states.map(({ code }) => code)];
  const table = stateByCity(colleges);
  const home = (words: string) => {
    const state = table.get(words);
    const isMeant = state !== undefined && (state.sure || named.includes(state.code));
    return isMeant ? { code: state.code, words, home: true } : null;
  };
  const behind = [...plain.matchAll(cityBehind)];
  const others = behind.filter(({ index }) => elsewhere.test(plain.slice(0, index)));
  for (const [, said = ""] of [...behind.filter((one) => !others.includes(one)), ...others]) {
    const words = said.split(" ");
    for (let length = words.length; length > 0; length -= 1) {
      const found = home(words.slice(0, length).join(" "));
      if (found !== null) return found;
    }
  }
  for (const [, said = ""] of plain.matchAll(cityBefore)) {
    const words = said.split(" ");
    for (let from = 0; from < words.length; from += 1) {
      const found = home(words.slice(from).join(" "));
      if (found !== null) return found;
    }
  }
  return null;
}
