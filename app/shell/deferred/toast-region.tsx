import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { currentToasts, dismissToast, subscribeToToasts, toastDuration, toastSwipe } from "~/connection/recovery/toast";
import { Cross } from "../parts/icons";

/**
 * The corner where notifications appear; on a phone over the title bar, so that they cover no word of the page: neither
 * its heading nor the first college of a list. F8 moves the focus to it. Loaded once the reader has touched the page.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={toastSwipe} label="Notification">
      {toasts.map(({ id, title, text, open }) => (
        <Radix.Root
          key={id}
          open={open}
          onOpenChange={(still) => !still && dismissToast(id)}
          // Set by the toast while it follows a thumb.
          style={{ translate: "var(--radix-toast-swipe-move-x, 0)" }}
          className="flex items-start gap-2 rounded-md border border-rule-strong bg-surface py-3 ps-4 pe-1 shadow-lift max-sm:py-1 data-[swipe=end]:opacity-0"
        >
          <div className="min-w-0 flex-1 py-1 max-sm:py-0">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            {text !== undefined && <Radix.Description className="mt-0.5 text-sm text-muted">{text}</Radix.Description>}
          </div>
          <Radix.Close aria-label="Close" className="grid size-11 shrink-0 place-items-center rounded-md text-muted">
            <Cross />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        label="Notifications ({hotkey})"
        className="fixed inset-x-0 z-50 m-0 ms-auto w-full list-none p-4 outline-none max-sm:top-0 max-sm:p-1 sm:bottom-(--phone-bar) sm:max-w-[26rem] print:hidden"
      />
    </Radix.Provider>
  );
}
