import { useNavigation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts } from "~/connection/recovery/toast";
import { onFirstTouch } from "~/connection/typing/first-touch";
import { missingChunk, subscribeToMissingChunk } from "../errors/missing-chunk";
import { destination } from "../navigation/router";
import { PlainToasts } from "./plain-toasts";

type Parts = typeof import("./deferred-ui");

/** The parts that come with the first touch, or as soon as one of them is wanted. */
export function DeferredParts() {
  const [parts, setParts] = useState<Parts | null>(null);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const missing = useSyncExternalStore(subscribeToMissingChunk, missingChunk, () => null);
  const wanted = toasts.length > 0 || missing !== null;
  const navigation = useNavigation();

  useEffect(() => {
    const fetchParts = () => {
      import("./deferred-ui").then(setParts, () => {
        // Neither the page nor the screen that says so can be loaded: the browser itself goes there.
        if (missingChunk() !== null) location.assign(destination());
      });
    };
    if (!wanted && !hasStoredInput()) return onFirstTouch(fetchParts);
    fetchParts();
  }, [wanted]);

  useEffect(() => {
    if (parts === null) return;
    parts.restoreInput(document, location.pathname);
    const stops = [parts.holdPostsOffline(), parts.holdLinksOffline()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [parts]);
  useEffect(() => {
    if (navigation.state !== "idle") parts?.rememberInput(document, location.pathname);
    else parts?.restoreInput(document, location.pathname);
  }, [parts, navigation.state]);

  if (parts === null) return <PlainToasts toasts={toasts} />;
  const { MissingChunkDialog, Revalidation, ToastRegion } = parts;
  return (
    <>
      <MissingChunkDialog />
      <Revalidation />
      <ToastRegion />
    </>
  );
}

const none: readonly never[] = [];

function hasStoredInput(): boolean {
  try {
    return sessionStorage.getItem("draft") !== null;
  } catch {
    return false;
  }
}
