/** A campus by its town alone, behind a question about another campus of the same system. */
import type { College } from "~/colleges/college";
import { nameWord } from "~/colleges/search/names";
import type { Ground } from "~/counselor/ground/ground";
import { plainText } from "~/counselor/words/words";
import { stateName } from "~/geography/states";
import { closureRows } from "~/season/closures";
import { nameTable, systemsOf } from "./college-names";
import { understand } from "./understand";

/** In a longer question a town is only where somebody lives. */
const mostWords = 8;
/** Longest name of a campus, in words. */
const mostOfCampus = 3;

const closes = (name: string) =>
  closureRows().some((row) => plainText(row.name).replace(/-/g, " ").endsWith(` ${name}`));

/** "And the one in Hawaii": another college of the same name, by the state or the town where it is. */
const theOneIn =
  /\b(?:the (?:one|campus|school|branch|location)|their (?:campus|school|branch)) (?:(?:over|out|up|down) )?(?:in|at) (\p{L}[\p{L}.]*(?: \p{L}[\p{L}.]*){0,2})/iu;

/** What two campuses of one university are called before the place of each. */
const shared = (name: string): string => name.split(/[-,]| at /)[0]?.trim() ?? name;

function placedSister(text: string, before: readonly College[], { colleges }: Ground): string | null {
  const [found, place = ""] = theOneIn.exec(text) ?? [];
  const [college, ...others] = before;
  if (found === undefined || college === undefined || others.length > 0) return null;
  const alike = colleges.filter((one) => one !== college && shared(one.name) === shared(college.name));
  // "The one in Omaha have nursing": as many words as name a place.
  for (let words = place.split(" "); words.length > 0; words = words.slice(0, -1)) {
    const named = words.join(" ");
    const [only, ...more] = alike.filter((one) => isIn(one, plainText(named)));
    const whole = found.slice(0, found.length - place.length + named.length);
    if (only !== undefined) return more.length > 0 ? null : text.replace(whole, only.name);
  }
  return null;
}

const isIn = ({ city, state }: College, place: string) =>
  [plainText(city), plainText(stateName(state)), state.toLowerCase()].includes(place);

/** "Mont Alto too?" behind Penn State York: the same with "Penn State" before the campus. */
export function withSister(text: string, before: readonly College[], ground: Ground): string {
  const typed = text.split(/\s+/).filter(Boolean);
  const there = placedSister(text, before, ground);
  if (there !== null) return there;
  const systems = before.flatMap(systemsOf);
  if (systems.length === 0 || typed.length > mostWords) return text;
  const { byName } = nameTable(ground.index);
  for (let length = Math.min(mostOfCampus, typed.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= typed.length; at += 1) {
      if (/^(?:in|from|near)$/i.test(typed[at - 1] ?? "")) continue;
      const campus = typed
        .slice(at, at + length)
        .map(plainText)
        .join(" ");
      const words = campus.split(" ").map(nameWord).join(" ");
      // Campuses that close are in no table of names.
      const system = systems.find((name) => byName.has(`${name} ${words}`) || closes(`${name} ${campus}`));
      if (system === undefined || understand(text, ground).mentions.length > 0) continue;
      return [...typed.slice(0, at), system, ...typed.slice(at)].join(" ");
    }
  }
  return text;
}
