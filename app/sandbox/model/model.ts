import { json } from "~/sandbox/http/answers";
import type { StandIn } from "~/sandbox/http/stand-in";
import { type Act, behaviors, type Given, type Scene, type Sentence } from "./behavior";
import { essayAct } from "./essay";
import type { EssayScene } from "./essay-slips";

/**
 * Stand-in for a language model: "POST /model/v1/chat/completions" of OpenAI's protocol, streamed, with calls of tools.
 * The name of the model says how it behaves, see `behaviors`. It knows nothing: it repeats the evidence that it was
 * sent. "GET /model/v1/models" lists the names, to everyone who has some key.
 */
export const model: StandIn = async (request, _, body) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/model/v1/models" && request.method === "GET") return list(request);
  if (pathname !== "/model/v1/chat/completions") return null;
  if (request.method !== "POST") return json({ error: { message: "Post it." } }, 405);
  const asked = parsed(body);
  if (asked === null || asked.stream !== true) return json({ error: { message: "Only streamed chats." } }, 400);
  const essay = essayIn(asked.messages);
  const act = essay === null ? behaviors[asked.model]?.(sceneOf(asked.messages)) : essayAct(asked.model, essay);
  if (act === undefined || act === null) return json({ error: { message: `No model ${asked.model}` } }, 404);
  return answerOf(act, asked.model, request.signal);
};

function list(request: Request): Response {
  if (!/^Bearer \S/.test(request.headers.get("Authorization") ?? "")) {
    return json({ error: { message: "Which key?", type: "invalid_request_error" } }, 401);
  }
  return json({ object: "list", data: Object.keys(behaviors).map((id) => ({ id, object: "model" })) });
}

interface Asked {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
}

function parsed(text: string): Asked | null {
  try {
    const read = JSON.parse(text) as Asked;
    return Array.isArray(read.messages) && typeof read.model === "string" ? read : null;
  } catch {
    return null;
  }
}

/** What each message holds that is JSON. */
function readIn(messages: Asked["messages"]): { role: string; value: Record<string, unknown> }[] {
  return messages.flatMap(({ role, content }) => {
    const text = typeof content === "string" ? content : contentOf(content);
    try {
      return [{ role, value: JSON.parse(text) as Record<string, unknown> }];
    } catch {
      return [];
    }
  });
}

/** The draft that the essay coach asks about; null where the counselor asks. */
function essayIn(messages: Asked["messages"]): EssayScene | null {
  const read = readIn(messages).map(({ value }) => value);
  const { draft, prompt } = read.find((value) => "draft" in value) ?? {};
  if (typeof draft !== "string") return null;
  return { draft, prompt: JSON.stringify(prompt ?? ""), isCorrected: read.some((value) => "not_shown" in value) };
}

/** What is to be seen in the messages: the question, the evidence so far, and what was said of the last answer. */
function sceneOf(messages: Asked["messages"]): Scene {
  const read = readIn(messages);
  const evidence = read.flatMap(({ role, value }) =>
    role === "tool" ? [value] : ((value.evidence as Record<string, unknown>[] | undefined) ?? []),
  );
  return {
    question: String(read.find(({ value }) => "question" in value)?.value.question ?? ""),
    given: evidence.flatMap(({ statements }) => (statements as Given[] | undefined) ?? []),
    isCorrected: read.some(({ value }) => "not_shown" in value),
    hasLooked: messages.some(({ role }) => role === "tool"),
  };
}

const contentOf = (content: unknown) =>
  Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? "").join("") : "";

const lines = (sentences: readonly Sentence[]) =>
  sentences.map(({ text, evidence }) => `${JSON.stringify({ text, evidence })}\n`).join("");

function answerOf(act: Act, name: string, signal: AbortSignal): Response | Promise<Response> {
  if (act === "silence") return new Promise((done) => signal.addEventListener("abort", () => done(json({}, 499))));
  if ("status" in act) {
    const error = { error: { message: "Not now.", type: "server_error" } };
    return Response.json(error, { status: act.status, ...(act.headers && { headers: act.headers }) });
  }
  if ("call" in act) {
    const call = { id: "call_1", type: "function", function: { name: act.call.name } };
    const input = JSON.stringify(act.call.input);
    return streamed(name, signal, [
      { tool_calls: [{ index: 0, ...call, function: { ...call.function, arguments: "" } }] },
      ...pieces(input).map((part) => ({ tool_calls: [{ index: 0, function: { arguments: part } }] })),
      "tool_calls",
    ]);
  }
  if ("drip" in act)
    return streamed(
      name,
      signal,
      [...act.drip].map((content) => ({ content })),
      { drip: 40 },
    );
  if ("write" in act) {
    const said = pieces(act.write.slice(0, act.cutAfter)).map((content) => ({ content }));
    return act.cutAfter === undefined
      ? streamed(name, signal, [...said, "stop"])
      : streamed(name, signal, said, { cut: true });
  }
  const text = lines(act.say);
  if ("cutAfter" in act) {
    const said = pieces(text.slice(0, act.cutAfter)).map((content) => ({ content }));
    return streamed(name, signal, said, { cut: true });
  }
  return streamed(name, signal, [...pieces(text).map((content) => ({ content })), "stop"]);
}

/** As a model writes: a few letters at a time, in the middle of a word too. */
const pieces = (text: string) => text.match(/[\s\S]{1,24}/g) ?? [];

/** @param drip milliseconds between two pieces, over and over; `cut` breaks the connection off at the end */
function streamed(
  name: string,
  signal: AbortSignal,
  parts: readonly (object | "stop" | "tool_calls")[],
  { drip, cut = false }: { drip?: number; cut?: boolean } = {},
): Response {
  const words = new TextEncoder();
  const chunk = (part: object | string) => {
    const [delta, finish_reason] = typeof part === "string" ? [{}, part] : [{ role: "assistant", ...part }, null];
    const choices = [{ index: 0, delta, finish_reason }];
    const whole = { id: "chat-1", object: "chat.completion.chunk", created: 0, model: name, choices };
    return words.encode(`data: ${JSON.stringify(whole)}\n\n`);
  };
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts[drip === undefined ? at : at % parts.length];
      at += 1;
      if (signal.aborted) return controller.error(new Error("left"));
      if (part !== undefined) {
        if (drip !== undefined) await new Promise((done) => setTimeout(done, drip));
        return controller.enqueue(chunk(part));
      }
      if (cut) return controller.error(new Error("cut"));
      controller.enqueue(words.encode("data: [DONE]\n\n"));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } });
}
