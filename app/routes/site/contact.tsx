import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { receiveMessage } from "~/contact/contact.server";
import { Trap } from "~/contact/fields";
import { contactSchema } from "~/contact/forms";
import { contactTopics, isTrapped } from "~/contact/topics";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { SelectField, TextAreaField, TextField } from "~/design/field";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { readWith } from "~/forms/schema/read-with";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes, useValidatedForm } from "~/forms/validated/use-validated-form";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { senderKey } from "~/http/sender.server";
import { deliverSoon } from "~/mail/deliver.server";
import { plain, structuredMeta } from "~/seo/structured-meta";
import { database } from "~/store/database.server";

const path = "/contact";

export const headers = cachedWhole(["sent"], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders || actionHeaders.has("Cache-Control") ? cache.closed : cache.everyone,
}));

export const loader = forEveryone.loader(({ request }) => ({ sent: new URL(request.url).searchParams.has("sent") }));

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  const closed = { "Cache-Control": cache.closed };
  // A program is told what a person would be told.
  if (isTrapped(form)) throw redirect(`${path}?sent`, 303);
  const read = readWith(contactSchema, form);
  if (!read.ok) return data(refuse(form, read.messages), { status: 400, headers: closed });
  const now = new Date();
  if (!(await receiveMessage(database(), read.value, senderKey(request, now), now))) {
    const message = ["We’ve gotten five messages from your connection in the last hour. Please try again later."];
    return data(refuse(form, { message }), { status: 429, headers: closed });
  }
  deliverSoon();
  throw redirect(`${path}?sent`, 303);
});

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Contact: report a wrong figure or ask for help",
      description:
        "Write to the people who build this site about a wrong number, something that isn’t working, your plan or your subscription.",
      path,
    },
    { name: "Contact", is: plain("ContactPage") },
  );

export default function Contact() {
  const { sent } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted);
  const { props, conform, field } = useValidatedForm({
    id: "contact",
    result: posted,
    load: () => import("~/contact/forms"),
    schema: (forms) => forms.contactSchema,
    report,
  });
  return (
    <Page>
      <PageHeading title="Contact">
        <p>
          A wrong number can hurt someone, so we want to hear about it. Tell us the page and what you expected. A person
          reads every message, but we can’t promise how soon. Your question may be answered in the{" "}
          <Link to="/help">Help Center</Link>.
        </p>
      </PageHeading>
      {sent && posted === undefined && (
        <div className="mb-8" role="status">
          <Callout title="Thank you. We have your message.">A confirmation is on its way to your address.</Callout>
        </div>
      )}
      <ErrorSummary mistakes={mistakes} />
      <Section id="write" title="Write to us">
        <form {...props} method="post" action={path} className="grid max-w-[42rem] gap-7" data-private="">
          {conform}
          <Trap />
          <TextField
            {...field("email")}
            type="email"
            label="Your email address"
            hint="We only use it to reply to you."
            autoComplete="email"
          />
          <SelectField
            {...field("about")}
            label="What is it about?"
            options={[{ value: "", label: "Choose" }, ...contactTopics]}
            className="max-w-96"
          />
          <TextAreaField
            {...field("message")}
            label="Your message"
            hint="Please leave out Social Security numbers, tax forms, passwords and essays. We can’t help with them here."
            rows={8}
            maxLength={5000}
          />
          <div>
            <Button look="next">Send</Button>
            <p className="mt-3 text-sm text-muted">
              We store your message so someone can answer it. If you’re under 13, please ask a parent to write.
            </p>
          </div>
        </form>
      </Section>
      <Section id="other-help" title="Who else can help">
        <ul className="prose list-disc ps-5">
          <li>
            <strong>Your FAFSA:</strong> the Federal Student Aid Information Center, 1-800-433-3243, and the aid office
            of each college. We can’t see your form.
          </li>
          <li>
            <strong>A deadline or a decision:</strong> the college’s admission office. Go by what it says, not what we
            say.
          </li>
          <li>
            <strong>Your school records:</strong> your counselor.
          </li>
          <li>
            <strong>You aren’t safe, or you’re thinking about hurting yourself:</strong> call or text 988 any time, or
            call 911.
          </li>
        </ul>
      </Section>
    </Page>
  );
}
