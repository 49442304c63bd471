import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { calculateDeadlines, DeadlineInputError, type DeadlineLookup } from "./calculate";
import { deadlinesOf } from "./deadlines.server";

const lookup: DeadlineLookup = {
  college: (unitid) => {
    const college = catalogue().byUnitid.get(unitid);
    return college === undefined ? null : { unitid, name: college.name, open: college.admission.open === true };
  },
  deadlines: deadlinesOf,
  today: "2026-11-22",
};
const [ucla, brown, fullerton, juilliard] = [110662, 217156, 110565, 192110];
const ask = (more: object) => calculateDeadlines({ unitids: [ucla], entry: "fall 2027", ...more }, lookup).rows;

describe("deadlines for many students", () => {
  it("are one row per college and plan, with date, season, source, state and what to do", () => {
    expect(ask({ today: "2026-11-22" })).toEqual([
      expect.objectContaining({
        unitid: ucla,
        plan: "rd",
        date: "2026-11-30",
        season: "2026-27",
        state: "open",
        confirmed: true,
        what_to_do: expect.stringMatching(/^Apply by November 30, 2026\./),
      }),
    ]);
    expect(ask({ path: "transfer" })).toMatchObject([{ plan: "transfer", date: "2026-11-30", state: "open" }]);
  });

  it("say what is left where a round has passed, and what to ask where none is", () => {
    const [early, regular] = ask({ unitids: [brown] });
    expect(early).toMatchObject({ plan: "ed1", state: "passed" });
    expect(early?.what_to_do).toMatch(/^It’s over\. Still open here: Regular Decision until January \d+, 2027\./);
    expect(regular).toMatchObject({ plan: "rd", state: "open" });
    expect(ask({ today: "2026-12-01" })[0]).toMatchObject({
      state: "passed",
      what_to_do: expect.stringContaining("spring"),
    });
  });

  it("are unknown where nobody confirmed them, or where they're another season's", () => {
    expect(ask({ unitids: [fullerton], path: "transfer" })).toMatchObject([
      { state: "unknown", confirmed: false, what_to_do: expect.stringContaining("Not confirmed") },
    ]);
    expect(ask({ entry: "fall 2028" })).toMatchObject([
      { state: "unknown", season: "2026-27", check_by: "2027-10-01" },
    ]);
  });

  it("give the earliest usual day where nothing is known", () => {
    expect(ask({ unitids: [juilliard], path: "transfer" })).toMatchObject([
      {
        date: null,
        source: null,
        state: "unknown",
        treat_as: "2026-11-30",
        what_to_do: expect.stringContaining("today"),
      },
    ]);
  });

  it("give no day to work toward at a college that nobody can start at, and say what happened", () => {
    // Siena Heights, Sterling in Vermont, Penn State Mont Alto; Sterling in Kansas is open.
    for (const unitid of [172264, 231095, 214795]) {
      expect(ask({ unitids: [unitid] })).toMatchObject([
        { date: null, treat_as: null, check_by: null, state: "passed" },
      ]);
    }
    expect(ask({ unitids: [172264] })[0]?.what_to_do).toContain(
      "This college closed in May 2026. You can't apply here.",
    );
    expect(ask({ unitids: [214795], path: "transfer" })[0]?.what_to_do).toContain("Look at Penn State instead.");
    expect(ask({ unitids: [155937] })[0]?.what_to_do).not.toContain("closed");
    // New Jersey City University is merging, and Fontbonne in doubt: their dates stay, with the news.
    expect(ask({ unitids: [185129] })[0]?.what_to_do).toContain("Apply through Kean University");
    expect(ask({ unitids: [177418] })[0]?.what_to_do).toContain("We couldn't confirm it.");
  });

  it.each([
    [{ unitids: [1] }, "unitids.0"],
    [{ entry: "spring 2027" }, "entry"],
    [{ unitids: [] }, "unitids"],
    [{ entry: "2027" }, "entry"],
    [{ path: "gap" }, "path"],
    [{ today: "2026-02-30" }, "today"],
    [{ extra: 1 }, "extra"],
  ])("refuse %o and say where", (more, path) => {
    try {
      ask(more);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(DeadlineInputError);
      expect(error).toMatchObject({ path });
    }
  });
});
