import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { findPerson } from "~/admin/people.server";
import { lookSchema } from "~/admin/person-schema";
import { ReasonField } from "~/admin/reason-field";
import { writeLook } from "~/admin/write-for-person.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextField } from "~/design/field";
import { Callout, PageHeading, Section } from "~/design/layout";
import { readWith } from "~/forms/schema/read-with";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin/people";

export const headers = cached("closed");

export const loader = forAdmin.loader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return { deleted: searchParams.get("done") === "deleted", receipt: searchParams.get("receipt") };
});

/** Finds one account, writes down that it is looked at and why, and leads there. The address stands in no URL. */
export const action = forAdmin.action(
  async ({ request, member }) => {
    const form = await readForm(request);
    const read = readWith(lookSchema, form);
    if (!read.ok) return data(refuse(form, read.messages), 400);
    const { who, reason } = read.value;
    const accountId = await findPerson(database(), who);
    const action = accountId === null ? "found-nobody" : "look";
    await writeLook(member, { action, accountId, reason }, new Date());
    if (accountId !== null) throw redirect(`${path}/${accountId}`, 303);
    return data(refuse(form, { who: ["No account has exactly this email address or id"] }), 404);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "People",
    description: "Find one account by its exact email address or id, with a reason. For administrators of this site.",
    path,
    index: false,
  });

export default function AdminPeople() {
  const { deleted, receipt } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const { mistakes, report } = useMistakes(posted);
  const { props, conform, field } = useValidatedForm({
    id: "look",
    result: posted,
    load: () => import("~/admin/person-schema"),
    schema: (schemas) => schemas.lookSchema,
    report,
  });
  return (
    <AdminPage>
      <PageHeading title="People">
        <p>One account at a time, by its exact email address or id, and for a reason.</p>
      </PageHeading>
      {deleted && (
        <div role="status" className="pb-8">
          <Callout title="The account is deleted">
            {receipt === null ? (
              <p>The receipt is on its way to the person’s email address.</p>
            ) : (
              <p>
                The address isn’t verified, so no receipt was mailed. Give the person this number:{" "}
                <strong>{receipt}</strong>. This is the only time it’s shown.
              </p>
            )}
          </Callout>
        </div>
      )}
      <ErrorSummary mistakes={mistakes} />
      <Section id="find" title="Find an account">
        <form {...props} method="post" className="max-w-[46rem] space-y-5">
          {conform}
          <TextField
            {...field("who")}
            label="Email address or account id"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <ReasonField {...field("reason")} />
          <Button look="next">Look at this account</Button>
        </form>
      </Section>
      <Section id="receipts" title="A deletion receipt">
        <p className="max-w-[46rem]">
          Receipts name nobody, so none can be found by a person. Whoever has the number can{" "}
          <Link to="/receipt">open the receipt</Link>, which says what is done at Stripe and at the sign-in service.
        </p>
      </Section>
    </AdminPage>
  );
}
