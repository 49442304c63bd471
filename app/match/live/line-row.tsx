import { Link } from "@remix-run/react";
import { dollars } from "~/design/figures";
import { LikelihoodMark } from "~/design/mark";
import { WorkedOut } from "~/design/worked-out";
import type { MatchMessage } from "~/match/spanish/messages";
import { chanceWords } from "~/match/words";
import { KeepButton } from "~/student/list/keep-button";
import { useTranslate } from "~/translation-context";
import type { WorkedLine } from "./answer";

/** One college of a list that follows a form: what it is to the student, its chance and its price. */
export function LineRow({ line }: { line: WorkedLine }) {
  const t = useTranslate<MatchMessage>();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule py-2.5">
      <div>
        <Link to={line.path} className="py-2 font-serif text-lg leading-snug font-semibold">
          {line.name}
        </Link>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm">
          <LikelihoodMark of={line.label} />
          <WorkedOut of={t("the chance at {name}", { name: line.name })} trace={line.trace} whenOpened>
            <span className="figures">{t("{range} chance", { range: chanceWords(line.chance, t) })}</span>
          </WorkedOut>
        </div>
        <div className="text-sm">
          {line.price === null ? (
            t("price not reported")
          ) : (
            <WorkedOut of={t("the price at {name}", { name: line.name })} trace={line.priceTrace} whenOpened>
              <span className="leading-snug">
                <span className="figures">{t("{price} a year", { price: dollars(line.price) })}</span>{" "}
                <span className="text-muted">({line.priceNote})</span>
              </span>
            </WorkedOut>
          )}
        </div>
        {line.warning !== null && <p className="text-sm font-semibold">{line.warning}</p>}
      </div>
      <KeepButton unitid={line.unitid} name={line.name} />
    </li>
  );
}
