import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { profileNow } from "~/student/profile/device";
import { fillPage } from "~/student/profile/forms";
import { useKnownDollars } from "~/student/profile/known-dollars";
import { matchSearch } from "~/student/profile/profile";
import { learnFrom } from "~/student/profile/profile-part";
import { useProfile } from "~/student/profile/use-profile";
import type { MatchAnswer, WorkedLine } from "./answer";
import { countWords } from "./count-words";
import { LineRow } from "./line-row";
import { useMatch } from "./use-match";

/**
 * Three results below the short form of the home page, which follow what is typed: the first safety, target and reach
 * of the list that the form leads to.
 */
export function QuickResults({ form }: { form: HTMLFormElement }) {
  // The line with the profile, which does so elsewhere, isn't on the home page.
  useKnownDollars();
  // What other tools were told counts here as it does in the list.
  const shown = useMatch(form, matchSearch(useProfile()));
  const submit = useSubmit();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    fillPage(form, "/", profileNow(), new URLSearchParams());
    const begun = () => setAsked(answered(form));
    begun();
    const send = (event: Event) => {
      event.preventDefault();
      learnFrom({ form, pathname: "/", field: null });
      // The page's own program opens the list, at an address that loading it again or going back to it leads to. The
      // income goes in the body, as without scripts.
      const address = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (name !== "income" && typeof value === "string" && value.trim() !== "") address.append(name, value);
      for (const [name, value] of new URLSearchParams(matchSearch(profileNow())))
        if (form.querySelector(`[name="${name}"]`) === null) address.append(name, value);
      const income = new FormData(form).get("income");
      submit(
        { income: typeof income === "string" ? income : "" },
        { method: "post", action: `${form.getAttribute("action")}?${address}` },
      );
    };
    form.addEventListener("input", begun);
    form.addEventListener("change", begun);
    form.addEventListener("submit", send);
    return () => {
      form.removeEventListener("input", begun);
      form.removeEventListener("change", begun);
      form.removeEventListener("submit", send);
    };
  }, [form, submit]);
  const [list, setList] = useState<HTMLElement | null>(null);
  const below = useBelow(list, form);
  if (!asked) return null;
  const words = countWords(shown);
  return (
    <section aria-label="Three colleges from your list" aria-live="polite" className="mt-5 min-h-72">
      <p className="text-sm">
        <strong className="figures">{words || "Looking through every college…"}</strong>
        {shown.answer?.kind === "found" && <span className="text-muted">. The first safety, target and reach:</span>}
      </p>
      <ul ref={setList} className="mt-2">
        {firstOfEach(shown.answer).map((line) => (
          <LineRow key={line.label} line={line} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">Worked out on this device. Nothing is sent until you open your list.</p>
      {below && shown.answer?.kind === "found" && (
        // Out of the reading order: the section has just said the same.
        <p
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 bottom-(--phone-bar) z-20 border-t-2 border-brand bg-paper px-5 py-2.5 text-sm sm:hidden print:hidden"
        >
          <strong className="figures">{words}</strong>
          <span className="text-muted"> · three of them below ↓</span>
        </p>
      )}
    </section>
  );
}

/**
 * Whether something starts below what a phone shows of the page, with nothing of the form where a line at the end of
 * the window would cover it.
 */
function useBelow(part: HTMLElement | null, form: HTMLFormElement): boolean {
  const [below, setBelow] = useState(false);
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const last = [...form.querySelectorAll("button")].at(-1);
    if (part === null || last === undefined) return;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
          if (target === part) setBelow(!isIntersecting && boundingClientRect.top > 0);
          else setClear(intersectionRatio === 1 || boundingClientRect.top < 0);
        }
      },
      // The bar of the phone and the line itself cover the end of the window.
      { rootMargin: "0px 0px -112px 0px", threshold: [0, 1] },
    );
    watch.observe(part);
    watch.observe(last);
    return () => watch.disconnect();
  }, [part, form]);
  return below && clear;
}

const answered = (form: HTMLFormElement) =>
  [...new FormData(form).values()].some((value) => String(value).trim() !== "");

function firstOfEach(answer: MatchAnswer | null): readonly WorkedLine[] {
  if (answer?.kind !== "found") return [];
  return (["safety", "target", "reach"] as const).flatMap(
    (label) => answer.list.find((line) => line.label === label) ?? [],
  );
}
