/** How long a page waits for a sign-in in a window of its own; milliseconds. */
export const signInPatience = 60_000;
/**
 * How often it looks whether the window is still there, and how long it then waits for a word from it; milliseconds.
 */
const look = 500;
const grace = 5_000;

/** How waiting ended: signed in, the window was closed, or the time was over. */
export type SignInEnd = "signed-in" | "closed" | "late";

/** What the windows of this site say to each other on the channel "account". */
export type SignInWord = "signed-in" | "here";

/**
 * Waits for a sign-in in another window and calls `ended` once. A window that went through the pages of the sign-in
 * service may look closed while somebody still answers in it: browsers cut the tie between the two. So a page of ours
 * in it says "here", and from then on only the time counts.
 *
 * @returns hears a word from the channel
 */
export function waitForSignIn(
  opened: { readonly closed: boolean },
  ended: (end: SignInEnd) => void,
): (word: SignInWord) => void {
  let there = false;
  let closedFor = 0;
  let done = false;
  const finish = (end: SignInEnd) => {
    if (done) return;
    done = true;
    clearInterval(looking);
    clearTimeout(over);
    ended(end);
  };
  const over = setTimeout(() => finish("late"), signInPatience);
  const looking = setInterval(() => {
    closedFor = opened.closed && !there ? closedFor + look : 0;
    if (closedFor > grace) finish("closed");
  }, look);
  return (word) => {
    if (word === "here") there = true;
    else finish("signed-in");
  };
}
