import { onDeviceChange, readDevice, writeDevice } from "~/design/device.client";
import { readProgress, type SavedProgress } from "./saved-progress";

/** Where the browser keeps it. A private window or a full device may refuse: then ticks last as long as the page. */
const place = "timeline";

export const loadProgress = (): SavedProgress => readProgress(readDevice(place));

/** Whether it could be stored. */
export const storeProgress = (kept: SavedProgress): boolean => writeDevice(place, JSON.stringify(kept));

export function clearProgress(): void {
  writeDevice(place, null);
}

/** Calls back when another tab changed what is kept. Returns how to stop. */
export const onProgressElsewhere = (changed: () => void): (() => void) => onDeviceChange(place, changed);

/** Gives the reader a file that was made here. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
