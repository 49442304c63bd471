import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { TextAreaField } from "~/design/field";
import { Page, PageHeading, Section } from "~/design/layout";
import { AnswerTurn, Hidden, type HiddenFields } from "../answer";
import { counselorPath, threadPath, threadsPath } from "../answer/paths";
import type { Turn } from "../conversation";

interface ThreadProps {
  readonly id: string;
  readonly turns: readonly Turn[];
  readonly until: string;
  /** What goes on with the next question. */
  readonly onward: HiddenFields;
}

/** One conversation as it was kept, to read, to go on with or to delete. */
export function ThreadPage({ id, turns, until, onward }: ThreadProps) {
  return (
    <Page>
      <PageHeading above={<Link to={threadsPath}>Conversations you keep</Link>} title="A conversation you keep">
        <p>
          As it was answered then. Prices, dates and rules change, so ask again before you act on a figure. Only you can
          see it, and it’s deleted after {until}.
        </p>
      </PageHeading>
      {turns.map((turn, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is kept stays in its place
        <AnswerTurn key={at} turn={turn} now={false} hidden={[]} onAsk={undefined} />
      ))}
      <form
        method="post"
        action={`${counselorPath}#answer`}
        noValidate
        className="max-w-[46rem] border-t border-rule py-8 print:hidden"
      >
        <Hidden fields={onward} />
        <TextAreaField
          label="Go on from here"
          hint="Earlier questions are answered again with today’s figures. What you ask next isn’t kept until you keep it."
          name="question"
          rows={3}
        />
        <p className="mt-4">
          <Button look="next" className="min-w-40">
            Ask
          </Button>
        </p>
      </form>
      <Section id="delete" title="Delete this conversation">
        <form method="post" action={threadPath(id)} className="print:hidden">
          <p className="mb-4 max-w-[46rem]">It’s gone at once, and no one can bring it back.</p>
          <Button>Delete it</Button>
        </form>
      </Section>
    </Page>
  );
}
