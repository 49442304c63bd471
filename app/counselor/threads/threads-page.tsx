import { Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading } from "~/design/layout";
import type { Mistake } from "~/design/messages";
import { Hidden, type HiddenFields } from "../answer";
import { counselorPath, threadPath, threadsPath } from "../answer/paths";

export interface ThreadLine {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
  /** In words. */
  readonly kept: string;
  readonly until: string;
}

interface ThreadsProps {
  readonly threads: readonly ThreadLine[];
  readonly mistakes: readonly Mistake[];
  /** A conversation that couldn't be kept yet. */
  readonly waiting: HiddenFields | null;
}

/** The conversations somebody keeps. */
export function ThreadsPage({ threads, mistakes, waiting }: ThreadsProps) {
  return (
    <Page>
      <PageHeading title="Conversations you keep">
        <p>
          Only you can see them: no one else in your plan, no one in your household. They’re encrypted, and each is
          deleted 90 days after you last kept something in it.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      {waiting !== null && (
        <form method="post" action={threadsPath} className="pb-8">
          <Hidden fields={waiting} />
          <Button>Keep this conversation now</Button>
        </form>
      )}
      {threads.length === 0 ? (
        <p id="list" className="max-w-[46rem]">
          You don’t keep any yet. <Link to={counselorPath}>Ask the counselor</Link>, then press “Keep this conversation”
          below the answer.
        </p>
      ) : (
        <ul id="list" className="max-w-[46rem] border-t border-rule">
          {threads.map(({ id, title, questions, kept, until }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-3">
              <div className="min-w-0 flex-1 basis-72">
                <Link to={threadPath(id)} className="wrap-anywhere">
                  {title}
                </Link>
                <p className="text-sm text-muted">
                  {questions === 1 ? "One question" : `${questions} questions`}, kept on {kept}. Deleted after {until}.
                </p>
              </div>
              <form method="post" action={threadPath(id)}>
                <Button look="quiet" aria-label={`Delete: ${title}`}>
                  Delete
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
