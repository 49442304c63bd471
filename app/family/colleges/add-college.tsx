import { Form, useSubmit } from "@remix-run/react";
import { CollegeField } from "~/colleges/find/college-field";
import { Button } from "~/design/button";
import { Spoken } from "~/design/layout";
import type { GoneCollege } from "~/season/gone";
import { GoneColleges } from "~/season/gone-colleges";

export interface FoundCollege {
  readonly unitid: number;
  readonly name: string;
  readonly place: string;
}

/** Looks for a college by name and puts it on the list. */
export function AddCollege({
  looked,
  found,
  gone,
}: {
  looked: string;
  found: readonly FoundCollege[] | null;
  gone: readonly GoneCollege[];
}) {
  const submit = useSubmit();
  return (
    <div className="max-w-[46rem]">
      <Form method="get" action="#add" role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <CollegeField
            name="q"
            label="College"
            defaultValue={looked}
            onChoose={({ unitid }) => submit({ intent: "add", unitid }, { method: "post", preventScrollReset: true })}
          />
        </div>
        <Button>Find</Button>
      </Form>
      <GoneColleges gone={gone} note="You can’t add it." />
      {found !== null && found.length === 0 && gone.length === 0 && (
        <p role="status" className="mt-4">
          We couldn’t find a college by that name that isn’t already on the list.
        </p>
      )}
      {found !== null && found.length > 0 && (
        <ul className="mt-4 border-b border-rule">
          {found.map(({ unitid, name, place }) => (
            <li key={unitid} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule py-2">
              <span>
                {name} <span className="block text-sm text-muted">{place}</span>
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="add" />
                <Button name="unitid" value={unitid}>
                  Add<Spoken>{` ${name}`}</Spoken>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
