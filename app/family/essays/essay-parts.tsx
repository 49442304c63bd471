import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import type { Messages } from "~/design/messages";
import { More } from "~/design/more";
import type { EssayLine, EssayPage } from "./essay-view";
import { essayStates } from "./essays";

type Typed = Readonly<Record<string, string>> | null;

/** The fields of one essay. @param mark makes ids unique where several forms are on the page */
function Fields({
  essay,
  colleges,
  mark,
  typed,
  messages,
}: {
  essay: EssayLine | null;
  colleges: EssayPage["colleges"];
  mark: string;
  typed: Typed;
  messages: Messages;
}) {
  const field = (name: string, kept: string) => ({
    name,
    // The error summary leads to the plain names, which belong to the form that came back.
    id: typed === null ? `${name}${mark}` : name,
    defaultValue: typed?.[name] ?? kept,
    errors: messages[name],
  });
  return (
    <>
      <TextField
        {...field("title", essay?.title ?? "")}
        label="Prompt, in a few words"
        hint="Keep the essay itself somewhere else. We don’t store it."
        maxLength={200}
        data-private=""
      />
      <SelectField
        {...field("college", essay?.unitid == null ? "" : String(essay.unitid))}
        label="For"
        options={colleges}
        className="max-w-[28rem]"
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <TextField
          {...field("limit", essay?.wordLimit == null ? "" : String(essay.wordLimit))}
          label="Word limit"
          inputMode="numeric"
          className="figures max-w-[8rem] text-end"
        />
        <TextField {...field("due", essay?.due ?? "")} label="Due" type="date" className="max-w-[14rem]" />
        <SelectField {...field("state", essay?.state ?? "not-started")} label="Status" options={essayStates} />
      </div>
    </>
  );
}

/** @param newKey of what the form adds: sent twice, it adds one essay */
export function AddEssay({
  page,
  newKey,
  typed,
  messages,
}: {
  page: EssayPage;
  newKey: string;
  typed: Typed;
  messages: Messages;
}) {
  return (
    <form method="post" noValidate className="max-w-[46rem] space-y-6">
      <input type="hidden" name="new" value={typed?.new ?? newKey} />
      <Fields essay={null} colleges={page.colleges} mark="-new" typed={typed} messages={messages} />
      <Button look="next" name="intent" value="add">
        Add this essay
      </Button>
    </form>
  );
}

/** Every essay: what it is for, its limit, its due date, and its status. */
export function EssayList({ page, wrong }: { page: EssayPage; wrong: { typed: Typed; messages: Messages } | null }) {
  return (
    <ul className="max-w-[52rem] border-b border-rule">
      {page.essays.map((essay) => {
        const { id, title, college, stateName, wordLimit, dueWords, far } = essay;
        const mine = wrong?.typed?.essay === id ? wrong : null;
        return (
          <li key={id} className="border-t border-rule py-4">
            <div className="grid gap-x-6 sm:grid-cols-[1fr_13rem]">
              <div>
                <h3>{title}</h3>
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
              open={mine !== null}
              className="mt-1 print:hidden"
            >
              <Form method="post" noValidate preventScrollReset className="max-w-[46rem] space-y-6">
                <input type="hidden" name="essay" value={id} />
                <Fields
                  essay={essay}
                  colleges={page.colleges}
                  mark={`-${id}`}
                  typed={mine?.typed ?? null}
                  messages={mine?.messages ?? {}}
                />
                <div className="flex flex-wrap gap-x-4 gap-y-2">
                  <Button name="intent" value="change">
                    Save
                  </Button>
                  <Button look="quiet" name="intent" value="delete">
                    Delete<span className="sr-only"> {title}</span>
                  </Button>
                </div>
              </Form>
            </More>
          </li>
        );
      })}
    </ul>
  );
}
