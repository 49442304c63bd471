import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import { Spoken } from "~/design/layout";
import { usePlanContext } from "~/family/plan/plan-layout";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import type { DraftPage } from "./draft-view";

/** Showing one version to one person until a day, and ending it. */
export function SharingPart({ page, ...judged }: Judged & { page: DraftPage }) {
  const { shares, people, versions } = page;
  const { id: plan } = usePlanContext();
  return (
    <>
      {shares.length === 0 ? (
        <p className="max-w-[46rem]">
          Nobody but you: no parent, counselor or helper sees that there is a draft. You can show one version to one
          person until a day. They read it and leave questions at places in it; they can’t change a word.
        </p>
      ) : (
        <ul className="max-w-[46rem]">
          {shares.map(({ id, name, part, version, until: last }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2">
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong>, {part}
                <span className="block text-sm text-muted">
                  Version {version}, until {last}
                </span>
              </span>
              <Form method="post" preventScrollReset className="print:hidden">
                <input type="hidden" name="share" value={id} />
                <Button look="quiet" name="intent" value="unshare">
                  End now<Spoken>: {name}</Spoken>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 max-w-[46rem] text-muted">
        A teacher joins the plan as a helper.{" "}
        <Link to={`/plan/${plan}/people`}>Invite them on the page about people</Link>
        {people.length === 0
          ? ", or a counselor as a counselor. Then you can choose them here."
          : "; then you can choose them here."}
      </p>
      {people.length > 0 && versions.length > 0 && <ShareForm page={page} {...judged} />}
    </>
  );
}

function ShareForm({ page: { people, versions, until }, result, report }: Judged & { page: DraftPage }) {
  const { props, conform, field } = useValidatedForm({
    id: "share",
    result,
    values: { until: until.usual },
    load: () => import("./draft-schema"),
    schema: ({ shareSchema }) =>
      shareSchema(
        people.map(({ value }) => value),
        until,
      ),
    report,
  });
  return (
    <Form {...props} method="post" preventScrollReset className="mt-6 grid max-w-[46rem] gap-6 print:hidden">
      {conform}
      <SelectField
        {...field("person")}
        label="Show a version to"
        hint="A parent sees it only if you choose that parent here."
        options={[{ value: "", label: "Choose somebody" }, ...people]}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          name="version"
          label="Which one"
          options={versions.map(({ id, number, saved }) => ({ value: id, label: `Version ${number}, ${saved}` }))}
          defaultValue={String(result?.initialValue?.version ?? versions[0]?.id ?? "")}
        />
        <TextField {...field("until")} label="Until, with that day" type="date" min={until.first} max={until.last} />
      </div>
      <p className="max-w-[46rem] text-sm text-muted">
        They see the prompt, the college and the text of that version. What you write after it stays yours. Showing them
        another version takes the place of this one. We don’t send them a message, so tell them.
      </p>
      <p>
        <Button name="intent" value="share">
          Show it
        </Button>
      </p>
    </Form>
  );
}
