import type { Store } from "~/store/database.server";
import type { Schedule } from "./schedule";

/** What a job gets to work with. */
export interface Running {
  readonly store: Store;
  readonly now: Date;
  /** Whether an administrator asked for this run; otherwise the schedule did. */
  readonly asked: boolean;
  /**
   * Says how far a long job is, such as "120 of 900 customers"; shown while it runs. Counts, and
   * nothing of anybody.
   */
  progress(words: string): void;
}

/** What a job did, in words: counts, and nothing of anybody. */
export interface Done {
  readonly said: string;
  /** How many things could not be done; the run counts as failed when there are any. */
  readonly failed?: number;
}

/** Something the site does by itself. It must be safe to run again after it was cut off at any point. */
export interface Job {
  readonly name: string;
  readonly title: string;
  /** One sentence for administrators. */
  readonly what: string;
  readonly schedule: Schedule;
  /** Takes minutes: no other job waits for it. */
  readonly long?: boolean;
  /** Also runs so many minutes after the first process of a new release has started. */
  readonly afterRelease?: number;
  run(running: Running): Promise<Done>;
}
