/** What reads a draft on the device. It comes with the page, so that reading needs no connection. */
export const loadReader = () => import("./device");

let begun = false;

/**
 * For the moment somebody comes to the field: gets ready to read while they type or paste. A second call does nothing.
 */
export function prepareReader(): void {
  if (begun) return;
  begun = true;
  // Where a browser hasn’t got it, as older Safaris, each piece is a task of its own.
  const { requestIdleCallback: idle = (work) => window.setTimeout(work, 50, { timeRemaining: () => 0 }) } = window;
  loadReader().then(
    ({ warmUp }) => warmUp((work) => idle(work)),
    () => {
      begun = false;
    },
  );
}
