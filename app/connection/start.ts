import { sampled } from "~/vitals/metrics";
import { request, watchPageData } from "./cache/request";
import { profileAddress, readMember, setMember } from "./signed-in/member";
import { onFirstTouch } from "./typing/first-touch";

const runAfter = 10_000;
/** Milliseconds after loading in which a page begins to ask, idle or not. */
const idleWithin = 3_000;

/**
 * Starts the browser's data layer once the page has loaded and the browser is idle: nothing on a page waits for it.
 * First it asks who is signed in; the rest is not part of the first load and comes with the reader's first touch.
 */
export function startConnection(): void {
  watchPageData();
  sayHere();
  // Chromium sometimes has no idle moment for a page that is loaded again, until something else asks for one.
  const idle = (work: () => void) =>
    window.requestIdleCallback === undefined
      ? setTimeout(work, 200)
      : window.requestIdleCallback(work, { timeout: idleWithin });
  const { pathname } = location;
  const begin = () =>
    idle(() => {
      warmUp();
      measureSome(pathname);
    });
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/**
 * Measures one page view in four, never where the browser asks not to be measured. What that needs comes after the
 * page has loaded; the browser has kept what happened until then.
 */
function measureSome(path: string): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (!import.meta.env.PROD || globalPrivacyControl || navigator.doNotTrack === "1") return;
  if (Math.random() >= sampled) return;
  import("./measure").then(
    ({ measure }) => measure(path),
    () => {},
  );
}

/** A sign-in in a window of its own tells the page that waits for it that somebody still answers here. */
function sayHere(): void {
  const { pathname, search } = location;
  if (!pathname.startsWith("/auth/") || new URLSearchParams(search).get("display") !== "popup") return;
  const channel = new BroadcastChannel("account");
  channel.postMessage("here");
  channel.close();
}

function warmUp(): void {
  for (const address of ["/api/health", profileAddress]) request("HEAD", address).catch(() => {});
  const profile = request("GET", profileAddress).then((response) => response.json());
  profile.then(
    (answer) => {
      const member = readMember(answer);
      setMember(member);
      markMember(member.status === "authenticated");
    },
    // Nobody knows, so nothing private is shown; the link leads to the account page either way.
    () => setMember({ status: "unauthenticated" }),
  );
  let started = false;
  const run = () => {
    if (started) return;
    started = true;
    // Without it the page works as it came from the server. It may have failed because the connection is gone.
    import("./running").then(
      ({ run }) => run(profile),
      () => {
        started = false;
        window.addEventListener("online", run, { once: true });
      },
    );
  };
  onFirstTouch(run);
  setTimeout(run, runAfter);
  registerServiceWorker();
}

/**
 * For the next page's first paint: that somebody is signed in, not who. Signing out takes it away with everything else.
 */
function markMember(signedIn: boolean): void {
  document.documentElement.toggleAttribute("data-member", signedIn);
  try {
    if (signedIn) localStorage.setItem("member", "1");
    else localStorage.removeItem("member");
  } catch {
    // Then the bar begins as for somebody new.
  }
}

function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
}
