import { describe, expect, it } from "vitest";
import { say } from "../answer/evidence";
import { fill, gateEvidenceOf, newBook, show, statementOf } from "./tokens";

const page = {
  url: "/colleges/1-a#cost",
  title: "A College: net price",
  source: "College Scorecard",
  year: "2022-23",
  figures: { net_price: 12683 },
};
const words =
  "Families paid $12,683 on average (2022-23, 1,268 students), 61% of them with loans. See studentaid.gov/plus.";

describe("tokens", () => {
  const book = newBook();
  const shown = show(book, { known: true, statements: [say(words, page)] });
  const [statement] = shown.statements;

  it("hides every figure and address, and keeps the words", () => {
    expect(statement?.text).toMatch(
      /^Families paid figure_\d+ on average \(figure_\d+, figure_\d+ students\), figure_\d+ of them with loans. See address_\d+\.$/,
    );
    expect(statement?.evidence).toEqual(["source_1"]);
    expect(JSON.stringify(shown)).not.toMatch(/12,683|studentaid|\/colleges|2022/);
  });

  it("fills in what it hid, letter for letter", () => expect(fill(book, statement?.text ?? "")).toBe(words));

  it("lets no token that stands for nothing reach anybody", () => {
    expect(fill(book, "It costs figure_99.")).toBeNull();
    expect(fill(book, "Look at address_99.")).toBeNull();
  });

  it.each([
    ["It’s hard (source_1).", "It’s hard."],
    ["It’s hard [source_1, source_99].", "It’s hard."],
    ["source_7 says so.", "says so."],
  ])("takes names of sources out of %s", (text, left) => expect(fill(book, text)).toBe(left));

  it("doubles no sign that the model wrote beside a token", () => {
    const id = [...book.written].find(([, written]) => written === "$12,683")?.[0];
    const percent = [...book.written].find(([, written]) => written === "61%")?.[0];
    expect(fill(book, `It’s $${id}, and ${percent}%.`)).toBe("It’s $12,683, and 61%.");
  });

  it("gives the words of a page as words that may be quoted, and our own sentence as none", () => {
    const other = newBook();
    show(other, {
      known: true,
      statements: [{ text: "File early.", quoted: true, evidence: [page, page] }, say("It’s $5.", page)],
    });
    expect(gateEvidenceOf(other).map(({ text, said }) => [text, said])).toEqual([
      ["File early.", undefined],
      [undefined, undefined],
      [undefined, "It’s $5."],
    ]);
  });

  it("names a source once that two ids stand for", () => {
    const other = newBook();
    show(other, { known: true, statements: [say("It’s $5.", page), say("It’s $6.", page)] });
    expect(statementOf(other, "x", ["source_1", "source_2", "source_9"]).evidence).toEqual([page]);
  });
});
