import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { StandIn } from "~/sandbox/http/stand-in";
import { auth0 } from "./auth0/auth0";
import { mail } from "./mail/mail";
import { model } from "./model/model";
import { stripe } from "./stripe/stripe";

/** The stand-ins for the providers, listening. */
export interface StandIns {
  /** Scheme, host and port, e.g. "http://127.0.0.1:40123". */
  readonly origin: string;
  stop(): Promise<void>;
}

/** A question to the model brings its tools and its evidence along. */
const largestBody = 512 * 1024;

/**
 * Starts the stand-ins on this machine's own address, on a free port unless told otherwise. They are a program of
 * their own, never part of the site: a live server has no code that could answer as one.
 */
export async function startStandIns(port = 0): Promise<StandIns> {
  let standIns: readonly StandIn[] = [];
  const server = createServer((request, response) => {
    // A page of another site whose name leads to this machine must not speak with them.
    if (request.headers.host !== new URL(origin).host) return response.writeHead(421).end();
    respond(request, response, () => standIns).catch(() => response.destroy());
  });
  await new Promise<void>((done, failed) => {
    server.once("error", failed);
    server.listen({ port, host: "127.0.0.1" }, done);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const payment = stripe(origin);
  const post = await mail();
  standIns = [await auth0(origin), payment.answer, post.answer, model];
  return {
    origin,
    async stop() {
      payment.stop();
      post.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function respond(from: IncomingMessage, to: ServerResponse, standIns: () => readonly StandIn[]): Promise<void> {
  const { method = "GET", url = "/" } = from;
  const headers = new Headers();
  for (const [name, value] of Object.entries(from.headers)) if (typeof value === "string") headers.set(name, value);
  const left = new AbortController();
  to.once("close", () => left.abort());
  const address = new URL(url, `http://${from.headers.host ?? "127.0.0.1"}`);
  const request = new Request(address, { method, headers, signal: left.signal });
  const body = await readAll(from);
  const form = new URLSearchParams(body);
  let answer: Response | null = null;
  for (const standIn of standIns()) answer ??= await standIn(request, form, body);
  answer ??= new Response("Not found", { status: 404 });
  to.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null) return void to.end();
  // Piece by piece, as it comes: an answer of the model is written while it's read.
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), to);
}

async function readAll(from: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of from as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) throw new RangeError("Too large.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
