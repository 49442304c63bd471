import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { threadsPath } from "~/counselor/answer/paths";
import { onwardOf, shownTurn } from "~/counselor/threads/shown";
import { keptUntil } from "~/counselor/threads/thread";
import { ThreadPage } from "~/counselor/threads/thread-page";
import { deleteThread, readThread } from "~/counselor/threads/threads.server";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

/** Somebody else's conversation, one that is over and one that never was are the same 404. */
export const loader = forMember.loader(async ({ member, params }) => {
  const thread = await readThread(database(), member.id, params.thread ?? "", new Date());
  if (thread === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return {
    id: thread.id,
    turns: thread.turns.map(shownTurn),
    until: keptUntil(thread.keptAt),
    onward: onwardOf(thread),
  };
});

/** Deletes the conversation. */
export const action = forMember.action(
  async ({ member, params }) => {
    await deleteThread(member, params.thread ?? "");
    throw redirect(threadsPath, 303);
  },
  { resubmit: false },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "A conversation you keep",
    description: "A conversation with the counselor that you chose to keep, as it was answered then.",
    path: threadsPath,
    index: false,
  });

export default function ThreadRoute() {
  return <ThreadPage {...useLoaderData<typeof loader>()} />;
}
