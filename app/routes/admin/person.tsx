import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/frame";
import { openLook } from "~/admin/log.server";
import { personExists, readPerson } from "~/admin/people.server";
import { actOnPerson } from "~/admin/person-acts.server";
import { ActForms, PersonFacts } from "~/admin/person-parts";
import { readReason, reasonMissing } from "~/admin/reason";
import { ReasonField } from "~/admin/reason-field";
import { writeLook } from "~/admin/write-for-person.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { PageHeading, Section } from "~/design/layout";
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
    const name = form.get("do") ?? "";
    const now = new Date();
    if (!(await personExists(database(), accountId))) throw notThere();
    const reason = readReason(form.get("reason"));
    if (reason === null) {
      return data({ field: `reason-${name}`, mistake: reasonMissing, words: null, typed: form.get("reason") }, 400);
    }
    if (name === "look") {
      await writeLook(member, { action: "look", accountId, reason }, now);
      throw redirect(path, 303);
    }
    const acted = await actOnPerson(name, { admin: member, accountId, reason, now }, form);
    if (acted === null) throw new Response(null, { status: 400, statusText: "Bad Request" });
    if (acted.kind === "deleted") {
      const number = acted.receipt === null ? "" : `&receipt=${acted.receipt}`;
      throw redirect(`/admin/people?done=deleted${number}`, 303);
    }
    if (acted.kind === "done") return data({ field: null, mistake: null, words: acted.words, typed: null });
    const field = name === "delete" ? "word" : `reason-${name}`;
    return data({ field, mistake: acted.words, words: null, typed: reason }, acted.status);
  },
  { held: false },
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
  const mistakes = useMemo(
    () => (posted?.field == null ? [] : [{ field: posted.field, message: posted.mistake ?? "" }]),
    [posted],
  );
  const mistakeAt = (field: string) => (posted?.field === field ? (posted.mistake ?? undefined) : undefined);
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
          <form method="post" noValidate className="max-w-[46rem] space-y-5">
            <p className="wrap-anywhere text-sm text-muted">Account {id}</p>
            <ReasonField
              id="reason-look"
              defaultValue={posted?.typed ?? undefined}
              errors={posted?.field === "reason-look" ? [posted.mistake ?? ""] : undefined}
            />
            <Button look="next" name="do" value="look">
              Look at this account
            </Button>
          </form>
        </Section>
      ) : (
        <>
          <PersonFacts person={person} />
          <ActForms person={person} mistakeAt={mistakeAt} reason={posted?.typed ?? reason ?? ""} />
        </>
      )}
    </AdminPage>
  );
}
