import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/design/button";
import { ChoiceField, SelectField, TextField } from "~/design/field";
import type { Browse } from "./browse";
import type { FilterOption } from "./labels";

/** The id by which fields outside the form (words, order) belong to it. */
export const FILTERS = "filters";

/**
 * All filters as one plain GET form. On narrow screens it is folded into one line; wide screens show it always (where
 * the browser cannot do that, the line stays and opens it).
 */
export function FilterForm({ browse }: { browse: Browse }) {
  const { query, options, errors, typed, active } = browse;
  const wrong = Object.keys(errors).length > 0;
  const of = (field: keyof typeof errors) => (errors[field] === undefined ? undefined : [errors[field]]);
  return (
    <details
      open={wrong}
      className="border-y border-rule lg:border-y-0 lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] lg:supports-[selector(::details-content)]:[&::details-content]:block"
    >
      <summary className="flex min-h-12 items-center justify-between py-2 font-semibold text-link lg:supports-[selector(::details-content)]:hidden">
        <span>Filter the list</span>
        <span className="text-sm font-normal text-muted">
          {active.length > 0 ? `${active.length} on` : "show filters"}
        </span>
      </summary>
      <Form id={FILTERS} method="get" action="/colleges" className="pb-6">
        {query.c !== "" && <input type="hidden" name="c" value={query.c} />}
        <h2 className="sr-only lg:not-sr-only lg:pb-2 lg:text-xl">Filters</h2>
        <div className="py-3">
          <TextField
            name="zip"
            label="Near a ZIP code"
            errors={of("zip")}
            defaultValue={typed.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        </div>
        <Group title="State" open={query.state.length > 0 || errors.state !== undefined} always>
          <Several
            name="state"
            label="State or territory"
            any="Any state"
            options={options.state}
            chosen={query.state}
            errors={of("state")}
          />
        </Group>
        <Group title="Region" open={query.region.length > 0 || errors.region !== undefined}>
          <Checks name="region" label="Region" options={options.region} chosen={query.region} errors={of("region")} />
        </Group>
        <Group title="Level" open={query.level.length > 0 || errors.level !== undefined} always>
          <Checks name="level" label="Level" options={options.level} chosen={query.level} errors={of("level")} />
        </Group>
        <Group title="Public or private" open={query.control.length > 0 || errors.control !== undefined} always>
          <Checks
            name="control"
            label="Public or private"
            options={options.control}
            chosen={query.control}
            errors={of("control")}
          />
        </Group>
        <Group title="Price" open={query.netPriceTo !== null || errors.netPriceTo !== undefined} always>
          <TextField
            name="netPriceTo"
            label="Average net price at most"
            hint="A year after grants, in dollars. Average of 2022-23; at public colleges for in-state students."
            errors={of("netPriceTo")}
            defaultValue={typed.netPriceTo}
            inputMode="numeric"
            autoComplete="off"
            before="$"
          />
        </Group>
        <Group
          title="Admission"
          open={
            query.open !== "" ||
            query.admitFrom !== null ||
            query.admitTo !== null ||
            [errors.open, errors.admitFrom, errors.admitTo].some((error) => error !== undefined)
          }
        >
          <div className="space-y-4">
            <SelectField
              name="open"
              label="Who can enroll"
              errors={of("open")}
              defaultValue={query.open}
              options={[{ value: "", label: "Either" }, ...options.open]}
            />
            <TextField
              name="admitFrom"
              label="Admission rate from"
              errors={of("admitFrom")}
              defaultValue={typed.admitFrom}
              inputMode="numeric"
              autoComplete="off"
              after="%"
            />
            <TextField
              name="admitTo"
              label="Admission rate to"
              errors={of("admitTo")}
              defaultValue={typed.admitTo}
              inputMode="numeric"
              autoComplete="off"
              after="%"
            />
          </div>
        </Group>
        <Group title="SAT and ACT" open={query.tests.length > 0 || errors.tests !== undefined}>
          <Checks name="tests" label="SAT and ACT" options={options.tests} chosen={query.tests} errors={of("tests")} />
        </Group>
        <Group title="Field of study" open={query.field.length > 0 || errors.field !== undefined}>
          <Several
            name="field"
            label="Field of study"
            any="Any field"
            options={options.field}
            chosen={query.field}
            errors={of("field")}
          />
        </Group>
        <Group title="Size" open={query.size.length > 0 || errors.size !== undefined}>
          <Checks name="size" label="Undergraduates" options={options.size} chosen={query.size} errors={of("size")} />
        </Group>
        <Group title="Setting" open={query.setting.length > 0 || errors.setting !== undefined}>
          <Checks
            name="setting"
            label="Setting"
            options={options.setting}
            chosen={query.setting}
            errors={of("setting")}
          />
        </Group>
        <Group title="Special mission" open={query.mission.length > 0 || errors.mission !== undefined}>
          <Checks
            name="mission"
            label="Special mission"
            options={options.mission}
            chosen={query.mission}
            errors={of("mission")}
          />
        </Group>
        <Group title="Religious affiliation" open={query.religion !== "" || errors.religion !== undefined}>
          <SelectField
            name="religion"
            label={<span className="sr-only">Religious affiliation</span>}
            errors={of("religion")}
            defaultValue={query.religion}
            options={[{ value: "", label: "Doesn’t matter" }, ...options.religion]}
          />
        </Group>
        <div className="sticky bottom-(--phone-bar) border-t border-rule bg-paper py-4">
          <Button look="next" className="w-full">
            Show colleges
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** A foldable part of the form: open when something in it is chosen or wrong, or when most people use it. */
function Group({
  title,
  open,
  always = false,
  children,
}: {
  title: string;
  open: boolean;
  always?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open || always} className="group border-t border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 font-semibold">
        {title}
        <span aria-hidden="true" className="text-muted group-open:hidden">
          +
        </span>
        <span aria-hidden="true" className="hidden text-muted group-open:inline">
          −
        </span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

interface ListProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly errors: readonly string[] | undefined;
}

/** Any of a short list. The group's title already says what it is, so the legend is for screen readers. */
function Checks({ label, ...list }: ListProps) {
  return <ChoiceField {...list} many label={<span className="sr-only">{label}</span>} />;
}

/** Any of a long list: one menu for each choice made, and one more to add to them. */
function Several({ name, label, any, options, chosen, errors }: ListProps & { any: string }) {
  return (
    <div className="space-y-2">
      {[...chosen, ""].map((value, place) => (
        <SelectField
          key={value}
          id={place === 0 ? name : `${name}-${place + 1}`}
          name={name}
          label={<span className="sr-only">{place === 0 ? label : `${label}, one more`}</span>}
          errors={place === 0 ? errors : undefined}
          defaultValue={value}
          options={[{ value: "", label: place === 0 ? any : "Add one more" }, ...options]}
        />
      ))}
    </div>
  );
}
