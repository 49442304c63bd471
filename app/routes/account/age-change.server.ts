import { z } from "zod";
import { adultMonthOf, growUp, keepAdultMonth } from "~/account/accounts.server";
import { adultDay } from "~/account/age";
import type { Member } from "~/account/member";
import { writeAccount } from "~/account/write-account.server";
import { writeDay } from "~/calendar/day";
import type { Messages } from "~/design/messages";
import { hidden, readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { database } from "~/store/database.server";
import type { ShownAge } from "./age-part";
import { adultMonthSchema } from "./age-schema";

/** @param today "YYYY-MM-DD" */
export async function ageOf({ id, ageBand }: Member, today: string): Promise<ShownAge> {
  const month = ageBand === "13-17" ? await adultMonthOf(database(), id) : null;
  const thisYear = Number(today.slice(0, 4));
  return {
    teen: ageBand === "13-17",
    month,
    day: month === null ? null : writeDay(adultDay(month)),
    today,
    years: Array.from({ length: 6 }, (_, at) => String(thisYear + at)),
  };
}

/** What the buttons say. */
const intents = z.discriminatedUnion("age", [
  z.object({ age: z.literal("month") }),
  z.object({ age: z.literal("forget") }),
  z.object({ age: z.literal("adult"), adult: hidden }),
]);

/**
 * What somebody says about their age. Only those of 13 to 17 have anything to say, and only toward 18. Throws a 400
 * Response for what no form of this site asks.
 *
 * @param today "YYYY-MM-DD"
 * @returns what to fix, by field; null when it is done
 */
export async function changeAge(member: Member, form: URLSearchParams, today: string): Promise<Messages | null> {
  if (member.ageBand !== "13-17") throw new Response(null, { status: 400, statusText: "Bad Request" });
  const wish = readIntent(intents, form);
  if (wish.age === "forget") {
    await writeAccount(member, (write) => keepAdultMonth(write, null));
    return null;
  }
  if (wish.age === "month") {
    const read = readWith(adultMonthSchema(form, today), form);
    if (!read.ok) return read.messages;
    await writeAccount(member, (write) => keepAdultMonth(write, read.value.month));
    return null;
  }
  if (wish.adult !== "yes") return { adult: ["Check the box if you’re 18 or older."] };
  await writeAccount(member, ({ store, accountId }) => growUp(store, accountId));
  return null;
}
