import { expect, it } from "vitest";
import { dayInWords, momentInUtc, momentInWords } from "./moment";

it("writes the day and the minute of a moment on the East Coast, and for administrators in UTC", () => {
  const moment = "2026-12-05T03:30:00Z";
  expect(dayInWords(moment)).toBe("December 4, 2026");
  expect(momentInWords(moment)).toBe("December 4, 2026 at 10:30 PM Eastern time");
  expect(momentInUtc(moment)).toBe("Dec 5, 2026, 3:30 AM UTC");
});
