import { useMemo } from "react";
import type { Side } from "~/aid/form/contributor";
import { AidForm } from "~/aid/form/form";
import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import type { KeptValues } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import { LiveAnswer } from "~/aid/live/live-answer";
import { AidResult } from "~/aid/result/result";
import type { AidMessage } from "~/aid/spanish/messages";
import { ErrorSummary } from "~/design/error-summary";
import { useFolds } from "~/design/folded";
import { TypedInTab, usePostedAgain } from "~/design/kept-form";
import { Callout, Page, PageHeading } from "~/design/layout";
import type { Messages } from "~/design/messages";
import { answersOf } from "~/design/save-to-plan";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { usePosted } from "~/http/posted";
import { pathIn } from "~/language";
import { useLanguage, useTranslate } from "~/translation-context";
import type { answerFafsa } from "./fafsa-answer.server";
import { ToolCrumbs } from "./tool-crumbs";

const path = "/tools/fafsa-calculator";
const noMessages: Messages = {};

/** The FAFSA calculator in the language around it: the form, and the result once there is one. */
export function FafsaPage({ awardYear }: { awardYear: string }) {
  const t = useTranslate<AidMessage>();
  const language = useLanguage();
  // Not every browser opens the part of the form that a message leads into.
  useFolds();
  const answer = usePosted<typeof answerFafsa>();
  const messages: Messages = answer?.messages ?? noMessages;
  const result = useMemo(() => (Object.keys(messages).length === 0 ? undefined : refusalOf(messages)), [messages]);
  const { mistakes, report } = useMistakes(result);
  const kept = answer?.kept ?? {};
  const earlier = answer?.earlier ?? null;
  const outcome = answer?.outcome ?? null;
  const isSecond = earlier !== null;
  const again = isSecond && outcome === null && result === undefined ? secondForm(kept, earlier) : answersOf(kept);
  // Neither household's numbers may come up beside the other's: with one, those of the other are taken away.
  usePostedAgain("fafsa", answer === undefined ? undefined : again, pathIn(language, path), isSecond);
  // Without scripts the browser lands on the result, where there is one.
  const action = `${pathIn(language, path)}#result`;
  const form = (
    // Answers that come with a page posted once more take the place of the empty ones.
    <LiveAnswer
      key={answer === undefined ? "opened" : "posted"}
      atOnce={outcome === null}
      quick={!isSecond && outcome === null && result === undefined}
    >
      <AidForm action={action} kept={kept} earlier={earlier} awardYear={awardYear} result={result} report={report} />
      <TypedInTab name="fafsa" form="fafsa-form" posted={answer !== undefined} alone={isSecond} />
    </LiveAnswer>
  );
  if (outcome !== null) {
    return (
      <Page>
        <PageHeading above={<ToolCrumbs path={path} />} title={t("FAFSA calculator")} />
        <AidResult outcome={outcome} earlier={earlier} kept={kept} action={action} />
        <details className="border-t border-rule py-6 print:hidden">
          <summary className="min-h-11 py-2 font-serif text-2xl font-semibold text-link">
            {t("Change an answer")}
          </summary>
          <ErrorSummary mistakes={mistakes} />
          {form}
        </details>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading above={<ToolCrumbs path={path} />} title={t("FAFSA calculator")}>
        <p>
          {t(
            "The exact federal Student Aid Index (SAI) and Pell Grant, line by line. Have the tax return handy. It takes about ten minutes. Our server keeps none of it unless you save it to your plan.",
          )}
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {isSecond && result === undefined && <SecondHousehold first={earlier.side} />}
      {form}
    </Page>
  );
}

/** What leads to the form of the second household as it was opened. */
function secondForm(kept: KeptValues, { side, awardYear, sai, pell }: HouseholdOutcome): string {
  const first = { side, year: awardYear, sai, pell };
  const pairs = Object.entries(first).map(([name, value]) => [`earlier.${name}`, [String(value)]]);
  return answersOf({ ...kept, ...Object.fromEntries(pairs), intent: ["second"] }, []);
}

function SecondHousehold({ first }: { first: Side }) {
  const t = useTranslate<AidMessage>();
  const second = t(sideNames[first === "first" ? "second" : "first"]);
  return (
    <div className="mb-8">
      <Callout title={t("Now the household of {second}", { second })}>
        {t(
          "The parents’ section is empty, and so is the state. Choose the one where {second} lives. The result of {first}’s household will show next to this one, but not what was filled in for it.",
          { second, first: t(sideNames[first]) },
        )}
      </Callout>
    </div>
  );
}
