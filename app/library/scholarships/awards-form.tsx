import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField } from "~/design/field";
import type { AwardFilter } from "./filter";

export const awardsPath = "/help/national-scholarships";

/** What a filtered list needs in the browser: the choices, and the rows as the server wrote them. */
export interface AwardsPart {
  readonly filter: AwardFilter | null;
  readonly months: readonly { readonly value: string; readonly label: string }[];
  readonly total: number;
  /** Null where nothing is asked: then the article stands whole. */
  readonly found: { readonly count: number; readonly html: string } | null;
}

/** Filters the list by address; a plain GET form. */
export function AwardsForm({ filter, months }: Pick<AwardsPart, "filter" | "months">) {
  return (
    <Form
      key={JSON.stringify(filter)}
      action={awardsPath}
      aria-label="Filter the scholarships"
      className="mb-8 grid max-w-[39rem] grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-4 print:hidden"
    >
      <SelectField
        label="Grade now"
        name="grade"
        defaultValue={filter?.grade ?? ""}
        options={[
          { value: "", label: "Any" },
          { value: "12", label: "Senior" },
          { value: "11", label: "Junior" },
        ]}
      />
      <SelectField
        label="Looks at"
        name="looks"
        defaultValue={filter?.looks ?? ""}
        options={[
          { value: "", label: "Any" },
          { value: "need", label: "Need" },
          { value: "merit", label: "Merit" },
        ]}
      />
      <SelectField
        label="School"
        name="school"
        defaultValue={filter?.school ?? ""}
        options={[
          { value: "", label: "Any" },
          { value: "trades", label: "Two-year, trade" },
        ]}
      />
      <SelectField
        label="Closes in"
        name="month"
        defaultValue={filter?.month ?? ""}
        options={[{ value: "", label: "Any month" }, ...months, { value: "none", label: "Not posted" }]}
      />
      <div className="col-span-2 sm:col-span-4">
        <Button look="next">Show scholarships</Button>
      </div>
    </Form>
  );
}
