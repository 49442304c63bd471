import { lazy, Suspense, useEffect, useState } from "react";
import { PartBoundary } from "./part-boundary";

const Screens = lazy(() => import("./error-screens"));

/**
 * The error screens, apart from the first load of every other page. They are fetched when the reader first touches a
 * page, so they are there when the connection goes; should they not come, these words stand in for all of them.
 */
export function ErrorScreen({ part = false }: { part?: boolean }) {
  return (
    <PartBoundary instead={<LastWords />}>
      <Suspense fallback={null}>
        <Screens part={part} />
      </Suspense>
    </PartBoundary>
  );
}

/** The same for a page inside a layout that stays: it can be tried again alone. */
export const PartErrorScreen = () => <ErrorScreen part />;

/** As on the screen for a lost connection: once it is back, a second later. */
const afterOnline = 1000;

/** A page that nobody touched has none of the screens yet, and without a connection they cannot come either. */
function LastWords() {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      timer = setTimeout(() => location.reload(), afterOnline);
    };
    window.addEventListener("online", open);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", open);
    };
  }, []);
  return (
    <div className="mx-auto w-full max-w-[46rem] px-5 py-16 sm:px-8">
      <h1>{offline ? "Connection Issue" : "Unable to load page"}</h1>
      <p className="mt-4 text-lg">
        {offline
          ? "You appear to be offline. This page opens by itself when the connection is back."
          : "Something went wrong. Please refresh the page to continue"}
      </p>
    </div>
  );
}
