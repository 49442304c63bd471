import { Link } from "@remix-run/react";
import type { FigureGroup } from "~/colleges/facts/provenance";
import { ButtonLink } from "~/design/button";
import { percent } from "~/design/figures";
import { useFolds } from "~/design/folded";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { LikelihoodMark } from "~/design/mark";
import { languageTag, pathIn } from "~/language";
import { methodPath, quizPath } from "~/match/quiz/steps";
import { SourceList } from "~/match/results/source-list";
import type { MatchMessage } from "~/match/spanish/messages";
import type { MethodMessage } from "~/match/spanish/method";
import type { Translate } from "~/translation";
import { useLanguage, useTranslate } from "~/translation-context";
import { partLabels, partNames, weightChoices } from "../model/answers/choices";
import { Fitted } from "./fitted";
import { FoldedSection } from "./folded-section";
import { method } from "./method";
import { OneScale } from "./one-scale";
import { Promises } from "./promises";

const groups: readonly FigureGroup[] = [
  "admissions",
  "testScores",
  "testPolicy",
  "admissionFactors",
  "netPrice",
  "netPriceNewer",
  "publishedPrice",
  "graduation",
  "retention",
  "earnings",
  "debt",
  "fields",
];

/** What each part of fit is. */
function partMeaning(t: Translate<MethodMessage>) {
  const { outcomeWeights, wishWeights } = method;
  return {
    admission: t(
      "Your chance. It counts in full from {full}; where your record is far above the usual student of a college, it counts for less, because a match is about both sides.",
      { full: percent(method.admissionPart.full) },
    ),
    affordability: t(
      "The yearly price against what your family can pay. Without a budget: against what other colleges cost, in your income band if you gave it.",
    ),
    outcomes: t(
      "How many graduate ({graduation} of this part), earnings ten years after starting ({earnings}), how many come back for a second year ({retention}) and federal loans at the end ({debt}). What a college doesn’t report is left out.",
      {
        graduation: percent(outcomeWeights.graduation),
        earnings: percent(outcomeWeights.earnings),
        retention: percent(outcomeWeights.retention),
        debt: percent(outcomeWeights.debt),
      },
    ),
    preferences: t(
      "How well a college matches what you asked for. Your field of study counts {fields} times as much as a wish about place, size or setting; a special mission or a faith {missions} times.",
      { fields: wishWeights.fields, missions: wishWeights.missions },
    ),
  } as const;
}

const width = method.chance.width;
const wider: readonly (readonly [MethodMessage, number])[] = [
  ["Every college", width.base],
  ["The college reports no admission rate", width.noRate],
  ["Fewer than 100 people applied, or the number isn’t reported", width.veryFewApplicants],
  ["Fewer than 500 people applied", width.fewApplicants],
  ["A public college that publishes rates by residency", width.residencyPublished],
  ["A public college that doesn’t", width.residencyModelled],
  ["A public college, and you didn’t give your state", width.stateUnknown],
  ["You gave no GPA", width.noGrades],
  ["The college requires a test and you gave no score", width.noTest],
  ["The college reports no test scores", width.noScores],
  ["Every field you chose may admit by program", method.chance.ownAdmission.width],
  ["Tests are optional there", width.optional],
  ["It admits fewer than {share}", width.holistic],
];

/** The method in plain words. Every number is read from `method.ts`, which reads it from the model. */
export function Method() {
  const t = useTranslate<MethodMessage | MatchMessage>();
  const language = useLanguage();
  useFolds();
  const { labelRule, balancedCounts } = method;
  const meaning = partMeaning(t);
  const other = language === "es" ? "en" : "es";
  return (
    <Page>
      <PageHeading
        above={
          <>
            <Link to={pathIn(language, quizPath)}>{t("College match quiz")}</Link>
            <span aria-hidden="true"> · </span>
            <Link to={pathIn(other, methodPath)} hrefLang={languageTag[other]} lang={languageTag[other]}>
              {other === "es" ? "En español" : "In English"}
            </Link>
          </>
        }
        title={t("How your chances are worked out")}
      >
        <p>
          {t(
            "A chance here is an estimate from published figures. It helps you sort colleges and build a balanced list. It isn’t a prediction about you, and no college has a say in it.",
          )}
        </p>
      </PageHeading>
      <Callout kind="care" title={t("Not validated on a representative sample")}>
        <p>{t(method.limits[0])}</p>
      </Callout>

      <div className="h-10" />
      <Section id="what" title={t("What goes in")}>
        <ul className="prose list-disc ps-5">
          {method.uses.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
      </Section>

      <Section id="how" title={t("How we work out a chance")}>
        <ol className="prose list-decimal ps-5">
          {method.steps.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ol>
        <div className="prose mt-6">
          <p>
            {t(
              "Grades and courses count for more than a score, and they alone count where a college doesn’t look at scores. With a GPA and a score we place both among the applicants of each college; with one of them we use that one. With neither, your chance is close to the rate the college reported.",
            )}
          </p>
          <p>
            {t(
              "A college that admits everyone who finishes high school is shown at {open} or more. No other chance goes above {most}: nothing is certain.",
              { open: percent(method.chance.open.low), most: `${method.chance.most * 100}%` },
            )}
          </p>
        </div>
      </Section>

      <FoldedSection id="range" title={t("Why it is a range")}>
        <p className="mb-5 max-w-[42rem]">
          {t(
            "One number would sound more certain than anyone can be. The range gets wider with everything we don’t know. Widths add up. They’re our choice, in standard scores (a width of 0.3 turns a chance of 50% into about 38% to 62%).",
          )}
        </p>
        <table className="w-full max-w-[42rem]">
          <caption className="sr-only">{t("What makes a range wider, and by how much")}</caption>
          <thead>
            <tr className="border-b border-rule-strong text-sm text-muted">
              <th scope="col" className="py-2 pe-6">
                {t("Where this holds")}
              </th>
              <th scope="col" className="py-2 text-end">
                {t("Width")}
              </th>
            </tr>
          </thead>
          <tbody>
            {wider.map(([text, value]) => (
              <tr key={text} className="border-b border-rule">
                <th scope="row" className="py-2 pe-6 font-normal">
                  {t(text, { share: percent(method.chance.holisticBelow) })}
                </th>
                <td className="figures py-2 text-end">{value.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldedSection>

      <Fitted />

      <Promises />

      <Section id="labels" title={t("Safety, target, reach")}>
        <dl className="grid max-w-[46rem] gap-4">
          <div className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
            <dt>
              <LikelihoodMark of="safety" />
            </dt>
            <dd>
              {t(
                "The middle of your range is {mid} or more and its low end {low} or more. Or the college admits everyone who finishes high school.",
                { mid: percent(labelRule.safety.mid), low: percent(labelRule.safety.low) },
              )}
            </dd>
          </div>
          <div className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
            <dt>
              <LikelihoodMark of="target" />
            </dt>
            <dd>{t("The middle is {mid} or more.", { mid: percent(labelRule.target.mid) })}</dd>
          </div>
          <div className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
            <dt>
              <LikelihoodMark of="reach" />
            </dt>
            <dd>
              {t(
                "Everything below that, and always a college that admits fewer than {share} of its applicants: such a college turns away many students with excellent records.",
                { share: percent(labelRule.rateNeeded) },
              )}
            </dd>
          </div>
        </dl>
        <p className="mt-5 max-w-[46rem] text-muted">
          {t("A college that doesn’t report its rate is never called a safety.")}
        </p>
      </Section>

      <FoldedSection id="fit" title={t("How fit orders the list")}>
        <p className="mb-5 max-w-[42rem]">
          {t(
            "Fit multiplies four parts, each between 0 and 1. Because they’re multiplied, a very bad part can’t be outweighed by the others. You choose how much each counts, from “{least}” to “{most}”. We leave out any part we can’t measure. Colleges that report little rank lower, because there’s little to go by.",
            {
              least: t((weightChoices[0]?.label ?? "") as MatchMessage),
              most: t((weightChoices[weightChoices.length - 1]?.label ?? "") as MatchMessage),
            },
          )}
        </p>
        <dl className="max-w-[46rem] border-t border-rule">
          {partNames.map((part) => (
            <div key={part} className="grid gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{t(partLabels[part])}</dt>
              <dd className="text-muted">{meaning[part]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-[46rem]">{t(method.usualText as MethodMessage)}</p>
      </FoldedSection>

      <FoldedSection id="list" title={t("The suggested list and “at least one”")}>
        <div className="prose">
          <p>
            {t(
              "The suggestion takes the best-fitting {safety} safeties, {target} targets and {reach} reaches. Safeties of your home state come first, and among safeties the price counts twice: a safety that your family can't pay for isn't one. Colleges far away weigh less. A college that few finish says so beside its name and never leads a four-year list.",
              balancedCounts,
            )}
          </p>
          <p>
            {t(
              "The chance that at least one of them says yes is lower than a quick multiplication suggests, because all of them read the same application. We assume that {share} of what decides is shared between colleges. That share is our assumption. No one publishes it.",
              { share: percent(method.sharedPart) },
            )}
          </p>
        </div>
      </FoldedSection>

      <OneScale />

      <Section id="limits" title={t("What it can’t tell you")}>
        <ul className="prose list-disc ps-5">
          {method.limits.slice(1).map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
      </Section>

      <Section id="use" title={t("How to use it")}>
        <div className="prose">
          <p>
            {t(
              "Use the labels to build a list with all three kinds on it. Look at the whole range, not at its middle: a college at 20–60% can go either way. Before you count on a safety, check that it teaches what you want and run its own net price calculator. Talk the list over with a counselor at your school, who knows what this page can’t.",
            )}
          </p>
        </div>
        <div className="mt-7">
          <ButtonLink look="next" to={pathIn(language, quizPath)}>
            {t("Take the quiz")}
          </ButtonLink>
        </div>
      </Section>

      <FoldedSection id="sources" title={t("Where the figures come from")}>
        <SourceList groups={groups} />
        <p className="mt-2 max-w-[46rem] text-sm text-muted">
          {t(
            "Grades, early rounds, waitlists and rates by residency come from the Common Data Sets that colleges publish about themselves, and from universities’ own releases. Where we show one, it names the document and its year.",
          )}
        </p>
      </FoldedSection>
    </Page>
  );
}
