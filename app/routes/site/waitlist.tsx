import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Trap } from "~/contact/fields";
import { waitlistSchema } from "~/contact/forms";
import { isTrapped, waitlistTopics } from "~/contact/topics";
import { joinWaitlist } from "~/contact/waitlist.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField, TextField } from "~/design/field";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { env } from "~/env.server";
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

const path = "/waitlist";

export const headers = cachedWhole(["sent"], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders || actionHeaders.has("Cache-Control") ? cache.closed : cache.everyone,
}));

/** Nobody is asked to wait for a model where there is one. */
export const loader = forEveryone.loader(({ request }) => ({
  sent: new URL(request.url).searchParams.has("sent"),
  hasModel: env().model !== null,
}));

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  const closed = { "Cache-Control": cache.closed };
  // A program is told what a person would be told.
  if (isTrapped(form)) throw redirect(`${path}?sent`, 303);
  const read = readWith(waitlistSchema, form);
  if (!read.ok) return data(refuse(form, read.messages), { status: 400, headers: closed });
  const now = new Date();
  const linkTo = (token: string) => `${env().siteOrigin}${path}/yours?${new URLSearchParams({ token })}`;
  if (!(await joinWaitlist(database(), read.value, linkTo, senderKey(request, now), now))) {
    const email = ["We’ve gotten five requests from your connection in the last hour. Please try again later."];
    return data(refuse(form, { email }), { status: 429, headers: closed });
  }
  deliverSoon();
  throw redirect(`${path}?sent`, 303);
});

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Waitlist: hear when a new part of the site opens",
      description:
        "Leave an email address and we’ll email you once when a new part of the site opens. You confirm by email and can leave with one click.",
      path,
    },
    { name: "Waitlist", is: plain() },
  );

export default function Waitlist() {
  const { sent, hasModel } = useLoaderData<typeof loader>();
  const topics = hasModel ? waitlistTopics.filter(({ value }) => value === "states") : waitlistTopics;
  const posted = usePosted<typeof action>();
  const { mistakes, report } = useMistakes(posted);
  const { props, conform, field, choice } = useValidatedForm({
    id: "waitlist",
    result: posted,
    load: () => import("~/contact/forms"),
    schema: (forms) => forms.waitlistSchema,
    report,
  });
  return (
    <Page>
      <PageHeading title="Waitlist">
        <p>
          {hasModel
            ? "All the planning tools are open today. The counselor and the essay coach work without a language model, and this site has one that can help both. This page is for those who wait for a guide to their state. "
            : "All the planning tools are open today, and the counselor and the essay coach work without a language model. A site can have one for both, and this one doesn’t yet; this page is for those who wait for that, and for a guide to their state. "}
          Leave your email address and you’ll get one message when what you’re waiting for opens, and nothing else.
        </p>
      </PageHeading>
      {sent && posted === undefined && (
        <div className="mb-8" role="status">
          <Callout title="Check your email">
            We sent a link to the address you gave. You’ll be on the list once you open it and press the button.
          </Callout>
        </div>
      )}
      <ErrorSummary mistakes={mistakes} />
      <Section id="form" title="Tell me when it opens">
        <form {...props} method="post" action={path} className="grid max-w-[42rem] gap-7">
          {conform}
          <Trap />
          <ChoiceField {...choice("topics")} label="What are you waiting for?" many options={topics} />
          <TextField
            {...field("email")}
            type="email"
            label="Your email address"
            hint="Not sold, not shared, deleted when you leave the list."
            autoComplete="email"
          />
          <div>
            <Button look="next">Add me to the list</Button>
          </div>
        </form>
      </Section>
      <Section id="why" title="Why they aren’t open">
        <div className="prose">
          <p>
            We wrote down first what a language model may do here, and checks hold it to that:{" "}
            <Link to="/ai-technology">AI and the numbers</Link> says whether this site has one today. A guide to a state
            opens when every fact in it has a source.
          </p>
        </div>
      </Section>
    </Page>
  );
}
