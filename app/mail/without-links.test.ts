import { expect, it } from "vitest";
import { withoutLinks } from "./without-links";

it.each([
  ["Send the transcript, 2 pages", "Send the transcript, 2 pages"],
  ["Ask Ms. López (U.S. history) for a letter", "Ask Ms. López (U.S. history) for a letter"],
  ["Visit http://evil.example/a now", "Visit … now"],
  ["see evil.com", "see …"],
  ["see (evil.com)", "see …"],
  ["see ｅｖｉｌ．ｃｏｍ", "see …"],
  ["see evil。com", "see …"],
  ["see evil\u200b.com", "see …"],
  ["write to a@b.example", "write to …"],
  ["www.evil", "…"],
  ["a\r\nBcc: b", "a Bcc: b"],
  ["\u202eab\u202c", "ab"],
  ["GPA 3.85 by 10:30", "GPA 3.85 by 10:30"],
])("%j is mailed as %j", (typed, mailed) => expect(withoutLinks(typed)).toBe(mailed));
