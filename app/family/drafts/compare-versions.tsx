import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { SelectField } from "~/design/field";
import { Section, Spoken } from "~/design/layout";
import { usePlanContext } from "~/family/plan/plan-layout";
import type { Run } from "./word-diff";

interface ShownVersion {
  readonly id: string;
  readonly number: number;
  readonly saved: string;
}

/** Two versions side by side: what only one of them holds is marked by a line and said aloud, not by color alone. */
export function CompareVersions({
  essay,
  left,
  right,
  newest,
  choices,
  runs,
}: {
  essay: { readonly id: string };
  left: ShownVersion;
  right: ShownVersion;
  newest: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  runs: readonly Run[];
}) {
  const { id } = usePlanContext();
  const page = `/plan/${id}/essays/${essay.id}`;
  const one = left.id === right.id;
  return (
    <>
      <Form method="get" className="flex flex-wrap items-end gap-4 pb-8 print:hidden">
        <SelectField name="left" label="Version" options={choices} defaultValue={String(left.number)} />
        <SelectField name="right" label="Beside it" options={choices} defaultValue={String(right.number)} />
        <Button>Compare</Button>
        <Link to={page} className="inline-flex min-h-11 items-center">
          Back to the draft
        </Link>
      </Form>
      <div className={one ? "" : "grid gap-x-12 lg:grid-cols-2 print:grid-cols-2"}>
        {!one && <Side version={left} runs={runs} side="left" page={page} newest={newest} />}
        <Side version={right} runs={runs} side={one ? "both" : "right"} page={page} newest={newest} />
      </div>
    </>
  );
}

function Side({
  version,
  runs,
  side,
  page,
  newest,
}: {
  version: ShownVersion;
  runs: readonly Run[];
  side: Run["in"];
  page: string;
  newest: string;
}) {
  const shown = runs.filter((run) => run.in === "both" || run.in === side);
  return (
    <Section
      id={`side-${side}`}
      title={`Version ${version.number}`}
      aside={<p className="text-sm text-muted">{version.saved}</p>}
    >
      <div className="max-w-[40rem] whitespace-pre-wrap break-words font-serif text-[1.0625rem] leading-[1.8]">
        {shown.map((run, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place
          <Piece key={at} run={run} />
        ))}
      </div>
      {version.id !== newest && (
        // A document of its own: the field of the draft then holds this text.
        <form method="post" action={page} className="mt-6 print:hidden">
          <input type="hidden" name="version" value={version.id} />
          <Button name="intent" value="restore">
            Go on with version {version.number}
          </Button>
          <p className="mt-2 text-sm text-muted">It becomes the newest version. All others stay.</p>
        </form>
      )}
    </Section>
  );
}

function Piece({ run }: { run: Run }) {
  if (run.in === "both") return run.text;
  if (run.in === "left") {
    return (
      <del className="bg-danger-tint decoration-danger decoration-2">
        <Spoken> Only here: </Spoken>
        {run.text}
        <Spoken> end. </Spoken>
      </del>
    );
  }
  return (
    <ins className="bg-brand-tint decoration-brand decoration-2 underline-offset-4">
      <Spoken> New: </Spoken>
      {run.text}
      <Spoken> end. </Spoken>
    </ins>
  );
}
