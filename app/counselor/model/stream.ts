import type { Statement } from "../answer/evidence";
import type { StreamEvent, Turn } from "../conversation";

/**
 * An answer as server-sent events. Ends the work when the reader leaves.
 * @param answer begins with the signal by which it's told that the reader has left
 */
export function eventStream(
  answer: (signal: AbortSignal) => AsyncGenerator<Statement, Turn>,
): ReadableStream<Uint8Array> {
  const leaving = new AbortController();
  const words = new TextEncoder();
  const work = answer(leaving.signal);
  return new ReadableStream({
    start(controller) {
      // A comment, so that the headers go out before the first sentence is there.
      controller.enqueue(words.encode(": \n\n"));
    },
    async pull(controller) {
      const next = await work.next();
      if (leaving.signal.aborted) return;
      const event: StreamEvent = next.done ? { turn: next.value } : { statement: next.value };
      controller.enqueue(words.encode(`data: ${JSON.stringify(event)}\n\n`));
      if (next.done) controller.close();
    },
    cancel() {
      leaving.abort();
      work.return(undefined as never).catch(() => {});
    },
  });
}

/** The same answer for a page that comes whole. */
export async function wholeTurn(work: AsyncGenerator<Statement, Turn>): Promise<Turn> {
  for (;;) {
    const next = await work.next();
    if (next.done) return next.value;
  }
}
