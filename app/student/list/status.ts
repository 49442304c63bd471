import { type CollegeIds, mostKept } from "./list";

/** Where an application stands: the same words on the list of a device and in a plan. */
export const statuses = [
  { value: "considering", label: "Considering" },
  { value: "applying", label: "Applying" },
  { value: "applied", label: "Applied" },
  { value: "deferred", label: "Deferred" },
  { value: "waitlisted", label: "Waitlisted" },
  { value: "admitted", label: "Admitted" },
  { value: "denied", label: "Denied" },
  { value: "committed", label: "Committed" },
  { value: "withdrawn", label: "Withdrawn" },
] as const;
export type Status = (typeof statuses)[number]["value"];
export const statusName = (status: Status): string => statuses.find(({ value }) => value === status)?.label ?? status;

/** Where the applications of a list stand. A college that nobody said anything of is not in it. */
export type StatusOf = Readonly<Record<number, Status>>;

/** What nobody chose, and what is not kept. */
export const usualStatus: Status = "considering";

export const isStatus = (text: unknown): text is Status => statuses.some(({ value }) => value === text);

/** Reads what a device kept, whatever it is by now: what cannot be read is left out. */
export function readStatuses(text: string | null): StatusOf {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  if (typeof stored !== "object" || stored === null) return {};
  const found = Object.entries(stored).flatMap(([id, status]): [number, Status][] =>
    /^[1-9]\d{5}$/.test(id) && isStatus(status) && status !== usualStatus ? [[Number(id), status]] : [],
  );
  return Object.fromEntries(found.slice(0, mostKept));
}

/** The statuses with one changed. Those of colleges that are no longer on the list go. */
export function withStatus(all: StatusOf, list: CollegeIds, unitid: number, status: Status): StatusOf {
  const changed = { ...all, [unitid]: status };
  return Object.fromEntries(
    list.flatMap((id) => {
      const kept = changed[id];
      return kept === undefined || kept === usualStatus ? [] : [[id, kept]];
    }),
  );
}
