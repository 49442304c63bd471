import type { ReactNode } from "react";
import type { AidMessage } from "~/aid/spanish/messages";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { stateNamesIn } from "~/geography/state-names";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import { bornBefore, groundLabel, grounds } from "./dependency";
import { firstWrong } from "./first-wrong";
import { AssetFields, type FormState, ReturnFields, TaxFields, TickField } from "./household-fields";
import type { HouseholdOutcome } from "./household-outcome";
import type { KeptValues } from "./input";
import { ParentsFields } from "./parents-fields";
import { benefitList, levelChoices } from "./questions";
import { ShownWhen, TaxYear } from "./shown-when";
import { Step } from "./step";
import { TaxesField } from "./taxes-field";

const awardYearOptions = ["2027-28", "2026-27", "2025-26", "2024-25"].map((year) => ({ value: year, label: year }));

/**
 * The whole form. The browser itself sends it, so typed amounts survive a lost connection and the back
 * button, and nothing of it is ever in an address.
 */
export function AidForm({
  action,
  kept,
  earlier,
  awardYear,
  result,
  report,
}: Judged & {
  action: string;
  kept: KeptValues;
  earlier: HouseholdOutcome | null;
  /** Chosen where nobody chose one yet. */
  awardYear: string;
}) {
  const t = useTranslate<AidMessage>();
  const stateOptions = [
    { value: "", label: t("Choose, or leave empty if you live abroad") },
    ...Object.entries(stateNamesIn(useLanguage())).map(([value, label]) => ({ value, label })),
  ];
  const { props, conform, messages } = useValidatedForm({
    id: "fafsa-form",
    result,
    load: () => import("./fafsa-schema"),
    schema: ({ fafsaSchema }, form) => fafsaSchema(form, t),
    report,
  });
  const state: FormState = { kept, messages };
  const value = (name: string) => kept[name]?.[0] ?? "";
  const titles = {
    student: t("You and the school year"),
    contributor: t("Which parent goes on the form"),
    family: t("Your family"),
    parents: filledWith(t("Your parents’ taxes for {year}"), { year: <TaxYear /> }),
    "your-taxes": filledWith(t("Your own taxes for {year}"), { year: <TaxYear /> }),
    assets: t("Benefits and what you own"),
  } as const;
  const wrong = firstWrong(messages);
  const step = (id: keyof typeof titles, next?: keyof typeof titles) => ({
    id,
    title: titles[id],
    open: wrong === id,
    ...(next === undefined ? {} : { next: { id: next, title: titles[next] } }),
  });
  return (
    <form
      {...props}
      method="post"
      action={action}
      className="group/aid print:hidden"
      // The second household has a state and a size of its own.
      data-no-profile={earlier === null ? undefined : ""}
    >
      {conform}
      {earlier !== null && (
        <>
          <input type="hidden" name="earlier.side" value={earlier.side} />
          <input type="hidden" name="earlier.year" value={earlier.awardYear} />
          <input type="hidden" name="earlier.sai" value={earlier.sai} />
          <input type="hidden" name="earlier.pell" value={earlier.pell} />
        </>
      )}
      <Step {...step("student")}>
        <Fields>
          <SelectField
            name="award_year"
            label={t("School year the aid is for")}
            hint={t(
              "The form uses the tax return from two years before it starts. If you’re in college now and ask for this year, choose the earlier one.",
            )}
            options={awardYearOptions}
            defaultValue={value("award_year") || awardYear}
            errors={messages.award_year}
            className="max-w-48"
          />
          <SelectField
            name="state"
            label={t("State of legal residence")}
            hint={t("Your parents’ state if you aren’t independent. Alaska and Hawaii have their own poverty lines.")}
            options={stateOptions}
            defaultValue={value("state")}
            errors={messages.state}
            className="max-w-80"
          />
          <SelectField
            name="level"
            label={t("Your year in college then")}
            options={[
              { value: "", label: t("Choose") },
              ...levelChoices.map((each) => ({ ...each, label: t(each.label) })),
            ]}
            defaultValue={value("level")}
            errors={messages.level}
            className="max-w-96"
          />
          <TickField
            name="bachelors"
            legend={t("Earlier degree")}
            label={t("You’ll already have a bachelor’s degree when the year starts")}
            state={state}
          />
          <TickField
            name="fallen"
            legend={t("Special rule")}
            label={t("A parent died in the line of duty in the armed forces or as a public safety officer")}
            state={state}
          />
          <ChoiceField
            name="grounds"
            label={t("Do any of these describe you?")}
            hint={t(
              "One is enough to make you independent. Then your parents’ information isn’t needed. Living on your own or paying your own way isn’t enough. Birthdays: for 2026-27 born before {year}; each later school year one year later.",
              { year: bornBefore("2026-27") },
            )}
            many
            options={grounds.map((ground) => ({
              value: ground,
              label: t(groundLabel(ground)),
            }))}
            chosen={kept.grounds ?? []}
            errors={messages.grounds}
          />
          <ShownWhen is="ownChildren">
            <TickField
              name="own_children"
              legend={t("Children")}
              label={t("At least one of them is your child")}
              state={state}
            />
          </ShownWhen>
        </Fields>
      </Step>

      <ShownWhen is="dependent">
        <Step {...step("contributor", "family")}>
          <Fields>
            <ParentsFields state={state} />
          </Fields>
        </Step>
      </ShownWhen>

      <ShownWhen is="family">
        <Step {...step("family")}>
          <Fields>
            <TextField
              name="family_size"
              label={t("Family size")}
              hint={t(
                "You, the parents who count (or, if you’re independent, your spouse), and the children and other people who get more than half of their support from them. Brothers and sisters count here, but how many of them are in college no longer changes the index.",
              )}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value("family_size")}
              errors={messages.family_size}
              className="max-w-24"
            />
          </Fields>
        </Step>
      </ShownWhen>

      <ShownWhen is="dependent">
        <Step {...step("parents", "your-taxes")}>
          <Fields>
            <TaxesField who="parents" state={state} />
            <ShownWhen is="parentsFiled">
              <Fields>
                <TaxFields who="parents" state={state} />
                <ReturnFields who="parents" state={state} />
              </Fields>
            </ShownWhen>
          </Fields>
        </Step>
      </ShownWhen>

      <Step {...step("your-taxes", "assets")}>
        <Fields>
          <ShownWhen is="dependent">
            <p className="text-muted">
              {t("Leave anything you didn’t have empty. Many students earn too little to file.")}
            </p>
          </ShownWhen>
          <ShownWhen is="independent">
            <TaxesField who="student" state={state} />
          </ShownWhen>
          <ShownWhen is="studentFiled">
            <Fields>
              <TaxFields who="student" state={state} />
              <ShownWhen is="independent">
                <ReturnFields who="student" state={state} />
              </ShownWhen>
            </Fields>
          </ShownWhen>
        </Fields>
      </Step>

      <Step {...step("assets")}>
        <Fields>
          <TickField
            name="benefit"
            legend={t("Benefits")}
            label={t("Someone in the household got one of these in the last 24 months")}
            hint={t(
              "{list}. The household is your parents’ if you aren’t independent. If so, assets don’t count and you can leave the rest empty.",
              { list: t(benefitList) },
            )}
            state={state}
          />
          <p className="max-w-[42rem] text-muted">
            {t(
              "Assets also don’t count if your income is below $60,000 and your tax return is simple, or if your family is within the income limit for the full Pell Grant. Fill in what you know. The result says whether it was used.",
            )}
          </p>
          <ShownWhen is="dependent">
            <h3 className="mb-4">{t("Your parents’ assets")}</h3>
            <AssetFields who="parents" state={state} />
          </ShownWhen>
          <div>
            <h3 className="mb-4">{t("Your own assets")}</h3>
            <AssetFields who="student" state={state} />
          </div>
        </Fields>
      </Step>

      <div className="border-t border-rule pt-8">
        <Button look="next" name="intent" value="calculate" className="min-w-[min(14rem,100%)]">
          {t("Work out the SAI")}
        </Button>
        <p className="mt-3 max-w-[42rem] text-sm text-muted">
          {t("We use what you type for this one answer. We don’t keep it, and it’s never in a link.")}{" "}
          {t("This tab remembers it until you close it, so that a refresh doesn’t lose it.")}
        </p>
        {earlier === null ? (
          <KeepOnDevice name="fafsa" given={Object.keys(kept)} />
        ) : (
          // One parent's numbers must not come up on the form of the other.
          <p className="mt-3 max-w-[42rem] text-sm text-muted">
            {t("What you type for the second household isn’t saved on the device either.")}
          </p>
        )}
      </div>
    </form>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[42rem] gap-7">{children}</div>;
}
