import { expect, it } from "vitest";
import { dayInWords, monthInWords } from "./day-in-words";

it("writes a day and a month as each language does", () => {
  expect(dayInWords("2026-11-22")).toBe("November 22, 2026");
  expect(dayInWords("2026-10-01", "es")).toBe("1 de octubre de 2026");
  expect(monthInWords("2027-06-30")).toBe("June 2027");
  expect(monthInWords("2027-06-30", "es")).toBe("junio de 2027");
});
