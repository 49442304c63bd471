import { forEveryone } from "~/account/audience/audience.server";
import { dayIn } from "~/calendar/eastern-day";
import { env } from "~/env.server";
import { text } from "~/http/response.server";
import { chosenSearch, readChosen } from "~/season/calendar/read-chosen";
import { daysFor } from "~/season/calendar/season-day";
import { seasonCalendar } from "~/season/calendar/season-events";
import { checkedOn, readSeasonDays } from "~/season/calendar/season-facts.server";

/** The season's days as a calendar that anybody may subscribe to: the same for everyone who chose the same. */
export const loader = forEveryone.loader(({ request }) => {
  const chosen = readChosen(new URL(request.url).searchParams);
  const days = daysFor(readSeasonDays(dayIn("America/New_York", new Date())), chosen);
  const link = `${env().siteOrigin}/deadlines${chosenSearch(chosen)}`;
  return text(seasonCalendar(days, link, checkedOn), {
    policy: "everyoneData",
    type: "text/calendar; charset=utf-8",
  });
});
