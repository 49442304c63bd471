/**
 * What JavaScript adds to the menus of the bar. They are `<details>` and open without it; this closes them again when
 * the reader looks elsewhere and lets the arrow keys move through them.
 */
const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>("details[data-menu]") : null;

export function closeMenus(bar: HTMLElement, except: HTMLDetailsElement | null = null): void {
  for (const menu of bar.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (menu !== except) menu.open = false;
  }
}

/** Links and buttons inside an open menu, in order. */
const itemsOf = (menu: HTMLDetailsElement) => [
  ...menu.querySelectorAll<HTMLElement>("[data-panel] a[href], [data-panel] button"),
];

/** The heads of all menus and the plain links between them, as far as they are visible. */
const headsOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll<HTMLElement>("[data-head]")].filter((head) => head.offsetParent !== null);

function onKey(bar: HTMLElement, event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = menuOf(target);
  const head = target.closest<HTMLElement>("[data-head]");
  const go = (to: HTMLElement | undefined) => {
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };

  if (key === "Escape") {
    const open = menu?.open ? menu : bar.querySelector<HTMLDetailsElement>("details[data-menu][open]");
    if (!open) return;
    open.open = false;
    go(open.querySelector<HTMLElement>("summary") ?? undefined);
    return;
  }
  if (head !== null) {
    const heads = headsOf(bar);
    const place = heads.indexOf(head);
    if (key === "ArrowRight") go(heads[(place + 1) % heads.length]);
    else if (key === "ArrowLeft") go(heads.at(place - 1));
    else if (key === "Home") go(heads[0]);
    else if (key === "End") go(heads.at(-1));
    else if ((key === "ArrowDown" || key === "ArrowUp") && menu !== null) {
      menu.open = true;
      closeMenus(bar, menu);
      go(itemsOf(menu).at(key === "ArrowDown" ? 0 : -1));
    }
    return;
  }
  if (menu === null) return;
  const items = itemsOf(menu);
  const place = items.indexOf(target);
  if (place < 0) return;
  if (key === "ArrowDown") go(items[(place + 1) % items.length]);
  else if (key === "ArrowUp") go(items.at(place - 1));
  else if (key === "Home") go(items[0]);
  else if (key === "End") go(items.at(-1));
}

/** Starts it for the bar. Returns how to stop. */
export function enhanceMenus(bar: HTMLElement): () => void {
  const key = (event: KeyboardEvent) => onKey(bar, event);
  // Browsers that do not know `name` on details would leave several open.
  const toggled = ({ target }: Event) => {
    const menu = menuOf(target);
    if (menu?.open && menu === target) closeMenus(bar, menu);
  };
  const pressed = ({ target }: Event) => closeMenus(bar, menuOf(target));
  const left = ({ target, relatedTarget }: FocusEvent) => {
    const menu = menuOf(target);
    if (menu !== null && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  };
  // A link to the page that is open navigates nowhere, and the menu should still close.
  const followed = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a[href]") !== null) closeMenus(bar);
  };
  bar.addEventListener("keydown", key);
  bar.addEventListener("toggle", toggled, true);
  bar.addEventListener("focusout", left);
  bar.addEventListener("click", followed);
  document.addEventListener("pointerdown", pressed);
  return () => {
    bar.removeEventListener("keydown", key);
    bar.removeEventListener("toggle", toggled, true);
    bar.removeEventListener("focusout", left);
    bar.removeEventListener("click", followed);
    document.removeEventListener("pointerdown", pressed);
  };
}
