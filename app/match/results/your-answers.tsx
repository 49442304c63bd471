import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { Folded } from "~/design/folded";
import { More } from "~/design/more";
import { answerWords } from "~/match/quiz/answer-words";
import type { MoneyEntered } from "~/match/quiz/money-memory.client";
import { MoneyFields } from "~/match/quiz/step-money";
import { stepPath, steps } from "~/match/quiz/steps";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import { ListForm } from "./list-form";
import type { Listing } from "./listing";

/** What the list was made from, each with the way to change it. */
export function YourAnswers({ listing, money }: { listing: Listing; money: MoneyEntered | null }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const { answers, answerSearch } = listing;
  return (
    <Folded id="answers" title={t("Your answers")}>
      <dl className="max-w-[46rem] border-t border-rule">
        {steps.map(({ id, name }) => {
          const words = id === "money" ? [] : answerWords(answers, id, t);
          return (
            <div
              key={id}
              className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-rule py-2.5 sm:grid-cols-[9rem_1fr_auto]"
            >
              <dt className="font-semibold">{t(name)}</dt>
              <dd className="col-start-1 row-start-2 text-muted sm:col-start-2 sm:row-start-1">
                {id === "money"
                  ? t(money === null ? "left out" : "used for this list, never in a link")
                  : words.length > 0
                    ? words.join(", ")
                    : t("nothing")}
              </dd>
              <dd className="print:hidden sm:col-start-3">
                <Link to={stepPath(id, answerSearch, language)}>
                  {t("Change")}
                  <span className="sr-only"> {t(name)}</span>
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
      {money !== null && (
        <More title={t("Change your money answers")} className="mt-3 max-w-[46rem] print:hidden">
          <ListForm owns={["budget", "income"]} className="grid gap-7">
            <MoneyFields entered={money} messages={{}} />
            <div>
              <Button>{t("See the list again")}</Button>
            </div>
          </ListForm>
        </More>
      )}
    </Folded>
  );
}
