import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { onFirstTouch } from "~/connection/typing/first-touch";
import { languageAt } from "~/language";
import { type Told, tellingEvents, toldIn } from "./told";
import { isUntold, useForgotten } from "./use-forgotten";

/** Tools in both languages, the list, the pages of colleges, and the start of a plan. */
const places =
  /^(?:\/es)?\/(college-match-quiz|colleges|majors|college-list|college-cost-calculator|application-timeline|college-visit-planner|trip-results|tools\/fafsa-calculator|plan\/start)(\/|$)/;

/**
 * The place of the line with what a student told us, on top of every tool and college page. The page is the same for
 * everyone: whether there is a line is known on the device alone, and its room is kept before the first paint. Who
 * typed nothing has no line, and its program comes with the first touch; what is told before it has come waits for it.
 */
export function ProfilePlace() {
  const { pathname } = useLocation();
  const [Part, setPart] = useState<ComponentType | null>(null);
  const here = places.test(pathname);
  const language = languageAt(pathname);
  const stop = useRef(() => {});
  useForgotten();
  useEffect(() => {
    // The part listens for itself by now: its effects ran before this one.
    if (Part !== null) stop.current();
  }, [Part]);
  useEffect(() => {
    if (!here) return;
    let gone = false;
    const waiting: Told[] = [];
    let learn = (told: Told): unknown => waiting.push(told);
    const wait = (event: Event) => {
      const told = toldIn(event);
      if (told !== null) learn(told);
    };
    const stopWaiting = () => {
      for (const type of tellingEvents) document.removeEventListener(type, wait, { capture: true });
    };
    stop.current = stopWaiting;
    const fetchPart = () => {
      const part = language === "es" ? import("./profile-part-in-spanish") : import("./profile-part");
      part.then(
        (arrived) => {
          for (const told of waiting) arrived.learnFrom(told);
          learn = arrived.learnFrom;
          if (!gone) setPart(() => arrived.ProfilePart);
        },
        () => {
          // Without it nothing is remembered and nothing filled in; every tool still works.
          stopWaiting();
        },
      );
    };
    for (const type of tellingEvents) document.addEventListener(type, wait, { capture: true });
    if (!document.documentElement.hasAttribute("data-profile") && !isUntold()) {
      const stopListening = onFirstTouch(fetchPart);
      return () => {
        gone = true;
        stopListening();
        stopWaiting();
      };
    }
    fetchPart();
    return () => {
      gone = true;
      stopWaiting();
    };
  }, [here, language]);
  if (!here) return null;
  return (
    <section
      id="profile"
      aria-label={language === "es" ? "Lo que usted nos dijo" : "What you told us"}
      className="hidden min-h-12 border-b border-rule [[data-profile]_&]:block has-[[data-forgotten]]:block print:hidden"
    >
      {Part !== null && <Part />}
    </section>
  );
}
