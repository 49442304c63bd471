import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { counselorPath } from "~/counselor/answer/paths";
import { carriedFields, converse, readConversation } from "~/counselor/conversation";
import { CounselorPage } from "~/counselor/counselor-page";
import { preparedGround } from "~/counselor/ground/ground.server";
import { mistakesOf } from "~/design/messages";
import { cache, kept } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";

/** The empty page is the same for everyone; an answer holds what somebody asked and is never stored. */
export const headers = kept([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Ask the counselor",
    description:
      "Ask about colleges, prices, chances, aid and dates. Every sentence of the answer names its source, or says that it isn’t known here.",
    path: counselorPath,
  });

export const loader = forEveryone.loader(() => {
  // Whoever opens the page is likely to ask: the library is read meanwhile.
  void preparedGround();
  return null;
});

/** Six questions of 4,000 characters, each letter up to six bytes when sent. */
const bound = { bytes: 192 * 1024 };

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, bound);
  await startWork(request, form);
  const posted = readConversation(form);
  const ok = Object.keys(posted.messages).length === 0;
  const turns = ok ? converse(posted, await preparedGround()) : [];
  const { question, before, student, messages } = posted;
  return data(
    { turns, messages, typed: ok ? "" : question, asked: question, before, student: carriedFields(student) },
    { status: ok ? 200 : 400, headers: { "Cache-Control": cache.closed } },
  );
});

const nothing = { turns: [], messages: {}, typed: "", asked: "", before: [], student: [] };

export default function Counselor() {
  const { turns, messages, typed, asked, before, student } = usePosted<typeof action>() ?? nothing;
  const mistakes = useMemo(() => mistakesOf(messages, placeOf), [messages]);
  const hidden = useMemo(() => [...before.map((text) => ["before", text] as const), ...student], [before, student]);
  const onward = useMemo(
    () =>
      turns.length === 0
        ? hidden
        : [...before.map((text) => ["before", text] as const), ["before", asked] as const, ...student],
    [turns, hidden, before, asked, student],
  );
  return <CounselorPage turns={turns} typed={typed} mistakes={mistakes} hidden={hidden} onward={onward} />;
}

/** A field of an answer isn't on the page any more when it can't be read: the question is where to go on. */
const placeOf = () => "question";
