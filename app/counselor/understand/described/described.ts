/** Programs that a question means by their name or by what it says of them, with a state. Pure. */
import type { College } from "~/colleges/college";
import { likeliestState } from "../cities";
import { cues } from "./cues";
import type { DescribedProgram } from "./program";
import { programsToM } from "./programs-a-m";
import { programsFromN } from "./programs-n-v";
import { programsToAsk } from "./programs-to-ask";

export const describedPrograms: readonly DescribedProgram[] = [...programsToM, ...programsFromN];
/** The same with those of which nothing is confirmed. */
const allPrograms: readonly DescribedProgram[] = [...describedPrograms, ...programsToAsk];
const toAsk = new Set(programsToAsk);

/** So many are told where a question says as much of one as of another. */
const mostAlike = 2;
/** A city with this share of its students in one state stands for that state: what is said of a program confirms it. */
const leastShare = 0.75;
const shortest = 4;
const mostWords = 3;

/** The program that goes by a name in the question, the longest; empty where none is named. */
export function calledIn(plain: string): readonly DescribedProgram[] {
  return allPrograms
    .flatMap((program) => {
      const name = program.names?.exec(plain)?.[0];
      return name === undefined ? [] : [{ program, length: name.length }];
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, 1)
    .map(({ program }) => program);
}

/**
 * The programs of these states that a question tells most of; empty where it tells too little of any.
 *
 * @param name the program that it names beside: of that one a way has to speak
 * @param mayAskMore whether what it says may ask more than one program, too
 * @param atCollege whether it names a college: a state's program that isn't confirmed is no answer to that
 */
export function describedIn(
  plain: string,
  states: readonly string[],
  name: string | null,
  mayAskMore: boolean,
  atCollege: boolean,
): readonly DescribedProgram[] {
  const found = allPrograms
    .filter((one) => states.includes(one.state) && (!atCollege || one.campus === true || !toAsk.has(one)))
    .map((program) => ({
      program,
      score: Math.max(0, ...waysOf(program, mayAskMore).map((way) => scoreOf(way, plain, name))),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const most = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score === most)
    .slice(0, mostAlike)
    .map(({ program }) => program);
}

/** "Is community college free" asks of every program that makes it so, and of who gets none. */
const isBroad = (way: readonly RegExp[]) =>
  way.length === 2 && way.includes(cues.communityCollege) && way.includes(cues.free);

const waysOf = ({ ways }: DescribedProgram, mayAskMore: boolean) => ways.filter((way) => mayAskMore || !isBroad(way));

/** As many things as a way has, where all of them are said; else nothing. */
const scoreOf = (way: readonly RegExp[], plain: string, name: string | null): number =>
  way.every((one) => one.test(plain)) && (name === null || way.some((one) => one.test(name))) ? way.length : 0;

/** "Carolina" with no side of it is the one that has a guide here; "CUNY" is in New York. */
const placesOf: readonly (readonly [place: RegExp, state: string])[] = [
  [/(?<!\bsouth )\bcarolina\b/, "NC"],
  [/\b(?:suny|cuny)\b/, "NY"],
  [/\b(?:ucs?|cal state|csu)\b/, "CA"],
];

/** The states of the cities and systems that a question names. */
export function statesOfPlaces(plain: string, colleges: readonly College[]): readonly string[] {
  const words = plain.split(" ");
  const ofCities = words.flatMap((_, at) =>
    Array.from({ length: mostWords }, (_, more) => words.slice(at, at + more + 1).join(" ")).flatMap((city) => {
      const state = city.length < shortest ? null : likeliestState(city, colleges);
      return state === null || state.share < leastShare ? [] : [state.code];
    }),
  );
  const ofSystems = placesOf.flatMap(([place, state]) => (place.test(plain) ? [state] : []));
  return [...new Set([...ofSystems, ...ofCities])];
}
