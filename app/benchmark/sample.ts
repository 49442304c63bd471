import type { Timing } from "./server-timing";

/** Requests that one thread sends after each other over a few kept connections. Plain data for the thread. */
export interface Sending {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly concurrency: number;
}

/** One answer as whoever asked saw it. */
export interface Sample {
  /** 0 where there was no answer. */
  readonly status: number;
  /** From asking until the last byte. */
  readonly milliseconds: number;
  /** As sent, compressed. */
  readonly bytes: number;
  /** How the response cache answered; "" where it says nothing. */
  readonly cache: string;
  /** Null where the answer came from memory. */
  readonly timing: Timing | null;
}
