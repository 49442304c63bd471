import type { Statement } from "./answer/evidence";
import type { StreamEvent, Turn } from "./conversation";

/**
 * Asks for an answer sentence by sentence. Throws where it doesn't come to its end: the page then posts itself whole.
 * @param told each sentence as it comes
 */
export async function streamAnswer(
  path: string,
  fields: URLSearchParams,
  told: (statement: Statement) => void,
  signal: AbortSignal,
): Promise<Turn> {
  const response = await fetch(path, { method: "POST", body: fields, signal });
  if (!response.ok || response.body === null) throw new Error(`The answer can't be streamed: ${response.status}`);
  const reader = response.body.getReader();
  const words = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("The answer broke off");
    const lines = (rest + words.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("data: ")) continue;
      const event = JSON.parse(line.slice(6)) as StreamEvent;
      if ("turn" in event) return event.turn;
      told(event.statement);
    }
  }
}
