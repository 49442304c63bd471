import { hasUnkeptInput } from "~/shell/drafts";
import { toast } from "~/shell/toast";

/**
 * Signing in without leaving the page, where leaving would lose something typed that may not be stored: the link to
 * sign in then opens in a window of its own, and the page hears from it. Where the browser allows no window the link
 * stays a link.
 *
 * @param signedIn is called when it worked
 */
export function watchSignIn(signedIn: () => void): void {
  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[href^='/auth/login']") : null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !plain || !hasUnkeptInput(document)) return;
      const way = new URL(link.href);
      way.searchParams.set("display", "popup");
      const opened = window.open(way, "sign-in", "popup,width=480,height=720");
      if (opened === null) return;
      event.preventDefault();
      hear(signedIn);
    },
    true,
  );
}

let listening = false;

/** The window says so on a channel of this site: the tie to a window that visited another site may be cut. */
function hear(signedIn: () => void): void {
  if (listening) return;
  listening = true;
  const channel = new BroadcastChannel("account");
  channel.onmessage = () => {
    channel.close();
    listening = false;
    signedIn();
    toast({ title: "You are signed in" });
  };
}
