import { lazy, Suspense } from "react";
import { PartBoundary } from "./part-boundary";

const Screens = lazy(() => import("./error-screens"));

/**
 * The error screens, apart from the first load of every other page. They are fetched when the reader first touches a
 * page, so they are there when the connection goes; should they not come, these words stand in for all of them.
 */
export function ErrorScreen() {
  return (
    <PartBoundary instead={<LastWords />}>
      <Suspense fallback={null}>
        <Screens />
      </Suspense>
    </PartBoundary>
  );
}

const LastWords = () => (
  <div className="mx-auto w-full max-w-[46rem] px-5 py-16 sm:px-8">
    <h1>Unable to load page</h1>
    <p className="mt-4 text-lg">Something went wrong. Please refresh the page to continue</p>
  </div>
);
