import type { ReactNode } from "react";
import { bandNames } from "~/colleges/price/income-bands";
import { states } from "~/colleges/states";
import { DollarField, type FormState, Pairs, typedIn } from "~/cost/fields";
import { loanYears, usualLoanYear } from "~/cost/loan/years";
import { Button } from "~/design/button";
import { ChoiceField, SelectField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import { Section } from "~/design/layout";
import { CollegeFields } from "./college-fields";
import { PostedPicker } from "./college-picker";
import type { FormOptions } from "./form-options";
import { GrantFields } from "./grant-fields";
import { CreditFields, LaterFields } from "./later-fields";

const bandOptions = [
  { value: "", label: "Choose" },
  ...bandNames.map((label, band) => ({ value: String(band), label: label.replace(/^o/, "O") })),
];
const stateOptions = [
  { value: "", label: "Choose" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
  { value: "abroad", label: "Outside the U.S., on a student visa" },
];

/**
 * All questions. A plain form: the browser itself posts it, so what is typed survives a lost connection and the back
 * button, and no amount is ever in an address.
 *
 * @param posted the form answers a post: colleges are then changed inside it, so that nothing typed is lost
 */
export function CostForm({
  action,
  setup,
  state,
  posted,
}: {
  action: string;
  setup: FormOptions;
  state: FormState;
  posted: boolean;
}) {
  const value = (name: string) => typedIn(state, name);
  const chosen = (name: string, usual: string) => state.kept[name] ?? [usual];
  const unitids = setup.colleges.map(({ unitid }) => unitid).join(",");
  return (
    <form method="post" action={action} noValidate className="print:hidden">
      {/* Enter in any field must calculate, not take the first college away. */}
      <button type="submit" name="intent" value="calculate" tabIndex={-1} aria-hidden="true" className="sr-only">
        Work out the cost
      </button>
      <input type="hidden" name="unitids" value={unitids} />
      {posted && (
        <Section id="colleges" title="Colleges">
          <PostedPicker setup={setup} />
        </Section>
      )}

      <Section id="family" title="Your family">
        <Fields>
          <SelectField
            name="state"
            label="Home state"
            hint="It decides which tuition a public college charges."
            options={stateOptions}
            defaultValue={value("state")}
            errors={state.messages.state}
            className="max-w-80"
          />
          <DollarField
            name="income"
            label="Yearly family income"
            hint="Adjusted gross income, line 11 of the tax return. Grants are estimated from what families with your income got. If you’d rather not type it, choose a band or enter the index below."
            state={state}
          />
          <Pairs>
            <SelectField
              name="band"
              label="Or an income band"
              options={bandOptions}
              defaultValue={value("band")}
              errors={state.messages.band}
              className="max-w-64"
            />
            <DollarField
              name="sai"
              label="Student Aid Index (SAI)"
              hint={
                <>
                  From the FAFSA or <a href="/tools/fafsa-calculator">our calculator</a>. It also tells us how much of
                  your loans is subsidized.
                </>
              }
              before=""
              state={state}
            />
          </Pairs>
          <ChoiceField
            name="dependency"
            label="For federal aid you are"
            options={[
              { value: "dependent", label: "dependent on your parents" },
              { value: "independent", label: "independent", hint: "Higher loan limits; no Parent PLUS." },
            ]}
            chosen={chosen("dependency", "dependent")}
            errors={state.messages.dependency}
          />
        </Fields>
      </Section>

      <Section id="who-pays" title="Who can pay what">
        <Fields>
          <p className="text-muted">
            Leave anything you don’t have empty. We use yearly money first, then savings, then loans.
          </p>
          <Pairs>
            <DollarField name="plan529" label="529 plan, total" hint="What’s in it today." state={state} />
            <DollarField name="savings" label="Other college savings, total" state={state} />
            <DollarField name="household1" label="First household, each year" hint="From income." state={state} />
            <DollarField
              name="household2"
              label="Second household, each year"
              hint="If parents live apart. Otherwise leave it empty."
              state={state}
            />
            <DollarField
              name="work"
              label="Your own work, each year"
              hint="What you can put toward college."
              state={state}
            />
          </Pairs>
          <GrantFields state={state} />
          <ChoiceField
            name="direct"
            label="Loans"
            many
            options={[
              {
                value: "yes",
                label: "Use federal Direct Loans to fill gaps",
                hint: "In your own name, up to each year’s limit.",
              },
            ]}
            chosen={state.kept.direct ?? []}
            errors={state.messages.direct}
          />
          <DollarField
            name="plus"
            label="Parent PLUS loan, most per year"
            hint="A parent owes it. Starting July 2026, no more than $20,000 a year and $65,000 total for one student."
            state={state}
          />
          <CreditFields state={state} />
        </Fields>
      </Section>

      <Section id="each-college" title="Each college">
        <div className="grid gap-10 lg:grid-cols-2">
          {setup.colleges.map((college) => (
            <CollegeFields key={college.unitid} college={college} state={state} />
          ))}
        </div>
      </Section>

      <Section id="years" title="Years">
        <Fields>
          <SelectField
            name="entry"
            label="First year of college"
            options={[...loanYears].reverse().map((year) => ({ value: year, label: year }))}
            defaultValue={value("entry") || usualLoanYear}
            errors={state.messages.entry}
            className="max-w-48"
          />
          <ChoiceField
            name="way"
            label="Years to the degree"
            options={[
              { value: "4", label: "4 years" },
              { value: "5", label: "5 years", hint: "Many students take longer than four." },
              {
                value: "2+2",
                label: "2 + 2",
                hint: "Two years at a community college, living with family, then two at each college.",
              },
            ]}
            chosen={chosen("way", "4")}
            errors={state.messages.way}
          />
          {setup.via.length > 0 && (
            <SelectField
              name="via"
              label="Community college of a 2 + 2 plan"
              options={[{ value: "", label: "The one nearest the first college" }, ...setup.via]}
              defaultValue={value("via")}
              errors={state.messages.via}
              className="max-w-96"
            />
          )}
          <LaterFields state={state} />
        </Fields>
      </Section>

      <div className="border-t border-rule pt-8">
        <Button look="next" name="intent" value="calculate" className="min-w-56">
          Work out the cost
        </Button>
        <p className="mt-3 max-w-[42rem] text-sm text-muted">
          We use what you type for this one answer. We don’t keep it, and it’s never in a link.
        </p>
        <KeepOnDevice
          name="cost"
          given={Object.keys(state.kept)}
          address={unitids === "" ? null : `/college-cost-calculator?unitids=${unitids}`}
        />
      </div>
    </form>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[42rem] gap-7">{children}</div>;
}
