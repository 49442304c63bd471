import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";

/** Where this process answers, for the program that measures it. */
export interface ThisServer {
  readonly host: string;
  readonly port: number;
}

interface State {
  server?: ThisServer;
  /** What measured requests show while a measurement runs here. */
  token?: string;
}
const key = Symbol.for("site.benchmark");
const all = globalThis as { [key]?: State };
all[key] ??= {};
const here = all[key];

/** The header of a request that has its page made before its eyes, with the token of the measurement that runs. */
export const measuredHeader = "x-measured";

/** Says that this process serves a build, and where. */
export function serveMeasured(server: ThisServer): void {
  const everywhere = server.host === "0.0.0.0" || server.host === "::";
  here.server = everywhere ? { ...server, host: "127.0.0.1" } : server;
}

/** Null where no build is served, such as by the development server. */
export const thisServer = (): ThisServer | null => here.server ?? null;

/**
 * Whether a request is one of the measurement that runs in this process. Nobody else knows the token, which ends with
 * it.
 */
export const isMeasured = (token: string | undefined): boolean => here.token !== undefined && token === here.token;

/** Lets requests with a token be measured for as long as a piece of work takes. */
export async function whileMeasuring<T>(work: (token: string) => Promise<T>): Promise<T> {
  const token = randomBytes(16).toString("hex");
  here.token = token;
  try {
    return await work(token);
  } finally {
    delete here.token;
  }
}

/** Share of the time from which on the site is too busy to be measured: readers would wait, and figures would lie. */
export const tooBusy = 0.5;

/** How busy the event loop of this process is: its share 0–1 of a moment of so many milliseconds. */
export async function busyShare(moment = 500): Promise<number> {
  const before = performance.eventLoopUtilization();
  await new Promise((wait) => setTimeout(wait, moment));
  return performance.eventLoopUtilization(before).utilization;
}
