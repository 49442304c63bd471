/**
 * Whether a finger or a mouse button is down right now. A message that appears in between moves the page, and what
 * somebody was about to press is then somewhere else.
 */
let pressed = false;
let watching = false;

export function watchPresses(): void {
  if (watching) return;
  watching = true;
  const down = (is: boolean) => () => {
    pressed = is;
  };
  document.addEventListener("pointerdown", down(true), { capture: true });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, down(false), { capture: true });
}

/** Runs something at once, or after the press that is going on and the click it makes. */
export function afterPress(run: () => void): void {
  if (!pressed) {
    run();
    return;
  }
  const end = () => {
    document.removeEventListener("pointerup", end);
    document.removeEventListener("pointercancel", end);
    setTimeout(run);
  };
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
}
