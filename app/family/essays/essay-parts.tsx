import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import { More } from "~/design/more";
import type { Refusal } from "~/forms/schema/refusal";
import type { Judged, Report } from "~/forms/validated/form-options";
import { type FormFields, useValidatedForm } from "~/forms/validated/use-validated-form";
import type { EssayLine, EssayPage } from "./essay-view";
import { essayStates } from "./essays";

/** The id of a field: several forms are on the page. @param essay whose form it is, "" for the one that adds */
export const essayFieldId = (essay: string) => (name: string) => `${name}-${essay || "new"}`;

function useEssayForm(essay: EssayLine | null, page: EssayPage, { result, report }: Judged) {
  const { id, title = "", unitid, wordLimit, due, state } = essay ?? { id: "" };
  return useValidatedForm({
    id: `essay-${id || "new"}`,
    result,
    values: {
      title,
      college: unitid == null ? "" : String(unitid),
      limit: wordLimit == null ? "" : String(wordLimit),
      due: due ?? "",
      state: state ?? "not-started",
    },
    load: () => import("./essay-schema"),
    schema: ({ essaySchema }) =>
      essaySchema({ colleges: page.colleges.map(({ value }) => value), classYear: page.classYear }),
    report,
    idOf: essayFieldId(id),
  });
}

/** The fields of one essay. */
function Fields({
  colleges,
  fields: { field },
}: {
  colleges: EssayPage["colleges"];
  fields: FormFields<"title" | "college" | "limit" | "due" | "state">;
}) {
  return (
    <>
      <TextField
        {...field("title")}
        label="Prompt, in a few words"
        hint="The essay itself has a page of its own once this is added."
        maxLength={200}
        data-private=""
      />
      <SelectField {...field("college")} label="For" options={colleges} className="max-w-[28rem]" />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField
          {...field("limit")}
          label="Word limit"
          inputMode="numeric"
          className="figures max-w-[8rem] text-end"
        />
        <TextField {...field("due")} label="Due" type="date" className="max-w-[14rem]" />
        <SelectField {...field("state")} label="Status" options={essayStates} />
      </div>
    </>
  );
}

/** @param newKey of what the form adds: sent twice, it adds one essay */
export function AddEssay({ page, newKey, ...judged }: Judged & { page: EssayPage; newKey: string }) {
  const { props, conform, ...fields } = useEssayForm(null, page, judged);
  return (
    <form {...props} method="post" className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="new" value={String(judged.result?.initialValue?.new ?? newKey)} />
      <Fields colleges={page.colleges} fields={fields} />
      <Button look="next" name="intent" value="add">
        Add this essay
      </Button>
    </form>
  );
}

function ChangeEssay({ essay, page, ...judged }: Judged & { essay: EssayLine; page: EssayPage }) {
  const { props, conform, ...fields } = useEssayForm(essay, page, judged);
  return (
    <Form {...props} method="post" preventScrollReset className="max-w-[46rem] space-y-6">
      {conform}
      <input type="hidden" name="essay" value={essay.id} />
      <Fields colleges={page.colleges} fields={fields} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button name="intent" value="change">
          Save
        </Button>
        <Button look="quiet" name="intent" value="delete" formNoValidate>
          Delete<span className="sr-only"> {essay.title}</span>
        </Button>
      </div>
    </Form>
  );
}

/** Every essay: what it is for, its limit, its due date, and its status. */
export function EssayList({
  page,
  refused,
  report,
}: {
  page: EssayPage;
  refused: { readonly essay: string; readonly result: Refusal } | null;
  report: Report;
}) {
  return (
    <ul className="max-w-[52rem] border-b border-rule">
      {page.essays.map((essay) => {
        const { id, title, college, stateName, wordLimit, dueWords, far } = essay;
        const mine = refused?.essay === id ? refused.result : undefined;
        return (
          <li key={id} className="border-t border-rule py-4">
            <div className="grid gap-x-6 sm:grid-cols-[1fr_13rem]">
              <div>
                <h3>
                  <Link to={id} relative="path">
                    {title}
                  </Link>
                </h3>
                <p className="text-muted">
                  {college}
                  {wordLimit !== null && <>, up to {wordLimit.toLocaleString("en-US")} words</>}
                </p>
              </div>
              <p className="sm:text-end">
                <strong>{stateName}</strong>
                <span className="block text-sm text-muted">
                  {dueWords === null ? "No due date" : `Due ${dueWords}${far === null ? "" : `, ${far}`}`}
                </span>
              </p>
            </div>
            <More
              title={
                <>
                  Change<span className="sr-only"> {title}</span>
                </>
              }
              open={mine !== undefined}
              className="mt-1 print:hidden"
            >
              <ChangeEssay essay={essay} page={page} result={mine} report={report} />
            </More>
          </li>
        );
      })}
    </ul>
  );
}
