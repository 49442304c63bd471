import type { TaskLine, TaskPage } from "./task-view";

/** How many tasks a screen has at first, and how many come with "show more". */
export const perScreen = 10;
const lists = ["open", "done", "withdrawn"] as const;
export type ListName = (typeof lists)[number];

/** What somebody wants to see of the tasks, as the address says it. */
export interface ListWish {
  readonly list: ListName;
  /** The tasks for one college, or for none in particular; null for all. */
  readonly college: number | "none" | null;
  /** How many lines. */
  readonly shown: number;
  /** Tasks just checked or unchecked: they keep their place until the reader goes on. */
  readonly kept: readonly string[];
  /** A task just added or changed, which is among the lines whatever their number; "" for none. */
  readonly at: string;
}

export const firstWish: ListWish = { list: "open", college: null, shown: perScreen, kept: [], at: "" };

/** Reads an address; what makes no sense is the usual. */
export function readWish(params: URLSearchParams): ListWish {
  const college = params.get("college") ?? "";
  const shown = params.get("shown") ?? "";
  const lines = shown === "all" ? Number.POSITIVE_INFINITY : Math.ceil(Number(shown) / perScreen) * perScreen;
  return {
    list: lists.find((name) => name === params.get("list")) ?? "open",
    college: college === "none" ? "none" : /^\d{6}$/.test(college) ? Number(college) : null,
    shown: lines > perScreen ? lines : perScreen,
    kept: params.getAll("kept").slice(-perScreen),
    at: params.get("at") ?? "",
  };
}

/** The query of a wish, with its question mark; "" for the usual. */
export function wishSearch({ list, college, shown, kept, at }: ListWish): string {
  const params = new URLSearchParams({
    ...(list === "open" ? {} : { list }),
    ...(college === null ? {} : { college: String(college) }),
    ...(shown === perScreen ? {} : { shown: Number.isFinite(shown) ? String(shown) : "all" }),
    ...(at === "" ? {} : { at }),
  });
  for (const key of kept) params.append("kept", key);
  return params.size === 0 ? "" : `?${params}`;
}

/** Where a page leads to one of its tasks. */
export const rowId = (key: string): string => `task-${key.replace(/[^\w-]/g, "-")}`;

/** What a form of the page did. */
export interface TaskChange {
  readonly intent: "setup" | "add" | "done" | "undo" | "change" | "back" | "delete";
  /** The key of the task it was about; "" for none. */
  readonly task: string;
  /** The key of a task that was added; null for any other form. */
  readonly added: string | null;
}

/** Query and fragment to go on with after a form of the page: the same list, at the task it was about. */
export function afterChange(wish: ListWish, { intent, task: key, added }: TaskChange): string {
  const rest = { ...wish, kept: [], at: "" };
  switch (intent) {
    case "done":
    case "undo": {
      const kept = [...wish.kept.filter((each) => each !== key), key].slice(-perScreen);
      return `${wishSearch({ ...wish, kept })}#${rowId(key)}`;
    }
    case "change":
    case "back":
      return `${wishSearch({ ...rest, at: key })}#${rowId(key)}`;
    case "add":
      return added === null ? wishSearch(rest) : `${wishSearch({ ...firstWish, at: added })}#${rowId(added)}`;
    default:
      return wishSearch(rest);
  }
}

interface TaskGroup {
  readonly title: string;
  readonly lines: readonly TaskLine[];
}

/** The part of the tasks that is on the screen. */
export interface TaskList {
  readonly groups: readonly TaskGroup[];
  /** Lines on the screen, and in the whole list. */
  readonly shown: number;
  readonly total: number;
  /** The first task that isn't shown; null where all are. */
  readonly nextKey: string | null;
  /** How many there are of each list, for the college that was asked for. */
  readonly counts: Readonly<Record<ListName, number>>;
}

/** Cuts the tasks of a page down to what was asked for. */
export function taskList(page: TaskPage, { list, college, shown, at }: ListWish): TaskList {
  const of = (lines: readonly TaskLine[]) =>
    college === null ? lines : lines.filter(({ unitid }) => unitid === (college === "none" ? null : college));
  const open = [
    { title: "Overdue", lines: page.overdue },
    { title: "Due within seven days", lines: page.week },
    { title: "Ready to start", lines: page.open },
    ...page.later.map(({ month, lines }) => ({ title: month, lines })),
  ];
  const all: Record<ListName, readonly TaskGroup[]> = {
    open,
    done: [{ title: "Done", lines: page.done }],
    withdrawn: [{ title: "Withdrawn", lines: page.withdrawn }],
  };
  const linesOf = (name: ListName) => all[name].flatMap(({ lines }) => of(lines));
  const isDone = ({ state }: TaskLine) => state === "done";
  const asked = linesOf(list);
  const reach = asked.findIndex(({ key }) => key === at) + 1;
  const visible = new Set(asked.slice(0, Math.max(shown, Math.ceil(reach / perScreen) * perScreen)));
  return {
    groups: all[list].flatMap(({ title, lines }) => {
      const here = lines.filter((line) => visible.has(line));
      return here.length === 0 ? [] : [{ title, lines: here }];
    }),
    shown: visible.size,
    total: asked.length,
    nextKey: asked[visible.size]?.key ?? null,
    counts: {
      open: linesOf("open").filter((line) => !isDone(line)).length,
      done: linesOf("done").filter(isDone).length,
      withdrawn: linesOf("withdrawn").length,
    },
  };
}
