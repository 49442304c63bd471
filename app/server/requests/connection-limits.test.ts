import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { httpServer } from "../http-server.server";
import { connectionLimits } from "./connection-limits";

const quick = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 600,
  silence: 600,
};
let server: Server;

beforeEach(async () => {
  server = httpServer((request, response) => {
    if (request.url === "/much") response.end(Buffer.alloc(64 * 1024 * 1024));
    else request.resume().once("end", () => response.end("whole"));
  }, quick);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise((done) => server.close(done)));

/** Sends this much of a request and waits, however long, until the other end closes the connection. */
function left(sent: string, reads = true): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () => socket.write(sent));
  let got = "";
  if (reads) socket.on("data", (part) => (got += part));
  return new Promise((resolve) => {
    socket.once("error", () => {});
    // Something that was cut off in the middle of an answer is seen by the server first.
    if (!reads) server.once("connection", (other) => other.once("close", () => resolve(got)));
    socket.once("close", () => resolve(got));
  });
}

it("ends connections that say nothing, or stop in their headers or their body, each with a 408", async () => {
  const half = [
    "",
    "GET / HTTP/1.1\r\nHost: a\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX-Long: ".padEnd(2000, "a"),
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhalf",
  ];
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => left(half[at % half.length] ?? "")));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ["GET /universit\u00e4t HTTP/1.1\r\nHost: a\r\n\r\n", 400, "The address of this request cannot be read."],
  ["nonsense\r\n\r\n", 400, "This request cannot be read."],
  [`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`, 431, "too long"],
])("answers what is no HTTP with a sentence: %#", async (sent, status, words) => {
  const answer = await left(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("Cache-Control: private, no-store");
  expect(answer.split("\r\n\r\n")[1]).toContain(words);
});

it("ends a connection whose reader takes nothing of the answer", async () => {
  await left("GET /much HTTP/1.1\r\nHost: a\r\n\r\n", false);
});

it("answers a request that comes whole in time", async () => {
  expect(await left("POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\na")).toContain(
    "whole",
  );
});

it("gives a request half a minute for its headers and body together", () => {
  expect(connectionLimits.requestTimeout).toBe(30_000);
  expect(connectionLimits.headersTimeout).toBeLessThanOrEqual(connectionLimits.requestTimeout);
});

it("keeps a connection open for longer than the proxy before it does", () => {
  const seconds = /^ {4}keepalive_timeout (\d+)s;$/m.exec(readFileSync("docs/deploy/nginx.conf", "utf8"))?.[1];
  expect(Number(seconds)).toBeGreaterThan(0);
  expect(connectionLimits.keepAliveTimeout).toBeGreaterThan(1000 * Number(seconds));
});
