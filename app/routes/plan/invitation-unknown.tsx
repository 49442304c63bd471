import { data, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Button } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { allowSender, isRefused, refuseSender } from "~/family/people/refuse-sender.server";
import { pressed } from "~/forms/schema/pressed";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** Opening the link changes nothing: programs that look through mail open links too. A button does. */
export const loader = forEveryone.loader(async ({ request }) => {
  const refused = await isRefused(database(), tokenOf(request));
  return data({ refused }, refused === null ? 404 : 200);
});

/** Mail programs post here themselves, without a form of ours (RFC 8058), and follow no redirect. */
export const action = forEveryone.action(async ({ request }) => {
  const typed = /^application\/x-www-form-urlencoded\b/i.test(request.headers.get("Content-Type") ?? "");
  if (typed && pressed(await readForm(request), ["allow", "refuse"]) === "allow")
    await allowSender(database(), tokenOf(request));
  else await refuseSender(database(), tokenOf(request), new Date());
  return data({ done: true });
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "An invitation from someone you don’t know",
    description: "Say that you don’t know the person who invited you, and we won’t email you for them again.",
    path: "/plan/invitation/unknown",
    index: false,
  });

export default function UnknownSender() {
  const { refused } = useLoaderData<typeof loader>();
  if (refused === null) {
    return (
      <Page>
        <PageHeading title="This link no longer works">
          <p>It may be incomplete or older than 90 days. The newest invitation you got has a link that works.</p>
        </PageHeading>
        <p>
          <Link to="/contact">Write to us</Link> if someone keeps sending you invitations.
        </p>
      </Page>
    );
  }
  if (refused) {
    return (
      <Page>
        <PageHeading title="We won’t email you for them again">
          <p>
            The person who invited you can’t send invitations to this address anymore. We don’t tell them. You don’t
            need to do anything else: no one joins a plan without signing in.
          </p>
        </PageHeading>
        <form method="post">
          <Button name="intent" value="allow">
            I do know them. Let their invitations through
          </Button>
        </form>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="Don’t know who invited you?">
        <p>
          Press the button, and we won’t send invitations from that person to this address again. We don’t tell them
          that you did. You don’t need an account.
        </p>
      </PageHeading>
      <form method="post">
        <Button look="next" name="intent" value="refuse">
          I don’t know this person
        </Button>
      </form>
    </Page>
  );
}
