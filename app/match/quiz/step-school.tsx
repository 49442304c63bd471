import { ChoiceField, TextField } from "~/design/field";
import { More } from "~/design/more";
import type { MatchMessage } from "~/match/spanish/messages";
import { FirstGeneration } from "~/student/profile/first-generation";
import { useTranslate } from "~/translation-context";
import { choicesIn, rigorChoices, scaleChoices } from "../model/answers/choices";
import type { StepValues } from "./step-values";

const finer = ["scale", "rank", "rigor", "advanced"] as const;

export function SchoolStep({ values, thisYear }: { values: StepValues; thisYear: number }) {
  const t = useTranslate<MatchMessage>();
  // A GPA that can't stand asks for its scale.
  const open =
    values.errors("gpa") !== undefined ||
    finer.some((name) => values.one(name) !== "" || values.errors(name) !== undefined);
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <TextField
          label={t("Your GPA")}
          name="gpa"
          hint={t("As on your transcript, such as 3.4, 92 or B+.")}
          defaultValue={values.one("gpa")}
          errors={values.errors("gpa")}
          className="max-w-40"
        />
        <TextField
          label={t("High school graduation year")}
          name="year"
          hint={t("Four digits, such as {year}.", { year: thisYear + 1 })}
          inputMode="numeric"
          defaultValue={values.one("year")}
          errors={values.errors("year")}
          className="max-w-40"
        />
      </div>
      <More title={t("Class rank and harder courses")} note={t("makes the ranges narrower")} open={open}>
        <div className="grid gap-8">
          <ChoiceField
            label={t("How is your GPA counted?")}
            name="scale"
            hint={t(
              "Leave this empty if you aren’t sure. We’ll read up to 4.0 as unweighted, anything above that as weighted, and above 50 as a percent.",
            )}
            options={choicesIn(t, scaleChoices)}
            chosen={[values.one("scale")]}
            errors={values.errors("scale")}
          />
          <TextField
            label={t("Your class rank, if your school gives one")}
            name="rank"
            hint={t(
              "As a percent from the top, such as 10, or your place, such as 34 of 340. In Texas, rank alone can decide.",
            )}
            defaultValue={values.one("rank")}
            errors={values.errors("rank")}
            className="max-w-52"
          />
          <ChoiceField
            label={t("How demanding are your courses?")}
            name="rigor"
            hint={t("Compared with what your own school offers.")}
            options={choicesIn(t, rigorChoices)}
            chosen={[values.one("rigor")]}
            errors={values.errors("rigor")}
          />
          <TextField
            label={t("AP, IB or college courses")}
            name="advanced"
            hint={t("How many you’ve taken or plan to take, all years together.")}
            inputMode="numeric"
            defaultValue={values.one("advanced")}
            errors={values.errors("advanced")}
            className="max-w-40"
          />
        </div>
      </More>
      <FirstGeneration />
    </>
  );
}
