import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aidBands, payBands } from "./bands";
import { type HouseholdId, householdsIn, type Mode, type Party } from "./roles";
import type { StoredInvitation, StoredMember, StoredPlan } from "./stored-plan";
import { viewerInPlan, viewLog, viewPlan } from "./view";

const today = "2026-11-21";
const now = `${today}T12:00:00.000Z`;
const later = "2026-12-01T00:00:00.000Z";

const member = (id: string, role: StoredMember["role"], household: StoredMember["household"] = null): StoredMember => ({
  id: `member-${id}`,
  accountId: id,
  name: `${id} name`,
  email: `${id}@mail.example`,
  role,
  household,
  ageBand: role === "student" ? "13-17" : "18+",
  admitted: household !== null,
});
const invitation = (id: string, household: HouseholdId): StoredInvitation => ({
  id: `invitation-${id}`,
  email: `${id}@mail.example`,
  role: "parent",
  household,
  expiresAt: later,
  fromParty: "student",
});

const maya = member("maya", "student");
const renee = member("renee", "parent", "hh_a");
const rick = member("rick", "parent", "hh_a");
const tom = member("tom", "parent", "hh_b");
const tara = member("tara", "parent", "hh_b");
const counselor = member("cleo", "counselor");
const helper = member("hugo", "helper");

const oneHome: StoredPlan = {
  id: "plan",
  studentName: "Maya",
  classYear: 2027,
  path: "first",
  state: "TX",
  began: "2026-10-01",
  mode: "one",
  startedBy: "student",
  takenOver: true,
  adultFrom: null,
  households: ["hh_a"],
  members: [maya, renee, rick, counselor, helper],
  invitations: [invitation("wren", "hh_a")],
  colleges: [
    {
      id: "c1",
      unitid: 204796,
      status: "applying",
      way: "ed1",
      ownDeadline: null,
      note: "mine",
      liked: "trees",
      position: 1,
      removed: false,
    },
    {
      id: "c2",
      unitid: 201645,
      status: "considering",
      way: null,
      ownDeadline: null,
      note: "",
      liked: "",
      position: 2,
      removed: true,
    },
  ],
  shownFinances: [{ household: "hh_a", shownPay: "to-15", shownAid: "grants", countedPay: null, told: null }],
};

/** The same plan with a second household in it. */
const twoHomes = (mode: Mode, shown: Partial<StoredPlan["shownFinances"][number]> = {}): StoredPlan => ({
  ...oneHome,
  mode,
  households: householdsIn(mode, ["hh_a", "hh_b"]),
  members: [tara, maya, tom, renee, rick, counselor, helper],
  invitations: [invitation("bea", "hh_b"), invitation("wren", "hh_a")],
  shownFinances: [
    { household: "hh_b", shownPay: "over-60", shownAid: "little", countedPay: null, told: 61_234, ...shown },
    ...oneHome.shownFinances,
  ],
});

function seen(plan: StoredPlan, who: string) {
  const inPlan = viewerInPlan(plan, who, today);
  return inPlan && viewPlan(plan, inPlan, now);
}

describe("no trace of one household to the other", () => {
  const onlyA = seen(oneHome, "renee");

  it.each(["apart", "estranged"] as const)("shows the first household the same in %s as when it is alone", (mode) => {
    for (const who of ["renee", "rick"]) expect(seen(twoHomes(mode), who)).toEqual(seen(oneHome, who));
    // "first" is also how a student applies, who comes straight from school.
    expect(JSON.stringify({ ...onlyA, path: null })).not.toMatch(/tom|tara|bea|over-60|61|second|first|other|hh_b/i);
  });

  it("shows the second household the same as if it were alone", () => {
    const alone: StoredPlan = {
      ...twoHomes("one"),
      households: ["hh_b"],
      members: [tara, maya, tom],
      invitations: [invitation("bea", "hh_b")],
      shownFinances: [],
    };
    const together = twoHomes("apart");
    expect(seen(together, "tom")).toEqual(seen(alone, "tom"));
  });

  it("shows counselors and helpers no household at all", () => {
    for (const who of ["cleo", "hugo"]) {
      for (const mode of ["one", "open", "apart", "estranged"] as const) {
        const view = seen(mode === "one" ? oneHome : twoHomes(mode), who);
        expect(view).toEqual(
          seen({ ...oneHome, members: [maya, counselor, helper], invitations: [], shownFinances: [] }, who),
        );
      }
    }
  });

  it("is no plan at all for a second household whose student is estranged", () => {
    for (const mode of ["one", "estranged"] as const) expect(seen(twoHomes(mode), "tom")).toBeNull();
  });

  it("never speaks of a second household to anybody in an estranged plan", () => {
    for (const who of ["maya", "renee", "rick", "cleo", "hugo"]) {
      const text = JSON.stringify(seen(twoHomes("estranged"), who));
      expect(text, who).not.toMatch(/second|other|tom|tara|bea|over-60|61_?234|hh_b/i);
      expect(seen(twoHomes("estranged"), who)).toEqual(seen({ ...oneHome, mode: "estranged" }, who));
    }
  });

  it("names the other household only in the open mode, and never by its place", () => {
    const open = seen(twoHomes("open"), "renee");
    expect(open?.people.map(({ name }) => name)).toContain("tom name");
    expect(open?.homes).toEqual([
      {
        name: "the other household",
        pay: "more than $60,000 a year",
        aid: "little need-based aid; scholarships matter more",
        told: null,
      },
    ]);
  });
});

describe("what a household's money shows", () => {
  const bands = fc.record({
    shownPay: fc.constantFrom(null, ...payBands.map(({ key }) => key)),
    shownAid: fc.constantFrom(null, ...aidBands.map(({ key }) => key)),
  });

  it("is to anybody else the bands it chose to show, whatever they do with their own figures", () => {
    fc.assert(
      fc.property(bands, bands, fc.constantFrom("open" as const, "apart" as const), (own, other, mode) => {
        const plan = twoHomes(mode, { ...other, told: null });
        const varied: StoredPlan = {
          ...plan,
          shownFinances: plan.shownFinances.map((shown) => (shown.household === "hh_a" ? { ...shown, ...own } : shown)),
        };
        // Nothing about the other household changes with what one's own household shows.
        expect(seen(varied, "renee")?.homes).toEqual(seen(plan, "renee")?.homes);
        const home = seen(varied, "maya")?.homes[1];
        expect(home?.told).toBeNull();
        const said = payBands.find(({ key }) => key === other.shownPay)?.say ?? null;
        expect(home?.pay).toBe(said);
      }),
    );
  });

  it("is to the student the amount only where the household told it", () => {
    expect(seen(twoHomes("apart"), "maya")?.homes.map(({ told }) => told)).toEqual([null, 61_234]);
    expect(seen(twoHomes("open"), "renee")?.homes.map(({ told }) => told)).toEqual([null]);
  });

  it("adds up for the student to a range", () => {
    expect(seen(twoHomes("apart"), "maya")?.allHomes).toBe("more than $65,000 a year");
    expect(seen(twoHomes("apart", { shownPay: null }), "maya")?.allHomes).toBeNull();
    const silent = { ...twoHomes("apart"), shownFinances: oneHome.shownFinances };
    expect(seen(silent, "maya")?.homes, "both stand there").toHaveLength(2);
    expect(seen(silent, "maya")?.allHomes, "but not as if one paid all").toBeNull();
    expect(seen(twoHomes("apart"), "renee")?.allHomes).toBeNull();
  });
});

describe("what both homes count toward what they reach together", () => {
  const everybody = ["maya", "renee", "rick", "tom", "cleo", "hugo"];
  const both = (mode: Mode, of: { first: string | null; second: string | null }): StoredPlan => ({
    ...twoHomes(mode, { countedPay: of.second }),
    shownFinances: twoHomes(mode, { countedPay: of.second }).shownFinances.map((home) =>
      home.household === "hh_a" ? { ...home, countedPay: of.first } : home,
    ),
  });

  it("is there for the student and both homes where they know of each other, and for nobody anywhere else", () => {
    const counted = { first: "to-15", second: "over-60" };
    const seers = everybody.filter((who) => seen(both("open", counted), who)?.together !== null);
    expect(seers).toEqual(["maya", "renee", "rick", "tom"]);
    for (const mode of ["one", "apart", "estranged"] as const) {
      for (const who of everybody)
        expect(seen(both(mode, counted), who)?.together ?? null, `${who} ${mode}`).toBeNull();
    }
  });

  it("is a sum only when each of them counts, and until then says who does", () => {
    const together = (first: string | null, second: string | null) =>
      seen(both("open", { first, second }), "renee")?.together;
    expect(together("to-15", "to-30")?.sum).toEqual({ low: 20_000, high: 45_000 });
    expect(together("to-15", null)).toEqual({
      homes: [
        { name: "your household", counts: true },
        { name: "the other household", counts: false },
      ],
      sum: null,
    });
  });
});

describe("the rest of a plan", () => {
  it("keeps notes, what was taken off, and who is invited from those whom it is not for", () => {
    expect(seen(oneHome, "maya")?.colleges[0]?.note).toBe("mine");
    for (const who of ["renee", "cleo", "hugo"]) {
      const view = seen(oneHome, who);
      expect(view?.colleges.map(({ note }) => note)).toEqual([null]);
      expect(view?.removed).toEqual([]);
      expect(view?.may).toMatchObject({ keepList: false, note: false, setup: false, log: false });
    }
  });

  it("is nobody's who is not in it", () => {
    expect(seen(oneHome, "stranger")).toBeNull();
  });

  it("leaves out invitations that are over", () => {
    const over = { ...oneHome, invitations: [{ ...invitation("wren", "hh_a"), expiresAt: now }] };
    expect(seen(over, "maya")?.invitations).toEqual([]);
  });

  it("offers to invite by words that give no other household away", () => {
    expect(seen(twoHomes("apart"), "renee")?.invite.map(({ value, label }) => [value, label])).toEqual([
      ["hh_a", "Parent or guardian"],
    ]);
    const fresh = { ...twoHomes("apart"), shownFinances: [] };
    expect(seen(fresh, "maya")?.invite.map(({ value }) => value)).toEqual(["hh_a", "hh_b", "counselor", "helper"]);
  });

  it("lets a household's people into its finances one by one", () => {
    const waiting = { ...oneHome, members: [maya, renee, { ...rick, admitted: false }] };
    expect(seen(waiting, "renee")?.people.find(({ name }) => name === "rick name")?.mayAdmit).toBe(true);
    expect(seen(waiting, "rick")?.may).toMatchObject({ household: true, finances: false });
    expect(seen(waiting, "maya")?.people.some(({ mayAdmit }) => mayAdmit)).toBe(false);
  });

  it("leaves grades and scores to the student, and to a parent who keeps the plan", () => {
    const may = (plan: StoredPlan) =>
      ["maya", "renee", "rick", "cleo", "hugo"].filter((who) => seen(plan, who)?.may.record);
    expect(may(oneHome)).toEqual(["maya"]);
    expect(may(twoHomes("open"))).toEqual(["maya"]);
    const kept: StoredPlan = { ...oneHome, startedBy: "parent", takenOver: false, adultFrom: "2027-05" };
    expect(may(kept)).toEqual(["maya", "renee", "rick"]);
    expect(may({ ...kept, takenOver: true })).toEqual(["maya"]);
  });
});

describe("the log", () => {
  const sides: readonly Party[] = ["student", "hh_a", "hh_b", "counselor", "helper"];
  const lines = sides.map((side) => ({ at: now, who: side, side, what: "looked", about: null, aboutParty: null }));

  it("is read by the student alone, and in an estranged plan speaks of one household", () => {
    const inPlan = (plan: StoredPlan, who: string) => viewerInPlan(plan, who, today);
    const read = (plan: StoredPlan, who: string) => {
      const found = inPlan(plan, who);
      return found === null ? null : viewLog(lines, found).map(({ side }) => side);
    };
    expect(read(twoHomes("apart"), "maya")).toEqual(sides);
    expect(read(twoHomes("estranged"), "maya")).toEqual(["student", "hh_a", "counselor", "helper"]);
    for (const who of ["renee", "cleo", "hugo"]) expect(read(twoHomes("apart"), who)).toEqual([]);
  });
});
