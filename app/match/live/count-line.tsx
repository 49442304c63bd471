import { useEffect, useState } from "react";
import type { MatchMessage } from "~/match/spanish/messages";
import { matchSearch } from "~/student/profile/profile";
import { useProfile } from "~/student/profile/use-profile";
import { useTranslate } from "~/translation-context";
import { countWords, labelWords } from "./count-words";
import { useMatch } from "./use-match";

/** A screen reader is told the count once this many milliseconds went by without a change. */
const pause = 1_200;

/**
 * How many colleges fit the answers so far, on the lower edge of the screen while a step of the quiz is filled in. What
 * the device knows of other steps counts, as it does once the step is sent.
 */
export function CountLine({ form }: { form: HTMLFormElement }) {
  const t = useTranslate<MatchMessage>();
  const shown = useMatch(form, matchSearch(useProfile()));
  const words = countWords(shown, t);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pause);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="sticky bottom-(--phone-bar) z-20 mt-6 border-t-2 border-brand bg-paper py-2.5 text-sm print:hidden">
      <p aria-hidden="true">
        {words === "" ? t("Counting colleges…") : <strong className="figures">{words}</strong>}
        {labelWords(shown, t) !== "" && <span className="text-muted"> · {labelWords(shown, t)}</span>}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
