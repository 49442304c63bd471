import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { Trap } from "~/contact/fields";
import { isTrapped, readWaitlist, waitlistTopics } from "~/contact/forms";
import { joinWaitlist } from "~/contact/waitlist.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField, TextField } from "~/design/field";
import { Callout, Page, PageHeading, Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import { env } from "~/env.server";
import { cache, kept } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { senderKey } from "~/http/sender.server";
import { deliverSoon } from "~/mail/deliver.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/waitlist";

export const headers = kept(["sent"], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders || actionHeaders.has("Cache-Control") ? cache.closed : cache.everyone,
}));

export const loader = forEveryone.loader(({ request }) => ({ sent: new URL(request.url).searchParams.has("sent") }));

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  const closed = { "Cache-Control": cache.closed };
  const typed = { email: form.get("email") ?? "", topics: form.getAll("topics") };
  // A program is told what a person would be told.
  if (isTrapped(form)) throw redirect(`${path}?sent`, 303);
  const read = readWaitlist(form);
  if (!read.ok) return data({ typed, messages: read.messages }, { status: 400, headers: closed });
  const now = new Date();
  const linkTo = (token: string) => `${env().siteOrigin}${path}/yours?${new URLSearchParams({ token })}`;
  if (!(await joinWaitlist(database(), read.value, linkTo, senderKey(request, now), now))) {
    const messages: Messages = {
      email: ["We’ve gotten five requests from your connection in the last hour. Please try again later."],
    };
    return data({ typed, messages }, { status: 429, headers: closed });
  }
  deliverSoon();
  throw redirect(`${path}?sent`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Waitlist: hear when a new part of the site opens",
    description:
      "Leave an email address and we’ll email you once when a new part of the site opens. You confirm by email and can leave with one click.",
    path,
  });

const noMessages: Messages = {};

export default function Waitlist() {
  const { sent } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const messages: Messages = posted?.messages ?? noMessages;
  const mistakes = useMemo(() => mistakesOf(messages), [messages]);
  return (
    <Page>
      <PageHeading title="Waitlist">
        <p>
          All the planning tools are open today, and the counselor answers without a language model. A counselor with a
          model and the essay coach aren’t open yet, and only some states have a guide. Leave your email address and
          you’ll get one message when what you’re waiting for opens, and nothing else.
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
        <form method="post" action={path} noValidate className="grid max-w-[42rem] gap-7">
          <Trap />
          <ChoiceField
            name="topics"
            label="What are you waiting for?"
            many
            options={waitlistTopics}
            chosen={posted?.typed.topics ?? []}
            errors={messages.topics}
          />
          <TextField
            name="email"
            type="email"
            label="Your email address"
            hint="Not sold, not shared, deleted when you leave the list."
            autoComplete="email"
            defaultValue={posted?.typed.email}
            errors={messages.email}
          />
          <div>
            <Button look="next">Add me to the list</Button>
          </div>
        </form>
      </Section>
      <Section id="why" title="Why they aren’t open">
        <div className="prose">
          <p>
            Both will use a language model, and we wrote down first what a model may do here:{" "}
            <Link to="/ai-technology">AI and the numbers</Link>. They’ll open when they can keep those rules.
          </p>
        </div>
      </Section>
    </Page>
  );
}
