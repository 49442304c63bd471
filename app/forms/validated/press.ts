/**
 * Whether a finger or a mouse button is down right now. What appears or moves in between stands where somebody was
 * about to press, and the click goes to it or to nothing.
 */
let pressed = false;
let watching = false;
const waiting: (() => void)[] = [];

export function watchPresses(): void {
  if (watching) return;
  watching = true;
  const on = <K extends keyof DocumentEventMap>(kinds: readonly K[], run: (event: DocumentEventMap[K]) => void) => {
    for (const kind of kinds) document.addEventListener(kind, run, { capture: true });
  };
  on(["pointerdown"], () => {
    pressed = true;
  });
  on(["pointerup", "pointercancel", "keydown"], release);
  // The list of a select takes the end of its press: it has ended when something is chosen, or the mouse moves on.
  on(["change"], ({ target }) => target instanceof HTMLSelectElement && release());
  on(["pointermove"], ({ buttons }) => buttons === 0 && release());
}

/** What waited runs once the click that the press makes has been heard. */
function release(): void {
  pressed = false;
  for (const run of waiting.splice(0)) setTimeout(run);
}

/** Runs something at once, or after the press that is going on and the click it makes. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
