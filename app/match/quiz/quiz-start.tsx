import { Link } from "@remix-run/react";
import { ButtonLink } from "~/design/button";
import { RangeBar } from "~/design/chart";
import { Page } from "~/design/layout";
import { LikelihoodMark } from "~/design/mark";
import { stateName } from "~/geography/states";
import { languageTag, pathIn } from "~/language";
import type { MatchMessage } from "~/match/spanish/messages";
import { chanceWords, fact } from "~/match/words";
import { useLanguage, useTranslate } from "~/translation-context";
import type { Chance } from "../model/chance/chance";
import type { Label } from "../model/chance/label";
import { methodPath, quizPath, resultsPath, stepPath, steps } from "./steps";

/** One line of the example on the first screen: a real college, and its range for a made-up student. */
export interface ExampleLine {
  readonly path: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly label: Label;
  readonly chance: Chance;
}

const terms: readonly (readonly [MatchMessage, MatchMessage])[] = [
  ["About three minutes", "{steps} short steps. Skip any of them."],
  ["No account", "Your answers are in the page’s address, so you can share it or come back to it."],
  ["Nothing stored", "We don’t keep a copy. What you say about money isn’t even in the address."],
];

/** The first screen: what it takes, what you get, and an example of it. */
export function QuizStart({ example }: { example: readonly ExampleLine[] }) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const spanish = language === "es";
  return (
    <Page>
      <div className="grid gap-x-16 gap-y-12 pt-10 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div>
          <p className="mb-3 text-sm font-semibold text-muted">
            {t("College match quiz")}
            <span aria-hidden="true"> · </span>
            <Link
              to={spanish ? quizPath : pathIn("es", quizPath)}
              hrefLang={languageTag[spanish ? "en" : "es"]}
              lang={languageTag[spanish ? "en" : "es"]}
            >
              {spanish ? "In English" : "En español"}
            </Link>
          </p>
          <h1 className="max-w-[16ch] text-brand-deep">{t("Find colleges that fit you")}</h1>
          <p className="mt-4 max-w-[38rem] text-lg leading-relaxed text-muted">
            {t(
              "Tell us what you know about your grades, your plans and the places you like. You get a list of real colleges, sorted into safety, target and reach, each with your chance as a range and the reasons for it.",
            )}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink look="next" to={stepPath("school", "", language)} className="min-w-[min(11rem,100%)]">
              {t("Start the quiz")}
            </ButtonLink>
            <ButtonLink look="quiet" to={pathIn(language, resultsPath)} className="max-sm:-ms-2">
              {t("Show me a list without answering")}
            </ButtonLink>
          </div>
          <dl className="mt-10 max-w-[38rem] border-t border-rule">
            {terms.map(([term, meaning]) => (
              <div key={term} className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[11rem_1fr]">
                <dt className="font-semibold">{t(term)}</dt>
                <dd className="text-muted">{t(meaning, { steps: steps.length })}</dd>
              </div>
            ))}
          </dl>
        </div>
        <figure className="self-start border-t-2 border-brand pt-4">
          <figcaption className="text-sm text-muted">
            {t("From the list of a student with a 3.4 GPA who lives in Ohio")}
          </figcaption>
          <ul className="mt-2">
            {example.map((line) => (
              <li key={line.path} className="border-b border-rule py-4">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <Link to={line.path} className="font-serif text-lg leading-snug font-semibold">
                    {line.name}
                  </Link>
                  <LikelihoodMark of={line.label} />
                </div>
                <p className="text-sm text-muted">
                  {line.city}, {fact(t, stateName(line.state))}
                </p>
                <div className="mt-2 flex items-center gap-4">
                  <RangeBar
                    {...line.chance}
                    likelihood={line.label}
                    label={t("Chance of admission {range}", { range: chanceWords(line.chance, t) })}
                  />
                  <span className="figures shrink-0 text-lg whitespace-nowrap">{chanceWords(line.chance, t)}</span>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">
            {t("An estimate from published figures, not a promise.")}{" "}
            <Link to={pathIn(language, methodPath)}>{t("How we work out the ranges")}</Link>
          </p>
        </figure>
      </div>
    </Page>
  );
}
