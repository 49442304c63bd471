import { Button } from "~/design/button";
import { ChoiceField, SelectField } from "~/design/field";
import { Section } from "~/design/layout";
import { monthOptions } from "~/family/plan/start-fields";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";

/** What the account page knows about an age: a band, and perhaps a month. */
export interface ShownAge {
  readonly teen: boolean;
  /** "2027-05", null where nobody said it. */
  readonly month: string | null;
  /** "June 1, 2027" */
  readonly day: string | null;
  readonly years: readonly string[];
  /** "2026-11-24" */
  readonly today: string;
}

/** Age in words, and for somebody under 18 the two ways on: it changes by itself on the day, or they say so. */
export function AgePart({ age, ...judged }: { age: ShownAge; result: Refusal | undefined; report: Report }) {
  if (!age.teen) {
    return (
      <Section id="age" title="Your age">
        <p className="max-w-[46rem]">18 or older. This won’t change again.</p>
      </Section>
    );
  }
  return (
    <Section id="age" title="Your age">
      <div className="max-w-[46rem] space-y-8">
        <p>
          {age.day === null
            ? "13 to 17. Tell us the month you turn 18 and it’ll change automatically, or come back and tell us then."
            : `13 to 17. On ${age.day} it changes to 18 or older automatically. That’s the first day of the month after you turn 18. We don’t ask for the exact day.`}{" "}
          When you’re 18, a plan a parent runs for you becomes yours, and you can be a parent, guardian or counselor in
          someone else’s plan. It never changes back.
        </p>
        <AdultMonth age={age} {...judged} />
        <form method="post" noValidate className="space-y-4">
          <ChoiceField
            many
            label="Are you already 18?"
            name="adult"
            chosen={[]}
            errors={judged.result?.error?.adult ?? undefined}
            options={[{ value: "yes", label: "Yes, I am 18 or older" }]}
          />
          <Button name="age" value="adult">
            Change it now
          </Button>
        </form>
      </div>
    </Section>
  );
}

/** The month in which somebody turns 18, with the way to take it back. */
function AdultMonth({ age, result, report }: { age: ShownAge; result: Refusal | undefined; report: Report }) {
  const [year = "", month = ""] = age.month?.split("-") ?? [];
  const { props, conform, field } = useValidatedForm({
    id: "adult-month",
    result: result?.error?.adult ? undefined : result,
    values: { month, year },
    load: () => import("./age-schema"),
    schema: ({ adultMonthSchema }, form) => adultMonthSchema(form, age.today),
    report,
  });
  return (
    <form {...props} method="post" className="space-y-4">
      {conform}
      <fieldset>
        <legend className="font-semibold">When do you turn 18?</legend>
        <div className="mt-2 grid max-w-[22rem] grid-cols-2 gap-4">
          <SelectField {...field("month")} label="Month" options={monthOptions} />
          <SelectField
            {...field("year")}
            label="Year"
            options={[{ value: "", label: "Year" }, ...age.years.map((value) => ({ value, label: value }))]}
          />
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button name="age" value="month">
          Save the month
        </Button>
        {age.month !== null && (
          <Button look="quiet" name="age" value="forget" formNoValidate>
            Clear the month
          </Button>
        )}
      </div>
    </form>
  );
}
