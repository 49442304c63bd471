import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { easternDay } from "~/calendar/eastern-day";
import { type Changes, noChanges, withChanges } from "~/timeline/planning/agenda";
import type { Task } from "~/timeline/planning/task";
import { clearProgress, loadProgress, onProgressElsewhere, storeProgress } from "./device.client";
import { changesOf, noProgress, type SavedProgress } from "./saved-progress";

/** What a reader does with a plan on their own device. Until scripts run it is only the plan itself. */
export interface Progress {
  /** Scripts run: ticking, editing and adding work. */
  readonly ready: boolean;
  readonly tasks: readonly Task[];
  readonly done: ReadonlySet<string>;
  readonly changes: Changes;
  readonly today: string;
  /** The browser refused to store the last change. */
  readonly refused: boolean;
  readonly change: (next: (changes: Changes) => Changes) => void;
  readonly clear: () => void;
}

const ProgressContext = createContext<Progress | null>(null);

export function useProgress(): Progress {
  const progress = useContext(ProgressContext);
  if (progress === null) throw new Error("useProgress needs a ProgressProvider above it");
  return progress;
}

/** @param plan which plan the changes belong to, such as "2027-first" */
export function ProgressProvider({
  plan,
  tasks,
  today,
  children,
}: {
  plan: string;
  tasks: readonly Task[];
  today: string;
  children: ReactNode;
}) {
  const [kept, setKept] = useState<SavedProgress | null>(null);
  const [refused, setRefused] = useState(false);
  // The server's day is that of the East Coast; the reader's own may differ by one.
  const [day, setDay] = useState(today);
  useEffect(() => {
    const load = () => setKept(loadProgress());
    load();
    setDay(dayHere());
    return onProgressElsewhere(load);
  }, []);
  const changes = kept === null ? noChanges : changesOf(kept, plan);
  const progress = useMemo(
    (): Progress => ({
      ready: kept !== null,
      tasks: withChanges(tasks, changes),
      done: new Set(changes.done),
      changes,
      today: day,
      refused,
      change(next) {
        // Read again: another tab may have written since.
        const now = refused ? (kept ?? noProgress) : loadProgress();
        const all = { ...now, plans: { ...now.plans, [plan]: next(changesOf(now, plan)) } };
        setRefused(!storeProgress(all));
        setKept(all);
      },
      clear() {
        clearProgress();
        setKept(noProgress);
        setRefused(false);
      },
    }),
    [kept, changes, tasks, day, refused, plan],
  );
  return <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>;
}

/** Today, as the server counts it: a browser may stand in another time zone. */
export const dayHere = (): string => easternDay(new Date());
