import { Button } from "~/design/button";
import type { Refusal } from "~/forms/schema/refusal";
import type { Report } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import type { Path } from "~/timeline/planning/choices";
import { AdultMonthField, BasicFields } from "./start-fields";

/** The basics of a plan as its page shows them, with what reading their form depends on. */
export interface ShownBasics {
  readonly name: string;
  readonly path: Path;
  readonly year: number;
  readonly state: string | null;
  /** "2027-05"; null where it isn't asked. */
  readonly adultFrom: string | null;
  readonly asksAdult: boolean;
  readonly today: string;
}

/** Changes the name, class year and state of the student. @param shown the mark of what the form shows */
export function BasicsForm({
  basics,
  shown,
  result,
  report,
}: {
  basics: ShownBasics;
  shown: string;
  result: Refusal | undefined;
  report: Report;
}) {
  const { name, path, year, state, adultFrom, today } = basics;
  const [adultYear = "", adultMonth = ""] = adultFrom?.split("-") ?? [];
  const { props, conform, ...fields } = useValidatedForm({
    id: "basics",
    result,
    values: { name, path, year: String(year), state: state ?? "", adultMonth, adultYear },
    load: () => import("./plan-schema"),
    schema: ({ basicsSchema }, form) => basicsSchema(form, basics),
    report,
  });
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="shown" value={shown} />
      <BasicFields
        fields={fields}
        yearHint="If you change the year, we remove deadlines you entered for the old one."
      />
      {adultFrom !== null && (
        <AdultMonthField
          legend="When the student turns 18"
          hint="The plan becomes the student’s on the first day of the next month. Until then you can correct this."
          fields={fields}
          thisYear={Number(today.slice(0, 4))}
        />
      )}
      <Button name="intent" value="basics">
        Save
      </Button>
    </form>
  );
}
