import { dropId, keepIds, keptIds, onListChange, pressOn } from "./kept";

/**
 * Brings the plain "Keep" buttons of a part that the server wrote as HTML to life: they show what is kept on this
 * device, and keep without leaving the page. Returns how to stop.
 */
export function followKeepButtons(part: HTMLElement): () => void {
  const buttons = [...part.querySelectorAll<HTMLButtonElement>("button.keep[name=add]")];
  if (buttons.length === 0) return () => {};
  const names = new Map(buttons.map((button) => [button, (button.ariaLabel ?? "").replace(/^Keep /, "")]));
  const show = () => {
    const ids = keptIds();
    for (const button of buttons) {
      const kept = ids.includes(Number(button.value));
      if (kept === button.hasAttribute("data-kept")) continue;
      button.toggleAttribute("data-kept", kept);
      button.textContent = kept ? "Kept" : "Keep";
      const name = names.get(button) ?? "";
      button.ariaLabel = kept ? `Kept ${name}, press to take it off your list` : `Keep ${name}`;
    }
  };
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button === null || !names.has(button)) return;
    event.preventDefault();
    const unitid = Number(button.value);
    const asked = pressOn(unitid, event);
    if (asked === "keep") keepIds([unitid]);
    else if (asked === "drop") dropId(unitid);
  };
  show();
  part.addEventListener("click", press);
  const stop = onListChange(show);
  return () => {
    part.removeEventListener("click", press);
    stop();
  };
}
