import { useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { keptData, keptTools } from "~/connection/offline/kept-tools";
import { calculatorPath, costPath } from "~/cost/asked-colleges";
import { CollegePicker } from "~/cost/calculator/form/college-picker";
import { CostForm } from "~/cost/calculator/form/form";
import type { CostAnswer } from "~/cost/calculator/result/answer.server";
import { CostResult } from "~/cost/calculator/result/result";
import { figuresStart } from "~/cost/live/figures";
import { LiveAnswer } from "~/cost/live/live-answer";
import type { CostMessage } from "~/cost/spanish/messages";
import { ErrorSummary } from "~/design/error-summary";
import { KeptEarlier } from "~/design/keep-on-device";
import { TypedInTab, usePostedAgain } from "~/design/kept-form";
import { Page, PageHeading, Section } from "~/design/layout";
import { answersOf } from "~/design/save-to-plan";
import { refusalOf } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { pathIn } from "~/language";
import { useLanguage, useTranslate } from "~/translation-context";
import { ToolCrumbs } from "./tool-crumbs";

/**
 * The cost calculator in the language around it: the colleges, the form, and the result once there is one.
 *
 * @param answer to the address, or to what was posted
 */
export function CostPage({ answer, posted }: { answer: CostAnswer; posted: boolean }) {
  const t = useTranslate<CostMessage>();
  const language = useLanguage();
  const { options, kept, messages, outcome } = answer;
  useAskedAgain(!posted && options.colleges.length === 0 && options.mistakes.length === 0);
  // Without scripts the browser lands on the result, where there is one; the address keeps the colleges, and no money.
  const unitids = options.colleges.map(({ unitid }) => unitid);
  const address = pathIn(language, calculatorPath(unitids));
  const formAction = `${address}#result`;
  const result = useMemo(() => (Object.keys(messages).length === 0 ? undefined : refusalOf(messages)), [messages]);
  const { mistakes: found, report } = useMistakes(result);
  // One list for one answer: only a new one takes the focus.
  const mistakes = useMemo(
    () => [...options.mistakes.map((message) => ({ field: "colleges", message })), ...found],
    [options.mistakes, found],
  );
  usePostedAgain("cost", posted ? formOf(answer) : undefined, address);
  const title = t("College cost calculator");
  const isForm = posted || options.colleges.length > 0;
  const form = (
    // Answers that come with a page posted once more take the place of the empty ones.
    <LiveAnswer
      key={posted ? "posted" : "opened"}
      atOnce={outcome === null}
      kept={() => keptData(figuresStart)}
      unitids={options.mistakes.length === 0 ? unitids : []}
      above={
        !posted && (
          <Section id="colleges" title={t("Colleges")}>
            <CollegePicker options={options} state={kept.state?.[0] ?? ""} />
            {options.colleges.length === 0 && <KeptEarlier name="cost" />}
          </Section>
        )
      }
    >
      {isForm && (
        <>
          <CostForm action={formAction} options={options} kept={kept} posted={posted} result={result} report={report} />
          <TypedInTab name="cost" form="cost-form" posted={posted} />
        </>
      )}
    </LiveAnswer>
  );
  if (outcome !== null) {
    return (
      <Page wide>
        <PageHeading above={<ToolCrumbs path={costPath} />} title={title} />
        <CostResult outcome={outcome} kept={kept} action={formAction} />
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
      <PageHeading above={<ToolCrumbs path={costPath} />} title={title}>
        <p>
          {t(
            "Up to twelve colleges side by side, year by year: what each would cost your family after grants, who pays what, and what’s still missing.",
          )}
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {form}
    </Page>
  );
}

/**
 * Without a connection the page comes as it was kept, without the colleges of its address. It asks once more by itself,
 * and is answered on the device.
 *
 * @param none no college is on the page, and none was refused
 */
function useAskedAgain(none: boolean): void {
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const missing = none && params.has("unitids");
  useEffect(() => {
    if (missing && keptTools() !== null) revalidate();
  }, [missing, revalidate]);
}

/** The form that leads to this answer: one that changed the colleges does so no second time. */
function formOf({ options, kept, messages, outcome }: CostAnswer): string {
  const unitids = options.colleges.map(({ unitid }) => unitid).join(",");
  const isJudged = outcome !== null || Object.keys(messages).length > 0;
  const own = { ...kept, unitids: [unitids], intent: [isJudged ? "calculate" : "find"] };
  return answersOf(own, ["q"]);
}
