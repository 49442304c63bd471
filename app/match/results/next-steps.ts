import { type Language, pathIn } from "~/language";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import type { Listing } from "./listing";

type Fields = Readonly<Record<string, string>>;

/** A tool that goes on from the list, with the colleges already in it. */
export interface NextStep {
  readonly name: string;
  readonly gives: string;
  readonly path: string;
  /** The same as a form, for a tool that asks for an income too: money stands in no address. */
  readonly form: { readonly action: string; readonly fields: Fields } | null;
}

/** Where a tool is opened: a comma may stand in an address as it is. */
const addressOf = (action: string, fields: Fields): string =>
  `${action}?${Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join("&")}`;

/**
 * What to do with the suggested list: compare the prices, plan the deadlines, visit. Addresses carry UNITIDs, the class
 * year, the home state and its ZIP code, never money. Empty where nothing is suggested.
 */
export function nextSteps(
  {
    suggested,
    timelineYear,
    homeState,
    answers: { zip },
  }: Pick<Listing, "suggested" | "timelineYear" | "homeState"> & { readonly answers: Pick<Listing["answers"], "zip"> },
  language: Language = "en",
  t: MatchTranslate = inEnglish,
): readonly NextStep[] {
  if (suggested.length === 0) return [];
  const all = suggested.map(({ unitid }) => unitid);
  const state: Fields = homeState === null ? {} : { state: homeState };
  const cost = pathIn(language, "/college-cost-calculator");
  const toCost: Fields = { unitids: all.join(","), ...state };
  const toTimeline: Fields = {
    unitids: all.join(","),
    ...(timelineYear === null ? {} : { year: String(timelineYear) }),
    ...state,
  };
  const toVisits: Fields = { unitids: all.join(","), ...(zip === null ? {} : { from: zip }) };
  return [
    {
      name: t("Compare what they cost"),
      gives: t("Net price, who pays and what’s missing, year by year, for each of these colleges."),
      path: addressOf(cost, toCost),
      form: { action: cost, fields: toCost },
    },
    {
      name: t("Plan the deadlines"),
      gives: t("Every date and the work leading up to it, plus a calendar file."),
      path: addressOf("/application-timeline", toTimeline),
      form: null,
    },
    {
      name: t("Plan the visits"),
      gives: t("The shortest trip to see them, day by day."),
      path: addressOf("/college-visit-planner", toVisits),
      form: null,
    },
  ];
}
