/**
 * How much of each part a number of families needs on the busiest day of a season, worked out from measured figures.
 * What nobody can measure before families come is an assumption, stands in `habits` and is printed with the result.
 */

/** What people do. Assumptions, on the high side; change one and run it again. */
export const habits = {
  /**
   * Families who come on the busiest day, as a share of all: the day before November 1, or the day after a big mail.
   */
  comingOnBusiestDay: 0.25,
  /** People of such a family who come that day. */
  peopleEach: 1.5,
  /** Pages of a plan that one of them opens, and forms they send there. */
  planPages: 20,
  planWrites: 5,
  /** Lists, searches and calculations with answers of their own, which no cache can keep. */
  calculations: 8,
  /** Questions to the counselor. */
  questions: 2,
  /** Public pages that are kept, asked of a process: what nginx or a CDN answers instead does not come here. */
  publicPages: 10,
  /** Visitors without an account for each who has one. They open public pages and calculate, and write nothing. */
  strangersEach: 4,
  /** The busiest hour's share of a day, and the busiest minute over that hour's mean. */
  busiestHour: 0.12,
  busiestMinute: 2,
  /** People who are reminded, as a share of families' members who may be: everybody in a plan asks or is asked. */
  remindedEach: 1.5,
  /** Of those, who get a mail on a day near a deadline. */
  mailedShare: 0.2,
} as const;

/** What one machine or one server is taken to carry. */
export const machines = {
  /** A process is one core; above this share of it, answers begin to wait for each other. */
  busyShare: 0.6,
  /** One PostgreSQL server: cores, connections it should have, disk in gigabytes. */
  storeCores: 32,
  storeConnections: 500,
  storeDisk: 4_000,
  /** Connections of one process's pool. */
  poolOfProcess: 10,
  /** The morning's reminders are looked through and sent between 7 and 11 a.m. */
  morningHours: 4,
} as const;

/** Figures of one process and one PostgreSQL, measured on one machine. Times are of a processor, milliseconds. */
export interface Measured {
  readonly publicPage: Cost;
  readonly calculation: Cost;
  readonly question: Cost;
  readonly planPage: Cost;
  readonly planWrite: Cost;
  /** One person's reminders of a morning. People are looked at one after the other. */
  readonly reminding: Cost;
  readonly familyBytes: number;
  readonly familyRows: number;
}

/** Processor time of one request in the process and in the store, milliseconds. */
export interface Cost {
  readonly process: number;
  readonly store: number;
}

export interface Need {
  readonly families: number;
  /** Requests a second of the busiest minute that reach a process. */
  readonly requests: number;
  readonly processes: number;
  readonly storeCores: number;
  readonly connections: number;
  readonly gigabytes: number;
  readonly rows: number;
  /** Hours one process needs to look at everybody who is reminded. */
  readonly remindHours: number;
  readonly mails: number;
  /** What one server or process of its kind can't carry any more, the tightest first. Empty: one of each is enough. */
  readonly walls: readonly Wall[];
}

export interface Wall {
  readonly what: string;
  /** How many times over what one carries. */
  readonly times: number;
}

/** What a number of families needs, by the measured costs and the habits above. */
export function needOf(families: number, measured: Measured): Need {
  const people = families * habits.comingOnBusiestDay * habits.peopleEach;
  const readers = people * (1 + habits.strangersEach);
  const aDay: readonly (readonly [number, Cost])[] = [
    [readers * habits.publicPages, measured.publicPage],
    [readers * habits.calculations, measured.calculation],
    [people * habits.questions, measured.question],
    [people * habits.planPages, measured.planPage],
    [people * habits.planWrites, measured.planWrite],
  ];
  const perSecond = (aDaysWork: number) => (aDaysWork * habits.busiestHour * habits.busiestMinute) / 3_600;
  const sum = (of: (cost: Cost) => number) => aDay.reduce((total, [times, cost]) => total + times * of(cost), 0);
  const processes = Math.max(2, Math.ceil(perSecond(sum((cost) => cost.process)) / 1_000 / machines.busyShare));
  const storeCores = perSecond(sum((cost) => cost.store)) / 1_000 / machines.busyShare;
  const connections = processes * machines.poolOfProcess;
  const gigabytes = (families * measured.familyBytes) / 1e9;
  const { process, store } = measured.reminding;
  const remindHours = (families * habits.remindedEach * (process + store)) / 3_600_000;
  const walls = [
    { what: "cores of one PostgreSQL", times: storeCores / machines.storeCores },
    { what: "connections of one PostgreSQL", times: connections / machines.storeConnections },
    { what: "disk of one PostgreSQL", times: gigabytes / machines.storeDisk },
    { what: "the morning's look at reminders, in one process", times: remindHours / machines.morningHours },
  ];
  return {
    families,
    requests: perSecond(aDay.reduce((total, [times]) => total + times, 0)),
    processes,
    storeCores,
    connections,
    gigabytes,
    rows: families * measured.familyRows,
    remindHours,
    mails: families * habits.remindedEach * habits.mailedShare,
    walls: walls.filter(({ times }) => times > 1).sort((one, other) => other.times - one.times),
  };
}

/** The number of families at which something first carries no more, and what it is. */
export function firstWall(measured: Measured): { readonly families: number; readonly what: string } {
  let families = 1_000;
  while (needOf(families, measured).walls.length === 0) families *= 1.02;
  return { families, what: needOf(families, measured).walls[0]?.what ?? "" };
}
