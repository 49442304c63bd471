/** Larger than any call of a tool: a question of 4,000 characters, each up to six bytes when escaped. */
export const longestMessage = 64 * 1024;

/** Codes of JSON-RPC for a body that is no message. */
const notJson = -32700;
export const notRequest = -32600;

type Read = { readonly message: object } | { readonly code: number; readonly words: string };

/**
 * One message of the protocol from a body. Lists of messages, which the protocol gave up in 2025, are refused: they
 * would let one request ask for any amount of work.
 */
export function readMessage(body: string): Read {
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    return { code: notJson, words: "The body is not JSON." };
  }
  if (Array.isArray(message)) return { code: notRequest, words: "Send one message at a time." };
  if (typeof message !== "object" || message === null) return { code: notRequest, words: "The body is no message." };
  return { message };
}
