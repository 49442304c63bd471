import type { ReactNode } from "react";
import { Button } from "~/design/button";
import { ChoiceField, SelectField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import { Section } from "~/design/layout";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import { stateNamesIn } from "~/geography/state-names";
import { pathIn } from "~/language";
import { bandNames } from "~/student/profile/income-bands";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import type { KeptValues } from "../../choices";
import { DollarField, type FormState, Pairs, typedIn } from "../../fields";
import { loanYears, usualLoanYear } from "../../loan/years";
import type { CostMessage } from "../../spanish/messages";
import type { FormOptions } from "../answers/form-options";
import { CollegeFields } from "./college-fields";
import { PostedPicker } from "./college-picker";
import { GrantFields } from "./grant-fields";
import { CreditFields, LaterFields } from "./later-fields";
import { isRefined, Refine } from "./refine";

/**
 * All questions: the few that give a first answer, and the rest behind one line. The browser itself posts the form, so
 * what is typed survives a lost connection and the back button, and no amount is ever in an address.
 *
 * @param posted the form answers a post: colleges are then changed inside it, so that nothing typed is lost
 */
export function CostForm({
  action,
  options,
  kept,
  posted,
  result,
  report,
}: Judged & {
  action: string;
  options: FormOptions;
  kept: KeptValues;
  posted: boolean;
}) {
  const t = useTranslate<CostMessage>();
  const { colleges } = options;
  const { props, conform, messages } = useValidatedForm({
    id: "cost-form",
    result,
    load: () => import("../answers/cost-schema"),
    schema: ({ costFormSchema }, form) => costFormSchema(form, colleges, t),
    report,
  });
  const state: FormState = { kept, messages };
  const language = useLanguage();
  const bandOptions = [
    { value: "", label: t("Choose") },
    ...bandNames.map((name, band) => ({
      value: String(band),
      label: t(name === "over $110,000" ? "Over $110,000" : name),
    })),
  ];
  const stateOptions = [
    { value: "", label: t("Choose") },
    ...Object.entries(stateNamesIn(language)).map(([value, label]) => ({ value, label })),
    { value: "abroad", label: t("Outside the U.S., on a student visa") },
  ];
  const value = (name: string) => typedIn(state, name);
  const chosen = (name: string, usual: string) => state.kept[name] ?? [usual];
  const unitids = colleges.map(({ unitid }) => unitid).join(",");
  return (
    <form {...props} method="post" action={action} className="print:hidden">
      {conform}
      {/* Enter in any field must calculate, not take the first college away. */}
      <button type="submit" name="intent" value="calculate" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t("Work out the cost")}
      </button>
      <input type="hidden" name="unitids" value={unitids} />
      {posted && (
        <Section id="colleges" title={t("Colleges")}>
          <PostedPicker options={options} />
        </Section>
      )}

      <Section id="family" title={t("Your family")}>
        <Fields>
          <SelectField
            name="state"
            label={t("Home state")}
            hint={t("It decides which tuition a public college charges.")}
            options={stateOptions}
            defaultValue={value("state")}
            errors={state.messages.state}
            className="max-w-80"
          />
          <DollarField
            name="income"
            label={t("Yearly family income")}
            hint={t(
              "Adjusted gross income, line 11 of the tax return. Grants are estimated from what families with your income got. If you’d rather not type it, choose a band or enter the index below.",
            )}
            state={state}
          />
          <Pairs>
            <SelectField
              name="band"
              label={t("Or an income band")}
              hint={t("If you type an income above, that’s what counts.")}
              options={bandOptions}
              defaultValue={value("band")}
              errors={state.messages.band}
              className="max-w-64"
            />
            <DollarField
              name="sai"
              label={t("Student Aid Index (SAI)")}
              hint={filledWith(t("From the FAFSA or {link}. It also tells us how much of your loans is subsidized."), {
                link: <a href={pathIn(language, "/tools/fafsa-calculator")}>{t("our calculator")}</a>,
              })}
              before=""
              state={state}
            />
          </Pairs>
        </Fields>
      </Section>

      <Refine open={isRefined(state, options)}>
        <Section id="who-pays" title={t("Who can pay what")}>
          <Fields>
            <p className="text-muted">
              {t("Leave anything you don’t have empty. We use yearly money first, then savings, then loans.")}
            </p>
            <Pairs>
              <DollarField name="plan529" label={t("529 plan, total")} hint={t("What’s in it today.")} state={state} />
              <DollarField name="savings" label={t("Other college savings, total")} state={state} />
              <DollarField
                name="household1"
                label={t("First household, each year")}
                hint={t("From income.")}
                state={state}
              />
              <DollarField
                name="household2"
                label={t("Second household, each year")}
                hint={t("If parents live apart. Otherwise leave it empty.")}
                state={state}
              />
              <DollarField
                name="work"
                label={t("Your own work, each year")}
                hint={t("What you can put toward college.")}
                state={state}
              />
            </Pairs>
            <GrantFields state={state} />
            <ChoiceField
              name="dependency"
              label={t("For federal aid you are")}
              options={[
                { value: "dependent", label: t("dependent on your parents") },
                { value: "independent", label: t("independent"), hint: t("Higher loan limits; no Parent PLUS.") },
              ]}
              chosen={chosen("dependency", "dependent")}
              errors={state.messages.dependency}
            />
            <ChoiceField
              name="direct"
              label={t("Loans")}
              many
              options={[
                {
                  value: "yes",
                  label: t("Use federal Direct Loans to fill gaps"),
                  hint: t("In your own name, up to each year’s limit."),
                },
              ]}
              chosen={state.kept.direct ?? []}
              errors={state.messages.direct}
            />
            <DollarField
              name="plus"
              label={t("Parent PLUS loan, most per year")}
              hint={t(
                "A parent owes it. Starting July 2026, no more than $20,000 a year and $65,000 total for one student.",
              )}
              state={state}
            />
            <CreditFields state={state} />
          </Fields>
        </Section>

        <Section id="each-college" title={t("Each college")}>
          <div className="grid gap-10 lg:grid-cols-2">
            {options.colleges.map((college) => (
              <CollegeFields key={college.unitid} college={college} state={state} />
            ))}
          </div>
        </Section>

        <Section id="years" title={t("Years")}>
          <Fields>
            <SelectField
              name="entry"
              label={t("First year of college")}
              options={[...loanYears].reverse().map((year) => ({ value: year, label: year }))}
              defaultValue={value("entry") || usualLoanYear}
              errors={state.messages.entry}
              className="max-w-48"
            />
            <ChoiceField
              name="way"
              label={t("Years to the degree")}
              options={[
                { value: "4", label: t("4 years") },
                { value: "5", label: t("5 years"), hint: t("Many students take longer than four.") },
                {
                  value: "2+2",
                  label: t("2 + 2"),
                  hint: t("Two years at a community college, living with family, then two at each college."),
                },
              ]}
              chosen={chosen("way", "4")}
              errors={state.messages.way}
            />
            {options.via.length > 0 && (
              <SelectField
                name="via"
                label={t("Community college of a 2 + 2 plan")}
                options={[{ value: "", label: t("The one nearest the first college") }, ...options.via]}
                defaultValue={value("via")}
                errors={state.messages.via}
                className="max-w-96"
              />
            )}
            <LaterFields state={state} />
          </Fields>
        </Section>
      </Refine>

      <div className="border-t border-rule pt-8">
        <Button look="next" name="intent" value="calculate" className="min-w-[min(14rem,100%)]">
          {t("Work out the cost")}
        </Button>
        <p className="mt-3 max-w-[42rem] text-sm text-muted">
          {t("We use what you type for this one answer. We don’t keep it, and it’s never in a link.")}{" "}
          {t("This tab remembers it until you close it, so that a refresh doesn’t lose it.")}
        </p>
        <KeepOnDevice
          name="cost"
          given={Object.keys(state.kept)}
          address={unitids === "" ? null : pathIn(language, `/college-cost-calculator?unitids=${unitids}`)}
        />
      </div>
    </form>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[42rem] gap-7">{children}</div>;
}
