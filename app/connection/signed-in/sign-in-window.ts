import { toast } from "../recovery/toast";
import { hasUnkeptInput } from "../typing/unsent-input";
import { type SignInEnd, waitForSignIn } from "./sign-in-wait";

/**
 * Signing in without leaving the page, where leaving would lose something typed that may not be stored: the link to
 * sign in then opens in a window of its own, and the page hears from it. Where the browser allows no window the link
 * stays a link. When nothing came after a minute, or the window was closed, the page says so.
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
      hear(opened, signedIn);
    },
    true,
  );
}

const notSignedIn: Readonly<Record<Exclude<SignInEnd, "signed-in">, { title: string; text: string }>> = {
  closed: {
    title: "You’re not signed in",
    text: "The sign-in window was closed. What you typed is still here. Press “Sign in” to try again.",
  },
  late: {
    title: "You’re not signed in yet",
    text: "We waited a minute and got no answer. What you typed is still here. Finish in the sign-in window, or press “Sign in” to try again.",
  },
};

let listening: BroadcastChannel | null = null;

/**
 * The window says so on a channel of this site: the tie to a window that visited another site may be cut. The channel
 * stays open after the page has given up, for somebody may still finish in the window.
 */
function hear(opened: Window, signedIn: () => void): void {
  listening?.close();
  const channel = new BroadcastChannel("account");
  listening = channel;
  let waiting = true;
  const done = () => {
    channel.close();
    signedIn();
    toast({ title: "You’re signed in" });
  };
  const word = waitForSignIn(opened, (end) => {
    waiting = false;
    if (listening !== channel) return;
    if (end === "signed-in") done();
    else toast(notSignedIn[end]);
  });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== "signed-in" && data !== "here") return;
    if (waiting) word(data);
    else if (data === "signed-in") done();
  };
}
