import { useEffect, useRef, useSyncExternalStore } from "react";
import { storeInput } from "~/connection/typing/unsent-input";
import { Button } from "~/design/button";
import { canStay, destination, stay } from "../navigation/router";
import { LoadingError } from "./error-parts";
import { loadingErrorWords } from "./loading-error-words";
import { missingChunk, setMissingChunk, subscribeToMissingChunk } from "./missing-chunk";

/**
 * The "Loading Error" screen. It lies over the page that is still open, so nothing typed there is lost: staying,
 * trying again and reloading are the reader's choice.
 */
export function MissingChunkDialog() {
  const missing = useSyncExternalStore(subscribeToMissingChunk, missingChunk, () => null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (missing !== null && dialog.current?.open === false) dialog.current.showModal();
    if (missing === null) dialog.current?.close();
  }, [missing]);
  const leave = () => {
    if (!canStay()) return;
    setMissingChunk(null);
    stay();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="loading-error"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      className="m-auto w-[calc(100%-2.5rem)] max-w-[40rem] rounded-md border border-rule-strong bg-surface p-6 text-ink shadow-lift backdrop:bg-paper/85 sm:p-10"
    >
      {missing !== null && (
        <>
          <h2 id="loading-error" className="text-brand-deep">
            {loadingErrorWords.title}
          </h2>
          <div className="mt-4 space-y-4">
            <LoadingError
              to={new URL(destination(), location.href).pathname}
              tries={missing.tries}
              onTry={missing.tryAgain}
              onReload={() => {
                storeInput(document, location.pathname);
                window.location.assign(destination());
              }}
            >
              {canStay() && (
                <Button type="button" look="quiet" onClick={leave}>
                  {loadingErrorWords.stay}
                </Button>
              )}
            </LoadingError>
          </div>
        </>
      )}
    </dialog>
  );
}
