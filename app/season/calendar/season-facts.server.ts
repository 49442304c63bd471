import type { Day } from "~/calendar/day";
import deadlines from "../../../content/facts/season/deadlines.json";
import stateAid from "../../../content/facts/season/state-aid.json";
import tests from "../../../content/facts/season/test-dates.json";
import css from "../../../content/facts/words/css-profile.json";
import opening from "../../../content/facts/words/fafsa-opening.json";
import type { StateAidDate } from "../aid/state-aid";
import type { DeadlineRecord } from "../deadlines/record";
import { isExpired, seasonFall } from "../fact";
import type { Sitting } from "../tests/sitting";
import type { SeasonDay } from "./season-day";
import { type Closing, seasonDays } from "./season-days";

/** The day the tables of this season were last read. */
export const checkedOn: Day = tests.checkedOn;
/** The last day for which they hold. */
export const holdsUntil: Day = tests.expires;

/** The days of this season on a day: what isn't confirmed ends with its table. */
export function readSeasonDays(today: Day): readonly SeasonDay[] {
  return seasonDays({
    sittings: tests.rows as readonly Sitting[],
    fafsaOpened: opening["2027-28"].value,
    cssOpened: css.opened.value,
    stateAid: stateAid.rows as readonly StateAidDate[],
    closings: closings(),
    expired: isExpired(stateAid, today),
  });
}

const early: readonly string[] = ["ed1", "ea1", "rea"];
const season = `${seasonFall - 1}-${seasonFall % 100}`;
let counted: readonly Closing[] | undefined;

function closings(): readonly Closing[] {
  if (counted !== undefined) return counted;
  const colleges = new Map<string, Set<number>>();
  for (const { unitid, plan, date, kind, confidence, season: of } of deadlines.rows as readonly DeadlineRecord[]) {
    const round = early.includes(plan) ? "early" : plan === "rd" ? "regular" : null;
    if (round === null || date === null || kind !== "deadline" || confidence === "recalled" || of !== season) continue;
    const key = `${date} ${round}`;
    colleges.set(key, (colleges.get(key) ?? new Set()).add(unitid));
  }
  counted = [...colleges].map(([key, all]) => {
    const [day = "", round] = key.split(" ");
    return { day, round: round as Closing["round"], colleges: all.size };
  });
  return counted;
}
