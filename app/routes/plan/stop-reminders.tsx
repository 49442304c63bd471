import { data, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { Button } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { mayStop, stopByLink } from "~/family/dates/remind.server";
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
    title: "Stop reminders",
    description: "Stop a college plan’s email reminders with one button. The link to this page is in every reminder.",
    path: "/reminders/stop",
    index: false,
  });

export default function StopReminders() {
  const { going } = useLoaderData<typeof loader>();
  if (!going) {
    return (
      <Page>
        <PageHeading title="You won’t get these emails anymore">
          <p>These reminders have stopped. You can turn them back on from the plan’s Calendar page.</p>
        </PageHeading>
        <p>
          <Link to="/plan?all">Your plans</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="Stop these reminders?">
        <p>You won’t get any more email about this plan’s dates. The plan itself doesn’t change.</p>
      </PageHeading>
      <form method="post">
        <Button look="next">Stop the reminders</Button>
      </form>
    </Page>
  );
}
