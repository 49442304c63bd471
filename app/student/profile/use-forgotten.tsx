import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect } from "react";

/**
 * "Forget me" also has to reach the pages that this tab had opened before: Back opens them again, and the browser
 * itself puts back what their fields held. The tab keeps when somebody pressed it, and each entry of its history that
 * is opened from then on has that as a mark. An entry without it is from before: its fields are emptied, and where its
 * address holds answers, such as a ZIP code, the plain page takes its place. A tab in which nobody pressed it keeps
 * nothing, and Back does there what it always does.
 */
const forgottenKey = "forgotten";
/** The page is loaded again and says it then. */
const untoldKey = "forgotten-untold";

function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // A browser that stores nothing marks nothing.
  }
}

/** Marks this moment. */
export const markForgotten = (): void => writeTab(forgottenKey, Date.now().toString(36));

/**
 * Loads a page in place of this one, so that nothing stays in its fields, its answer or its address.
 *
 * @param address what to open
 */
export function openForgotten(address: string): void {
  writeTab(untoldKey, "1");
  location.replace(address);
}

/** Whether the page was opened by "Forget me", and that is still to be said. */
export const isUntold = (): boolean => readTab(untoldKey) !== null;

export const markTold = (): void => sessionStorage.removeItem(untoldKey);

const isMarked = (forgotten: string): boolean =>
  (history.state as { forgotten?: unknown } | null)?.forgotten === forgotten;

/** Answers of a student in the address of a tool. What comes after the start of a plan is no answer of anybody. */
const answersInAddress = /[?&](?:state|zip|from|gpa|scale|rank|rigor|advanced|sat|act|tests|fields|year|path)=/;
const holdsAnswers = ({ pathname, search }: Location): boolean =>
  answersInAddress.test(search) && !pathname.startsWith("/plan/");

/** Only as the document opens does the browser put anything back. */
let isOpening = true;

/** Empties a page from before "Forget me" that the browser opens again. */
export function useForgotten(): void {
  const { key } = useLocation();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    const forgotten = readTab(forgottenKey);
    const opens = isOpening;
    isOpening = false;
    if (forgotten === null || isMarked(forgotten)) return;
    // A fragment of a page opened since has no state yet.
    const isEntry = history.state !== null;
    // Other parts of the state are the router's.
    history.replaceState({ ...history.state, forgotten }, "");
    const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const again = opens ? opened !== undefined && opened.type !== "navigate" : way === "POP" && isEntry;
    if (again && holdsAnswers(location)) location.replace(location.pathname);
    if (!again || !opens) return;
    // The browser has put back every field by then.
    if (document.readyState === "complete") emptyFields();
    else window.addEventListener("load", emptyFields, { once: true });
  }, [key]);
  useEffect(() => {
    // A page that the browser had kept whole shows everything that was known.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      const forgotten = readTab(forgottenKey);
      if (persisted && forgotten !== null && !isMarked(forgotten)) location.reload();
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Puts every field of the page back to how it came, and tells whatever follows it. */
function emptyFields(): void {
  const fields = [...document.querySelectorAll<Control>("main :is(input, select, textarea)")];
  const before = fields.map(stateOf);
  for (const field of fields) if (field.form === null) putBack(field);
  for (const form of document.querySelectorAll<HTMLFormElement>("main form")) form.reset();
  const changed = fields.filter((field, at) => stateOf(field) !== before[at]);
  for (const field of changed)
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const stateOf = (field: Control): string =>
  field instanceof HTMLInputElement ? `${field.value} ${field.checked}` : field.value;

/** What a form does with its fields, for one that is in none. */
function putBack(field: Control): void {
  if (field instanceof HTMLSelectElement) {
    const came = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    field.selectedIndex = Math.max(0, came);
    return;
  }
  field.value = field.defaultValue;
  if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
}
