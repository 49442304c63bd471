import { Form, Link } from "@remix-run/react";
import { writeDay } from "~/calendar/day";
import { collegePath } from "~/colleges/address";
import { figureGroups } from "~/colleges/facts/provenance";
import { OutsideLink } from "~/colleges/profile/parts";
import { Button } from "~/design/button";
import { SelectField, TextField } from "~/design/field";
import { Callout, Section, SourceLine, Spoken } from "~/design/layout";
import { More } from "~/design/more";
import { DraftAndQuestions } from "~/essay/views/draft-and-questions";
import { essayStates } from "~/family/essays/essays";
import { usePlanContext } from "~/family/plan/plan-layout";
import { messagesOf, type Refusal } from "~/forms/schema/refusal";
import type { Judged } from "~/forms/validated/form-options";
import { useValidatedForm } from "~/forms/validated/use-validated-form";
import type { RuleSource } from "./ai-rules";
import type { DraftPage } from "./draft-view";
import { SharingPart } from "./sharing-part";
import { TextAndQuestions } from "./text-and-questions";
import { VersionsPart } from "./versions-part";

/** The page of a draft for the student: the text first, then what is asked of it, and who can read it. */
export function DraftParts({
  page,
  result,
  of,
}: {
  page: DraftPage;
  /** Of whichever form was posted. */
  result: Refusal | undefined;
  /** Of the form with a button. */
  of: (intent: string) => Judged;
}) {
  const saving = of("save").result;
  const { id } = usePlanContext();
  const address = `/plan/${id}/essays/${page.essay.id}`;
  const opened = page.newest?.number ?? 0;
  return (
    <div className="group">
      {page.besides !== null && (
        <div className="mb-6">
          <Callout kind="care" title={`Version ${page.besides.newest} was saved beside another one`}>
            <p>
              Version {page.besides.other} was written at the same time, in another tab or on another device. Nothing
              was replaced.{" "}
              <Link to={`${address}/versions?left=${page.besides.other}&right=${page.besides.newest}`}>
                Compare the two
              </Link>
              , then go on with the one you want.
            </p>
          </Callout>
        </div>
      )}
      <TextAndQuestions
        page={page}
        address={address}
        typed={saving === undefined ? null : String(saving.initialValue?.draft ?? "")}
        errors={messagesOf(result?.error ?? null).draft}
      />
      {/* On paper the text and what's asked of it, without what one does with it here. */}
      <div className="print:hidden">
        <Section id="versions" title="Versions">
          <VersionsPart page={page} address={address} />
        </Section>
        <Section id="work" title="Status and due date">
          {/* The first words make it a draft: the field mustn't go on saying, and saving, what it was before. */}
          <StatusForm key={`${page.essay.state} ${page.essay.due}`} page={page} {...of("state")} />
          <EssayTasks page={page} tasksAt={`/plan/${id}/tasks`} />
        </Section>
        <Section id="sharing" title="Who can read it">
          <SharingPart key={`${opened} ${page.shares.length}`} page={page} {...of("share")} />
        </Section>
        <Section id="record" title="How this was written">
          <p className="max-w-[46rem]">
            When you wrote, how many words you typed and pasted, which versions there were, and who asked what. It’s
            yours, it judges nothing, and it’s sent to nobody. <Link to={`${address}/record`}>See and print it</Link>.
          </p>
        </Section>
        <Section id="ai" title="What may AI do here?">
          <AiPart page={page} />
        </Section>
      </div>
      {/* While the rules' questions are open, the reading brings its own. */}
      {page.questions.length > 0 && (
        <DraftAndQuestions
          draft={{ to: "#text", label: "Your draft" }}
          questions={{ to: "#people-ask", label: `People ask (${page.questions.length})` }}
          className="group-has-[#reading]:hidden"
        />
      )}
    </div>
  );
}

function StatusForm({ page: { essay, classYear }, result, report }: Judged & { page: DraftPage }) {
  const { props, conform, field } = useValidatedForm({
    id: "status",
    result,
    values: { state: essay.state, due: essay.due ?? "" },
    load: () => import("./draft-schema"),
    schema: ({ statusSchema }) => statusSchema(classYear),
    report,
  });
  return (
    <Form
      {...props}
      method="post"
      preventScrollReset
      className="grid max-w-[46rem] items-end gap-6 sm:grid-cols-3 print:hidden"
    >
      {conform}
      <SelectField {...field("state")} label="Status" options={essayStates} />
      <TextField {...field("due")} label="Due" type="date" />
      <p>
        <Button name="intent" value="state">
          Save
        </Button>
      </p>
    </Form>
  );
}

function EssayTasks({ page: { tasks }, tasksAt }: { page: DraftPage; tasksAt: string }) {
  return (
    <>
      {tasks.length > 0 && (
        <More
          title="Tasks this essay is part of"
          note={`${tasks.filter(({ done }) => done).length} of ${tasks.length} done`}
          open
        >
          <ul className="max-w-[46rem]">
            {tasks.map(({ key, title, dueWords, done, sent }) => (
              <li key={key} className="flex items-center justify-between gap-x-6 border-b border-rule py-2">
                <span className="min-w-0 flex-1">
                  {title}
                  <span className="block text-sm text-muted">
                    {done ? "Done" : `Due ${dueWords}`}
                    {sent && ", with the application"}
                  </span>
                </span>
                {!sent && (
                  <Form method="post" preventScrollReset className="print:hidden">
                    <input type="hidden" name="task" value={key} />
                    <Button look="quiet" name="intent" value={done ? "undo" : "done"}>
                      {done ? "Not done" : "Done"}
                      <Spoken>: {title}</Spoken>
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <Link to={tasksAt}>All tasks</Link>
          </p>
        </More>
      )}
    </>
  );
}

function RuleSourceNote({ source: { label, url } }: { source: RuleSource }) {
  return (
    <span className="text-muted">
      ({url === null ? `as reported by ${label}` : <OutsideLink href={url}>{label}</OutsideLink>})
    </span>
  );
}

function AiPart({ page: { rule, essay, admission } }: { page: DraftPage }) {
  return (
    <div className="max-w-[46rem]">
      {essay.unitid !== null &&
        (rule.college === null ? (
          <p>We’ve read nothing about {essay.college}’s rule that we can name a source for. Ask the college.</p>
        ) : (
          <p>
            {essay.college}: {rule.college.says} <RuleSourceNote source={rule.college.source} />
          </p>
        ))}
      <p className="mt-3">
        {rule.form.says} <RuleSourceNote source={rule.form.source} />
        {essay.unitid === null && " Each college can ask for more: ask those on your list."}
      </p>
      {essay.unitid !== null && (
        <p className="mt-3">
          {admission === null ? (
            <>{essay.college} reports no page about admission. </>
          ) : (
            <>
              <OutsideLink href={admission}>{essay.college}, admission</OutsideLink> is where its own rule would be (
              {figureGroups.links.label.toLowerCase()}, {figureGroups.links.source}, {figureGroups.links.year}
              ).{" "}
            </>
          )}
          <Link to={collegePath({ unitid: essay.unitid, name: essay.college })}>Its page here</Link>
        </p>
      )}
      <SourceLine>
        Read on {writeDay(rule.checkedOn)}, in our words. A rule without a link is one that somebody else reports. Rules
        change, so look at the college’s own page or ask before you submit: what it says is what counts.
      </SourceLine>
    </div>
  );
}
