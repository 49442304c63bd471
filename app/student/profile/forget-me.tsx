import { useEffect } from "react";
import { toast } from "~/connection/toast";
import type { Translate } from "~/translation";
import { forgetEverything } from "./device";
import type { ProfileMessage } from "./spanish";
import { isUntold, markTold, openForgotten } from "./use-forgotten";

/** Nothing of what was typed stays on the screen either: the page is loaded again at its plain address, where it can be. */
export function forget(t: Translate<ProfileMessage>): void {
  forgetEverything();
  const { pathname, search } = location;
  // What comes after the start of a plan is no answer of anybody.
  const address = pathname.startsWith("/plan/") ? pathname + search : pathname;
  if (navigator.onLine) openForgotten(address);
  else sayForgotten(t);
}

function sayForgotten(t: Translate<ProfileMessage>): void {
  const text = t(
    "Your answers, your list and everything else we kept on this device are gone. Your browser’s own history may still list pages that were opened.",
  );
  toast({ title: t("Forgotten"), text });
}

/** Says it on the page that was loaded again. */
export function useToldForgotten(t: Translate<ProfileMessage>): void {
  useEffect(() => {
    if (!isUntold()) return;
    markTold();
    sayForgotten(t);
  }, [t]);
}
