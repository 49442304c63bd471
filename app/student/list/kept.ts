import { onDeviceChange, readDevice, writeDevice } from "~/design/device.client";
import { type CollegeIds, isSameTap, mergeIds, type Press, readIds, withoutId } from "./list";

/**
 * The list on this device. Every change reads what is stored at that moment, so two tabs with different lists end with
 * both. A browser that keeps nothing still has the list while the page is open, and says so.
 */
const listKey = "list";
/** Told to the page itself, whose other parts have no storage event. */
const listEvent = "listchange";

const nothing: CollegeIds = [];
let text: string | null = null;
let ids: CollegeIds = nothing;
/**
 * What a browser that stores nothing has until the page is left: on the document, where the tray and "Forget me" find
 * it without this file.
 */
const unstored = () => document.documentElement.dataset.unstoredList;

/** The colleges kept on this device; the same array as long as nothing changes. */
export function keptIds(): CollegeIds {
  const now = unstored() ?? readDevice(listKey);
  if (now !== text) {
    text = now;
    ids = readIds(now);
  }
  return ids;
}

export const noIds = (): CollegeIds => nothing;

/** False where the list will be gone when the page is left. */
export const isStored = (): boolean => unstored() === undefined;

function put(next: CollegeIds): void {
  const { dataset } = document.documentElement;
  if (writeDevice(listKey, next.length === 0 ? null : next.join(","))) delete dataset.unstoredList;
  else dataset.unstoredList = next.join(",");
  window.dispatchEvent(new Event(listEvent));
}

export const keepIds = (added: CollegeIds): void => put(mergeIds(keptIds(), added));
export const dropId = (unitid: number): void => put(withoutId(keptIds(), unitid));

let keptBy: Press | null = null;

/**
 * What a press of a college's "Keep" button is for. The second press of a double tap is for nothing.
 *
 * @returns what the caller is to do
 */
export function pressOn(unitid: number, { timeStamp }: Event): "keep" | "drop" | "nothing" {
  const press = { unitid, timeStamp };
  if (!keptIds().includes(unitid)) {
    keptBy = press;
    return "keep";
  }
  return isSameTap(keptBy, press) ? "nothing" : "drop";
}

/** Calls back when the list changes, in this tab or another. Returns how to stop. */
export function onListChange(changed: () => void): () => void {
  window.addEventListener(listEvent, changed);
  const stop = onDeviceChange(listKey, changed);
  return () => {
    window.removeEventListener(listEvent, changed);
    stop();
  };
}
