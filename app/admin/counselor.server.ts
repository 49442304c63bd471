import { statuses } from "~/counselor/answer/reply";
import { env } from "~/env.server";
import type { Store } from "~/store/database.server";
import type { CounselorStatusSubject } from "~/store/rows";
import type { StatusCount } from "./status-chart";
import type { TableRow, TableShape } from "./table";

/** Days that the table reaches back. */
const daysShown = 60;

const subjects = {
  status: "How the counselor’s replies ended",
  "search status": "How answers in the search ended",
  "mcp status": "How answers to assistants ended",
  gate: "The counselor’s sentences",
  model: "The counselor’s answers",
  "essay gate": "The essay coach’s questions",
  "essay model": "The essay coach’s answers",
} as const;

export const counselorShape: TableShape = {
  name: "counselor",
  caption: "What the model and the checks did for the counselor and the essay coach, by day",
  columns: [
    { key: "day", label: "Day (UTC)", sorts: true },
    { key: "of", label: "Counted", sorts: true },
    { key: "what", label: "What became of them", sorts: true },
    { key: "times", label: "Times", kind: "number", sorts: true },
  ],
  filters: [
    {
      key: "of",
      label: "Counted",
      options: Object.values(subjects).map((value) => ({ value, label: value })),
    },
  ],
  sort: "-day",
  empty: "Nothing has been asked yet.",
};

const words: Readonly<Record<string, string>> = {
  passed: "Shown: every check passed",
  empty: "Kept back: empty",
  markup: "Kept back: markup, or an id that stands for nothing",
  "unknown evidence": "Kept back: cites a source that wasn’t given",
  promise: "Kept back: promises something",
  quotation: "Kept back: quotes words that aren’t in the source",
  law: "Kept back: advice about the law",
  address: "Kept back: an address that isn’t in the source",
  figure: "Kept back: a figure that isn’t in the source",
  date: "Kept back: a date that isn’t in the source",
  college: "Kept back: a college the source isn’t about",
  guarantee: "Kept back: a guarantee the source doesn’t give",
  "no evidence": "Kept back: states something without a source",
  characters: "Kept back: characters that don’t belong in a sentence",
  quote: "Kept back: quotes words that aren’t in the draft",
  "observation length": "Kept back: more than 25 words about a place",
  "question form": "Kept back: not one question",
  "first person": "Kept back: written as if by the student",
  "offers words": "Kept back: offers words to use",
  order: "Kept back: tells the student what to write",
  outline: "Kept back: an outline",
  choices: "Kept back: a list to choose from",
  "not about the text": "Kept back: not about the place it quotes",
  "new words": "Kept back: words that aren’t the student’s",
  stretch: "Kept back: a stretch that could be pasted",
  retold: "Kept back: tells the draft again",
  answered: "Answered by the model",
  "nothing passed": "Answered without it: nothing it wrote passed",
  unreachable: "Answered without it: not reachable",
  "rate limited": "Answered without it: the provider was busy",
  "too slow": "Answered without it: too slow",
  cut: "Answered without it: broke off",
  left: "The reader left",
  "used up": "Answered without it: an allowance was used up",
};

/** A status as the charts name it: "Not for us". */
const capital = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);

/**
 * The counts of the last days: how replies ended, how asking the model ended, and each decision of the gate by its
 * reason.
 */
export async function counselorRows(store: Store, now: Date): Promise<readonly TableRow[]> {
  const since = new Date(now.getTime() - daysShown * 86_400_000).toISOString().slice(0, 10);
  const rows = await store
    .selectFrom("counselor_count")
    .where("day", ">=", since)
    .selectAll()
    .orderBy("subject", "desc")
    .orderBy("name")
    .execute();
  return rows.map(({ day, subject, name, times }) => ({
    day,
    of: subjects[subject],
    what: isStatus(subject) ? capital(name) : (words[name] ?? name),
    times: Number(times),
  }));
}

const isStatus = (subject: string): subject is CounselorStatusSubject =>
  subject === "status" || subject === "search status" || subject === "mcp status";

/** How replies ended over the days of the table, by where they were asked: what the chart draws. */
export async function statusCounts(store: Store, now: Date): Promise<readonly StatusCount[]> {
  const since = new Date(now.getTime() - daysShown * 86_400_000).toISOString().slice(0, 10);
  const rows = await store.selectFrom("counselor_count").where("day", ">=", since).selectAll().execute();
  return statuses.map((status) => {
    const of = (door: CounselorStatusSubject) =>
      rows.reduce(
        (sum, { subject, name, times }) => (subject === door && name === status ? sum + Number(times) : sum),
        0,
      );
    return { status: capital(status), page: of("status"), search: of("search status"), mcp: of("mcp status") };
  });
}

/** The model, and how much of today's cap is used. Null for `model` where none is configured. */
export async function modelToday(store: Store, now: Date) {
  const { model, modelDailyLimit: most } = env();
  const key = `model answers on ${now.toISOString().slice(0, 10)}`;
  const row = await store.selectFrom("rate_limit").where("key", "=", key).select("taken").executeTakeFirst();
  return {
    model: model === null ? null : { name: model.name, host: new URL(model.url).host },
    most,
    used: Math.min(most, Number(row?.taken ?? 0)),
  };
}
