import { useCallback } from "react";
import { config } from "zod";
import type { CostMessage } from "~/cost/spanish/messages";
import { useAnswer } from "~/design/live/follow";
import { LiveLayout } from "~/design/live/live-layout";
import type { LiveMessage } from "~/design/spanish";
import { WorkedOut } from "~/design/worked-out";
import { useLanguage, useTranslate } from "~/translation-context";
import type { CollegeGrid } from "../calculator/model/grid";
import { gridTrace } from "../calculator/result/price-trace";
import { priceSentence, summary } from "../calculator/result/result-words";
import { type LiveResult, liveAnswer } from "./answer";
import type { LiveFigures } from "./figures";
import { useOneIncome } from "./use-one-income";
import { allYears, oneLine, payingLines, priceFigure, spoken, trouble } from "./words";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

/**
 * The answer beside the form, which follows each change of it; on a phone below it, with one line that stays on top.
 */
export function LivePanel({ form, figures }: { form: HTMLFormElement; figures: LiveFigures }) {
  const t = useTranslate<CostMessage | LiveMessage>();
  const work = useCallback((fields: URLSearchParams) => liveAnswer(fields, figures, t), [figures, t]);
  const shown = useAnswer(form, work);
  useOneIncome(form);
  const { result, mistakes } = shown;
  const stop = trouble(shown, t);
  return (
    <LiveLayout
      title={t("What you’d pay")}
      line={result === null ? "" : oneLine(result, t)}
      trouble={stop}
      mistakes={mistakes}
      spoken={spoken(shown, t)}
      note={t(
        "Worked out on this device. What you type isn’t sent until you press “Work out the cost,” which shows every year.",
      )}
      offline={t(
        "You’re offline: this is worked out on this device; the full page with every year comes when you’re connected. What you typed stays here.",
      )}
    >
      {result !== null && <Result result={result} />}
    </LiveLayout>
  );
}

function Result({ result }: { result: LiveResult }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  const { grids, answers, paying } = result;
  return (
    <>
      <p className="mt-2 text-sm text-muted">{summary(answers, grids, t, language)}</p>
      {grids.length > 1 && <p className="mt-2">{t("You’d pay about:")}</p>}
      <ul>
        {grids.map((grid) => (
          <li key={grid.unitid} className="border-b border-rule py-2.5">
            <College grid={grid} only={grids.length === 1} paying={paying} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {t(
          "The yearly price is that of {entry}, after grants. It’s an average of what past families paid, not an offer.",
          { entry: answers.entry },
        )}
      </p>
    </>
  );
}

function College({ grid, only, paying }: { grid: CollegeGrid; only: boolean; paying: boolean }) {
  const t = useTranslate<CostMessage>();
  const trace = gridTrace(grid, t);
  const price = (
    <span className={only ? "font-serif text-xl" : "text-[0.9375rem] font-semibold"}>
      {only ? priceSentence(grid, t) : priceFigure(grid, t)}
    </span>
  );
  return (
    <>
      <h3 className="text-base">{grid.name}</h3>
      {trace === null ? (
        <p className="mt-0.5">{price}</p>
      ) : (
        <WorkedOut of={t("the price at {name}", { name: grid.name })} trace={trace}>
          {price}
        </WorkedOut>
      )}
      {grid.cost !== null && (
        <div className="mt-1 text-sm">
          {grid.via !== null && <p>{t("First two years at {via}.", { via: grid.via.name })}</p>}
          <p>{allYears(grid.cost, t)}</p>
          {paying && payingLines(grid.cost, t).map((line) => <p key={line}>{line}</p>)}
        </div>
      )}
    </>
  );
}
