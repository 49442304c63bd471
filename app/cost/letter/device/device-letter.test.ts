import { describe, expect, it } from "vitest";
import { kindOfFile } from "./file-kind";
import { linesOfPage } from "./pdf-lines";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("a chosen file", () => {
  it.each([
    ["%PDF-1.7", "pdf"],
    ["\n\n%PDF-1.4", "pdf"],
    ["\x89PNG\r\n", "picture"],
    ["\xff\xd8\xff\xe0", "picture"],
    ["RIFF\x00\x00\x00\x00WEBPVP8", "picture"],
    ["\x00\x00\x00\x18ftypheic", "picture"],
    ["PK\x03\x04", "other"],
    ["Dear student,", "other"],
    ["", "other"],
  ] as const)("that begins with %j is %s", (head, kind) => {
    expect(kindOfFile(bytes(head))).toBe(kind);
  });
});

describe("a page of a PDF", () => {
  const piece = (text: string, x: number, y: number, width = 6 * text.length) => ({ text, x, y, width, height: 12 });

  it("puts what stands at one height on one line, and columns two spaces apart", () => {
    const pieces = [
      piece("$7,395", 400, 699.5),
      piece("Federal Pell ", 50, 700, 70),
      piece("Grant", 121, 700),
      piece("Cost of attendance", 50, 720),
      piece("$30,200", 400, 720),
      piece(" ", 300, 700),
    ];
    expect(linesOfPage(pieces)).toEqual(["Cost of attendance  $30,200", "Federal Pell Grant  $7,395"]);
  });

  it("doesn’t tear a word that is set in pieces", () => {
    expect(linesOfPage([piece("Sub", 50, 700, 18), piece("sidized", 68.5, 700)])).toEqual(["Subsidized"]);
    expect(linesOfPage([])).toEqual([]);
  });
});
