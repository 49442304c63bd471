import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { dayIn } from "~/calendar/eastern-day";
import { env } from "~/env.server";
import { states } from "~/geography/states";
import { cached, cachedWhole } from "~/http/cache";
import { programsInWords } from "~/season/aid/state-aid";
import { stateAidPrograms } from "~/season/aid/state-aid-dates";
import { chosenSearch, readChosen } from "~/season/calendar/read-chosen";
import { byMonth, daysFor } from "~/season/calendar/season-day";
import { seasonEvents } from "~/season/calendar/season-events";
import { checkedOn, holdsUntil, readSeasonDays } from "~/season/calendar/season-facts.server";
import { SeasonPage } from "~/season/calendar/season-page";
import { seasonFall } from "~/season/fact";
import { pageMeta } from "~/seo/meta";

const path = "/deadlines";

/** What it says changes at midnight, so a kept page is soon asked for again. */
export const headers = cachedWhole(["grade", "state"], cached("everyoneBriefly"));

export const loader = forEveryone.loader(({ request }) => {
  const chosen = readChosen(new URL(request.url).searchParams);
  const today = dayIn("America/New_York", new Date());
  const days = daysFor(readSeasonDays(today), chosen);
  const over = today > holdsUntil;
  const programs = over ? [] : stateAidPrograms(chosen.state).filter(({ date }) => date === null);
  return {
    ...byMonth(days, today),
    chosen,
    over,
    checkedOn,
    events: seasonEvents(days.filter(({ day }) => day >= today)),
    withoutDay: programsInWords(programs, `${seasonFall}-${(seasonFall + 1) % 100}`),
    states: Object.entries(states)
      .filter(([code]) => stateAidPrograms(code).length > 0)
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, "en")),
    calendar: `${env().siteOrigin}${path}/calendar.ics${chosenSearch(chosen)}`,
  };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  [
    ...pageMeta(args, {
      title: `College deadlines for fall ${seasonFall}, by grade and state`,
      description:
        "SAT and ACT days, the FAFSA and CSS Profile, and each state’s aid dates for the class of 2027, by grade and state, with a calendar.",
      path,
      index: args.data?.chosen.grade === null && args.data.chosen.state === null,
    }),
    ...(args.data?.events ?? []).map((event) => ({ "script:ld+json": event })),
  ] as ReturnType<MetaFunction>;

export default function Deadlines() {
  const { events: _, ...page } = useLoaderData<typeof loader>();
  return <SeasonPage {...page} />;
}
