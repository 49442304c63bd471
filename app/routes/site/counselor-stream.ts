import { forEveryone } from "~/account/audience/audience.server";
import { conversationBound, meanings, readConversation } from "~/counselor/conversation";
import { preparedGround } from "~/counselor/ground/ground.server";
import { eventStream } from "~/counselor/model/stream";
import { answerTurn } from "~/counselor/model/turn.server";
import { readForm } from "~/http/form.server";
import { text } from "~/http/response.server";
import { startWork, takeTurn } from "~/http/work-limit.server";

/**
 * The same question as a post of `/counselor`, answered sentence by sentence as server-sent events. What can't be asked
 * is answered with 400 alone: the page then posts itself as it does without scripts, shows what's wrong and counts it.
 */
export const action = forEveryone.action(
  async ({ request }) => {
    if (request.method !== "POST") return notAllowed();
    const form = await readForm(request, conversationBound);
    await startWork(request, form);
    const posted = readConversation(form);
    if (Object.keys(posted.messages).length > 0) return text("", { status: 400 });
    const ground = await preparedGround();
    const asked = meanings(posted, ground);
    for (const earlier of asked.slice(0, -1)) {
      try {
        earlier();
      } catch {
        // The answer needs it too, and says that it failed.
      }
      await takeTurn(request);
    }
    const stream = eventStream((left) =>
      answerTurn(request, posted, ground, asked.at(-1), AbortSignal.any([request.signal, left])),
    );
    // A sentence that waits to be compressed with the next one would not be there when it's written.
    return new Response(stream, {
      headers: {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "private, no-store, no-transform",
        "X-Accel-Buffering": "no",
      },
    });
  },
  { resubmit: false },
);

export const loader = forEveryone.loader(notAllowed);

function notAllowed(): Response {
  const response = text("Questions are posted.\n", { status: 405 });
  response.headers.set("Allow", "POST");
  return response;
}
