import type { ReactNode } from "react";
import { states } from "~/colleges/states";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import { Section } from "~/design/layout";
import { bornBefore, groundLabel, grounds } from "./dependency";
import { AssetFields, type FormState, ReturnFields, TaxFields, TickField } from "./household-fields";
import type { HouseholdOutcome } from "./household-outcome";
import { ParentsFields } from "./parents-fields";
import { benefitList, levelChoices, type Taxes } from "./questions";
import { ShownWhen, TaxYear } from "./shown-when";

const awardYearOptions = ["2026-27", "2027-28", "2025-26", "2024-25"].map((year) => ({ value: year, label: year }));
const stateOptions = [
  { value: "", label: "Choose, or leave empty if you live abroad" },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
];

/**
 * The whole form. A plain form: the browser itself sends it, so typed amounts survive a lost connection and the back
 * button, and nothing of it is ever in an address.
 */
export function AidForm({
  action,
  state,
  earlier,
}: {
  action: string;
  state: FormState;
  earlier: HouseholdOutcome | null;
}) {
  const { kept, messages } = state;
  const value = (name: string) => kept[name]?.[0] ?? "";
  return (
    <form method="post" action={action} noValidate className="group/aid print:hidden">
      {earlier !== null && (
        <>
          <input type="hidden" name="earlier.side" value={earlier.side} />
          <input type="hidden" name="earlier.year" value={earlier.awardYear} />
          <input type="hidden" name="earlier.sai" value={earlier.sai} />
          <input type="hidden" name="earlier.pell" value={earlier.pell} />
        </>
      )}
      <Section id="student" title="You and the school year">
        <Fields>
          <SelectField
            name="award_year"
            label="School year the aid is for"
            hint="The form uses the tax return from two years before it starts."
            options={awardYearOptions}
            defaultValue={value("award_year") || "2026-27"}
            errors={messages.award_year}
            className="max-w-48"
          />
          <SelectField
            name="state"
            label="State of legal residence"
            hint="Your parents’ state if you aren’t independent. Alaska and Hawaii have their own poverty lines."
            options={stateOptions}
            defaultValue={value("state")}
            errors={messages.state}
            className="max-w-80"
          />
          <SelectField
            name="level"
            label="Your year in college then"
            options={[{ value: "", label: "Choose" }, ...levelChoices]}
            defaultValue={value("level")}
            errors={messages.level}
            className="max-w-96"
          />
          <TickField
            name="bachelors"
            legend="Earlier degree"
            label="You’ll already have a bachelor’s degree when the year starts"
            state={state}
          />
          <TickField
            name="fallen"
            legend="Special rule"
            label="A parent died in the line of duty in the armed forces or as a public safety officer"
            state={state}
          />
          <ChoiceField
            name="grounds"
            label="Do any of these describe you?"
            hint={`One is enough to make you independent. Then your parents’ information isn’t needed. Living on your own or paying your own way isn’t enough. Birthdays: for 2026-27 born before ${bornBefore("2026-27")}; each later school year one year later.`}
            many
            options={grounds.map((ground) => ({
              value: ground,
              label: groundLabel(ground),
            }))}
            chosen={kept.grounds ?? []}
            errors={messages.grounds}
          />
          <ShownWhen is="ownChildren">
            <TickField name="own_children" legend="Children" label="At least one of them is your child" state={state} />
          </ShownWhen>
        </Fields>
      </Section>

      <ShownWhen is="dependent">
        <Section id="contributor" title="Which parent goes on the form">
          <Fields>
            <ParentsFields state={state} />
          </Fields>
        </Section>
      </ShownWhen>

      <ShownWhen is="family">
        <Section id="family" title="Your family">
          <Fields>
            <TextField
              name="family_size"
              label="Family size"
              hint="You, the parents who count (or, if you’re independent, your spouse), and the children and other people who get more than half of their support from them. Brothers and sisters count here, but how many of them are in college no longer changes the index."
              inputMode="numeric"
              autoComplete="off"
              defaultValue={value("family_size")}
              errors={messages.family_size}
              className="max-w-24"
            />
          </Fields>
        </Section>
      </ShownWhen>

      <ShownWhen is="dependent">
        <Section
          id="parents"
          title={
            <>
              Your parents’ taxes for <TaxYear />
            </>
          }
        >
          <Fields>
            <TaxesField who="parents" state={state} />
            <ShownWhen is="parentsFiled">
              <Fields>
                <TaxFields who="parents" state={state} />
                <ReturnFields who="parents" state={state} />
              </Fields>
            </ShownWhen>
          </Fields>
        </Section>
      </ShownWhen>

      <Section
        id="your-taxes"
        title={
          <>
            Your own taxes for <TaxYear />
          </>
        }
      >
        <Fields>
          <ShownWhen is="dependent">
            <p className="text-muted">Leave anything you didn’t have empty. Many students earn too little to file.</p>
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
      </Section>

      <Section id="assets" title="Benefits and what you own">
        <Fields>
          <TickField
            name="benefit"
            legend="Benefits"
            label="Someone in the household got one of these in the last 24 months"
            hint={`${benefitList}. The household is your parents’ if you aren’t independent. If so, assets don’t count and you can leave the rest empty.`}
            state={state}
          />
          <p className="max-w-[42rem] text-muted">
            Assets also don’t count if your income is below $60,000 and your tax return is simple, or if your family is
            within the income limit for the full Pell Grant. Fill in what you know. The result says whether it was used.
          </p>
          <ShownWhen is="dependent">
            <h3 className="mb-4">Your parents’ assets</h3>
            <AssetFields who="parents" state={state} />
          </ShownWhen>
          <div>
            <h3 className="mb-4">Your own assets</h3>
            <AssetFields who="student" state={state} />
          </div>
        </Fields>
      </Section>

      <div className="border-t border-rule pt-8">
        <Button look="next" name="intent" value="calculate" className="min-w-56">
          Work out the SAI
        </Button>
        <p className="mt-3 max-w-[42rem] text-sm text-muted">
          We use what you type for this one answer. We don’t keep it, and it’s never in a link.
        </p>
        {earlier === null ? (
          <KeepOnDevice name="fafsa" given={Object.keys(kept)} />
        ) : (
          // One parent's numbers must not come up on the form of the other.
          <p className="mt-3 max-w-[42rem] text-sm text-muted">
            What you type for the second household isn’t saved on the device either.
          </p>
        )}
      </div>
    </form>
  );
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid max-w-[42rem] gap-7">{children}</div>;
}

function TaxesField({ who, state }: { who: "parents" | "student"; state: FormState }) {
  const they = who === "parents" ? "They" : "You";
  const options: { value: Taxes; label: ReactNode; hint?: string }[] = [
    { value: "filed", label: `${they} filed a U.S. tax return, or will` },
    {
      value: "foreign",
      label: `${they} had income but no U.S. return, for example abroad`,
      hint: "Use the same figures from the foreign return, in U.S. dollars.",
    },
    {
      value: "none",
      label: `${they} didn’t have to file, because income was too low`,
      hint: "Then the index is −1,500, and the other income questions don’t matter.",
    },
  ];
  return (
    <ChoiceField
      name={`${who}.taxes`}
      label="Tax return"
      options={options}
      chosen={state.kept[`${who}.taxes`] ?? ["filed"]}
      errors={state.messages[`${who}.taxes`]}
    />
  );
}
