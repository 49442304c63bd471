import { expect, it } from "vitest";
import { most, nothingOfAll, nothingOfSender, takeReport } from "./allowance";

const start = Date.UTC(2026, 0, 15);

function counting() {
  let all = nothingOfAll;
  const senders = new Map<string, typeof nothingOfSender>();
  return (sender: string, now: number) => {
    const taken = takeReport(senders.get(sender) ?? nothingOfSender, all, now);
    senders.set(sender, taken.sender);
    all = taken.all;
    return taken.allowed;
  };
}
const times = (many: number, report: (at: number) => boolean) =>
  Array.from({ length: many }, (_, at) => report(at)).filter(Boolean).length;

it("takes so many of one sender in a minute and in a day, and no more", () => {
  const report = counting();
  expect(times(50, () => report("a", start))).toBe(most.ofOneInMinute);
  expect(report("a", start + 59_999)).toBe(false);
  expect(report("a", start + 60_000)).toBe(true);
  expect(times(1_000, (at) => report("a", start + (2 + at) * 60_000))).toBe(most.ofOneInDay - most.ofOneInMinute - 1);
  expect(report("a", start + 24 * 3_600_000)).toBe(true);
});

it("hears everybody else while a few report all they can", () => {
  const report = counting();
  const loud = Array.from({ length: 30 }, (_, at) => `loud ${at}`);
  expect(times(30 * 20, (at) => report(loud[at % 30] ?? "", start))).toBe(loud.length + most.moreOfAll);
  expect(times(200, (at) => report(`quiet ${at}`, start + 1_000))).toBe(200);
});

it("takes a bounded number of all senders together", () => {
  const report = counting();
  expect(times(5_000, (at) => report(`sender ${at}`, start))).toBe(most.firstOfAll);
  expect(report("later", start + 60_000)).toBe(true);
});
