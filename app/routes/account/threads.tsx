import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import type { Member } from "~/account/member";
import { dayInWords } from "~/calendar/moment";
import { threadPath, threadsPath } from "~/counselor/answer/paths";
import { conversationBound, readConversation } from "~/counselor/conversation";
import { preparedGround } from "~/counselor/ground/ground.server";
import { keepConversation } from "~/counselor/threads/keep.server";
import { keptUntil, titleOf } from "~/counselor/threads/thread";
import { readThreads } from "~/counselor/threads/threads.server";
import { ThreadsPage } from "~/counselor/threads/threads-page";
import { mistakesOf } from "~/design/messages";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork, takeTurn } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ member }) => ({ threads: await linesOf(member, new Date()) }));

/** Keeps a conversation. What a visitor sends is held on the page until they've signed in. */
export const action = forMember.action(
  async ({ request, member }) => {
    const form = await readForm(request, conversationBound);
    await startWork(request, form);
    const posted = readConversation(form, "all");
    const kept = await keepConversation(member, posted, await preparedGround(), new Date(), () => takeTurn(request));
    if ("id" in kept) throw redirect(threadPath(kept.id), 303);
    return data({ messages: { list: [kept.message] }, waiting: kept.fields }, 400);
  },
  { resubmit: "Keep this conversation" },
);

async function linesOf(member: Member, now: Date) {
  return (await readThreads(database(), member.id, now)).map((thread) => ({
    id: thread.id,
    title: titleOf(thread),
    questions: thread.turns.length,
    kept: dayInWords(thread.keptAt),
    until: keptUntil(thread.keptAt),
  }));
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Conversations you keep",
    description: "Conversations with the counselor that you chose to keep: only yours, and deleted after 90 days.",
    path: threadsPath,
    index: false,
  });

export default function Threads() {
  const { threads } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}), [posted]);
  return <ThreadsPage threads={threads} mistakes={mistakes} waiting={posted?.waiting ?? null} />;
}
