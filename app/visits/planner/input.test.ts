import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tourLengths } from "~/visits/routing/settings";
import { readAnswers } from "./input";
import { toSearch } from "./link";

const read = (query: string) => readAnswers(new URLSearchParams(query));
const sixteen = Array.from({ length: 16 }, (_, i) => 100_001 + i);

describe("readAnswers", () => {
  it("takes a trip as people type it", () => {
    const { answers, messages } = read(
      "unitids=166683,166027&unitids=166683&from=４３００４&first=10/5/2026&days=%D9%A5&fuel=$3,45&night=1,100&leave=7:30 am",
    );
    expect(messages).toEqual({});
    expect(answers).toMatchObject({
      unitids: [166683, 166027],
      from: "43004",
      first: "2026-10-05",
      days: 5,
      fuel: 3.45,
      night: 1100,
      leave: 450,
    });
  });

  it.each([
    [`unitids=${sixteen.join(",")}&from=43004`, "unitids"],
    ["from=43004", "unitids"],
    ["unitids=abc&from=43004", "unitids"],
    ["unitids=166683", "from"],
    ["unitids=166683&from=43004&back=other", "to"],
    ["unitids=166683&from=43004&back=moon", "back"],
    ["unitids=166683&from=43004&first=2026-02-30", "first"],
    ["unitids=166683&from=43004&first=0001-01-01", "first"],
    ["unitids=166683&from=43004&days=-1", "days"],
    ["unitids=166683&from=43004&days=99999999999999999999", "days"],
    ["unitids=166683&from=43004&days=2.5", "days"],
    ["unitids=166683&from=43004&pace=9", "pace"],
    ["unitids=166683&from=43004&tour=7", "tour"],
    ["unitids=166683&from=43004&run=never", "run"],
    ["unitids=166683&from=43004&hours=0", "hours"],
    ["unitids=166683&from=43004&leave=25:00", "leave"],
    ["unitids=166683&from=43004&leave=13:00&until=20:00", "leave"],
    ["unitids=166683&from=43004&until=09:00", "until"],
    ["unitids=166683&from=43004&mpg=0", "mpg"],
    ["unitids=166683&from=43004&at166683=soon&first=2026-10-05", "at166683"],
    ["unitids=166683&from=43004&at166683=2026-10-05T10:30", "first"],
    ["unitids=166683&from=43004&at166683=2026-10-04T10:30&first=2026-10-05", "at166683"],
    ["unitids=166683&from=43004&at166683=2026-10-09T10:30&first=2026-10-05&days=4", "at166683"],
  ])("says what is wrong with %s", (query, field) => {
    expect(Object.keys(read(query).messages)).toEqual([field]);
  });

  it("never throws and never answers with nonsense", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            "unitids",
            "from",
            "to",
            "back",
            "first",
            "days",
            "hours",
            "mpg",
            "leave",
            "until",
            "at166683",
          ),
          fc.string({ unit: "binary", maxLength: 30 }),
        ),
        (given) => {
          const { answers } = readAnswers(new URLSearchParams(given));
          expect(answers.days === null || Number.isInteger(answers.days)).toBe(true);
          expect(answers.mpg).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("toSearch", () => {
  it("writes a link that reads back as the same trip", () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60 + 15);
    const trip = fc.record({
      unitids: fc.uniqueArray(fc.integer({ min: 100_000, max: 999_999 }), { minLength: 1, maxLength: 15 }),
      from: fc.constantFrom("43004", "Columbus, OH", "St. Paul, MN"),
      back: fc.constantFrom("start", "last", "other"),
      first: fc.constantFrom("2026-10-05", "2027-03-01"),
      days: fc.option(fc.integer({ min: 1, max: 31 })),
      pace: fc.integer({ min: 1, max: 3 }),
      tour: fc.constantFrom(...tourLengths),
      fuel: fc.constantFrom(3.3, 4.05, 0),
      minute: time,
    });
    fc.assert(
      fc.property(trip, ({ unitids, back, minute, ...rest }) => {
        const params = new URLSearchParams({ unitids: unitids.join(","), back, to: back === "other" ? "10001" : "" });
        for (const [name, value] of Object.entries(rest)) if (value !== null) params.set(name, String(value));
        params.set(`at${unitids[0]}`, `${rest.first}T${String(Math.floor(minute / 60)).padStart(2, "0")}:15`);
        const { answers, messages } = readAnswers(params);
        expect(messages).toEqual({});
        const search = toSearch(answers);
        expect(search).not.toMatch(/%2C\d{6}/);
        expect(readAnswers(new URLSearchParams(search))).toEqual({ answers, messages });
        expect(toSearch(readAnswers(new URLSearchParams(search)).answers)).toBe(search);
      }),
      { numRuns: 100 },
    );
  });

  it("leaves out what is usual", () => {
    expect(toSearch(read("unitids=166683&from=43004&pace=2&tour=120&mpg=27&back=start").answers)).toBe(
      "unitids=166683&from=43004",
    );
  });
});
