import { Form } from "@remix-run/react";
import { Button } from "~/design/button";
import { Spoken } from "~/design/layout";

/** A browser somebody is signed in on, with its moments in words. */
export interface ShownSession {
  readonly id: string;
  readonly device: string | null;
  /** The browser this page is shown in. */
  readonly here: boolean;
  readonly createdAt: string;
  readonly since: string;
  readonly seenAt: string;
  readonly seen: string;
}

/** Where somebody is signed in, with a button to end each. */
export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <>
      <ul className="max-w-[46rem] border-b border-rule">
        {sessions.map(({ id, device, here, createdAt, since, seenAt, seen }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-3"
          >
            <div>
              <p className="font-semibold">
                {device ?? "A browser we don’t know"}
                {here && " (this one)"}
              </p>
              <p className="text-sm text-muted">
                Signed in <time dateTime={createdAt}>{since}</time>, last used <time dateTime={seenAt}>{seen}</time>
              </p>
            </div>
            {!here && (
              <Form method="post">
                <Button look="quiet" name="session" value={id}>
                  Sign out there
                  <Spoken>{` (${device ?? "unknown browser"}, signed in ${since})`}</Spoken>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" className="mt-6">
          <Button name="others" value="yes">
            Sign out everywhere else
          </Button>
        </Form>
      )}
    </>
  );
}
