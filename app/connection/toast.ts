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

/** Shows a notification in place of the one before. Only for what needs no answer: it leaves after five seconds. */
export function toast({ title, text }: { title: string; text?: string }): number {
  last += 1;
  apply({ kind: "add", toast: { id: last, title, open: true, ...(text === undefined ? {} : { text }) } });
  return last;
}

export function dismissToast(id: number): void {
  apply({ kind: "dismiss", id });
  setTimeout(() => apply({ kind: "remove", id }), toastRemovalDelay);
}
