import { simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerAddress } from "smtp-server";

/** An e-mail as it arrived. */
export interface Email {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** The words, decoded. */
  readonly text: string;
  /** The same as a page, where the e-mail has one. */
  readonly html: string | null;
  /** As they came, by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

/**
 * A mail server for this machine alone. An address whose name begins with "refuse" is refused, so that failures can be
 * tried.
 *
 * @returns the port it listens on, and how to stop it
 */
export async function startSmtp(take: (email: Email) => void): Promise<{ readonly port: number; stop(): void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: 1024 * 1024,
    onRcptTo: ({ address }, _session, done) => done(refusal(address)),
    onData(stream, { envelope }, done) {
      simpleParser(stream, { skipTextToHtml: true, skipHtmlToText: true, skipTextLinks: true }).then(
        ({ subject = "", text = "", html, headerLines }) => {
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          const to = envelope.rcptTo.map(({ address }: SMTPServerAddress) => address);
          const headers = Object.fromEntries(headerLines.map(({ key, line }) => [key, onOneLine(line)]));
          take({ to, from, subject, text, html: html || null, headers, at: new Date().toISOString() });
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  // A connection that breaks is the sender's affair.
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.server.address();
  return { port: typeof address === "object" && address ? address.port : 0, stop: () => server.close() };
}

function refusal(address: string): Error | undefined {
  if (!address.toLowerCase().startsWith("refuse")) return undefined;
  return Object.assign(new Error("There is no one of that name"), { responseCode: 550 });
}

/** What stands after the name of a header, on one line. */
const onOneLine = (line: string): string =>
  line
    .slice(line.indexOf(":") + 1)
    .replace(/\r?\n[ \t]+/g, " ")
    .trim();
