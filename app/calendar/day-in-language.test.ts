import { expect, it } from "vitest";
import { writeDayIn } from "./day-in-language";
import { writeMonthIn } from "./month";

it("writes a day and a month as each language does in the United States", () => {
  expect(writeDayIn("en", "2026-11-30")).toBe("November 30, 2026");
  expect(writeDayIn("es", "2026-11-30")).toBe("30 de noviembre de 2026");
  expect(writeDayIn("es", "2027-01-01")).toBe("1 de enero de 2027");
  expect(writeMonthIn("en", "2027-06-30")).toBe("June 2027");
  expect(writeMonthIn("es", "2027-06")).toBe("junio de 2027");
});
