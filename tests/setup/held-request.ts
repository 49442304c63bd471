import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import type { Visitor } from "./visitor";

/**
 * A form whose headers and first half have arrived while the rest is held back, as long as the test likes. The headers
 * name a session, so a site that admits people by their headers has admitted this one.
 */
export class HeldRequest {
  private constructor(
    private readonly sent: ClientRequest,
    private readonly rest: string,
    private readonly answer: Promise<Response>,
    private readonly over: { answered: boolean },
  ) {}

  /** Sends the first half, and waits until the server has read the headers and asked for the body. */
  static async send(one: Visitor, path: string, fields: Readonly<Record<string, string>>): Promise<HeldRequest> {
    const url = new URL(path, one.site);
    // A form without fields has no half that could be held.
    const body = new URLSearchParams({ ...fields, held: "yes" }).toString();
    const half = Math.floor(body.length / 2);
    const sent = request(url, {
      method: "POST",
      agent: false,
      headers: {
        // What a program says. For a browser on our own pages the site reads the body before it admits anybody.
        "Sec-Fetch-Site": "none",
        Cookie: one.cookies(),
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": String(Buffer.byteLength(body)),
        Expect: "100-continue",
      },
    });
    const over = { answered: false };
    const answer = new Promise<Response>((done, failed) => {
      sent.on("response", (message) => {
        over.answered = true;
        whole(message).then(done, failed);
      });
      // What is written after the answer has come may find the connection closed.
      sent.on("error", (error) => over.answered || failed(error));
    });
    // Whoever releases it hears of a failure; until then nobody waits for it.
    answer.catch(() => {});
    sent.flushHeaders();
    await Promise.race([once(sent, "continue"), answer]);
    sent.write(body.slice(0, half));
    return new HeldRequest(sent, body.slice(half), answer, over);
  }

  /** Whether an answer came without the rest. */
  get answered(): boolean {
    return this.over.answered;
  }

  /** Sends the rest, and gives the answer. */
  async release(): Promise<Response> {
    this.sent.end(this.rest);
    return this.answer;
  }

  /** The answer, or the end of the connection, without the rest ever being sent. */
  async abandoned(): Promise<Response | "closed"> {
    return this.answer.catch(() => "closed" as const);
  }
}

async function whole(message: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const status = message.statusCode ?? 0;
  const bodiless = status === 204 || status === 304;
  return new Response(bodiless ? null : Buffer.concat(parts), { status, headers });
}
