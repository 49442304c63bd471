import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { Spoken } from "~/design/layout";
import type { PlanStudent } from "~/family/record/record";
import { useYourLines, YourLine } from "~/match/live/your-lines";
import { ChanceBasis, useStudentAnswers } from "./chance-basis";
import type { CollegeList, ListedCollege } from "./college-list";

/**
 * The college list: one block a college, in the order the student gave it.
 *
 * @param keeps whoever looks keeps the list
 * @param student what the plan knows of its student; null for whoever may not see it
 */
export function CollegeTable({
  list,
  planId,
  keeps,
  student,
}: {
  list: CollegeList;
  planId: string;
  keeps: boolean;
  student: PlanStudent | null;
}) {
  const unitids = list.lines.map(({ unitid }) => unitid);
  const yours = useYourLines(unitids, useStudentAnswers(student));
  return (
    <>
      <ol className="border-b border-rule">
        {list.lines.map((line, at) => (
          <li key={line.id} className="border-t border-rule py-4">
            <div className="grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_17rem_13rem]">
              <div className="min-w-0">
                <h3 className="text-lg">
                  <Link to={`/plan/${planId}/colleges/${line.id}`}>{line.name}</Link>
                </h3>
                <p className="text-sm text-muted">{line.place}</p>
                <YourLine lines={yours} unitid={line.unitid} />
                {line.liked !== "" && <p className="mt-2 max-w-[40rem] whitespace-pre-line text-sm">“{line.liked}”</p>}
              </div>
              <Facts line={line} />
              {keeps && <Moves line={line} first={at === 0} last={at === list.lines.length - 1} />}
            </div>
          </li>
        ))}
      </ol>
      {yours !== null && student !== null && <ChanceBasis student={student} planId={planId} />}
    </>
  );
}

function Facts({ line: { statusLabel, wayLabel, deadline, open } }: { line: ListedCollege }) {
  return (
    <p className="text-sm">
      <span className="font-semibold">{statusLabel}</span>
      {wayLabel !== "" && <span className="block">{wayLabel}</span>}
      {open && deadline !== null && (
        <span className="block">
          <span className="figures">{deadline.words}</span>
          {deadline.over && " (past)"} <span className="text-muted">({deadline.from})</span>
        </span>
      )}
    </p>
  );
}

function Moves({ line: { id, name }, first, last }: { line: ListedCollege; first: boolean; last: boolean }) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="-ms-2 flex flex-wrap items-start gap-x-1 md:ms-0 md:justify-end print:hidden"
    >
      <input type="hidden" name="line" value={id} />
      {!first && (
        <Button look="quiet" name="intent" value="up">
          Up<Spoken>{` ${name}`}</Spoken>
        </Button>
      )}
      {!last && (
        <Button look="quiet" name="intent" value="down">
          Down<Spoken>{` ${name}`}</Spoken>
        </Button>
      )}
      <Button look="quiet" name="intent" value="remove">
        Take off<Spoken>{` ${name}`}</Spoken>
      </Button>
    </Form>
  );
}

/** Colleges that were taken off, with the way back. */
export function TakenOff({ removed }: { removed: CollegeList["removed"] }) {
  return (
    <ul className="max-w-[46rem] border-b border-rule">
      {removed.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule py-2">
          <span>{name}</span>
          <Form method="post" preventScrollReset className="flex flex-wrap gap-x-1">
            <input type="hidden" name="line" value={id} />
            <Button look="quiet" name="intent" value="restore">
              Put back<Spoken>{` ${name}`}</Spoken>
            </Button>
            <Button look="quiet" name="intent" value="forget">
              Forget<Spoken>{` ${name}`}</Spoken>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** What does not go together on the list, in plain words. */
export function Warnings({ warnings }: { warnings: CollegeList["warnings"] }) {
  return (
    <ul className="max-w-[46rem] space-y-4">
      {warnings.map(({ id, title, why }) => (
        <li key={id} className="rounded-r-md border-s-4 border-accent bg-notice-tint px-5 py-3">
          <p className="font-semibold">{title}</p>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}
