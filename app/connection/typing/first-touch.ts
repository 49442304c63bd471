/** `input` alone comes when a browser or a password manager fills a field in. */
const kinds = ["pointerdown", "keydown", "scroll", "pointermove", "input"] as const;

/** Runs something once, when the reader first does anything on the page. Returns how to call it off. */
export function onFirstTouch(work: () => void): () => void {
  const once = () => {
    stop();
    work();
  };
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, once, true);
  };
  for (const kind of kinds) window.addEventListener(kind, once, { capture: true, passive: true });
  return stop;
}
