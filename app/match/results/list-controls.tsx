import { useContext } from "react";
import { Button } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { withCommas } from "~/design/figures";
import { More } from "~/design/more";
import { stateName } from "~/geography/states";
import { partWords } from "~/match/quiz/answer-words";
import { stateOptions } from "~/match/quiz/step-place";
import { WeightField } from "~/match/quiz/weight-field";
import type { MatchMessage } from "~/match/spanish/messages";
import { fact, percentIn } from "~/match/words";
import { useTranslate } from "~/translation-context";
import { choicesIn, controlChoices, partNames, settingChoices, sizeChoices } from "../model/answers/choices";
import { AroundListForm, ListForm, ListLink } from "./list-form";
import { labelChoices } from "./list-options";
import type { Listing } from "./listing";

/** What narrows the list and what orders it, each visible and changeable in place. */
export function ListControls({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const { answers, options, weights, filters } = listing;
  const around = useContext(AroundListForm);
  return (
    <div className="mb-6 border-y border-rule py-2 print:hidden">
      <More
        title={t("Filter")}
        note={
          filters.length > 0
            ? t("now: {filters}", { filters: filters.map(({ label }) => label).join(", ") })
            : t("nothing filtered")
        }
      >
        {around(
          <ListForm owns={["label", "sizes", "settings", "controls", "states"]} className="grid gap-7">
            <div className="grid gap-7 sm:grid-cols-2 lg:grid-cols-4">
              <ChoiceField
                label={t("Chance")}
                name="label"
                many
                options={choicesIn(t, labelChoices)}
                chosen={options.labels}
              />
              <ChoiceField
                label={t("Size")}
                name="sizes"
                many
                options={choicesIn(t, sizeChoices)}
                chosen={answers.sizes}
              />
              <ChoiceField
                label={t("Setting")}
                name="settings"
                many
                options={choicesIn(t, settingChoices)}
                chosen={answers.settings}
              />
              <ChoiceField
                label={t("Public or private")}
                name="controls"
                many
                options={choicesIn(t, controlChoices)}
                chosen={answers.controls}
              />
            </div>
            <More
              title={t("States")}
              note={
                answers.states.length > 0
                  ? answers.states.map((state) => fact(t, stateName(state))).join(", ")
                  : undefined
              }
              open={answers.states.length > 0}
            >
              <ChoiceField
                label={t("Only in")}
                name="states"
                many
                columns={3}
                options={stateOptions(t)}
                chosen={answers.states}
              />
            </More>
            <div>
              <Button>{t("Filter the list")}</Button>
            </div>
          </ListForm>,
        )}
        <FiltersAtWork listing={listing} />
      </More>
      <More
        title={t("What matters most")}
        note={partNames.map((part) => `${t(partWords[part])} ${percentIn(t, weights[part])}`).join(" · ")}
      >
        {around(
          <ListForm owns={partNames} className="grid gap-7">
            {partNames.map((part) => (
              <WeightField key={part} part={part} value={String(answers[part])} />
            ))}
            <div>
              <Button>{t("Reorder the list")}</Button>
            </div>
          </ListForm>,
        )}
      </More>
    </div>
  );
}

/** Each filter with what taking it away would bring back. */
function FiltersAtWork({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  if (listing.filters.length === 0) return null;
  return (
    <div className="mt-7">
      <p className="font-semibold">{t("Active filters")}</p>
      <ul className="mt-1">
        {listing.filters.map((filter) => (
          <li key={filter.label} className="flex flex-wrap gap-x-3 py-1">
            <span>{filter.label}</span>
            {filter.comeBack > 0 ? (
              <ListLink search={filter.search}>
                {t(filter.comeBack === 1 ? "take away, {count} more college" : "take away, {count} more colleges", {
                  count: withCommas(filter.comeBack),
                })}
              </ListLink>
            ) : (
              <span className="text-muted">{t("removing only this one finds no more")}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What to do about a list that is empty or nearly so. */
export function Relax({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const { relax, shown, total } = listing;
  if (relax.length === 0 && shown > 0) return null;
  return (
    <div className="mb-8 max-w-[46rem] border-s-4 border-accent bg-notice-tint px-5 py-4">
      <p className="font-semibold">
        {shown === 0
          ? total === 0
            ? t("No college fits all your answers.")
            : t("No college has the label you’re filtering by.")
          : t(total === 1 ? "Only {count} college fits your answers." : "Only {count} colleges fit your answers.", {
              count: total,
            })}
      </p>
      {relax.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {relax.map((relaxed) => (
            <li key={relaxed.search}>
              <ListLink search={relaxed.search}>
                {t(
                  relaxed.comeBack === 1
                    ? "Take away the filter on {filter}: {count} college comes back"
                    : "Take away the filter on {filter}: {count} colleges come back",
                  { filter: relaxed.label, count: withCommas(relaxed.comeBack) },
                )}
              </ListLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2">
          {t("You’d have to change several answers at once.")}{" "}
          <ListLink search="">{t("Start from the whole list")}</ListLink>
        </p>
      )}
    </div>
  );
}
