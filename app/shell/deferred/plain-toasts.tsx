import { useEffect } from "react";
import { dismissToast, type Toast, toastDuration } from "~/connection/recovery/toast";

/** Notifications in plain words, for the moment before (or when) their own program is not there. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  const first = toasts.find(({ open }) => open);
  useEffect(() => {
    if (first === undefined) return;
    const timer = setTimeout(dismissToast, toastDuration, first.id);
    return () => clearTimeout(timer);
  }, [first]);
  return (
    <div
      role="status"
      className="fixed z-50 max-sm:inset-x-1 max-sm:top-1 sm:end-4 sm:bottom-[calc(var(--phone-bar)+1rem)] sm:max-w-[24rem] print:hidden"
    >
      {first && (
        <p className="rounded-md border border-rule-strong bg-surface px-4 py-3 shadow-lift max-sm:py-1 max-sm:text-sm">
          <strong className="block">{first.title}</strong>
          {first.text}
        </p>
      )}
    </div>
  );
}
