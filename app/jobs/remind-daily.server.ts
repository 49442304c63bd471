import { todayOf } from "~/family/access/open-plan.server";
import { tellClosings } from "~/family/closings/tell-closings.server";
import { remind } from "~/family/dates/remind.server";
import { deliverSoon } from "~/mail/deliver.server";
import { log } from "~/reports/log.server";
import { database } from "~/store/database.server";

/** Reminders go out from this hour on the East Coast, so that nobody's phone rings at night. */
export const firstHour = 7;

const minute = 60_000;
const started = Symbol.for("site.reminders.started");

/** The hour of the day on the East Coast, 0 to 23. */
export function hourOf(now: Date): number {
  const hour = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hour: "2-digit", hourCycle: "h23" });
  return Number(hour.format(now));
}

/**
 * Looks for reminders a few times an hour for as long as this process runs. Every process does, and each person's day is
 * looked at once. Also sends what waits since before the process began. Never throws.
 */
export function remindDaily(): void {
  const here = globalThis as { [started]?: boolean };
  if (here[started]) return;
  here[started] = true;
  setTimeout(look, 5 * minute).unref();
  setInterval(look, 15 * minute).unref();
}

function look(): void {
  const now = new Date();
  if (hourOf(now) < firstHour) return;
  remind(database(), todayOf(now), now)
    .then(({ looked, queued, failed }) => {
      if (looked > 0) log().info({ looked, queued, failed: failed.length }, "reminders");
      for (const error of failed) log().error({ err: error }, "a reminder failed");
    })
    .catch((error: unknown) => log().error({ err: error }, "reminders failed"))
    .then(() => tellClosings(database(), todayOf(now), now))
    .then(({ queued, failed }) => {
      if (queued > 0) log().info({ queued, failed: failed.length }, "closing notices");
      for (const error of failed) log().error({ err: error }, "a closing notice failed");
    })
    .catch((error: unknown) => log().error({ err: error }, "closing notices failed"))
    .finally(deliverSoon);
}
