import { type Day, isDay } from "~/calendar/day";
import {
  type DeadlineKind,
  type DeadlinePlan,
  type DeadlineRecord,
  type DeadlineSource,
  deadlineKinds,
  deadlineSources,
  fallOf,
} from "../deadlines/record";
import type { Confidence } from "../fact";
import { deadlineNotes } from "./deadline-notes";
import { collegeOf, type SeasonTable, type SourceRow, type TableInput, text } from "./season-table";

const list = "deadlines-2027.csv";
const systems = "system-deadlines.csv";

const planOf: Readonly<Record<string, DeadlinePlan>> = {
  ED: "ed1",
  ED2: "ed2",
  EA: "ea1",
  EA2: "ea2",
  REA: "rea",
  RD: "rd",
  priority: "priority",
  rolling: "rolling",
  transfer: "transfer",
};

/**
 * Application deadlines by college and plan. Of two rows for the same plan the earlier date stands, and the later one
 * is kept beside it. A system's confirmed rule confirms a campus date that was only recalled.
 */
export const deadlinesTable: SeasonTable<DeadlineRecord> = {
  name: "deadlines",
  what: "Application deadlines by college and way to apply, for first-year and transfer applicants",
  reread:
    "The Common App requirements grid of the new season (August and September), the dates pages of the University of California and Cal State, and each college’s own admission page",
  usedBy: [
    "/application-timeline",
    "/colleges",
    "/state-college-planning-guides",
    "plans, calendars and reminders",
    "calculate -- deadlines",
  ],
  columns: {
    [list]: [
      "unitid",
      "name",
      "plan",
      "date",
      "date_kind",
      "season",
      "source",
      "source_date",
      "confidence",
      "other_date",
      "notes",
    ],
    [systems]: ["unitids", "plan", "date_fall_2027", "rule", "source_date", "confidence", "notes"],
  },
  read(input) {
    const campus = (input.files[systems] ?? []).flatMap((row) => systemRecords(row, input));
    const records = (input.files[list] ?? []).flatMap((row) => readRow(row, input) ?? []);
    const merged = new Map<string, DeadlineRecord>();
    for (const record of [...records, ...campus.filter(({ adds }) => adds).map(({ record }) => record)]) {
      const key = keyOf(record);
      const there = merged.get(key);
      merged.set(key, there === undefined ? record : earlierOf(there, record));
    }
    for (const { record, residents } of campus) {
      const there = merged.get(keyOf(record));
      if (there === undefined || there.date !== record.date) continue;
      const confirmed = there.confidence === "recalled" && record.confidence !== "recalled";
      merged.set(keyOf(record), {
        ...there,
        ...(confirmed
          ? {
              confidence: record.confidence,
              source: record.source,
              read: record.read,
            }
          : {}),
        ...(residents === null ? {} : { note: residents }),
      });
    }
    return [...merged.values()].sort((a, b) => a.unitid - b.unitid || (keyOf(a) < keyOf(b) ? -1 : 1));
  },
};

const keyOf = ({ unitid, season, plan }: DeadlineRecord) => `${unitid} ${season} ${plan}`;

/** Of two rows for the same plan the earlier date. A row without a date adds nothing to one that has it. */
function earlierOf(a: DeadlineRecord, b: DeadlineRecord): DeadlineRecord {
  if (a.date === null || b.date === null) return a.date === null ? b : a;
  if (a.date === b.date) return { ...a, other: a.other ?? b.other };
  const [first, second] = a.date < b.date ? [a, b] : [b, a];
  return {
    ...first,
    other: { date: second.date ?? "", from: deadlineSources[second.source] },
  };
}

function readRow(row: SourceRow, input: TableInput): DeadlineRecord | null {
  const unitid = collegeOf(list, row, input);
  if (unitid === null) return null;
  const refuse = (column: string, why: string): null => {
    const value = row.cells[column] ?? "";
    return input.refuse({
      file: list,
      line: row.line,
      unitid,
      column,
      value,
      why,
    });
  };
  const plan = planOf[text(row, "plan") ?? ""];
  if (plan === undefined) return refuse("plan", "No way to apply has this name.");
  const season = text(row, "season") ?? "";
  if (!/^20\d\d-\d\d$/.test(season)) return refuse("season", "Not a season such as 2026-27.");
  const kind = deadlineKinds.find((one) => one === text(row, "date_kind"));
  if (kind === undefined) return refuse("date_kind", "Not deadline, priority, latest or none.");
  const confidence = text(row, "confidence");
  if (confidence !== "FOUND" && confidence !== "RECALLED") return refuse("confidence", "Not FOUND or RECALLED.");
  const named = sourceOf(text(row, "source") ?? "");
  if (named === null) return refuse("source", "No known kind of source.");
  // A page that names the date of another campus is no source for this one.
  const source = confidence === "RECALLED" && named === "system-page" ? "system-rule" : named;
  const written = text(row, "date");
  const date = written === null ? null : readDate(written, season);
  if (written !== null && date === null) refuse("date", "Not a day of its season, from September to August.");
  // A last day that isn't believed leaves what the row says besides: the college decides as applications come in.
  if (date === null && plan !== "rolling") return written === null ? refuse("date", "A deadline needs a date.") : null;
  return {
    unitid,
    plan,
    date,
    season,
    source,
    kind: date === null ? "none" : kind,
    confidence: confidenceOf(confidence, source),
    read: lastRead(text(row, "source_date")),
    other: otherOf(text(row, "other_date"), season),
    note: noteOf(text(row, "notes"), refuse),
  };
}

/** A day of its season: applications close between September of senior year and the August college starts. */
function readDate(text: string, season: string): Day | null {
  const fall = fallOf(season);
  return isDay(text) && text >= `${fall - 1}-09-01` && text <= `${fall}-08-31` ? text : null;
}

/** A college's own page, or two sources that agree, weigh more than a copy of one list. */
function confidenceOf(word: "FOUND" | "RECALLED", source: DeadlineSource): Confidence {
  if (word === "RECALLED") return "recalled";
  return source === "grid" || source === "system-rule" ? "medium" : "high";
}

function sourceOf(words: string): DeadlineSource | null {
  const grid = words.startsWith("Common App Requirements Grid");
  if (grid) return / \+ college admission page/.test(words) ? "grid-and-page" : "grid";
  if (/^college (admission|FAQ) page/.test(words)) return "college-page";
  if (/^(University of California dates pages|Cal State fall 2027 dates page)/.test(words)) return "system-page";
  if (/^(University of California filing rule|City University of New York rule)/.test(words)) return "system-rule";
  return words.startsWith("standing practice") ? "practice" : null;
}

/** The last day of "2026-09-11 / 2026-09-20" or "2026-07-04 to 2026-07-08"; a month where no day is given. */
function lastRead(words: string | null): string | null {
  return words?.match(/20\d\d-\d\d(?:-\d\d)?/g)?.at(-1) ?? null;
}

const otherSources: readonly (readonly [RegExp, string])[] = [
  [/grid/, deadlineSources.grid],
  [/college page/, deadlineSources["college-page"]],
  [/July 2026 copy/, "a copy of its page from July 2026"],
  [/checked list/, "a list that others checked"],
];

/** "2027-01-05 (grid)" */
function otherOf(words: string | null, season: string): DeadlineRecord["other"] {
  const [, day = "", from = ""] = /^(\S+) \((.+)\)$/.exec(words ?? "") ?? [];
  const date = readDate(day, season);
  const source = otherSources.find(([pattern]) => pattern.test(from))?.[1];
  return date === null || source === undefined ? null : { date, from: source };
}

function noteOf(words: string | null, refuse: (column: string, why: string) => null): string | null {
  if (words === null) return null;
  const note = deadlineNotes[words];
  return note === undefined ? refuse("notes", "Nobody has put this note into words for students.") : note;
}

interface SystemRecord {
  readonly record: DeadlineRecord;
  /** Stands in for a college the list doesn't have. */
  readonly adds: boolean;
  readonly residents: string | null;
}

/** The campuses a system's row names. Rows without campuses or without a plan say how a system works, not a date. */
function systemRecords(row: SourceRow, input: TableInput): readonly SystemRecord[] {
  const plan = planOf[text(row, "plan") ?? ""];
  if (plan === undefined) return [];
  const ids = (text(row, "unitids") ?? "").split(" ").filter((id) => id !== "");
  const date = readDate(text(row, "date_fall_2027") ?? "", "2026-27");
  const recalled = text(row, "confidence") !== "FOUND" || /RECALLED/.test(text(row, "notes") ?? "");
  const kind: DeadlineKind =
    date === null
      ? "none"
      : plan === "priority" || plan === "rolling"
        ? plan === "rolling"
          ? "latest"
          : plan
        : "deadline";
  const [, people = null] = /\((Florida residents|Georgia students)\)/.exec(text(row, "rule") ?? "") ?? [];
  if (date === null && plan !== "rolling") return [];
  return ids.flatMap((value): readonly SystemRecord[] => {
    const unitid = collegeOf(systems, { ...row, cells: { unitid: value } }, input);
    if (unitid === null) return [];
    const record: DeadlineRecord = {
      unitid,
      plan,
      date,
      kind,
      season: "2026-27",
      source: "system-rule",
      other: null,
      note: null,
      confidence: recalled ? "recalled" : "medium",
      read: lastRead(text(row, "source_date")),
    };
    const listed = (input.files[list] ?? []).some(({ cells }) => cells.unitid === value);
    return [
      {
        record,
        adds: !listed,
        residents: people === null ? null : `For ${people} only.`,
      },
    ];
  });
}
