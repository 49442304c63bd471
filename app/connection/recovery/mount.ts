import { notice } from "~/reports/notice";

const mostRetries = 2;
const isSmall = () => window.matchMedia("(max-width: 48rem), (pointer: coarse)").matches;
/** Milliseconds. A phone is left in peace for a moment: it is still drawing the page. */
const waits = { small: { first: 300, next: 1500 }, large: { first: 0, next: 1000 } };
const blankAfter = 5000;

/**
 * Brings the page to life; tries twice more when that fails, then shows the "Loading Error" screen of
 * `shell/deferred/first-load.tsx` at the foot of the page as the server sent it, which can still be read. A page that
 * stands there blank after five seconds is loaded again, if `reload` allows it.
 *
 * @param decode  reads the data that came inside the page; done once, however often the rest is tried
 * @param hydrate  makes React take over the document; says so, also later, when React could not draw it
 * @param reload  reloads the page, or returns false when it has done so too often
 */
export function mount(
  decode: () => Promise<void>,
  hydrate: (failed: (error: unknown) => void) => void,
  reload: () => boolean,
): void {
  const wait = isSmall() ? waits.small : waits.large;
  const decoded = decode();
  const page = document.documentElement;
  let retries = 0;
  const attempt = async () => {
    try {
      await decoded;
      hydrate(failed);
    } catch (error) {
      failed(error);
    }
  };
  const failed = (error: unknown) => {
    // Where React cannot draw any of the document it takes all of it away. Nobody sees that it was gone.
    if (document.documentElement === null) document.append(page);
    retries += 1;
    if (retries <= mostRetries) {
      setTimeout(attempt, wait.next);
      return;
    }
    showLoadingError();
    notice({ type: "JavaScript", loss: "everything", error, context: { where: "start of the page" } });
  };
  // Looked at when it is first tried.
  decoded.catch(() => {});
  setTimeout(attempt, wait.first);
  setTimeout(() => {
    if ((document.body?.innerText ?? "").trim() === "" && !reload()) showLoadingError();
  }, blankAfter);
}

const showLoadingError = () => window.dispatchEvent(new Event("loadingerror"));
