/** What the form needs to know of the chosen colleges: plain data for the page. */
import type { College, Program } from "~/colleges/college";
import { asksTwoPrices, type Living, waysOfLiving } from "~/colleges/price/yearly-price";
import { closureOf } from "~/season/closure";
import { closureLabel, placeWords } from "~/season/closure-words";
import type { Closure } from "~/season/closures";
import type { GoneCollege } from "~/season/gone";
import { inEnglish, type Translate } from "~/translation";
import type { Choice } from "../../choices";
import { communityColleges } from "../model/community-college";
import { programKey } from "./program-key";

export interface CollegeOption {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
  /** Asks students from other states a higher price. */
  readonly twoPrices: boolean;
  /** Ways of living with a published price. */
  readonly living: readonly Living[];
  /** Programs with reported earnings, by title. */
  readonly programs: readonly Choice[];
}

export interface FormOptions {
  readonly colleges: readonly CollegeOption[];
  readonly query: string;
  /** Colleges found for the query; `null` when nothing was searched. */
  readonly found: readonly { readonly unitid: number; readonly name: string; readonly place: string }[] | null;
  /** Colleges of that name that nobody can start at any more. */
  readonly gone: readonly GoneCollege[];
  /** Community colleges of the home state, empty where it is not known. */
  readonly via: readonly Choice[];
  /** Names of colleges that were asked for and don't fit. */
  readonly leftOut: readonly string[];
  readonly mistakes: readonly string[];
}

/** What of the form is words that the server writes. */
export interface FormWords {
  readonly translate: Translate<string>;
  readonly closure: (closure: Closure) => string;
}

export const englishForm: FormWords = { translate: inEnglish, closure: closureLabel };

export const formWordsIn = (translate: Translate<string>): FormWords => ({
  translate,
  closure: (closure) => closureLabel(closure, translate),
});

export function collegeOption(
  college: College,
  programs: readonly Program[],
  today: string,
  words: FormWords = englishForm,
): CollegeOption {
  const published = college.cost.published;
  return {
    unitid: college.unitid,
    name: college.name,
    place: placeOf(college, today, words),
    twoPrices: asksTwoPrices(college),
    living: waysOfLiving.filter((way) => published.inState[way] !== null || published.outOfState[way] !== null),
    programs: programs
      .filter(({ earnings }) => earnings !== null)
      .map((program) => ({
        value: programKey(program),
        label: `${program.title.replace(/\.$/, "")}${program.level === "associate" ? words.translate(" (associate)") : ""}`,
      }))
      .sort((a, b) => a.label.localeCompare(b.label, "en")),
  };
}

export const placeOf = ({ unitid, city, state }: College, today: string, words: FormWords): string =>
  placeWords(city, state, closureOf(unitid, today), words.closure);

export function viaChoices(all: readonly College[], state: string): readonly Choice[] {
  return communityColleges(all, state).map(({ unitid, name, city }) => ({
    value: String(unitid),
    label: `${name}, ${city}`,
  }));
}
