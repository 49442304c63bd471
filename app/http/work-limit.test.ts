import { expect, it } from "vitest";
import { resubmissionIn } from "./resubmission";
import { allowance, refusal, spend, startWork } from "./work-limit.server";

it("lets a sender work out so much at once and so much a second, each on their own", () => {
  const now = Date.UTC(2026, 0, 1);
  const many = Array.from({ length: allowance.atOnce + 1 }, () => spend("one", 1, now));
  expect(many.filter((allowed) => !allowed)).toHaveLength(1);
  expect(many.at(-1)).toBe(false);
  expect(spend("other", allowance.atOnce, now)).toBe(true);
  expect(spend("one", allowance.perSecond, now + 1_000)).toBe(true);
  expect(spend("one", 1, now + 1_000)).toBe(false);
  expect(spend("one", allowance.atOnce, now + 3_600_000)).toBe(true);
  expect(spend("one", 1, now + 3_600_000)).toBe(false);
});

it("does not count a refused request, and a clock that goes back gives nothing", () => {
  const now = Date.UTC(2026, 0, 2);
  expect(spend("three", allowance.atOnce + 1, now)).toBe(false);
  expect(spend("three", allowance.atOnce, now)).toBe(true);
  expect(spend("three", 1, now - 60_000)).toBe(false);
});

it("refuses with a status alone, or with a page that holds what was typed", async () => {
  expect(refusal(503, null)).toBeInstanceOf(Response);
  const posted = new URLSearchParams("agi=45%2C000&grounds=a&grounds=b");
  const refused = refusal(503, posted) as { data: unknown; init: ResponseInit };
  expect(refused.init.status).toBe(503);
  expect(resubmissionIn(refused.data)).toMatchObject({ fields: [...posted], sender: null, waiting: 10 });
});

it("throws 429 to a sender who asks for too much", async () => {
  const request = new Request("http://localhost/", { headers: { "x-sender": "203.0.113.7" } });
  spend("203.0.113.7", allowance.atOnce, Date.now());
  await expect(startWork(request, null, allowance.atOnce)).rejects.toMatchObject({ status: 429 });
  const other = new Request("http://localhost/", { headers: { "x-sender": "203.0.113.8" } });
  await expect(startWork(other)).resolves.toBeUndefined();
});
