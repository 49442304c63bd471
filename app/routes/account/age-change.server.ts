import { adultMonthOf, growUp, keepAdultMonth } from "~/account/accounts.server";
import { adultDay, readAdultMonth } from "~/account/age";
import type { Member } from "~/account/member";
import { writeAccount } from "~/account/write-account.server";
import { database } from "~/store/database.server";
import type { ShownAge } from "./age-part";

const days = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** @param today "YYYY-MM-DD" */
export async function ageOf({ id, ageBand }: Member, today: string): Promise<ShownAge> {
  const month = ageBand === "13-17" ? await adultMonthOf(database(), id) : null;
  const thisYear = Number(today.slice(0, 4));
  return {
    teen: ageBand === "13-17",
    month,
    day: month === null ? null : days.format(new Date(adultDay(month))),
    years: Array.from({ length: 6 }, (_, at) => String(thisYear + at)),
  };
}

/**
 * What somebody says about their age. Only those of 13 to 17 have anything to say, and only towards 18.
 *
 * @param today "YYYY-MM-DD"
 * @returns what to mend, by field; empty when it is done; null for what no form of this site asks
 */
export async function changeAge(
  member: Member,
  form: URLSearchParams,
  today: string,
): Promise<Readonly<Record<string, string>> | null> {
  if (member.ageBand !== "13-17") return null;
  const what = form.get("age");
  if (what === "forget") {
    await writeAccount(member, (write) => keepAdultMonth(write, null));
    return {};
  }
  if (what === "month") {
    const month = readAdultMonth(form.get("year"), form.get("month"), today);
    if (month === null) return { month: "Choose a month and year, from this month to five years from now." };
    await writeAccount(member, (write) => keepAdultMonth(write, month));
    return {};
  }
  if (what !== "adult") return null;
  if (form.get("adult") !== "yes") return { adult: "Check the box if you’re 18 or older." };
  await writeAccount(member, ({ store, accountId }) => growUp(store, accountId));
  return {};
}
