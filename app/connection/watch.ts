import type { QueryClient } from "@tanstack/react-query";
import { request, watchOutcomes } from "./cache/request";
import { afterFailure, afterSuccess, awayAfter, inactiveAfter } from "./recovery/recovery";
import { reloadByItself } from "./recovery/reload";
import { toast } from "./recovery/toast";
import { profileAddress } from "./signed-in/member";
import { hasUnkeptInput, storeInput } from "./typing/unsent-input";

const beforeReload = 3000;

/**
 * Watches the connection and says in a toast what it means for the reader: it is lost, it is tried again, it is back.
 *
 * @param refresh  asks again for what is on the page, once the server answers
 */
export function watchConnection(refresh: () => Promise<unknown>): void {
  let health = afterSuccess(Date.now());
  let recovering = false;

  async function recover(): Promise<void> {
    if (recovering || !navigator.onLine) return;
    recovering = true;
    toast({ title: "Connection Issue", text: "Attempting to restore connection..." });
    try {
      await request("HEAD", "/api/health");
      await refresh();
      toast({ title: "Connection Restored", text: "Successfully refreshed data" });
    } catch {
      await giveUp();
    } finally {
      recovering = false;
    }
  }

  watchOutcomes((outcome) => {
    if (outcome === "answered") {
      health = afterSuccess(Date.now());
      return;
    }
    const after = afterFailure(health, Date.now());
    health = after.health;
    if (after.recover) recover();
  });

  const lost = () => {
    toast({ title: "Connection Lost", text: "You're currently offline. Some features may be limited." });
  };
  // The connection may have gone while this program was on its way.
  if (!navigator.onLine) lost();
  window.addEventListener("offline", lost);
  window.addEventListener("online", recover);
}

/** A reload helps only where it loses nothing: not offline, and not while something is typed that may not be stored. */
async function giveUp(): Promise<void> {
  if (!navigator.onLine) return;
  if (hasUnkeptInput(document)) {
    toast({ title: "Connection Issue", text: "We're having trouble connecting to our servers." });
    return;
  }
  toast({ title: "Connection Failed", text: "Reloading page to restore connection..." });
  await new Promise((wait) => setTimeout(wait, beforeReload));
  if (!navigator.onLine || hasUnkeptInput(document)) return;
  storeInput(document, location.pathname);
  reloadByItself();
}

/** Asks again for the session after ten quiet minutes, and for the data after five minutes in another tab. */
export function watchAttention(client: QueryClient, refresh: () => Promise<unknown>): void {
  let lastTouch = Date.now();
  let leftAt: number | null = null;
  const touched = () => {
    const now = Date.now();
    if (now - lastTouch > inactiveAfter) client.invalidateQueries({ queryKey: [profileAddress] });
    lastTouch = now;
  };
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, touched, { passive: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") {
      leftAt = Date.now();
    } else if (leftAt !== null && Date.now() - leftAt > awayAfter) {
      // First whether the server answers: a page whose data cannot be fetched would give way to an error screen.
      request("HEAD", "/api/health").then(refresh, () => {});
    }
  });
}
