import { data, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience.server";
import { Button } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { mayStop, stopByLink } from "~/family/remind.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token")?.slice(0, 100) ?? "";

/** Opening the link changes nothing: programs that look through mail open links too. A button does. */
export const loader = forEveryone.loader(async ({ request }) => ({
  going: await mayStop(database(), tokenOf(request)),
}));

/** Ends the mails. Mail programs post here themselves, without a form of ours (RFC 8058), and follow no redirect. */
export const action = forEveryone.action(async ({ request }) => {
  await stopByLink(database(), tokenOf(request));
  return data({ ended: true });
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "End the reminders",
    description:
      "End the reminders of a college plan with one button. The page opens by the link in each of the mails.",
    path: "/reminders/stop",
    index: false,
  });

export default function StopReminders() {
  const { going } = useLoaderData<typeof loader>();
  if (!going) {
    return (
      <Page>
        <PageHeading title="You get no more of these mails">
          <p>
            The reminders that this link belonged to have ended. You can ask for them again on the page “Calendar” of
            the plan.
          </p>
        </PageHeading>
        <p>
          <Link to="/plan?all">Your plans</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="End these reminders?">
        <p>You then get no more mail about the dates of this plan. The plan itself stays as it is.</p>
      </PageHeading>
      <form method="post">
        <Button look="next">End the reminders</Button>
      </form>
    </Page>
  );
}
