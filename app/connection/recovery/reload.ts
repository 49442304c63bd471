import { mayReload } from "./recovery";

const storageKey = "reloads";

/** Reloads that nobody asked for are counted in the session; false means that it did not reload, and why not to try. */
export function reloadByItself(): boolean {
  let earlier: number[] = [];
  try {
    earlier = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    if (!mayReload(earlier, Date.now())) return false;
    sessionStorage.setItem(storageKey, JSON.stringify([...earlier, Date.now()].slice(-5)));
  } catch {
    // Without a memory a loop could not be noticed.
    return false;
  }
  location.reload();
  return true;
}
