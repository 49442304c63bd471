import { afterAll, describe, expect, it } from "vitest";
import { searchTrips } from "~/visits/routing/search-trip";
import { makeTrip, tripThreads } from "~/visits/trip/trip.server";
import { country, findColleges } from "./country.server";
import { findPlace } from "./find-place";
import { readPlanner } from "./read-planner";
import { readTrip } from "./read-trip";

const land = country();
const planner = (query: string) => readPlanner(new URLSearchParams(query), land, findColleges);
const form = (query: string) => {
  const read = planner(query);
  if (read.kind !== "form") throw new Error("this should have been the form");
  return read.form;
};
const sixteen = land.all.slice(0, 16).map(({ unitid }) => unitid);

describe("readPlanner", () => {
  it("takes colleges from another page without asking for the rest", () => {
    const { chosen, messages } = form("unitids=166683,166027");
    expect(chosen.map(({ name }) => name)).toEqual(["Massachusetts Institute of Technology", "Harvard University"]);
    expect(messages).toEqual({});
  });

  it("refuses 16 colleges from a link and from the form, and keeps them", () => {
    for (const query of [`unitids=${sixteen.join(",")}`, `do=plan&from=43004&unitids=${sixteen.join("&unitids=")}`]) {
      expect(Object.keys(form(query).messages)).toEqual(["unitids"]);
      expect(form(query).chosen).toHaveLength(16);
    }
  });

  it("searches, adds, and plans", () => {
    const { found, asked } = form("do=find&q=yale&unitids=166683");
    expect(asked).toBe("yale");
    expect(found[0]?.name).toBe("Yale University");
    expect(form("do=add&q=yale&asked=yale&unitids=166683&unitids=130794")).toMatchObject({
      asked: "",
      found: [],
      gone: [],
      chosen: [{ unitid: 166683 }, { unitid: 130794 }],
    });
    expect(planner("do=plan&unitids=166683&unitids=130794&from=43004&q=&asked=")).toEqual({
      kind: "trip",
      search: "unitids=166683,130794&from=43004",
    });
  });

  it("searches when a name was typed and Enter pressed, and plans when that search was made", () => {
    const typed = "do=plan&unitids=166683&from=43004&q=yale";
    expect(form(`${typed}&asked=`).found[0]?.name).toBe("Yale University");
    expect(planner(`${typed}&asked=yale`).kind).toBe("trip");
  });

  it("does not offer what is on the list or has no place", () => {
    expect(form("do=find&q=yale&unitids=130794").found.map(({ unitid }) => unitid)).not.toContain(130794);
    const unplaced = land.all.find(({ lat }) => lat === null);
    expect(form(`do=find&q=${unplaced?.name}`).found.map(({ unitid }) => unitid)).not.toContain(unplaced?.unitid);
  });

  it("says everything that is missing when the trip is asked for, and keeps what was typed", () => {
    const { messages, values } = form("do=plan&first=tomorrow&mpg=30");
    expect(Object.keys(messages).sort()).toEqual(["first", "from", "unitids"]);
    expect(values).toMatchObject({ first: "tomorrow", mpg: "30" });
  });
});

describe("readTrip", () => {
  const messages = (query: string) => {
    const read = readTrip(new URLSearchParams(query), land);
    return read.ok ? {} : read.messages;
  };

  it("names a college that does not exist, and one without a place", () => {
    expect(messages("unitids=999999&from=43004").unitids?.[0]).toContain("999999");
    const unplaced = land.all.find(({ lat }) => lat === null);
    expect(messages(`unitids=${unplaced?.unitid}&from=43004`).unitids?.[0]).toContain(unplaced?.name);
  });

  it("plans no drive to an island", () => {
    const honolulu = land.all.find(({ name }) => name === "University of Hawaii at Manoa");
    expect(messages(`unitids=${honolulu?.unitid}&from=43004`).unitids?.[0]).toContain("Oahu");
    expect(messages(`unitids=${honolulu?.unitid}&from=96822`)).toEqual({});
  });
});

describe("findPlace", () => {
  const label = (typed: string) => {
    const found = findPlace(typed, land.all, land.placeOfZip);
    return "place" in found ? found.place.label : found.message;
  };

  it("finds ZIP codes and cities with a college", () => {
    expect(label("43004-1234")).toBe("ZIP code 43004, Ohio");
    expect(label("columbus oh")).toBe("Columbus, OH");
    expect(label("New York, New York")).toBe("New York, NY");
    expect(label("st. louis, missouri")).toMatch(/^St\.? Louis, MO$|^Saint Louis, MO$/);
  });

  it("asks for the state of a name that many cities have", () => {
    expect(label("Columbus")).toMatch(/More than one city.*Columbus, OH/);
  });

  it.each(["00000", "4300", "Nowhere, OH", "x".repeat(200), "'; drop table"])(
    "cannot place %j and says what it can",
    (typed) => {
      expect(label(typed)).toMatch(/ZIP code/);
    },
  );
});

const fifteen = [
  110635, 166683, 166027, 130794, 190150, 186131, 144050, 215062, 198419, 182670, 221999, 147767, 227757, 152080,
  139658,
].join(",");

describe("a search that takes long", () => {
  afterAll(() => tripThreads.close());

  it("is done in a thread of its own, with the same answer", async () => {
    const read = readTrip(new URLSearchParams(`unitids=${fifteen}&from=43004&days=4&first=2026-10-05`), land);
    if (!read.ok) throw new Error("this should have been a trip");
    const before = tripThreads.done();
    expect(await tripThreads.run(read.asked.request)).toEqual(searchTrips(read.asked.request));
    expect(tripThreads.done()).toBe(before + 1);
  });

  it("is asked for first, and once for all who open the same address; a short one is asked for too", async () => {
    const asked: string[] = [];
    const before = tripThreads.done();
    const long = () =>
      makeTrip(new URLSearchParams(`unitids=${fifteen}&from=02139`), async () => void asked.push("long"));
    const [one, two] = await Promise.all([long(), long()]);
    expect(two).toBe(one);
    expect(await long()).toBe(one);
    expect(tripThreads.done()).toBe(before + 1);
    expect(new Set(asked)).toEqual(new Set(["long"]));
    await makeTrip(new URLSearchParams("unitids=204796&from=02139"), async () => void asked.push("short"));
    expect(asked).toContain("short");
    expect(tripThreads.done()).toBe(before + 1);
  });

  it("that may not begin is refused, and can begin later", async () => {
    const query = new URLSearchParams(`unitids=${fifteen}&from=10001`);
    const refuse = async () => {
      throw new Response(null, { status: 429 });
    };
    await expect(makeTrip(query, refuse)).rejects.toMatchObject({ status: 429 });
    expect((await makeTrip(query)).kind).toBe("trip");
  });
});

describe("makeTrip", () => {
  const page = async (query: string) => {
    const made = await makeTrip(new URLSearchParams(query));
    if (made.kind !== "trip") throw new Error("this should have been a trip");
    return made;
  };

  it("fills in every name, and its figures agree with each other", async () => {
    const { view } = await page("unitids=204796,201645,166683,130794&from=43004&first=2026-10-05&back=last");
    expect(view?.stops.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const legs = view?.stops.reduce((sum, { miles }) => sum + miles, 0);
    expect(view?.miles).toBeCloseTo(legs ?? -1, 6);
    expect(view?.cost.total).toBe((view?.cost.fuel ?? 0) + (view?.cost.lodging ?? 0));
    expect(view?.cost.nights).toBe(view?.days.filter(({ night, atHome }) => night !== null && !atHome).length);
    expect(view?.end).toBeNull();
    for (const { night, parts } of view?.days ?? []) {
      expect(night).not.toBe("");
      for (const part of parts) if (part.kind === "drive") expect(part.to).not.toBe("");
    }
  });

  it("offers fewer days, and each offer leads to that many", async () => {
    const { choices, view } = await page(
      "unitids=204796,201645,166683,166027,130794,190150&from=43004&first=2026-10-05",
    );
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.find(({ shown }) => shown)?.days).toBe(view?.days.length);
    for (const { days, search, miles } of choices) {
      const there = (await page(search)).view;
      expect(there?.days.length).toBe(days);
      expect(there?.miles).toBe(miles);
    }
  });

  it("says of a college on the trip that it has closed", async () => {
    const [sienaHeights, annArbor] = [172264, 170976];
    const { view } = await page(`unitids=${sienaHeights},${annArbor}&from=48104&first=2026-10-05`);
    expect(view?.stops.find(({ unitid }) => unitid === sienaHeights)?.place).toBe("Adrian, MI · Closed in May 2026");
    expect(view?.stops.find(({ unitid }) => unitid === annArbor)?.place).toBe("Ann Arbor, MI");
  });

  it("counts no room for nights near home", async () => {
    const { view } = await page("unitids=166683,166027,167358,164988&from=02139&first=2026-10-05");
    expect(view?.days.length).toBeGreaterThan(1);
    expect(view?.cost).toMatchObject({ nights: 0, lodging: 0 });
  });

  it("keeps the other trips in sight when a number of days is given", async () => {
    const query = "unitids=204796,201645,166683,166027,130794,190150&from=43004&first=2026-10-05";
    const [first] = (await page(query)).choices;
    const chosen = await page(`${query}&days=${first?.days}`);
    expect(chosen.choices.length).toBe((await page(query)).choices.length);
    expect(chosen.choices.find(({ shown }) => shown)).toMatchObject({ days: first?.days, miles: chosen.view?.miles });
  });

  it("says what to leave out, and each way out works", async () => {
    const { problem, view } = await page("unitids=204796,201645,166683&from=43004&first=2026-10-05&days=2");
    expect(problem?.anyOf.map(({ name }) => name)).toEqual(["Massachusetts Institute of Technology"]);
    expect(view?.stops).toHaveLength(2);
    const outs = [...(problem?.anyOf ?? []), ...(problem?.daysNeeded ? [problem.daysNeeded] : [])];
    expect(outs.length).toBeGreaterThan(1);
    for (const { search } of outs) expect((await page(search)).problem).toBeNull();
  });

  it("shows the colleges that are left, each on its own tour, whichever was left out", async () => {
    const { problem, view } = await page("unitids=166683,204796,201645,217156&from=43004&first=2026-10-05&days=2");
    expect(problem?.leftOut).toEqual(["Massachusetts Institute of Technology", "Brown University"]);
    expect(view?.stops.map(({ name }) => name).sort()).toEqual([
      "Case Western Reserve University",
      "Ohio State University-Main Campus",
    ]);
    const tours = view?.days.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "tour" ? [part.stop] : [])));
    expect(tours).toEqual([1, 2]);
    expect(
      view?.days.flatMap(({ parts }) => parts).find((part) => part.kind === "drive" && part.to === view.stops[0]?.name),
    ).toBeDefined();
  });

  it("draws a small map of the states around the route", async () => {
    const { view } = await page("unitids=204796,201645,166683&from=43004");
    const map = view?.map;
    expect(map?.names.map(({ text }) => text)).toEqual(expect.arrayContaining(["PA", "NY"]));
    expect(map?.marks.map(({ text }) => text)).toEqual(expect.arrayContaining(["1", "2", "3", "Start"]));
    expect((map?.land.length ?? 0) + (map?.borders.length ?? 0)).toBeLessThan(20_000);
    expect(`${map?.land}${map?.borders}${map?.route}`).not.toMatch(/NaN|Infinity|undefined/);
  });
});
