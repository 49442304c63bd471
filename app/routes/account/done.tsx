import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { forMember } from "~/account/audience/audience.server";
import { Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

export const loader = forMember.loader(() => null);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "You’re signed in",
    description: "You’re signed in. This window tells the page you came from and then closes.",
    path: "/auth/done",
    index: false,
  });

/** The end of a sign-in in a window of its own: tells the page that opened it, and closes. */
export default function SignedInWindow() {
  useEffect(() => {
    // A channel, not the opener: a sign-in service may cut the tie between the two windows.
    const channel = new BroadcastChannel("account");
    channel.postMessage("signed-in");
    channel.close();
    window.close();
  }, []);
  return (
    <Page>
      <PageHeading title="You’re signed in">
        <p>
          You can close this window and pick up where you left off, or <Link to="/account">see your account</Link> here.
        </p>
      </PageHeading>
    </Page>
  );
}
