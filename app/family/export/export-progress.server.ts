import { csvFile } from "~/design/csv";
import { dollarsAndCents } from "~/design/dollars-and-cents";
import type { Opened } from "~/family/access/open-plan.server";
import { datesIn } from "~/family/dates/dates.server";
import type { PlanDate } from "~/family/dates/plan-dates.server";
import { exportDrafts } from "~/family/drafts/record.server";
import type { EssayLine } from "~/family/essays/essay-view";
import { readEssayPage } from "~/family/essays/essays.server";
import { partText } from "~/family/ledger/ledger";
import { readLedgers } from "~/family/ledger/ledger.server";
import { ledgerCsv } from "~/family/ledger/ledger-csv";
import type { LedgerView } from "~/family/ledger/ledger-view";
import { exportSaved } from "~/family/saved/saved.server";
import type { TaskLine } from "~/family/tasks/task-view";
import { readTaskPage } from "~/family/tasks/tasks.server";

/** What a plan keeps besides its list, as one person sees it. */
export interface Progress {
  readonly saved: Awaited<ReturnType<typeof exportSaved>>;
  readonly ledgers: readonly LedgerView[];
  /** With their drafts, for the student alone. */
  readonly essays: readonly (EssayLine & { readonly drafts: Awaited<ReturnType<typeof exportDrafts>> })[];
  readonly tasks: readonly TaskLine[];
  /** Deadlines and tasks that are still open, as the calendar of this person has them. */
  readonly dates: readonly PlanDate[];
}

/** Reads it for the file of everything, by the same reading as the pages. */
export async function readProgress(opened: Opened): Promise<Progress> {
  const [saved, ledgers, essays, tasks, dates] = await Promise.all([
    exportSaved(opened),
    readLedgers(opened),
    opened.view.may.essays ? essaysWithDrafts(opened) : [],
    readTaskPage(opened).then(({ overdue, week, open, later, done, withdrawn }) => [
      ...overdue,
      ...week,
      ...open,
      ...later.flatMap(({ lines }) => lines),
      ...done,
      ...withdrawn,
    ]),
    datesIn(opened),
  ]);
  return { saved, ledgers, essays, tasks, dates };
}

async function essaysWithDrafts(opened: Opened): Promise<Progress["essays"]> {
  const { essays } = await readEssayPage(opened);
  return Promise.all(essays.map(async (essay) => ({ ...essay, drafts: await exportDrafts(opened, essay.id) })));
}

/** As data, without the ids of forms. */
export function progressData({ saved, ledgers, essays, tasks }: Progress) {
  return {
    saved,
    tasks: tasks.map(({ title, detail, college, due, state, owner, waitsFor, withdrawn }) => ({
      title,
      detail,
      college,
      due,
      done: state === "done",
      whose: owner,
      overdue: withdrawn === null && state === "overdue",
      comesAfter: waitsFor,
      withdrawnBecause: withdrawn,
    })),
    ledgers: ledgers.map(({ label, splits, years }) => ({
      between: label,
      agreed: splits.filter(({ agreed }) => agreed).map(({ from, shares }) => ({ from, shares })),
      onlyProposed: splits
        .filter(({ agreed }) => !agreed)
        .map(({ from, shares, waiting }) => ({ from, shares, notAgreedYet: waiting })),
      years: years.map(({ name, total, uncovered, lines, owes, entries }) => ({
        schoolYear: name,
        totalCents: total,
        aboveLimitsCents: uncovered,
        payers: lines,
        owes,
        payments: entries
          .filter(({ to }) => to === null)
          .map(({ what, day, cents, who }) => ({ what, day, cents, paidBy: who })),
        betweenYou: entries
          .filter(({ to }) => to !== null)
          .map(({ what, day, cents, who, to }) => ({ what, day, cents, paidBy: who, paidTo: to })),
      })),
    })),
    essays: essays.map(({ title, college, wordLimit, due, stateName, drafts }) => ({
      prompt: title,
      college,
      wordLimit,
      due,
      state: stateName,
      ...drafts,
    })),
  };
}

const stateWords = {
  done: "Done",
  overdue: "Overdue",
  week: "This week",
  open: "Ready to start",
  later: "Later",
} as const;
const standsAt = ({ state, withdrawn }: TaskLine) =>
  withdrawn === null ? stateWords[state] : `Withdrawn: ${lowerFirst(withdrawn)}`;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const csv = (rows: readonly (readonly string[])[]) => csvFile(rows, { quoted: "always" });

/** As tables: one for each ledger, named as its page is, one of the tasks and one of the essays. */
export function progressTables({ ledgers, essays, tasks }: Progress): Readonly<Record<string, string>> {
  const rows = [
    ["Prompt", "For", "Word limit", "Due", "Status"],
    ...essays.map(({ title, college, wordLimit, due, stateName }) => [
      title,
      college,
      wordLimit === null ? "" : String(wordLimit),
      due ?? "",
      stateName,
    ]),
  ];
  const work = [
    ["Task", "For", "Due", "Status", "Who does it", "Comes after"],
    ...tasks.map((task) => [
      task.title,
      task.college ?? "",
      task.due,
      standsAt(task),
      task.owner,
      task.waitsFor.join("; "),
    ]),
  ];
  return {
    ...(tasks.length === 0 ? {} : { "tasks.csv": csv(work) }),
    ...(essays.length === 0 ? {} : { "essays.csv": csv(rows) }),
    ...(essays.some(({ drafts }) => drafts.versions.length > 0) ? { "drafts.txt": draftTexts(essays) } : {}),
    ...Object.fromEntries(
      ledgers
        .filter(({ years, splits }) => years.length + splits.length > 0)
        .map((ledger) => [`who-pays-what-${ledger.file}.csv`, ledgerCsv(ledger)]),
    ),
  };
}

/** Every version of every essay to read, the newest of each first. */
const draftTexts = (essays: Progress["essays"]) =>
  essays
    .flatMap(({ title, college, drafts }) =>
      [...drafts.versions].reverse().map(({ number, saved, origin, text }) => {
        const from = origin === "" ? "" : `, ${origin}`;
        return `== ${title}, ${college}: version ${number}${from}, ${saved} ==\n\n${text}\n`;
      }),
    )
    .join("\n\n");

/** As parts of the page to read. @param html writes a text so that it stands for itself */
export function progressPage(
  { saved, ledgers, essays, tasks }: Progress,
  html: (text: string) => string,
): readonly string[] {
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  const shares = ledgers.flatMap(({ label, splits }) =>
    splits.map(({ from, agreed, waiting, shares: each }) => {
      const parts = each.map(
        ({ who, part, cap }) =>
          `${who} ${partText(part)}${cap === null ? "" : ` (at most ${dollarsAndCents(cap)} a year)`}`,
      );
      const stands = agreed ? "agreed" : `only proposed, not agreed yet by ${waiting.join(" and ")}`;
      return html(`${label}, starting ${from}, ${stands}: ${parts.join(", ")}`);
    }),
  );
  const owed = ledgers.flatMap(({ label, years }) =>
    years.map(({ name, total, owes, lines }) => {
      const back = lines.reduce((sum, { gave }) => sum + gave, 0);
      const who = owes.map(({ from, to, cents }) => `${from} to ${to}: ${dollarsAndCents(cents)}`).join("; ");
      return html(
        `${label}, ${name}: ${dollarsAndCents(total)} paid in total.${back > 0 ? ` Paid between you: ${dollarsAndCents(back)}.` : ""} ${who === "" ? "Nothing is owed." : `Owed: ${who}.`}`,
      );
    }),
  );
  return [
    ...(tasks.length === 0
      ? []
      : [
          "<h2>Tasks</h2>",
          list(
            tasks.map((task) =>
              html(`${task.title}: due ${task.dueWords}, ${lowerFirst(standsAt(task))}. ${task.owner}.`),
            ),
          ),
        ]),
    ...(saved.length === 0
      ? []
      : [
          "<h2>Saved results</h2>",
          list(
            saved.map(
              ({ tool, name, headline, saved: on }) => `${html(name)} (${html(tool)}, ${html(on)}): ${html(headline)}`,
            ),
          ),
        ]),
    ...(owed.length + shares.length === 0 ? [] : ["<h2>Who pays what</h2>", list([...shares, ...owed])]),
    ...(essays.length === 0
      ? []
      : [
          "<h2>Essays to write</h2>",
          list(
            essays.map(({ title, college, dueWords, stateName }) =>
              html(`${title}, ${college}: ${stateName}${dueWords === null ? "" : `, due ${dueWords}`}`),
            ),
          ),
        ]),
  ];
}
