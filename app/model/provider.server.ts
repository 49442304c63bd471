import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, jsonSchema, type LanguageModel, stepCountIs, streamText, tool } from "ai";
import type { ModelSettings } from "~/env.server";
import type { Failure, ModelTool, Talk, TalkEnd, TalkRequest } from "./talk";

/** How long a model may take, in milliseconds. */
export interface Patience {
  /** Between two signs of life, the first one included. */
  readonly silence: number;
  /** From the question to the last word. */
  readonly whole: number;
  /** Before the one time it's asked again. */
  readonly again: number;
}

export const patience: Patience = { silence: 12_000, whole: 25_000, again: 300 };

/** Calls of one answer: a model that only looks things up has to say something in the last. */
const mostSteps = 4;
/** Tokens of one call, so that no answer costs more than a page of text. */
const mostOutput = 1_200;
/** A provider that wants to be left alone for longer than this isn't asked again. Milliseconds. */
const longestWait = 2_000;

// The package prints warnings about settings a server doesn't know; nothing of a question belongs on the console.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** A model behind any endpoint that speaks OpenAI's protocol. */
export function talkWith({ url, name, key }: ModelSettings, limits: Patience = patience): Talk {
  const provider = createOpenAICompatible({ name: "model", baseURL: url, apiKey: key });
  const model = provider.chatModel(name);
  return async function* talk(request) {
    const end = yield* once(model, request, limits);
    if (end.retryIn === null || request.signal.aborted) return end;
    // Once more, where nothing had come and the provider may only have stumbled.
    await new Promise((done) => setTimeout(done, Math.max(limits.again, end.retryIn ?? 0)));
    return yield* once(model, request, limits);
  };
}

/** `retryIn` in milliseconds; null where it makes no sense to ask again. */
type OnceEnd = TalkEnd & { readonly retryIn: number | null };

async function* once(
  model: LanguageModel,
  { system, messages, tools, signal }: TalkRequest,
  { silence, whole }: Patience,
): AsyncGenerator<string, OnceEnd> {
  const stop = new AbortController();
  let isLate = false;
  const late = () => {
    isLate = true;
    stop.abort();
  };
  const end = setTimeout(late, whole);
  let quiet = setTimeout(late, silence);
  let hasBegun = false;
  try {
    const result = streamText({
      model,
      system,
      messages: [...messages],
      tools: Object.fromEntries(tools.map((one) => [one.name, callable(one)])),
      stopWhen: stepCountIs(mostSteps),
      prepareStep: ({ stepNumber }) => (stepNumber >= mostSteps - 1 ? { toolChoice: "none" } : {}),
      temperature: 0,
      maxOutputTokens: mostOutput,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      // By itself it would print the error, and with it the question.
      onError: () => {},
    });
    let finish = "";
    for await (const part of result.fullStream) {
      clearTimeout(quiet);
      quiet = setTimeout(late, silence);
      hasBegun ||= part.type === "text-delta" || part.type === "tool-call";
      if (part.type === "text-delta") yield part.text;
      else if (part.type === "error") throw part.error;
      else if (part.type === "finish") finish = part.finishReason;
    }
    if (isLate || signal.aborted) return broken(isLate ? "too slow" : "left");
    if (!ends.includes(finish)) return broken("cut");
    return { failure: null, messages: (await result.response).messages, retryIn: null };
  } catch (error) {
    if (isLate || signal.aborted) return broken(isLate ? "too slow" : "left");
    return failureOf(error, hasBegun);
  } finally {
    clearTimeout(end);
    clearTimeout(quiet);
    // Also where whoever asked has enough and reads no further: the provider must not go on writing.
    stop.abort();
  }
}

/** How a model ends that wasn't broken off. One that runs out of room was. */
const ends: readonly string[] = ["stop", "tool-calls", "content-filter"];

const broken = (failure: Failure, retryIn: number | null = null): OnceEnd => ({ failure, messages: [], retryIn });

/** What the provider's error means for the reader, and whether it may be asked once more. */
function failureOf(error: unknown, hasBegun: boolean): OnceEnd {
  if (hasBegun) return broken("cut");
  if (!APICallError.isInstance(error)) return broken("unreachable", 0);
  const { statusCode, isRetryable, responseHeaders } = error;
  const wanted = Number(responseHeaders?.["retry-after"] ?? 0) * 1_000;
  const mayRetry = isRetryable && wanted <= longestWait;
  return broken(statusCode === 429 ? "rate limited" : "unreachable", mayRetry ? wanted : null);
}

const callable = ({ description, input, run }: ModelTool) =>
  tool({
    description,
    inputSchema: jsonSchema<unknown>(input as Parameters<typeof jsonSchema>[0]),
    execute: async (given: unknown) => run(given),
  });
