import { Link } from "@remix-run/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextAreaField, TextField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import { Page, PageHeading, SourceLine } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { More } from "~/design/more";
import {
  type ActivitiesReading,
  type Entry,
  type EntryField,
  entryLimits,
  lengthOf,
  mostEntries,
  type ReadEntry,
} from "../activities/activities";
import { type ActivitiesState, answerActivities, fieldsOf } from "../form/activities-form";
import { activitiesPath, coachPath } from "../form/input";

const shown = 3;
const names = Array.from({ length: mostEntries }, (_, at) => at + 1).flatMap(fieldsOf);

/** The activities list of the Common App: what fits, what each line says, and the order. */
export function ActivitiesPage({ posted }: { posted: ActivitiesState | undefined }) {
  const [here, setHere] = useState<ActivitiesState | null>(null);
  const [ready, setReady] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const state = here ?? posted;
  const mistakes = useMemo(() => mistakesOf(state?.messages ?? {}), [state]);
  const isTyped = (number: number) => fieldsOf(number).some((name) => (posted?.typed[name] ?? "") !== "");
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (here?.reading) title.current?.focus();
  }, [here]);
  const numbers = Array.from({ length: mostEntries }, (_, at) => at + 1);
  return (
    <Page>
      <PageHeading above={<Link to={coachPath}>Essay coach</Link>} title="Your activities list">
        <p>
          Up to ten entries on the Common App, in the order you choose. Jobs, and looking after people at home, count.
          Type what you have; empty fields are fine.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <form
        method="post"
        action={`${activitiesPath}#reading`}
        noValidate
        className="max-w-[46rem] print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new URLSearchParams(
            [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
          );
          setHere(answerActivities(form));
        }}
      >
        {numbers.slice(0, shown).map((number) => (
          <EntryFields key={number} number={number} typed={posted?.typed ?? {}} messages={state?.messages ?? {}} />
        ))}
        <More title={`Entries ${shown + 1} to ${mostEntries}`} open={numbers.slice(shown).some(isTyped)}>
          {numbers.slice(shown).map((number) => (
            <EntryFields key={number} number={number} typed={posted?.typed ?? {}} messages={state?.messages ?? {}} />
          ))}
        </More>
        <Button look="next" className="mt-6 min-w-[min(14rem,100%)]">
          Read my list
        </Button>
        <p className="mt-3 text-sm text-muted">
          {ready
            ? "It’s read on this device and sent to nobody."
            : "Until this page’s program runs, the button sends the list to this site, which answers once and keeps nothing."}
        </p>
        <KeepOnDevice name="essay-activities" given={posted ? names : []} />
      </form>
      {state?.reading && (
        <section id="reading" aria-labelledby="reading-title" className="mt-10 scroll-mt-28 border-t border-rule pt-8">
          <h2 id="reading-title" ref={title} tabIndex={-1}>
            What a reader might ask
          </h2>
          <Read reading={state.reading} />
        </section>
      )}
      <p className="mt-10 max-w-[46rem] print:hidden">
        <Link to="/help/activities-list">How to fill in the list, with examples</Link>
      </p>
    </Page>
  );
}

function EntryFields({
  number,
  typed: { [`position${number}`]: position = "", [`organization${number}`]: organization = "", ...typed },
  messages,
}: {
  number: number;
  typed: ActivitiesState["typed"];
  messages: Messages;
}) {
  const { [`description${number}`]: description = "", [`meaning${number}`]: meaning = "" } = typed;
  const [lengths, setLengths] = useState<Readonly<Record<EntryField, number>>>({
    position: lengthOf(position),
    organization: lengthOf(organization),
    description: lengthOf(description),
  });
  const follow = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const { name, value } = target as HTMLInputElement;
    const field = name.replace(/\d+$/, "");
    if (Object.hasOwn(entryLimits, field)) setLengths((was) => ({ ...was, [field]: lengthOf(value) }));
  };
  const hint = (field: EntryField) => {
    const [length, most] = [lengths[field], entryLimits[field]];
    if (length === 0) return `${most} characters${field === "description" ? ", spaces count" : ""}`;
    return `${length} of ${most} characters${length > most ? " · too long" : ""}`;
  };
  return (
    <fieldset className="border-t border-rule py-5" onInput={follow}>
      <legend className="float-start mb-3 w-full font-serif text-lg font-semibold">Entry {number}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <TextField
          name={`position${number}`}
          label="Position or leadership"
          hint={hint("position")}
          autoComplete="off"
          data-private=""
          defaultValue={position}
          errors={messages[`position${number}`]}
        />
        <TextField
          name={`organization${number}`}
          label="Organization"
          hint={hint("organization")}
          autoComplete="off"
          data-private=""
          defaultValue={organization}
        />
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-[1fr_12rem]">
        <TextAreaField
          name={`description${number}`}
          label="What you did"
          hint={hint("description")}
          rows={3}
          autoComplete="off"
          data-private=""
          defaultValue={description}
        />
        <div>
          <label htmlFor={`meaning${number}`} className="font-semibold">
            What it means to you
          </label>
          <select
            id={`meaning${number}`}
            name={`meaning${number}`}
            defaultValue={meaning}
            className="mt-1.5 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2 text-ink"
          >
            <option value="">Not said</option>
            <option value="3">A lot</option>
            <option value="2">Some</option>
            <option value="1">A little</option>
          </select>
        </div>
      </div>
    </fieldset>
  );
}

function Read({ reading }: { reading: ActivitiesReading }) {
  return (
    <>
      {reading.order && <p className="mt-3 max-w-[46rem] font-semibold">{reading.order}</p>}
      {reading.byMeaning && <ByMeaning entries={reading.byMeaning} />}
      <ol className="mt-4 max-w-[46rem]">
        {reading.entries.map((read) => (
          <ReadLine key={read.number} read={read} />
        ))}
      </ol>
      <SourceLine>
        Limits and advice:{" "}
        {reading.sources.map(({ title, publisher, date }) => `${title} (${publisher}, ${date})`).join("; ")}. If your
        form shows another limit, the form is right.
      </SourceLine>
    </>
  );
}

const nameOf = ({ position, organization }: Entry) =>
  [position, organization].filter((text) => text !== "").join(", ") || "No position or organization";

/** The list in the order of the student's own answers, to hold against the one they typed. */
function ByMeaning({ entries }: { entries: readonly ReadEntry[] }) {
  return (
    <div className="mt-3 max-w-[46rem] break-inside-avoid">
      <h3 className="text-lg">By what you said they mean to you</h3>
      <ol className="mt-1 list-decimal ps-6">
        {entries.map(({ entry, number }) => (
          <li key={number}>
            {nameOf(entry)}{" "}
            <span className="text-muted">
              (now entry {number}
              {entry.meaning === null && "; you said nothing about it"})
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ReadLine({ read: { entry, number, characters, notes } }: { read: ReadEntry }) {
  return (
    <li className="break-inside-avoid border-b border-rule py-4">
      <p className="font-semibold">
        {number}. {nameOf(entry)}
      </p>
      <p className="mt-1 font-serif">{entry.description}</p>
      <p className="mt-1 text-sm text-muted tabular-nums">
        {characters.position} of {entryLimits.position}, {characters.organization} of {entryLimits.organization},{" "}
        {characters.description} of {entryLimits.description} characters
      </p>
      {notes.length > 0 && (
        <ul className="mt-2 list-disc ps-5">
          {notes.map(({ field, what, question }) => (
            <li key={field + what}>
              {field === "position" ? "Position: " : field === "organization" ? "Organization: " : ""}
              {what} <span className="font-serif">{question}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
