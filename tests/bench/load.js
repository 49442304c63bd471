/**
 * Sends a number of requests over a few kept connections and prints how many were answered a second, as one JSON
 * object:
 *
 *     node tests/bench/load.js 127.0.0.1:3000 16 20000 '[["/", {"Accept-Encoding":"br"}]]'
 *
 * A program of its own, on plain sockets, so that what asks takes as little as possible from what is measured.
 */
import { connect } from "node:net";

const [address = "", connections = "16", count = "1000", list = "[]"] = process.argv.slice(2);
const [host, port] = address.split(":");
/** @type {[string, Record<string, string>][]} */
const wanted = JSON.parse(list);
const requests = wanted.map(([path, headers]) => {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
});

let sent = 0;
let bytes = 0;
/** @type {Record<string, number>} */
const statuses = {};
const began = performance.now();
await Promise.all(Array.from({ length: Number(connections) }, oneConnection));
const seconds = (performance.now() - began) / 1000;
console.log(JSON.stringify({ perSecond: Math.round(sent / seconds), bytesEach: Math.round(bytes / sent), statuses }));

/** Asks, waits for the whole answer, and asks again, until all requests together are sent. */
function oneConnection() {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port), noDelay: true });
    let got = Buffer.alloc(0);
    const next = () => {
      if (sent >= Number(count)) return socket.end();
      socket.write(requests[sent % requests.length] ?? "");
      sent += 1;
    };
    socket.once("connect", next);
    socket.on("data", (part) => {
      got = got.length === 0 ? part : Buffer.concat([got, part]);
      const length = lengthOf(got);
      if (length === null || got.length < length) return;
      const status = got.toString("latin1", 9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      bytes += length;
      got = Buffer.alloc(0);
      next();
    });
    socket.once("close", resolve);
    socket.once("error", reject);
  });
}

/**
 * How long an answer is, head and body.
 *
 * @param {Buffer} got what has come of it so far
 * @returns {number | null} null while that cannot be said
 */
function lengthOf(got) {
  const head = got.indexOf("\r\n\r\n");
  if (head === -1) return null;
  const headers = got.toString("latin1", 0, head);
  const length = /\r\ncontent-length: *(\d+)/i.exec(headers);
  if (length) return head + 4 + Number(length[1]);
  if (!/\r\ntransfer-encoding: *chunked/i.test(headers)) return head + 4;
  return got.subarray(-5).toString("latin1") === "0\r\n\r\n" ? got.length : null;
}
