import { onFirstTouch } from "./first-touch";
import { profileAddress, readMember, setMember } from "./member";
import { request } from "./request";

const runAfter = 10_000;

/**
 * Starts the browser's data layer once the page has loaded and the browser is idle: nothing on a page waits for it.
 * First it asks who is signed in; the rest is not part of the first load and comes with the reader's first touch.
 */
export function startConnection(): void {
  sayHere();
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  const begin = () => idle(warmUp);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
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
    (answer) => setMember(readMember(answer)),
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

function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
}
