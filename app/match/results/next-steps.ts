import { type Language, pathIn } from "~/language";
import type { Label } from "~/match/model/label";
import type { MatchTranslate } from "~/match/words";
import { inEnglish } from "~/translation";
import type { Listing } from "./listing";

/** A tool that goes on from the list, with the colleges already in it. */
export interface NextStep {
  readonly name: string;
  readonly gives: string;
  readonly path: string;
}

/** The cost calculator takes six colleges: some of each kind, so that the comparison is not of dreams alone. */
const compared: Readonly<Record<Label, number>> = { safety: 2, target: 3, reach: 1 };

/**
 * What to do with the suggested list: compare the prices, plan the deadlines, visit. Addresses carry UNITIDs, the class
 * year and the home state, never money. Empty where nothing is suggested.
 */
export function nextSteps(
  { suggested, timelineYear, homeState }: Pick<Listing, "suggested" | "timelineYear" | "homeState">,
  language: Language = "en",
  t: MatchTranslate = inEnglish,
): readonly NextStep[] {
  if (suggested.length === 0) return [];
  const all = suggested.map(({ unitid }) => unitid);
  const some = (["safety", "target", "reach"] as const).flatMap((label) =>
    suggested.filter((college) => college.label === label).slice(0, compared[label]),
  );
  const about = [
    timelineYear === null ? null : `year=${timelineYear}`,
    homeState === null ? null : `state=${homeState}`,
  ].filter((part) => part !== null);
  return [
    {
      name: t("Compare what they cost"),
      gives: t("Net price, who pays and what’s missing, year by year, for {count} of these colleges.", {
        count: some.length,
      }),
      path: `${pathIn(language, "/college-cost-calculator")}?unitids=${some.map(({ unitid }) => unitid).join(",")}`,
    },
    {
      name: t("Plan the deadlines"),
      gives: t("Every date and the work leading up to it, plus a calendar file."),
      path: `/application-timeline?${[`unitids=${all.join(",")}`, ...about].join("&")}`,
    },
    {
      name: t("Plan the visits"),
      gives: t("The shortest trip to see them, day by day."),
      path: `/college-visit-planner?unitids=${all.join(",")}`,
    },
  ];
}
