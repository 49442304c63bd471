import type { CollegeIndex } from "~/colleges/search/search";
import { plainText } from "~/counselor/words/words";
import { isNamed } from "./college-names";

/** Places that Spanish writes another way than the names of colleges do. */
const places: ReadonlyMap<string, string> = new Map([
  ["nuevo mexico", "new mexico"],
  ["nueva york", "new york"],
  ["nueva jersey", "new jersey"],
  ["nuevo hampshire", "new hampshire"],
  ["nueva orleans", "new orleans"],
  ["nuevo orleans", "new orleans"],
  ["carolina del norte", "north carolina"],
  ["carolina del sur", "south carolina"],
  ["dakota del norte", "north dakota"],
  ["dakota del sur", "south dakota"],
  ["virginia occidental", "west virginia"],
  ["pensilvania", "pennsylvania"],
  ["luisiana", "louisiana"],
  ["misisipi", "mississippi"],
  ["misuri", "missouri"],
  ["tejas", "texas"],
  ["filadelfia", "philadelphia"],
  ["el norte de texas", "north texas"],
  ["norte de texas", "north texas"],
  ["sur de california", "southern california"],
  ["sur de la florida", "south florida"],
  ["sur de florida", "south florida"],
  ["norte de la florida", "north florida"],
  ["centro de florida", "central florida"],
  ["la florida", "florida"],
  ["florida central", "central florida"],
  ["la florida central", "central florida"],
  ["florida del sur", "south florida"],
  ["florida del norte", "north florida"],
  ["texas del norte", "north texas"],
  ["arkansas central", "central arkansas"],
  ["missouri central", "central missouri"],
  ["oklahoma central", "central oklahoma"],
]);

/** The words from the beginning of a text that are a place, translated, longest first. */
function* placesAt(words: readonly string[]): Generator<{ readonly name: string; readonly length: number }> {
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const own = words.slice(0, length).join(" ");
    yield { name: places.get(own) ?? own, length };
  }
}

const capitals = (name: string) => name.replace(/(?<![a-z])(?!(?:of|at)\b)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Names of universities as Spanish says them, in English where a college goes by that: "la universidad de texas en el
 * paso", "universidad estatal de california en fullerton", in small letters and without accents too. What no college is
 * called stays as it was typed.
 */
export function collegesInEnglish(typed: string, index: CollegeIndex): string {
  const start = /\b(?:la )?universidad (estatal )?(?:de |del )/giu;
  let text = "";
  let from = 0;
  for (let match = start.exec(typed); match !== null; match = start.exec(typed)) {
    const named = nameAfter(typed.slice(start.lastIndex), match[1] !== undefined, index);
    if (named === null) continue;
    text += `${typed.slice(from, match.index)}${capitals(named.name)}`;
    from = start.lastIndex + named.letters;
    start.lastIndex = from;
  }
  return text + typed.slice(from);
}

/** The college whose place a text begins with, and how many of its letters are the name. */
function nameAfter(rest: string, isState: boolean, index: CollegeIndex) {
  const typed = rest.split(/\s+/, 10);
  const words = typed.map((word) => plainText(word));
  const lettersOf = (count: number) => {
    const end = new RegExp(`^\\s*(?:\\S+\\s+){${count - 1}}\\S+`, "u").exec(rest)?.[0] ?? "";
    return end.replace(/[?!.,;:]+$/, "").length;
  };
  for (const place of placesAt(words)) {
    const behind = words[place.length] === "en" ? words.slice(place.length + 1) : [];
    for (const city of placesAt(behind)) {
      const whole = isState
        ? [`${place.name} state university ${city.name}`, `${place.name} state university at ${city.name}`]
        : [`university of ${place.name} at ${city.name}`, `university of ${place.name} ${city.name}`];
      const name = whole.find((one) => isNamed(one, index));
      if (name !== undefined) return { name, letters: lettersOf(place.length + 1 + city.length) };
    }
    const name = [isState ? `${place.name} state university` : `university of ${place.name}`].find((one) =>
      isNamed(one, index),
    );
    if (name !== undefined) return { name, letters: lettersOf(place.length) };
  }
  return null;
}
