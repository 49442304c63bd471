import { dropKeptPages } from "~/connection/offline/keep-page";
import { onDeviceChange, readDevice, writeDevice } from "~/design/device.client";
import { isEmpty, matchMoney, type Profile, readProfile } from "./profile";
import { markForgotten } from "./use-forgotten";

/** The profile on this device. Somebody who typed nothing has none, and who said no gets none. */
const profileKey = "profile";
const offKey = "profile-off";
const changeEvent = "profilechange";

const nobody: Profile = {};
let text: string | null = null;
let profile: Profile = nobody;

/** The profile of this device; the same object as long as nothing changes. */
export function profileNow(): Profile {
  const now = readDevice(profileKey);
  if (now !== text) {
    text = now;
    profile = readProfile(now);
  }
  return profile;
}

export const noProfile = (): Profile => nobody;

/** Whether the reader said that nothing is to be remembered. */
export const isOff = (): boolean => readDevice(offKey) !== null;

/**
 * Keeps a profile; false where the browser will not. The mark on the document keeps the room of its line
 * (`first-load.tsx`).
 */
export function saveProfile(next: Profile): boolean {
  const kept = isOff() || isEmpty(next) ? null : JSON.stringify(next);
  const stored = writeDevice(profileKey, kept);
  whenReleased(() => {
    const known = profileNow();
    document.documentElement.toggleAttribute("data-profile", !isEmpty(known));
    document.documentElement.toggleAttribute("data-money", matchMoney(known) !== null);
  });
  window.dispatchEvent(new Event(changeEvent));
  return stored;
}

/**
 * A field is left by pressing on something below it: were the line to push that away while it is pressed, the press
 * would be lost.
 */
function whenReleased(draw: () => void): void {
  if (document.querySelector("main :active") === null) draw();
  else window.addEventListener("pointerup", () => setTimeout(draw), { once: true });
}

/** Stops or starts remembering. Stopping forgets what is known. */
export function turnOff(off: boolean): void {
  writeDevice(offKey, off ? "1" : null);
  saveProfile(off ? nobody : profileNow());
}

/** Takes away everything this site keeps on the device: answers, list, forms, ticks. For a shared computer. */
export function forgetEverything(): void {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // What cannot be opened holds nothing.
    }
  }
  markForgotten();
  void dropKeptPages();
  saveProfile(nobody);
  document.documentElement.removeAttribute("data-member");
  // The list of a browser that stores nothing, and where its applications stand (`list/kept.ts`, `kept-status.ts`).
  delete document.documentElement.dataset.unstoredList;
  delete document.documentElement.dataset.unstoredStatus;
  window.dispatchEvent(new Event("listchange"));
}

/** Calls back when the profile changes, in this tab or another. Returns how to stop. */
export function onProfileChange(changed: () => void): () => void {
  window.addEventListener(changeEvent, changed);
  const stop = onDeviceChange(profileKey, changed);
  return () => {
    window.removeEventListener(changeEvent, changed);
    stop();
  };
}
