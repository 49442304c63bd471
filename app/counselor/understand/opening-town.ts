/** A town that stands alone before a question: where somebody lives. Pure. */
import type { College } from "~/colleges/college";
import { plainName } from "~/colleges/search/names";
import { isState, stateName, states } from "~/geography/states";
import { studentsByCity } from "./cities";

interface OpeningTown {
  /** As it was written, or the state where that follows. */
  readonly town: string;
  /** The text behind it. */
  readonly rest: string;
  /** A family asks what its state gives. */
  readonly asksOfState: boolean;
}

const names = Object.values(states).join("|");
const opening = new RegExp(
  `^\\s*(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}?)(,? (?:[A-Z]{2}|${names}))?[.!] +(?=\\S)`,
  "u",
);

/** Who tells of a family and not of a college. */
const ofFamily = /\b(?:my|our|we|us|mom|dad|mother|father|son|daughter|grand(?:son|daughter)|kids?)\b/i;
/** What a state gives. */
const ofState = /\b(?:grants?|aid|scholarships?|state|programs?|promise|free)\b/i;
const ofOwnState = /\bstate (?:grants?|aid|scholarships?|programs?|money)\b/i;
/** What is asked of a college that was named. */
const ofCollege =
  /\b(?:(?<!\b(?:is|are|was) )there|its|their|they|it|tuition|acceptance|deadline|get (?:in|into)|apply|application|graduat\w+|dorms?|sat|act|chances)\b/i;

/** The town with a college that a text begins with, a sentence by itself; null where there's none. */
function openingTown(text: string, colleges: readonly College[]): OpeningTown | null {
  const found = opening.exec(text);
  const [all = "", city = "", state = ""] = found ?? [];
  const code = state.replace(/^,? /, "");
  if (found === null || (/^[A-Z]{2}$/.test(code) && !isState(code))) return null;
  if (!studentsByCity(colleges).has(plainName(city))) return null;
  const rest = text.slice(all.length);
  return {
    town: state === "" ? city : isState(code) ? stateName(code) : code,
    rest,
    asksOfState:
      ofOwnState.test(rest) || (state !== "" && ofFamily.test(rest) && ofState.test(rest) && !ofCollege.test(rest)),
  };
}

/**
 * "Rochester. Wants engineering at Buffalo": a town by itself, where another college or what the state gives is asked
 * about, is home, and the text says so.
 * @param namesCollege  whether a text names a college
 */
export function withHomeSaid(
  text: string,
  colleges: readonly College[],
  namesCollege: (text: string) => boolean,
): string {
  const found = openingTown(text, colleges);
  if (found === null || !(found.asksOfState || namesCollege(found.rest))) return text;
  return `We live in ${found.town}. ${found.rest}`;
}
