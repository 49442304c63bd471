import type { ReactNode } from "react";
import type { StatusField } from "~/aid/formula/filing-status";
import type { AidMessage } from "~/aid/spanish/messages";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import { filledWith, useTranslate } from "~/translation-context";
import type { WhichHousehold } from "./households";
import type { KeptValues } from "./input";
import {
  amountQuestions,
  assetAmounts,
  assetQuestion,
  earnedQuestion,
  mainAmounts,
  type Question,
  rareAmounts,
  statusChoices,
  statusLabels,
} from "./questions";
import { ShownWhen, TaxYear } from "./shown-when";

export interface FormState {
  readonly kept: KeptValues;
  readonly messages: Messages;
}

/** One amount of money. `data-private` keeps what is typed out of every report. */
export function DollarField({
  name,
  question,
  label,
  state,
}: {
  name: string;
  question: Question;
  label?: ReactNode;
  state: FormState;
}) {
  const t = useTranslate<AidMessage>();
  return (
    <TextField
      name={name}
      label={label ?? t(question.label)}
      hint={question.also === undefined ? t(question.where) : `${t(question.where)} ${t(question.also)}`}
      before="$"
      inputMode="text"
      autoComplete="off"
      data-private=""
      defaultValue={state.kept[name]?.[0] ?? ""}
      errors={state.messages[name]}
      className="max-w-56"
    />
  );
}

/** A box to tick. */
export function TickField({
  name,
  label,
  hint,
  legend,
  state,
}: {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  legend: ReactNode;
  state: FormState;
}) {
  return (
    <ChoiceField
      name={name}
      label={legend}
      many
      options={[{ value: "yes", label, hint }]}
      chosen={state.kept[name] ?? []}
      errors={state.messages[name]}
    />
  );
}

function StatusSelect({ who, field, state }: { who: WhichHousehold; field: StatusField; state: FormState }) {
  const t = useTranslate<AidMessage>();
  const name = `${who}.${field}`;
  return (
    <SelectField
      name={name}
      label={t(statusLabels[field])}
      hint={t("At the top of Form 1040. If you haven’t filed yet, use the status you expect.")}
      options={[{ value: "", label: t("Choose") }, ...statusChoices.map((each) => ({ ...each, label: t(each.label) }))]}
      defaultValue={state.kept[name]?.[0] ?? ""}
      errors={state.messages[name]}
      className="max-w-80"
    />
  );
}

/**
 * Income and taxes of one household. A dependent student is not asked how the return was filed: nothing follows from
 * it.
 */
export function TaxFields({ who, state }: { who: WhichHousehold; state: FormState }) {
  const t = useTranslate<AidMessage>();
  const parents = who === "parents";
  const rareOpen = rareAmounts.some((key) => state.kept[`${who}.${key}`]?.[0] || state.messages[`${who}.${key}`]);
  const returns = (
    <>
      <ShownWhen is={parents ? "parentsMarried" : "studentMarried"}>
        <ChoiceField
          name={`${who}.joint`}
          label={filledWith(
            t(
              parents
                ? "Did this couple file one joint tax return for {year}?"
                : "Did you and your spouse file one joint tax return for {year}?",
            ),
            { year: <TaxYear /> },
          )}
          options={[
            { value: "yes", label: t("Yes, one joint return") },
            { value: "no", label: t("No, two returns") },
          ]}
          chosen={state.kept[`${who}.joint`] ?? ["yes"]}
          errors={state.messages[`${who}.joint`]}
        />
      </ShownWhen>
      <ShownWhen is={parents ? "parentsCouple" : "studentMarried"}>
        <p className="text-muted">
          {t("Add both people together on every line below, unless a line asks for just one.")}
        </p>
      </ShownWhen>
      <NotJoint who={who}>
        <StatusSelect who={who} field="status" state={state} />
      </NotJoint>
    </>
  );
  return (
    <div className="grid gap-7">
      {parents ? returns : <ShownWhen is="independent">{returns}</ShownWhen>}
      <Pairs>
        {mainAmounts.map((key) => (
          <DollarField key={key} name={`${who}.${key}`} question={amountQuestions[key]} state={state} />
        ))}
        <DollarField name={`${who}.earned`} question={earnedQuestion} state={state} />
      </Pairs>
      <ShownWhen is={parents ? "parentsCouple" : "studentMarried"}>
        <div className="grid gap-7">
          <DollarField
            name={`${who}.earned2`}
            question={earnedQuestion}
            label={t("Earned from work by the second person")}
            state={state}
          />
          <NotJoint who={who}>
            <StatusSelect who={who} field="status2" state={state} />
          </NotJoint>
        </div>
      </ShownWhen>
      <details open={rareOpen} className="border-y border-rule py-2">
        <summary className="min-h-11 py-2 font-semibold text-link">
          {t("Less common lines: IRA, pension, foreign income, education credits, work-study")}
        </summary>
        <div className="pt-3 pb-4">
          <Pairs>
            {rareAmounts.map((key) => (
              <DollarField key={key} name={`${who}.${key}`} question={amountQuestions[key]} state={state} />
            ))}
          </Pairs>
        </div>
      </details>
    </div>
  );
}

/** Questions that only the household has whose return decides about assets and Pell. */
export function ReturnFields({ who, state }: { who: WhichHousehold; state: FormState }) {
  const t = useTranslate<AidMessage>();
  return (
    <div className="grid gap-7">
      <TickField
        name={`${who}.eitc`}
        legend={t("Earned Income Credit")}
        label={filledWith(t("The return for {year} has the Earned Income Credit"), { year: <TaxYear /> })}
        hint={t("Form 1040, line 27 (27a on some forms).")}
        state={state}
      />
      <TickField
        name={`${who}.schedules`}
        legend={t("Other schedules")}
        label={t("Schedule A, B, D, E, F or H went with the return")}
        hint={t("Look at the pages after Form 1040. This decides whether assets count.")}
        state={state}
      />
      <DollarField
        name={`${who}.schedule_c`}
        question={{
          label: "Profit or loss of a business on Schedule C",
          where: "Schedule C, line 31. Leave it empty if there’s no Schedule C.",
        }}
        state={state}
      />
    </div>
  );
}

/** What a household owns. */
export function AssetFields({ who, state }: { who: WhichHousehold; state: FormState }) {
  return (
    <Pairs>
      {assetAmounts.map((key) => (
        // A dependent student's own child support is in no line of the formula.
        <ShownWhen key={key} is={key === "child_support" && who === "student" ? "independent" : "always"}>
          <DollarField name={`${who}.${key}`} question={assetQuestion(who, key)} state={state} />
        </ShownWhen>
      ))}
    </Pairs>
  );
}

/** Short fields, two beside each other where there is room. */
function Pairs({ children }: { children: ReactNode }) {
  return <div className="grid items-end gap-x-10 gap-y-7 sm:grid-cols-2">{children}</div>;
}

/** Shown unless this household's couple filed one joint return. */
function NotJoint({ who, children }: { who: WhichHousehold; children: ReactNode }) {
  return <ShownWhen is={who === "parents" ? "parentsNotJoint" : "studentNotJoint"}>{children}</ShownWhen>;
}
