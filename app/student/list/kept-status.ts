import { onDeviceChange, readDevice, writeDevice } from "~/design/device.client";
import { keptIds, onListChange } from "./kept";
import { readStatuses, type Status, type StatusOf, withStatus } from "./status";

/**
 * Where the applications of this device's list stand, kept beside it: the list itself is its own link, and this is in
 * no link. Every change reads what is stored at that moment, so two tabs end with both.
 */
const statusKey = "list-status";

const nothing: StatusOf = {};
let text: string | null = null;
let statuses: StatusOf = nothing;
export const noStatuses = (): StatusOf => nothing;

/** What a browser that stores nothing has until the page is left, where "Forget me" finds it. */
const unstored = () => document.documentElement.dataset.unstoredStatus;

/** The statuses kept on this device; the same object as long as nothing changes. */
export function keptStatuses(): StatusOf {
  const now = unstored() ?? readDevice(statusKey);
  if (now !== text) {
    text = now;
    statuses = readStatuses(now);
  }
  return statuses;
}

/** Says where the application to a college of the list stands. */
export function setStatus(unitid: number, status: Status): void {
  const next = withStatus(keptStatuses(), keptIds(), unitid, status);
  const { dataset } = document.documentElement;
  const written = Object.keys(next).length === 0 ? null : JSON.stringify(next);
  if (writeDevice(statusKey, written)) delete dataset.unstoredStatus;
  else dataset.unstoredStatus = written ?? "{}";
  window.dispatchEvent(new Event("listchange"));
}

/** False where the statuses will be gone when the page is left. */
export const areStatusesStored = (): boolean => unstored() === undefined;

/** Calls back when a status or the list changes, in this tab or another. Returns how to stop. */
export function onStatusChange(changed: () => void): () => void {
  const stops = [onListChange(changed), onDeviceChange(statusKey, changed)];
  return () => {
    for (const stop of stops) stop();
  };
}
