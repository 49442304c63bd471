import { data, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { confirmWaiting, leaveWaitlist, waitingOf } from "~/contact/waitlist.server";
import { Button } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { pressed } from "~/forms/schema/pressed";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/waitlist/yours";

export const headers = cached("closed");

/** Opening the link changes nothing: programs that look through mail open links too. A button does. */
export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token") ?? "";
  if (searchParams.has("left")) return data({ token: "", left: true, waiting: null });
  const waiting = await waitingOf(database(), token, new Date());
  return data({ token, left: false, waiting }, { status: waiting === null ? 404 : 200 });
});

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request);
  const token = form.get("token") ?? "";
  const leaves = pressed(form, ["confirm", "leave"]) === "leave";
  const good = leaves ? await leaveWaitlist(database(), token) : await confirmWaiting(database(), token, new Date());
  if (!good) throw redirect(`${path}?token=`, 303);
  throw redirect(leaves ? `${path}?left` : `${path}?${new URLSearchParams({ token })}`, 303);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your place on the waitlist",
    description: "Confirm that you want to hear from us, or leave the list. The link to this page is in your email.",
    path,
    index: false,
  });

export default function WaitlistYours() {
  const { token, left, waiting } = useLoaderData<typeof loader>();
  if (left || waiting === null) {
    return (
      <Page>
        <PageHeading title={left ? "You’re off the list" : "This link no longer works"}>
          <p>
            {left
              ? "Your address and what you chose are deleted."
              : "It may be more than two weeks old, we may have sent a newer one, or you may have left the list."}
          </p>
        </PageHeading>
        <p>
          <Link to="/waitlist">Go to the waitlist</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title={waiting.confirmed ? "You’re on the list" : "Is that you?"}>
        <p>You’ll get one email when each of these opens: {waiting.topics.join("; ")}.</p>
      </PageHeading>
      <form method="post" action={path} className="flex flex-wrap gap-4">
        <input type="hidden" name="token" value={token} />
        {!waiting.confirmed && (
          <Button look="next" name="intent" value="confirm">
            Yes, email me
          </Button>
        )}
        <Button name="intent" value="leave">
          {waiting.confirmed ? "Leave the list" : "No, forget this address"}
        </Button>
      </form>
    </Page>
  );
}
