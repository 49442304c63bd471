/** Notifications: the state behind them. `toast-region.tsx` draws it. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  readonly open: boolean;
}

/** At most one is on the screen. */
export const toastLimit = 1;
/** How long one stays, milliseconds. */
export const toastDuration = 5000;
/** How far to the right one is swiped away, pixels. */
export const toastSwipe = 50;
/** A dismissed one is taken out of the state after this long, so that it can finish leaving the screen. */
export const toastRemovalDelay = 1_000_000;

export type ToastChange =
  | { readonly kind: "add"; readonly toast: Toast }
  | { readonly kind: "dismiss"; readonly id: number }
  | { readonly kind: "remove"; readonly id: number };

/** The list after a change, newest first. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  switch (change.kind) {
    case "add":
      return [change.toast, ...toasts].slice(0, toastLimit);
    case "dismiss":
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast));
    case "remove":
      return toasts.filter((toast) => toast.id !== change.id);
  }
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function apply(change: ToastChange): void {
  toasts = changeToasts(toasts, change);
  for (const listener of listeners) listener();
}

export const currentToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What waits for the end of a press. */
let waiting: (() => void) | null = null;
let isPressed = false;

/**
 * Knows when a finger or the mouse is down. A notification that came then would lie where it's let go, and the press
 * would lead nowhere: it waits.
 */
export function watchPresses(page: EventTarget): void {
  const began = () => {
    isPressed = true;
  };
  // The click comes right after it.
  const ended = () => setTimeout(showWaiting);
  page.addEventListener("pointerdown", began, { capture: true });
  for (const kind of ["pointerup", "pointercancel"]) page.addEventListener(kind, ended, { capture: true });
}

function showWaiting(): void {
  isPressed = false;
  waiting?.();
  waiting = null;
}

if (typeof window !== "undefined") watchPresses(window);

/** Shows a notification in place of the one before. Only for what needs no answer: it leaves after five seconds. */
export function toast({ title, text }: { title: string; text?: string }): number {
  last += 1;
  const added: Toast = { id: last, title, open: true, ...(text === undefined ? {} : { text }) };
  const show = () => apply({ kind: "add", toast: added });
  if (isPressed) waiting = show;
  else show();
  return added.id;
}

export function dismissToast(id: number): void {
  apply({ kind: "dismiss", id });
  setTimeout(() => apply({ kind: "remove", id }), toastRemovalDelay);
}
