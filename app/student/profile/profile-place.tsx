import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { onFirstTouch } from "~/connection/first-touch";
import { sentInMain } from "./sent-in-main";

/** Tools, the list, and the pages of colleges. */
const places =
  /^\/(college-match-quiz|colleges|majors|college-list|college-cost-calculator|application-timeline|college-visit-planner|trip-results|tools\/fafsa-calculator)(\/|$)/;

/**
 * The place of the line with what a student told us, on top of every tool and college page. The page is the same for
 * everyone: whether there is a line is known on the device alone, and its room is kept before the first paint. Who
 * typed nothing has no line, and its program comes with the first touch; a form that is sent before it has come waits
 * for it.
 */
export function ProfilePlace({ lang }: { lang: string | undefined }) {
  const { pathname } = useLocation();
  const [Part, setPart] = useState<ComponentType | null>(null);
  const here = places.test(pathname);
  useEffect(() => {
    if (!here) return;
    const waiting: { form: HTMLFormElement; pathname: string }[] = [];
    const wait = (event: Event) => {
      const form = sentInMain(event);
      if (form !== null) waiting.push({ form, pathname: location.pathname });
    };
    const stopWaiting = () => document.removeEventListener("submit", wait, { capture: true });
    const fetchPart = () => {
      import("./profile-part").then(
        (arrived) => {
          stopWaiting();
          for (const { form, pathname } of waiting) arrived.learnFrom(form, pathname);
          setPart(() => arrived.ProfilePart);
        },
        () => {
          // Without it nothing is remembered and nothing filled in; every tool still works.
          stopWaiting();
        },
      );
    };
    document.addEventListener("submit", wait, { capture: true });
    if (!document.documentElement.hasAttribute("data-profile")) {
      const stopListening = onFirstTouch(fetchPart);
      return () => {
        stopListening();
        stopWaiting();
      };
    }
    fetchPart();
    return stopWaiting;
  }, [here]);
  if (!here) return null;
  return (
    <section
      id="profile"
      aria-label="What you told us"
      lang={lang}
      className="hidden min-h-12 border-b border-rule [[data-profile]_&]:block print:hidden"
    >
      {Part !== null && <Part />}
    </section>
  );
}
