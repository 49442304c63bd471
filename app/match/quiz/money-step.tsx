import { Form, Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { easternYear } from "~/calendar/eastern-day";
import { Button, buttonClass } from "~/design/button";
import type { Messages } from "~/design/messages";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import type { MatchMessage } from "~/match/spanish/messages";
import { useLanguage, useTranslate } from "~/translation-context";
import type { Answers } from "../model/answers/input";
import { loadRules } from "./load-rules";
import { keepMoney, keptMoney, type MoneyEntered } from "./money-memory.client";
import { placeOf, Rail, StepLayout, useStepResult } from "./step-layout";
import { MoneyFields } from "./step-money";
import { listPath, stepPath } from "./steps";

/** The last step: posts, so that money stands in no address. `entered` comes back when it could not be read. */
export function MoneyStep({
  answers,
  search,
  messages,
  entered,
}: {
  answers: Answers;
  search: string;
  messages: Messages;
  entered: MoneyEntered;
}) {
  const t = useTranslate<MatchMessage>();
  const language = useLanguage();
  const [shown, setShown] = useState(entered);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const kept = keptMoney();
    if (entered.budget !== "" || entered.income !== "" || kept === null) return;
    setShown(kept);
    setVersion(1);
  }, [entered]);
  const result = useStepResult(messages);
  const { mistakes, report } = useMistakes(result, placeOf);
  const {
    props,
    conform,
    messages: found,
  } = useValidatedForm({
    id: "money",
    result,
    load: () => loadRules(language),
    schema: ({ stepSchema, t: says }, form) => stepSchema(form, "money", easternYear(new Date()), says),
    report,
  });
  const withoutMoney = listPath(search, language);
  return (
    <StepLayout at="money" mistakes={mistakes} rail={<Rail at="money" answers={answers} search={search} />}>
      <Form
        {...props}
        method="post"
        action={withoutMoney}
        onChange={(event) => {
          const form = new FormData(event.currentTarget);
          keepMoney({ budget: String(form.get("budget") ?? ""), income: String(form.get("income") ?? "") });
        }}
      >
        {conform}
        <div className="grid gap-9" key={version}>
          <MoneyFields entered={shown} messages={found} />
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button look="next" className="min-w-40">
            {t("See my list")}
          </Button>
          <Link to={stepPath("weights", search, language)} className={buttonClass("quiet")}>
            {t("Back")}
          </Link>
          <Link
            to={withoutMoney}
            onClick={() => keepMoney(null)}
            className={buttonClass("quiet", "max-sm:-ms-2 sm:ms-auto")}
          >
            {t("See my list without money")}
          </Link>
        </div>
      </Form>
    </StepLayout>
  );
}
