import type { Noticed } from "./capture";

/**
 * Reports an error. What that needs is loaded only now: most visits have nothing to report. Null when it did not come.
 */
export async function notice(noticed: Noticed): Promise<string | null> {
  try {
    const { report } = await import("./capture");
    return report(noticed);
  } catch {
    return null;
  }
}

/** Listens for errors that nothing else catches. A server that cannot be reached is no fault of the program. */
export function watchErrors(): void {
  const uncaught = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (/failed to fetch|networkerror|load failed|aborted/i.test(message)) return;
    notice({ type: "JavaScript", loss: "part", error, context: { where: "uncaught" } });
  };
  window.addEventListener("error", (event) => {
    // A file that did not load has no error; an error of a browser's extension has no place on this site.
    if (event.error != null && event.filename.startsWith(location.origin)) uncaught(event.error);
  });
  window.addEventListener("unhandledrejection", (event) => {
    // A page that the reader left before it came; Remix drops the rest of its answer without hearing of the end.
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
    else uncaught(event.reason);
  });
}
