import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { toast } from "~/connection/recovery/toast";
import { Button } from "~/design/button";
import type { Translate } from "~/translation";
import { useTranslate } from "~/translation-context";
import { forgetEverything, turnOff } from "./device";
import type { ProfileMessage } from "./spanish";
import { isUntold, markTold, openForgotten } from "./use-forgotten";

/**
 * Nothing of what was typed stays on the screen either: the page is loaded again at its plain address, where it can be.
 */
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

/**
 * Says it on the page that was loaded again.
 *
 * @returns whether it was said on this page
 */
export function useToldForgotten(t: Translate<ProfileMessage>): boolean {
  const { key } = useLocation();
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (!isUntold()) return;
    markTold();
    setTold(key);
    sayForgotten(t);
  }, [t, key]);
  return told === key;
}

/** Who just had everything forgotten may want nothing remembered from now on, and the line that offers it is gone. */
export function RememberNothing() {
  const t = useTranslate<ProfileMessage>();
  const [off, setOff] = useState(false);
  const refuse = () => {
    turnOff(true);
    setOff(true);
  };
  return (
    <div data-forgotten="" role="status" className="mx-auto w-full max-w-[78rem] px-5 sm:px-8">
      {off ? (
        <p className="py-3 text-sm text-muted">{t("We won’t remember what you type in this browser.")}</p>
      ) : (
        <Button type="button" look="quiet" className="-ms-2 text-sm" onClick={refuse}>
          {t("Don’t remember anything I type")}
        </Button>
      )}
    </div>
  );
}
