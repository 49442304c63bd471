import { dayInWords } from "~/calendar/moment";
import { fieldLabel } from "~/colleges/facts/fields";
import { csvFile } from "~/design/csv";
import { dollars } from "~/design/figures";
import { readLog } from "~/family/access/access-log.server";
import type { Opened } from "~/family/access/open-plan.server";
import type { PlanView } from "~/family/access/view";
import { feedState } from "~/family/dates/feed.server";
import { reminderState } from "~/family/dates/remind.server";
import { type Finances, financeFields } from "~/family/finances/finances";
import { figureWords, readHousehold } from "~/family/finances/household.server";
import { type StudentRecord, studentWords } from "~/family/record/record";
import { readRecord } from "~/family/record/record.server";
import type { FeedState } from "../dates/feed-part";
import type { ReminderState } from "../dates/reminder-part";
import type { HouseholdPage } from "../finances/household-view";

/** What only some read in a plan: grades, their own household's figures, the log, and how they are told of dates. */
export interface Own {
  /** Null for whoever is neither the student nor keeps the plan. */
  readonly record: StudentRecord | null;
  /** Null for whoever is not let into the finances of a household. */
  readonly household: Pick<HouseholdPage, "finances" | "shown" | "readers" | "waiting"> | null;
  /** Every line that is kept, the newest first; null for whoever does not read the log. */
  readonly log: Awaited<ReturnType<typeof readLog>> | null;
  readonly reminders: Pick<ReminderState, "settings">;
  readonly feed: FeedState | null;
}

/**
 * Reads it for the file of everything, by the same reading and the same policy as the pages. How the homes are set up
 * stays out: in a plan with a parent who must not be part of it, no file speaks of another home.
 */
export async function readOwn(opened: Opened): Promise<Own> {
  const { may } = opened.view;
  const [record, household, log, reminders, feed] = await Promise.all([
    readRecord(opened),
    may.finances ? readHousehold(opened) : null,
    may.log ? readLog(opened, "all") : null,
    reminderState(opened),
    feedState(opened),
  ]);
  return { record, household, log, reminders, feed };
}

/** As data. Amounts are whole dollars a year, or of today; null is "not given". */
export function ownData({ record, household, log, reminders, feed }: Own, view: PlanView) {
  return {
    invitations: view.invitations.map(({ email, part, expiresAt }) => ({ email, part, linkWorksUntil: expiresAt })),
    ...(record !== null && { studentsRecord: { ...record, fields: record.fields?.split(",") ?? [] } }),
    ...(household !== null && {
      yourHousehold: {
        figures: household.finances,
        shownToOthers: household.shown,
        letIn: household.readers,
        waitToBeLetIn: household.waiting.map(({ name }) => name),
      },
    }),
    reminders: reminders.settings,
    calendarAddress: feed,
    ...(log !== null && { log: log.map(({ at, who, did }) => ({ at, who, did })) }),
  };
}

/** As tables: the log. */
export function ownTables({ log }: Own): Readonly<Record<string, string>> {
  if (log === null) return {};
  const rows = [["When", "Who", "What"], ...log.map(({ when, who, did }) => [when, who, did])];
  // Spreadsheets take a file with this mark for UTF-8.
  return { "log.csv": csvFile(rows, { quoted: "always" }) };
}

const figureNames: Readonly<Record<keyof Finances, string>> = {
  income: "Yearly income",
  taxPaid: "Federal income tax paid",
  familySize: "People in the household",
  filing: "How the return is filed",
  cash: "Cash, savings and checking",
  investments: "Investments",
  childSupport: "Child support received in a year",
  pays: "What you plan to pay for college each year",
  state: "State",
};

/** As parts of the page to read. @param html writes a text so that it stands for itself */
export function ownPage(
  { record, household, log, reminders, feed }: Own,
  view: PlanView,
  html: (text: string) => string,
): readonly string[] {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`<h2>${title}</h2><ul>${items.map((item) => `<li>${html(item)}</li>`).join("")}</ul>`];
  return [
    ...(record === null ? [] : list("Grades, test scores and majors", recordLines(record))),
    ...list("What each household shows", [
      ...view.homes.map(({ name, pay, aid, told }) => {
        const pays = told === null ? (pay ?? "an amount it hasn’t shown") : `${dollars(told)} a year`;
        return `${name}: plans to pay ${pays}${aid === null ? "" : `; on the FAFSA: ${aid}`}`;
      }),
      ...(view.allHomes === null ? [] : [`Together: ${view.allHomes}`]),
    ]),
    ...(household === null ? [] : list("Your household’s figures", figures(household))),
    ...list(
      "Invited",
      view.invitations.map(
        ({ email, part, expiresAt }) => `${email}, ${part}: the link works until ${dayInWords(expiresAt)}`,
      ),
    ),
    ...list("Your calendar and reminders", [
      feed === null ? "No calendar link" : `A calendar link, created on ${feed.made}`,
      reminderWords(reminders),
    ]),
    ...(log === null ? [] : ["<h2>Access log</h2><p>It’s in the file log.csv.</p>"]),
  ];
}

function recordLines({ fields, ...grades }: StudentRecord): readonly string[] {
  return [...studentWords({ record: grades, state: null }), ...(fields?.split(",").map(fieldLabel) ?? [])];
}

function figures({ finances, shown, readers }: NonNullable<Own["household"]>): readonly string[] {
  const told = shown.told === null ? [] : [`${dollars(shown.told)} a year, shown to the student`];
  const others = [shown.pay, shown.aid, ...told].filter((each) => each !== null);
  return [
    ...financeFields.map((field) => `${figureNames[field]}: ${figureWords(finances, field) || "not given"}`),
    `What others are shown: ${others.length === 0 ? "nothing" : others.join("; ")}`,
    `Who can read these figures: ${readers.join(", ")}`,
  ];
}

function reminderWords({ settings }: Own["reminders"]): string {
  if (settings === null) return "No email reminders";
  const days = settings.days.map((left) =>
    left === 0 ? "on the day" : `${left} ${left === 1 ? "day" : "days"} before`,
  );
  return `Email reminders: ${[...days, ...(settings.weekly ? ["a weekly summary"] : [])].join(", ")}`;
}
