import { type FigureGroup, sourceOf } from "~/colleges/facts/provenance";
import { langWithin } from "~/language";
import type { MatchMessage } from "~/match/spanish/messages";
import { fact } from "~/match/words";
import { useLanguage, useTranslate } from "~/translation-context";

/** Where each group of figures comes from: publication, year, address. */
export function SourceList({ groups }: { groups: readonly FigureGroup[] }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  return (
    <ul className="grid max-w-[46rem] gap-2 text-sm text-muted">
      {groups.map((group) => {
        const { label, year, source, address, note } = sourceOf(group);
        return (
          <li key={group}>
            <strong className="text-ink">
              {fact(t, label)}, {fact(t, year)}.
            </strong>{" "}
            <a href={address} lang={langWithin(language, "en")}>
              {source}
            </a>
            .{note !== null && ` ${fact(t, note)}`}
          </li>
        );
      })}
    </ul>
  );
}
