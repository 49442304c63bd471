import { sayOffline } from "~/design/offline-form";
import { lineFor, neverHere } from "../errors/needs-connection";

/**
 * Without a connection a link or a button to what only our server can work out would take the page away for a screen
 * that says so. It stays, and the line stands beside what was pressed. Returns how to stop.
 */
export function holdLinksOffline(): () => void {
  const hold = (event: MouseEvent) => {
    if (navigator.onLine || !(event.target instanceof Element)) return;
    const pressed = event.target.closest<HTMLElement>("a[href], button");
    if (pressed === null || !neverHere(pathOf(pressed))) return;
    event.preventDefault();
    event.stopPropagation();
    sayOffline(lineFor(pathOf(pressed)), (line) => pressed.after(line));
  };
  // Before the router, which follows a link by itself.
  window.addEventListener("click", hold, { capture: true });
  return () => window.removeEventListener("click", hold, { capture: true });
}

/** Where a press leads; "" where it leads nowhere, or off this site. */
function pathOf(pressed: HTMLElement): string {
  const to =
    pressed instanceof HTMLAnchorElement
      ? pressed.href
      : pressed instanceof HTMLButtonElement && pressed.type === "submit"
        ? (pressed.getAttribute("formaction") ?? pressed.form?.getAttribute("action") ?? "")
        : "";
  const url = URL.canParse(to, location.href) && to !== "" ? new URL(to, location.href) : null;
  return url?.origin === location.origin ? url.pathname : "";
}
