import { useNavigation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { missingChunk, subscribeToMissingChunk } from "../errors/missing-chunk";

const showAfter = 150;
const hintAfter = 10_000;

/** A thin line at the top while another page is on its way, and a word when that takes more than ten seconds. */
export function Loading() {
  const { state } = useNavigation();
  const missing = useSyncExternalStore(subscribeToMissingChunk, missingChunk, () => null);
  const busy = state !== "idle" && missing === null;
  const [stage, setStage] = useState<"none" | "line" | "hint">("none");
  useEffect(() => {
    setStage("none");
    if (!busy) return;
    const timers = [setTimeout(setStage, showAfter, "line"), setTimeout(setStage, hintAfter, "hint")];
    return () => timers.forEach(clearTimeout);
  }, [busy]);
  return (
    <div role="status" className="print:hidden">
      {stage !== "none" && (
        <div className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-brand-tint">
          <span className="sr-only">Loading the page</span>
          <div className="h-full animate-pulse bg-brand" />
        </div>
      )}
      {stage === "hint" && (
        <p className="fixed start-1/2 top-3 z-50 w-[calc(100%-2rem)] max-w-[26rem] -translate-x-1/2 rounded-md border border-rule-strong bg-surface px-4 py-3 shadow-lift">
          This page is slow to load. Your connection may be slow, or our server may be busy. We’ll keep trying.
        </p>
      )}
    </div>
  );
}
