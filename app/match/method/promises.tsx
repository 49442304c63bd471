import { percent } from "~/design/figures";
import { stateName } from "~/geography/states";
import { langWithin } from "~/language";
import type { MatchMessage } from "~/match/spanish/messages";
import type { MethodMessage } from "~/match/spanish/method";
import { fact } from "~/match/words";
import type { Translate } from "~/translation";
import { useLanguage, useTranslate } from "~/translation-context";
import facts from "../../../content/facts/admission/guarantees.json";
import { belowMinimumChance, guaranteedChance } from "../model/chance/guarantee";
import { FoldedSection } from "./folded-section";

interface Bar {
  readonly rankAtMost: number | null;
  readonly gpaAtLeast: number | null;
}

/** "top 25% of the class or GPA of 3.0" */
function barWords({ rankAtMost, gpaAtLeast }: Bar, t: Translate<MethodMessage | MatchMessage>): string {
  const rank =
    rankAtMost === null ? [] : [t("top {rank}% of the class", { rank: String(Math.round(rankAtMost * 100)) })];
  const gpa =
    gpaAtLeast === null
      ? []
      : [t("GPA of {gpa}", { gpa: gpaAtLeast.toFixed(gpaAtLeast * 10 === Math.round(gpaAtLeast * 10) ? 1 : 2) })];
  return [...rank, ...gpa].join(` ${t("or")} `);
}

/** Rules of states and systems: which change a chance, and which are only said. */
export function Promises() {
  const t = useTranslate<MethodMessage | MatchMessage>();
  const language = useLanguage();
  return (
    <FoldedSection id="promises" title={t("Places that a state promises")}>
      <div className="prose">
        <p>
          {t(
            "Some states promise or offer residents a place by grades or class rank alone. Where we found such a rule for a campus, it raises the chance to {mid}, at least {low}: never to certain, because courses, papers and dates have to be right too. Where every field you chose may admit by program, it raises only the high end of the range.",
            { mid: percent(guaranteedChance.mid), low: percent(guaranteedChance.low) },
          )}
        </p>
      </div>
      <table className="mt-6 w-full max-w-[42rem]">
        <caption className="sr-only">{t("Rules that raise a chance")}</caption>
        <thead>
          <tr className="border-b border-rule-strong text-sm text-muted">
            <th scope="col" className="py-2 pe-4">
              {t("State")}
            </th>
            <th scope="col" className="py-2 pe-4">
              {t("What it asks")}
            </th>
            <th scope="col" className="py-2 text-end">
              {t("Campuses")}
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.rules.map((rule) => (
            <tr key={rule.id} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pe-3 font-normal sm:pe-4">
                {fact(t, stateName(rule.state))}
              </th>
              <td className="py-2 pe-4 [overflow-wrap:anywhere]">
                {barWords(rule, t)}
                <span className="block text-sm text-muted" lang={langWithin(language, "en")}>
                  {rule.source}
                </span>
              </td>
              <td className="figures py-2 text-end">{rule.unitids.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="prose mt-6">
        <p>
          {t(
            "Below the least grades of the University of California and of Cal State, a chance is {most} at most. Rules that promise a place in a system but not at a campus, or whose bar we didn't find, change no chance. The result says so beside the college, for California's top 9%, Florida's Talented Twenty, Georgia Match, Illinois's One Click College Admit and the SUNY Top 10% Promise. In Ohio, a guarantee was passed in 2025, but we haven't read the signed text, so it changes nothing.",
            { most: percent(belowMinimumChance.high) },
          )}
        </p>
      </div>
    </FoldedSection>
  );
}
