import { StringDecoder } from "node:string_decoder";

/** Calculates one parsed line. Throws an error with a string `path` for a line it cannot accept. */
export type Calculate = (line: unknown) => unknown;

/**
 * Answers JSON lines: one line out for each line in, in the same order. Blank lines are skipped. A line that cannot be
 * answered gets `{"error":{"message":…,"path":…}}` in its place; `path` is "" where it is the line as a whole.
 *
 * @param write takes the answers to one piece of input, whole lines; awaited, so that a slow reader slows us down
 * @param onBug hears of errors that are our own and not the line's
 * @returns how many lines got an error
 */
export async function answerLines(
  input: AsyncIterable<Uint8Array>,
  calculate: Calculate,
  write: (lines: string) => void | Promise<void>,
  onBug: (error: unknown) => void = () => {},
): Promise<number> {
  const decoder = new StringDecoder("utf8");
  let failures = 0;
  let rest = "";

  const answer = (line: string): string => {
    // `trim` also removes the mark that some programs put at the beginning of a file.
    const text = line.trim();
    if (text === "") return "";
    try {
      return `${JSON.stringify(calculate(parse(text)))}\n`;
    } catch (error) {
      failures++;
      const expected = hasPath(error);
      if (!expected) onBug(error);
      const { message, path } = expected ? error : { message: "This line could not be calculated.", path: "" };
      return `${JSON.stringify({ error: { message, path } })}\n`;
    }
  };

  for await (const piece of input) {
    // Not `readline`: it also splits at U+2028, which may stand in a JSON string.
    const lines = (rest + decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))).split("\n");
    rest = lines.pop() ?? "";
    for (let at = 0; at < lines.length; at += BATCH) {
      const answers = lines
        .slice(at, at + BATCH)
        .map(answer)
        .join("");
      if (answers !== "") await write(answers);
    }
  }
  const last = answer(rest + decoder.end());
  if (last !== "") await write(last);
  return failures;
}

/** Lines answered before their answers are written; enough to be fast, few enough to begin early. */
const BATCH = 64;

class LineError extends Error {
  readonly path = "";
}

function parse(text: string): unknown {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw new LineError("This line is not JSON.");
  }
  if (typeof line !== "object" || line === null || Array.isArray(line)) {
    throw new LineError("A line must be one JSON object.");
  }
  return line;
}

function hasPath(error: unknown): error is Error & { path: string } {
  return error instanceof Error && "path" in error && typeof error.path === "string" && !("syscall" in error);
}
