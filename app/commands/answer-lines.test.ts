import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerLines, type Calculate } from "./answer-lines";

const echo: Calculate = (line) => line;
const tooLow: Calculate = () => {
  throw Object.assign(new Error("gpa must be from 0 to 4"), { path: "student.gpa" });
};

/** Sends bytes in pieces of a size and gives back the answers. */
async function answers(bytes: Uint8Array | string, calculate = echo, size = Number.POSITIVE_INFINITY) {
  const all = Buffer.from(bytes as string);
  async function* pieces() {
    for (let at = 0; at < all.length; at += Math.min(size, all.length)) yield all.subarray(at, at + size);
  }
  const written: string[] = [];
  const bugs: unknown[] = [];
  const failures = await answerLines(
    pieces(),
    calculate,
    (lines) => void written.push(lines),
    (bug) => bugs.push(bug),
  );
  const lines = written.join("").split("\n").slice(0, -1);
  return { failures, lines: lines.map((line) => JSON.parse(line)), bugs, written };
}

describe("answerLines", () => {
  it("answers each line in its place, whatever pieces the input comes in", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.string({ unit: "binary" }), fc.string({ unit: "binary" })), { maxLength: 30 }),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        async (objects, size, ending, ended) => {
          const text = objects.map((each) => JSON.stringify(each)).join(ending) + (ended ? ending : "");
          const { lines, failures } = await answers(text, echo, size);
          expect(lines).toEqual(JSON.parse(JSON.stringify(objects)));
          expect(failures).toBe(0);
        },
      ),
    );
  });

  it("puts an error in the place of a bad line and goes on", async () => {
    const { lines, failures } = await answers('{"a":1}\nnot json\n[1]\n7\nnull\n{"b":2}');
    expect(lines.map((line) => Object.keys(line)[0])).toEqual(["a", "error", "error", "error", "error", "b"]);
    expect(lines[1]).toEqual({ error: { message: "This line is not JSON.", path: "" } });
    expect(lines[2]).toEqual({ error: { message: "A line must be one JSON object.", path: "" } });
    expect(failures).toBe(4);
  });

  it("hands on the message and the path of a tool", async () => {
    const { lines } = await answers("{}", tooLow);
    expect(lines).toEqual([{ error: { message: "gpa must be from 0 to 4", path: "student.gpa" } }]);
  });

  it("does not show an error of its own to the reader of the answers", async () => {
    const broken: Calculate = () => {
      throw new TypeError("undefined is not a function");
    };
    const { lines, bugs, failures } = await answers("{}\n{}", broken);
    expect(lines[0]).toEqual({ error: { message: "This line could not be calculated.", path: "" } });
    expect(bugs).toHaveLength(2);
    expect(failures).toBe(2);
  });

  it("skips blank lines, and the mark at the beginning of a file", async () => {
    const { lines, failures } = await answers('\uFEFF{"a":1}\n\n   \r\n{"a":2}\n\n');
    expect(lines).toEqual([{ a: 1 }, { a: 2 }]);
    expect(failures).toBe(0);
  });

  it("keeps a line separator that stands in a text", async () => {
    const { lines } = await answers('{"a":"\u2028"}');
    expect(lines).toEqual([{ a: "\u2028" }]);
  });

  it("writes no line where there is no line to answer", async () => expect((await answers("")).written).toEqual([]));

  it("waits for a slow reader before it reads on", async () => {
    const order: string[] = [];
    async function* pieces() {
      for (const name of ["1", "2"]) {
        order.push(`read ${name}`);
        yield Buffer.from("{}\n");
      }
    }
    await answerLines(pieces(), echo, async () => {
      await new Promise((done) => setImmediate(done));
      order.push("written");
    });
    expect(order).toEqual(["read 1", "written", "read 2", "written"]);
  });
});
