import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "~/design/button";
import { loadingErrorWords as words } from "./loading-error-words";
import { mostTries } from "./missing-chunk";
import { lineFor } from "./needs-connection";

/** The layout of every error screen: what happened in large letters, one sentence, what to do. */
export function ErrorLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[46rem] px-5 py-16 sm:px-8 sm:py-24">
      <h1 className="text-brand-deep">{title}</h1>
      <div className="mt-5 space-y-5 text-lg">{children}</div>
    </div>
  );
}

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 pt-2">{children}</div>
);

function followConnection(changed: () => void): () => void {
  for (const type of ["online", "offline"]) window.addEventListener(type, changed);
  return () => {
    for (const type of ["online", "offline"]) window.removeEventListener(type, changed);
  };
}

/** Whether the browser knows that there's no connection. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => false,
  );

/**
 * The words and buttons for a piece of the program that did not come. Without a connection that is the only cause, and
 * what the page needs one for is said.
 */
export function LoadingError({
  to,
  tries,
  onTry,
  onReload,
  children,
}: {
  /** Path of the page that didn't come. */
  to: string;
  tries: number;
  onTry: () => void;
  onReload: () => void;
  children?: ReactNode;
}) {
  const offline = useOffline();
  return (
    <>
      {offline ? (
        <p>
          {words.offline} {lineFor(to)}
        </p>
      ) : (
        <>
          <p>{words.sentence}</p>
          <ul className="list-disc space-y-1 ps-6">
            {words.causes.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </>
      )}
      <Actions>
        {tries < mostTries && (
          <Button type="button" look="next" onClick={onTry}>
            {words.tryAgain} ({tries + 1}/{mostTries})
          </Button>
        )}
        <Button type="button" onClick={onReload}>
          {words.reload}
        </Button>
        {children}
      </Actions>
    </>
  );
}
