import { createServer, type Socket } from "node:net";

/** A letter as it arrived. */
export interface Letter {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** The words, decoded. */
  readonly text: string;
  /** The same as a page, where the letter has one. */
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

const largest = 1024 * 1024;

/**
 * A mail server for this machine alone (RFC 5321, as much as one sender needs): EHLO, MAIL, RCPT, DATA, RSET, NOOP, QUIT.
 * An address whose name begins with "refuse" is refused, so that failures can be tried.
 */
export async function startSmtp(take: (letter: Letter) => void): Promise<{ readonly port: number; stop(): void }> {
  const server = createServer((socket) => talk(socket, take));
  await new Promise<void>((done) => server.listen({ port: 0, host: "127.0.0.1" }, done));
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : 0, stop: () => server.close() };
}

function talk(socket: Socket, take: (letter: Letter) => void): void {
  let waiting = "";
  let from = "";
  let to: string[] = [];
  let data: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const forget = () => {
    from = "";
    to = [];
    data = null;
  };
  const command = (line: string): void => {
    const [verb = ""] = line.toUpperCase().split(" ");
    const address = /<([^<>\s]*)>/.exec(line)?.[1] ?? "";
    switch (verb) {
      case "EHLO":
        say("250-sandbox");
        say("250 8BITMIME");
        break;
      case "HELO":
      case "NOOP":
        say("250 OK");
        break;
      case "MAIL":
        forget();
        from = address;
        say("250 OK");
        break;
      case "RCPT":
        if (address.toLowerCase().startsWith("refuse")) {
          say("550 There is no one of that name");
          break;
        }
        to.push(address);
        say("250 OK");
        break;
      case "DATA":
        data = to.length > 0 ? [] : null;
        say(data ? "354 Go ahead" : "503 No one to send it to");
        break;
      case "RSET":
        forget();
        say("250 OK");
        break;
      case "QUIT":
        say("221 Goodbye");
        socket.end();
        break;
      default:
        say("502 Not known here");
    }
  };
  socket.setEncoding("latin1");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk: string) => {
    waiting += chunk;
    if (waiting.length > largest) return socket.destroy();
    for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
      const line = waiting.slice(0, end);
      waiting = waiting.slice(end + 2);
      if (data === null) command(line);
      else if (line === ".") {
        take(read(data, from, to));
        forget();
        say("250 Taken");
      } else data.push(line.startsWith(".") ? line.slice(1) : line);
    }
  });
  say("220 sandbox");
}

function read(lines: readonly string[], from: string, to: readonly string[]): Letter {
  const { headers, body } = partOf(lines);
  const boundary = /boundary="?([^";]+)"?/i.exec(headers["content-type"] ?? "")?.[1];
  // A letter of several parts says the same in each.
  const parts = boundary === undefined ? [] : between(body, `--${boundary}`).map(partOf);
  const words = (type: string) => parts.find((part) => part.headers["content-type"]?.startsWith(type));
  const html = words("text/html");
  const subject = decodeWords(headers.subject ?? "");
  const text = decoded(words("text/plain") ?? { headers, body });
  return { to, from, subject, text, html: html ? decoded(html) : null, headers, at: new Date().toISOString() };
}

interface Part {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: readonly string[];
}

function partOf(lines: readonly string[]): Part {
  const blank = lines.indexOf("");
  const headers: Record<string, string> = {};
  for (const line of lines
    .slice(0, blank)
    .join("\r\n")
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { headers, body: lines.slice(blank + 1) };
}

/** The lines between the lines of a boundary; the last of these ends with two dashes. */
function between(lines: readonly string[], boundary: string): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    if (line === `${boundary}--`) break;
    if (line === boundary) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function decoded({ headers, body }: Part): string {
  const encoding = (headers["content-transfer-encoding"] ?? "").toLowerCase();
  const text = body.join("\n");
  const bytes =
    encoding === "base64"
      ? Buffer.from(text, "base64")
      : encoding === "quoted-printable"
        ? quotedPrintable(text)
        : Buffer.from(text, "latin1");
  return bytes.toString("utf8");
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\n/g, "");
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}

/** Encoded words of a header (RFC 2047). */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : quotedPrintable(word.replaceAll("_", " ")).toString("utf8"),
    );
}
