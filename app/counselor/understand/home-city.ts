import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { states } from "~/geography/states";
import { studentsByCity } from "./cities";
import type { StateMention } from "./student";

/** How families say where they live. */
const homeWords =
  "(?:i|im|we|were|he|she|they|mom|dad|mother|father|family|kids?|us|grew up|growing up|based|lives?|living|parents?|home)";
const cityBehind = new RegExp(
  `\\b${homeWords}(?: (?:am|m|is|s|are|re|all|both|live|lives|living|here|been|out|up|come|comes))* (?:from|in|near|outside|around|outside of) (?:the )?((?:[a-z]+ ){0,2}[a-z]+)`,
  "g",
);

/** A city whose students are in this share in one state names that state; "Columbus" by itself may be in Georgia. */
const leastShare = 0.9;
const shortest = 4;

const tables = new WeakMap<readonly College[], ReadonlyMap<string, string>>();

/** The state of each city with a college, where it can hardly be another's. */
function stateByCity(colleges: readonly College[]): ReadonlyMap<string, string> {
  const ready = tables.get(colleges);
  if (ready) return ready;
  const names = new Set(Object.values(states).map((name) => plainName(name)));
  const table = new Map(
    [...studentsByCity(colleges)].flatMap(([name, of]): [string, string][] => {
      const all = [...of.values()].reduce((sum, one) => sum + one, 0);
      const [state, most] = [...of].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
      return name.length < shortest || names.has(name) || most / all < leastShare ? [] : [[name, state]];
    }),
  );
  tables.set(colleges, table);
  return table;
}

/** "I'm from Fresno", "we live in Dayton": the state of the city somebody calls home; null where none is. Pure. */
export function homeCityIn(plain: string, colleges: readonly College[]): StateMention | null {
  const table = stateByCity(colleges);
  for (const [, said = ""] of plain.matchAll(cityBehind)) {
    const words = said.split(" ");
    for (let length = words.length; length > 0; length -= 1) {
      const city = words.slice(0, length).join(" ");
      const code = table.get(city);
      if (code !== undefined) return { code, words: city, home: true };
    }
  }
  return null;
}
