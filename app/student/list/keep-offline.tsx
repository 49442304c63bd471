import { useEffect } from "react";
import { dropPage, keepPage } from "~/connection/offline/keep-page";

/** Milliseconds in which a page that has just opened finds its last form. */
const settled = 1_000;

const installed = "(display-mode: standalone)";

/**
 * Keeps a copy of this page on the device, to be read without a connection.
 *
 * @param of a new copy is made when it changes; `null` keeps none, and takes away what was kept
 * @param whenInstalled only where the site was put on the home screen, which nobody does on a shared computer
 */
export function KeepOffline({
  what,
  of,
  whenInstalled = false,
}: {
  what: string;
  of: string | null;
  whenInstalled?: boolean;
}) {
  useEffect(() => {
    if (of === null) dropPage();
    if (of === null || (whenInstalled && !matchMedia(installed).matches)) return;
    const timer = setTimeout(keepPage, settled, what);
    return () => clearTimeout(timer);
  }, [what, of, whenInstalled]);
  return null;
}
