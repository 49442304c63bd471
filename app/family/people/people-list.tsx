import { Form } from "@remix-run/react";
import { dayInWords } from "~/calendar/moment";
import { Button, ButtonLink } from "~/design/button";
import { Spoken } from "~/design/layout";
import type { InvitationView, PersonView } from "~/family/access/view";

/** The people of a plan that this viewer sees. Taking somebody out has a page of its own, which says what goes. */
export function PeopleList({ people, planId }: { people: readonly PersonView[]; planId: string }) {
  return (
    <ul className="max-w-[46rem] border-b border-rule">
      {people.map(({ id, name, email, part, you, mayRemove, mayAdmit }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-3">
          <div className="min-w-0">
            <p className="font-semibold">
              {name}
              {you && " (you)"}
            </p>
            <p className="text-sm text-muted">
              {part}, {email}
            </p>
          </div>
          <div className="flex flex-wrap gap-x-2">
            {mayAdmit && (
              <Form method="post">
                <input type="hidden" name="person" value={id} />
                <Button name="intent" value="admit">
                  Give access to household finances<Spoken>{` to ${name}`}</Spoken>
                </Button>
              </Form>
            )}
            {mayRemove && (
              <ButtonLink look="quiet" to={`/plan/${planId}/people/${id}`}>
                Remove<Spoken>{` ${name}`}</Spoken>
              </ButtonLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Invitations that wait for an answer. */
export function InvitationList({ invitations }: { invitations: readonly InvitationView[] }) {
  return (
    <ul className="max-w-[46rem] border-b border-rule">
      {invitations.map(({ id, email, part, expiresAt, mayChange }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-3">
          <div className="min-w-0">
            <p className="font-semibold">{email}</p>
            <p className="text-sm text-muted">
              {part}. The link works until {dayInWords(expiresAt)}.
            </p>
          </div>
          {mayChange && (
            <Form method="post" className="flex flex-wrap gap-x-2">
              <input type="hidden" name="invitation" value={id} />
              <Button look="quiet" name="intent" value="again">
                Send again<Spoken>{` to ${email}`}</Spoken>
              </Button>
              <Button look="quiet" name="intent" value="revoke">
                Cancel<Spoken>{` the invitation to ${email}`}</Spoken>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
