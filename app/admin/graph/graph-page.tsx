import { useLocation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { PageHeading } from "~/design/layout";
import { AdminPage, Screens } from "../admin-page";
import { graphPath, questionPath, reviewsPath } from "./paths";

const screens = [
  { to: graphPath, label: "Overview" },
  { to: reviewsPath, label: "To be read" },
  { to: questionPath("due-this-month"), label: "Due this month" },
  { to: questionPath("unused-facts"), label: "Facts used nowhere" },
  { to: questionPath("two-sources"), label: "Two sources" },
  { to: questionPath("cites-nothing"), label: "Cite nothing" },
  { to: questionPath("links-nowhere"), label: "Link nowhere" },
  { to: questionPath("linked-from-nowhere"), label: "No text leads to" },
  { to: questionPath("searched-in-vain"), label: "Searched in vain" },
];

/** The page of each screen about what the site knows. */
export function GraphPage({ title, intro, children }: { title: ReactNode; intro: ReactNode; children: ReactNode }) {
  return (
    <AdminPage>
      <PageHeading title={title}>{intro}</PageHeading>
      <Screens label="Knowledge graph" screens={screens} className="pb-8" listClassName="" />
      {children}
    </AdminPage>
  );
}

/** Milliseconds between two looks at whether the graph is there: it takes seconds, once after each start. */
const lookAgain = 2000;

/**
 * Shown while the graph is made for the first time after a start. The page asks again by itself; without scripts a
 * link does, because what makes a browser ask again may stand only in the head of a document.
 */
export function BeingDrawnUp() {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, lookAgain);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <GraphPage title="Knowledge Graph" intro={<p>What the site knows, and what depends on what.</p>}>
      <p role="status" className="pb-6 font-semibold">
        The graph is being drawn up. That takes a few seconds after a start, and this page then shows it by itself.
      </p>
      <noscript>
        <a href={pathname + search}>Look Again</a>
      </noscript>
    </GraphPage>
  );
}

/** Said until the counselor's library is read. */
export function NotReady({ ready }: { ready: boolean }) {
  if (ready) return null;
  return (
    <p role="status" className="pb-6 font-semibold">
      The counselor’s library is still being read, so its answers are missing here. Load the page again in a minute.
    </p>
  );
}
