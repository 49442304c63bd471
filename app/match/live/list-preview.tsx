import { useEffect, useState } from "react";
import { isChanged } from "~/design/live/changed";
import type { MatchMessage } from "~/match/spanish/messages";
import { useTranslate } from "~/translation-context";
import { countWords } from "./count-words";
import { LineRow } from "./line-row";
import { useMatch } from "./use-match";

/** The balanced list that a form of weights or filters would lead to, below it, from the first change on. */
export function ListPreview({ form }: { form: HTMLFormElement }) {
  const t = useTranslate<MatchMessage>();
  const shown = useMatch(form);
  const [changed, setChanged] = useState(() => isChanged(form));
  useEffect(() => {
    const change = () => setChanged(true);
    form.addEventListener("input", change);
    return () => form.removeEventListener("input", change);
  }, [form]);
  if (!changed || shown.answer === null) return null;
  // Without the table of ZIP codes the server may choose other colleges: then the count alone is said.
  const list = shown.answer.kind === "found" && !shown.answer.roughly ? shown.answer.list : [];
  return (
    <section aria-label={t("The list this leads to")} className="mt-5 border-t-2 border-brand pt-3">
      <p role="status">
        <strong className="figures">{countWords(shown, t)}</strong>
        {list.length > 0 && <span className="text-muted">{t(". Your balanced list would be:")}</span>}
      </p>
      <ul className={`mt-2 ${shown.failed ? "text-muted" : ""}`}>
        {list.map((line) => (
          <LineRow key={line.unitid} line={line} />
        ))}
      </ul>
    </section>
  );
}
