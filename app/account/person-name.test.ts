import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanName, longestName, nameRule, readTypedName, shownName, unnamed } from "./person-name";

describe("names that people have", () => {
  it.each([
    "José Ñuñez-O'Connor",
    "Nguyễn Thị Ánh",
    "山田太郎",
    "عبد الله",
    "Łukasz",
    "D'Andre Jr.",
    "Mary-Kate O’Neill",
    "Martin Luther King, Jr.",
    "St. John Smith",
    "J. R. R. Tolkien",
    "Zoë",
    "Ng",
    "X Æ A-Xii",
    "Gal·la Vidal",
    "ジョン・スミス",
    "한지민",
    "Иван Петрович",
    "Μαρία",
    "Þórður",
    "ʻIolani",
    "'t Hooft",
    "d’Arc",
    "Ọlá",
    "ג׳ורג׳",
    // With the joiners that spell them.
    "علی\u200cرضا",
    "ශ්\u200dරීමතී",
    "ശ്രീ",
    "क्\u200dषत्रिय",
    "สมชาย ใจดี",
    "María del Carmen de la Cruz López",
  ])("%s", (name) => {
    expect(cleanName(name)).toBe(name);
    expect(readTypedName(name)).toBe(name);
    expect(cleanName(name.normalize("NFD"))).toBe(name);
  });

  it.each([
    ["  Maya \t  Brooks ", "Maya Brooks"],
    ["山田　太郎", "山田 太郎"],
    ["J.R.R. Tolkien", "J. R. R. Tolkien"],
    ["St.John", "St. John"],
    ["Anne–Marie", "Anne-Marie"],
    ["O´Connor", "O'Connor"],
    ["ＭＡＹＡ", "MAYA"],
    ["𝓜𝓪𝔂𝓪", "Maya"],
    // No longer a link.
    ["Maya bit.ly", "Maya bit. ly"],
    ["Maya e.v.i.l.com", "Maya e. v. i. l. com"],
  ])("%j is written %s, also where it is typed", (typed, name) => {
    expect(cleanName(typed)).toBe(name);
    expect(readTypedName(typed)).toBe(name);
  });
});

describe("what is no name", () => {
  it.each([
    ["Maya\r\nBcc: victim", "Maya Bcc victim"],
    ["Maya (she/her)", "Maya"],
    ["Maya\0\u0007Brooks", "Maya Brooks"],
    ["Maya \u202egnp.exe", "Maya gnp. exe"],
    ["\u2066Ma\u2069ya\u200f", "Maya"],
    ["Maya 🎓✨", "Maya"],
    ["Call 1-800-555-0199", "Call"],
    ["<b>Maya", "bMaya"],
    ["Maya\u{E0041}\uFE0F\u034F\u3164", "Maya"],
    ["M\u0301\u0302\u0303\u0304\u0305\u0306aya", "Ḿ\u0302\u0303\u0304\u0305aya"],
    ["-Maya-", "Maya"],
    ["Maya....", "Maya."],
  ])("%j becomes %j, and is refused where it is typed", (text, name) => {
    expect(cleanName(text)).toBe(name);
    expect(readTypedName(text)).toBeNull();
  });

  it.each([
    null,
    undefined,
    "",
    "  ",
    "\u202e",
    "123",
    "@",
    "...",
    "🎓",
    "https://evil.example",
    "a@b.example",
    "\u3164",
  ])("nothing is left of %j", (text) => {
    expect(cleanName(text)).toBeNull();
    expect(shownName(text)).toBe(unnamed);
  });

  it.each([
    "Your account is locked. Visit http://evil.example/login now",
    "Maya https://evil.example",
    "Maya www.evil.example",
    "Maya evil.com",
    "Maya ｅｖｉｌ．ｃｏｍ",
    "Maya evil。com",
    "Maya evil\u200b.\u200bcom",
    "Maya evil.1com",
    "Maya maya@brooks.example",
    "Maya http: evil",
    "Maya a//b",
  ])("what holds an address is no name at all: %j", (text) => {
    expect(cleanName(text)).toBeNull();
    expect(readTypedName(text)).toBeNull();
  });

  it("is cut to 40 characters without tearing a letter from its marks", () => {
    expect(cleanName("x".repeat(5_000))).toBe("x".repeat(40));
    expect(cleanName("e\u0331".repeat(5_000))).toBe("e\u0331".repeat(20));
    expect(readTypedName("x".repeat(41))).toBeNull();
    expect(nameRule).toContain(String(longestName));
  });

  it("brings no sign into a mail or page, whatever stood in it, and cleaning twice changes nothing", () => {
    const nasty = fc.string({
      unit: fc.constantFrom(..."ab .,:/\\@'’-·1\r\n\u202e\u200b\u200d。．\u0301é山ع".split("")),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string({ unit: "binary", maxLength: 200 })), (text) => {
        const name = cleanName(text);
        if (name === null) return;
        expect([...name].length).toBeLessThanOrEqual(longestName);
        expect(name).toMatch(/^([\p{L}\p{M} '’.,\-·・׳]|\u200c|\u200d)+$/u);
        expect(name).not.toMatch(/\.[\p{L}\p{M}]|www\.|\p{Bidi_Control}|\s\s|^\s|\s$/u);
        expect(cleanName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });
});
