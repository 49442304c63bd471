import { data, type HeadersArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { withPage } from "~/counselor/about-page";
import { counselorPath } from "~/counselor/answer/paths";
import {
  carriedFields,
  conversationBound,
  earlierTurns,
  meanings,
  type Posted,
  readConversation,
  type Turn,
} from "~/counselor/conversation";
import { CounselorPage } from "~/counselor/counselor-page";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { keepStatus } from "~/counselor/model/counts.server";
import { modelInWords } from "~/counselor/model/in-words.server";
import { wholeTurn } from "~/counselor/model/stream";
import { answerTurn } from "~/counselor/model/turn.server";
import { mistakesOf } from "~/design/messages";
import { cache, cachedWhole } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork, takeTurn } from "~/http/work-limit.server";
import { pageTitles } from "~/library/pages/pages.server";
import { structuredMeta, tool } from "~/seo/structured-meta";

/** The empty page is the same for everyone; an answer holds what somebody asked and is never stored. */
export const headers = cachedWhole([], ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (actionHeaders.get("Cache-Control") ?? cache.everyone),
}));

export const meta: MetaFunction = (args) =>
  structuredMeta(
    args,
    {
      title: "Ask the counselor",
      description:
        "Ask about colleges, prices, chances, aid and dates. Every sentence of the answer names its source, or says that it isn’t known here.",
      path: counselorPath,
    },
    { name: "Ask the counselor", is: tool("EducationalApplication") },
  );

export const loader = forEveryone.loader(() => {
  // Whoever opens the page is likely to ask: the library is read meanwhile.
  void preparedGround();
  return { model: modelInWords() };
});

export const action = forEveryone.action(async ({ request }) => {
  const form = await readForm(request, conversationBound);
  await startWork(request, form);
  const ground = await preparedGround();
  // A field on another page says which page it was asked from.
  const about = form.get("about");
  if (about !== null) form.set("question", withPage(form.get("question") ?? "", about, ground, titleAt));
  const posted = readConversation(form);
  const ok = Object.keys(posted.messages).length === 0;
  const turns = await answered(request, posted, ok, ground);
  const { question, before, messages } = posted;
  // What couldn't be answered by our fault stays in the field, to be asked again.
  const failed = turns.at(-1)?.reply.status === "failure";
  return data(
    { turns, messages, typed: ok && !failed ? "" : question, asked: question, before, student: carriedFields(posted) },
    { status: !ok ? 400 : failed ? 500 : 200, headers: { "Cache-Control": cache.closed } },
  );
});

const titleAt = (path: string) => pageTitles(path)?.title ?? null;

/** The conversation with its newest answer; as it was where the question can't be read. */
async function answered(request: Request, posted: Posted, ok: boolean, ground: Ground): Promise<readonly Turn[]> {
  const asked = meanings(posted, ground);
  const earlier = await earlierTurns(posted, ground, asked, () => takeTurn(request));
  if (!ok) {
    await keepStatus("limit", "status");
    return earlier;
  }
  return [...earlier, await wholeTurn(answerTurn(request, posted, ground, asked.at(-1), request.signal))];
}

const nothing = { turns: [], messages: {}, typed: "", asked: "", before: [], student: [] };

export default function Counselor() {
  const { model } = useLoaderData<typeof loader>();
  const { turns, messages, typed, asked, before, student } = usePosted<typeof action>() ?? nothing;
  const mistakes = useMemo(() => mistakesOf(messages, placeOf), [messages]);
  const hidden = useMemo(() => [...before.map((text) => ["before", text] as const), ...student], [before, student]);
  const onward = useMemo(
    () =>
      turns.length === 0 || mistakes.length > 0 || typed !== ""
        ? hidden
        : [...before.map((text) => ["before", text] as const), ["before", asked] as const, ...student],
    [turns, mistakes, typed, hidden, before, asked, student],
  );
  return (
    <CounselorPage turns={turns} typed={typed} mistakes={mistakes} hidden={hidden} onward={onward} model={model} />
  );
}

/** A field of an answer isn't on the page any more when it can't be read: the question is where to go on. */
const placeOf = () => "question";
