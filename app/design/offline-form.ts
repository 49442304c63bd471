/**
 * A form that our server answers can't be sent without a connection, and the browser's own error page would take the
 * place of everything that was typed. Such a form stays, and one line beside its button says why.
 */

const sayings = {
  en: "You’re offline, and this needs a connection. What you typed stays here.",
  es: "No tiene conexión, y esto la necesita. Lo que escribió se queda aquí.",
} as const;

/**
 * Holds a form back while there is no connection; what was held back before, or answered here, is left alone.
 *
 * @param event of the form that is about to be sent; React's own where React listens
 * @param submitter the button that was pressed, where there is one
 */
export function holdOffline(
  event: Pick<Event, "defaultPrevented" | "preventDefault" | "target">,
  submitter: unknown,
): void {
  const { target: form } = event;
  if (navigator.onLine || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  const pressed = submitter instanceof HTMLElement ? submitter : null;
  say(form, pressed);
}

/** Holds back every form that the browser itself would post, on any page. Returns how to stop. */
export function holdPostsOffline(): () => void {
  const hold = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const method = submitter?.getAttribute("formmethod") ?? form.method;
    if (method.toLowerCase() === "post") holdOffline(event, submitter);
  };
  // On the window, after all that the page's own program does about a form.
  window.addEventListener("submit", hold);
  return () => window.removeEventListener("submit", hold);
}

function say(form: HTMLFormElement, pressed: HTMLElement | null): void {
  const button = pressed !== null && isSeen(pressed) ? pressed : lastButtonOf(form);
  sayOffline(wordsFor(form, pressed), (line) => (button === null ? form.append(line) : button.after(line)));
}

/**
 * Says in one line, until there's a connection, why something stays.
 *
 * @param place puts the line where it belongs
 */
export function sayOffline(words: string, place: (line: HTMLElement) => void): void {
  document.querySelector("[data-offline-line]")?.remove();
  const line = document.createElement("span");
  line.dataset.offlineLine = "";
  // Read aloud as it comes.
  line.setAttribute("role", "alert");
  line.className =
    "mt-3 block basis-full max-w-[42rem] border-s-4 border-accent bg-notice-tint px-4 py-3 text-start print:hidden";
  line.textContent = words;
  place(line);
  line.scrollIntoView({ block: "nearest" });
  window.addEventListener("online", () => line.remove(), { once: true });
}

/**
 * Where an answer stands beside the form (`live/live-layout.tsx`), its own words, and only of the button that works it
 * out.
 */
function wordsFor(form: HTMLFormElement, pressed: HTMLElement | null): string {
  const live = document.getElementById("live");
  const isAnswered = live?.parentElement?.contains(form) && !pressed?.hasAttribute("formnovalidate");
  const own = form.dataset.offline ?? (isAnswered ? live?.dataset.offline : undefined);
  return own ?? sayings[document.documentElement.lang === "es" ? "es" : "en"];
}

/** The button that Enter presses isn't. */
const isSeen = (button: HTMLElement): boolean => button.getAttribute("aria-hidden") !== "true";

function lastButtonOf(form: HTMLFormElement): HTMLElement | null {
  const buttons = [...form.elements].filter(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === "submit",
  );
  return buttons.filter(isSeen).at(-1) ?? null;
}
