import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { openLook } from "~/admin/log.server";
import { personExists, readPerson } from "~/admin/people.server";
import { actOnPerson, personIntents } from "~/admin/person-acts.server";
import { ActForm, ActForms, actFieldId, PersonFacts } from "~/admin/person-parts";
import { deletionSchema, reasonSchema } from "~/admin/person-schema";
import { writeLook } from "~/admin/write-for-person.server";
import { ErrorSummary } from "~/design/error-summary";
import { PageHeading, Section } from "~/design/layout";
import type { Messages } from "~/design/messages";
import { readIntent } from "~/forms/schema/read-intent.server";
import { readWith } from "~/forms/schema/read-with";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

const notThere = () => new Response(null, { status: 404, statusText: "Not Found" });

/** Nothing of the account without a reason that this administrator gave in the last half hour. */
export const loader = forAdmin.loader(async ({ params, member }) => {
  const id = params.account ?? "";
  const now = new Date();
  const reason = await openLook(database(), member.id, id, now);
  if (reason !== null) {
    const person = await readPerson(database(), id, now);
    if (person === null) throw notThere();
    return { id, reason, person };
  }
  if (!(await personExists(database(), id))) throw notThere();
  return { id, reason: null, person: null };
});

/** Looks with a reason, or does what a button says with one. */
export const action = forAdmin.action(
  async ({ request, params, member }) => {
    const accountId = params.account ?? "";
    const path = `/admin/people/${accountId}`;
    const form = await readForm(request);
    const now = new Date();
    if (!(await personExists(database(), accountId))) throw notThere();
    const { do: name } = readIntent(personIntents, form);
    const refused = (messages: Messages, status: number) =>
      data({ act: name, words: null, result: refuse(form, messages) }, status);
    const read = readWith(name === "delete" ? deletionSchema : reasonSchema, form);
    if (!read.ok) return refused(read.messages, 400);
    const { reason } = read.value;
    if (name === "look") {
      await writeLook(member, { action: "look", accountId, reason }, now);
      throw redirect(path, 303);
    }
    const acted = await actOnPerson(name, { admin: member, accountId, reason, now }, form);
    if (acted.kind === "deleted") {
      const number = acted.receipt === null ? "" : `&receipt=${acted.receipt}`;
      throw redirect(`/admin/people?done=deleted${number}`, 303);
    }
    if (acted.kind === "done") return data({ act: name, words: acted.words, result: undefined });
    return refused({ [name === "delete" ? "word" : "reason"]: [acted.words] }, acted.status);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "One person",
    description: "What support needs of one account, and nothing of its plans. For administrators of this site.",
    path: `/admin/people/${args.params.account ?? ""}`,
    index: false,
  });

export default function AdminPerson() {
  const { id, reason, person } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { mistakes, report } = useMistakes(posted?.result, actFieldId(posted?.act ?? ""));
  const of = (act: string) => ({ result: posted?.act === act ? posted.result : undefined, report });
  return (
    <AdminPage>
      <PageHeading above={<Link to="/admin/people">People</Link>} title="One person">
        {reason !== null && <p>You look because: {reason}</p>}
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <p role="status" className="pb-4 font-semibold empty:hidden">
        {posted?.words}
      </p>
      {person === null ? (
        <Section id="why" title="Why do you look?">
          <ActForm act="look" title="Look at this account" look="next" reason="" {...of("look")}>
            <p className="wrap-anywhere text-sm text-muted">Account {id}</p>
          </ActForm>
        </Section>
      ) : (
        <>
          <PersonFacts person={person} />
          <ActForms person={person} of={of} reason={reason} />
        </>
      )}
    </AdminPage>
  );
}
