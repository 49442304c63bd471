import { QueryObserver } from "@tanstack/react-query";
import { profiles } from "./cache/cache-profiles";
import { keepHouse } from "./cache/housekeeping";
import { prefetchPage } from "./cache/prefetch";
import { connectionOf, createQueryClient } from "./cache/query-client";
import { refreshEverything } from "./cache/refresh";
import { type Journey, likelyNext, readJourney, step } from "./journey";
import { renewTools } from "./offline/kept-tools";
import { profileAddress, readMember, setMember } from "./signed-in/member";
import { watchSignIn } from "./signed-in/sign-in-window";
import { watchAttention, watchConnection } from "./watch";

/** The one cache of this page. For a component: `useQuery({ queryKey: […] }, queryClient)`. */
export const queryClient = createQueryClient();

/**
 * Everything the browser does about data while a page is open.
 *
 * @param profile  the answer of `/api/user/profile` that was asked for when the page opened
 */
export function run(profile: Promise<unknown>): void {
  queryClient.mount();
  const refresh = () => refreshEverything(queryClient);
  watchConnection(refresh);
  watchAttention(queryClient, refresh);
  keepHouse(queryClient);
  followMember(profile);
  watchSignIn(() => queryClient.invalidateQueries({ queryKey: [profileAddress] }));
  trackJourney();
  void renewTools();
}

async function followMember(profile: Promise<unknown>): Promise<void> {
  const queryKey = [profileAddress];
  await profile.then(
    (answer) => queryClient.setQueryData(queryKey, answer),
    () => {},
  );
  new QueryObserver(queryClient, { queryKey, ...profiles.user }).subscribe(({ status, data }) => {
    if (status === "success") setMember(readMember(data));
  });
}

const storageKey = "journey";

/** What the reader's first touch asks for goes first. In milliseconds. */
const prefetchAfter = 1000;

/** Remembers the last ten pages of this visit and fetches what is likely next, unless the connection is slow. */
function trackJourney(): void {
  let journey: Journey = readJourney(stored());
  let soon: ReturnType<typeof setTimeout> | undefined;
  const here = () => {
    const next = step(journey, location.pathname);
    if (next === journey) return;
    journey = next;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(journey));
    } catch {
      // A full or closed storage costs the memory of the visit, nothing else.
    }
    clearTimeout(soon);
    soon = setTimeout(prefetch, prefetchAfter);
  };
  const prefetch = () => {
    const { speed, saveData } = connectionOf(navigator);
    if (saveData || speed === "2g" || speed === "slow-2g") return;
    for (const path of likelyNext(journey)) void prefetchPage(path);
  };
  here();
  window.addEventListener("pagechange", here);
  // A form may leave the page, and signing out takes away what the service worker is fetching with.
  window.addEventListener("submit", () => clearTimeout(soon), { capture: true });
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
