import { describe, expect, it } from "vitest";
import { type Action, actions, decide, mayInvite, type Resource, type Viewer } from "./policy";
import { type HouseholdId, householdsIn, type Mode, modes, type Party, type Role, roles } from "./roles";

const a = "hh_a";
const b = "hh_b";
const households = [a, b] as const;
const sides: readonly Party[] = ["student", a, b, "counselor", "helper"];
/** Every resource of a plan with these households. */
const resourcesOf = (households: readonly HouseholdId[]): readonly Resource[] => [
  "basics",
  "colleges",
  "liked",
  "note",
  "setup",
  "log",
  "essays",
  "record",
  "together",
  "ledger:student",
  "ledger:shared",
  ...(["student", "counselor", "helper", ...households] as const).map((side) => `people:${side}` as const),
  ...(["finances", "told", "ledger", "asked"] as const).flatMap((kind) =>
    households.map((household) => `${kind}:${household}` as const),
  ),
  ...(["tasks", "results", "letters", "calendar"] as const).flatMap((kind) =>
    (["shared", "student", ...households] as const).map((owner) => `${kind}:${owner}` as const),
  ),
];

const resources = resourcesOf(households);

/** Who looks, before it is said how many homes the plan has. */
type Somebody = Omit<Viewer, "households">;
/** The same in a plan of this mode that still holds two homes, as only a mistake could leave it. */
const inMode = (who: Somebody, mode: Mode): Viewer => ({ ...who, households: householdsIn(mode, households) });
const decided = (who: Somebody, mode: Mode, resource: Resource, action: Action) =>
  decide(inMode(who, mode), mode, resource, action);

/** Everybody who can look: roles, households, who keeps the plan, who is let into the finances. */
const viewers = {
  S: { role: "student", household: null, controls: true, admitted: false },
  s: { role: "student", household: null, controls: false, admitted: false },
  P: { role: "parent", household: a, controls: true, admitted: true },
  A: { role: "parent", household: a, controls: false, admitted: true },
  a: { role: "parent", household: a, controls: false, admitted: false },
  B: { role: "parent", household: b, controls: false, admitted: true },
  b: { role: "parent", household: b, controls: false, admitted: false },
  C: { role: "counselor", household: null, controls: false, admitted: false },
  H: { role: "helper", household: null, controls: false, admitted: false },
} as const satisfies Record<string, Somebody>;

/**
 * The whole policy, written out by hand. A column is a viewer, and in it the four modes in order: one, open, apart,
 * estranged. `+` allow, `~` derived, `.` deny.
 */
const table = `
resource          action  S    s    P    A    a    B    b    C    H
basics            see     ++++ ++++ ++++ ++++ ++++ .++. .++. ++++ ++++
basics            change  ++++ .... +... .... .... .... .... .... ....
colleges          see     ++++ ++++ ++++ ++++ ++++ .++. .++. ++++ ++++
colleges          change  ++++ .... +... .... .... .... .... .... ....
liked             see     ++++ ++++ ++++ ++++ ++++ .++. .++. ++++ ++++
liked             change  ++++ .... +... .... .... .... .... .... ....
note              see     ++++ ++++ .... .... .... .... .... .... ....
note              change  ++++ ++++ .... .... .... .... .... .... ....
setup             see     ++++ ++++ .... .... .... .... .... .... ....
setup             change  ++++ .... .... .... .... .... .... .... ....
log               see     ++++ ++++ .... .... .... .... .... .... ....
log               change  .... .... .... .... .... .... .... .... ....
essays            see     ++++ ++++ .... .... .... .... .... .... ....
essays            change  ++++ ++++ .... .... .... .... .... .... ....
record            see     ++++ ++++ +... .... .... .... .... .... ....
record            change  ++++ ++++ +... .... .... .... .... .... ....
together          see     .~.. .~.. .~.. .~.. .~.. .~.. .~.. .... ....
together          change  .... .... .... .... .... .... .... .... ....
people:student    see     ++++ ++++ ++++ ++++ ++++ .++. .++. ++++ ++++
people:student    change  ++++ .... +... .... .... .... .... .... ....
people:a          see     ++++ ++++ ++++ ++++ ++++ .+.. .+.. .... ....
people:a          change  ++++ .... +... .... .... .... .... .... ....
people:b          see     .++. .++. .+.. .+.. .+.. .++. .++. .... ....
people:b          change  .++. .... .... .... .... .... .... .... ....
people:counselor  see     ++++ ++++ .... .... .... .... .... .... ....
people:counselor  change  ++++ .... .... .... .... .... .... .... ....
people:helper     see     ++++ ++++ .... .... .... .... .... .... ....
people:helper     change  ++++ .... .... .... .... .... .... .... ....
finances:a        see     ~~~~ ~~~~ ++++ ++++ .... .~.. .~.. .... ....
finances:a        change  .... .... ++++ ++++ .... .... .... .... ....
finances:b        see     .~~. .~~. .~.. .~.. .~.. .++. .... .... ....
finances:b        change  .... .... .... .... .... .++. .... .... ....
told:a            see     ++++ ++++ ++++ ++++ .... .... .... .... ....
told:a            change  .... .... ++++ ++++ .... .... .... .... ....
told:b            see     .++. .++. .... .... .... .++. .... .... ....
told:b            change  .... .... .... .... .... .++. .... .... ....
ledger:shared     see     .++. .++. .+.. .+.. .+.. .+.. .+.. .... ....
ledger:shared     change  .+.. .+.. .+.. .+.. .+.. .+.. .+.. .... ....
ledger:a          see     ++++ ++++ ++++ ++++ ++++ .... .... .... ....
ledger:a          change  ++++ ++++ ++++ ++++ ++++ .... .... .... ....
ledger:b          see     .++. .++. .... .... .... .++. .++. .... ....
ledger:b          change  .++. .++. .... .... .... .++. .++. .... ....
ledger:student    see     ++++ ++++ .... .... .... .... .... .... ....
ledger:student    change  ++++ ++++ .... .... .... .... .... .... ....
letters:shared    see     .... .... .... .... .... .... .... .... ....
letters:shared    change  .... .... .... .... .... .... .... .... ....
letters:student   see     ++++ ++++ .... .... .... .... .... .... ....
letters:student   change  ++++ ++++ .... .... .... .... .... .... ....
letters:a         see     .... .... ++++ ++++ .... .... .... .... ....
letters:a         change  .... .... ++++ ++++ .... .... .... .... ....
letters:b         see     .... .... .... .... .... .++. .... .... ....
letters:b         change  .... .... .... .... .... .++. .... .... ....
tasks:shared      see     ++++ ++++ ++++ ++++ ++++ .++. .++. ++++ ++++
tasks:shared      change  ++++ ++++ +... .... .... .... .... .... ....
tasks:student     see     ++++ ++++ .... .... .... .... .... .... ....
tasks:student     change  ++++ ++++ .... .... .... .... .... .... ....
tasks:a           see     .... .... ++++ ++++ ++++ .... .... .... ....
tasks:a           change  .... .... ++++ ++++ ++++ .... .... .... ....
tasks:b           see     .... .... .... .... .... .++. .++. .... ....
tasks:b           change  .... .... .... .... .... .++. .++. .... ....
asked:a           see     ++++ ++++ ++++ ++++ ++++ .... .... .... ....
asked:a           change  ++++ ++++ ++++ ++++ ++++ .... .... .... ....
asked:b           see     .++. .++. .... .... .... .++. .++. .... ....
asked:b           change  .++. .++. .... .... .... .++. .++. .... ....
`;

const [heading = "", ...lines] = table.trim().split("\n");
const columns = heading.trim().split(/\s+/).slice(2) as (keyof typeof viewers)[];
const expected = lines.map((line) => {
  const [resource, action, ...cells] = line.trim().split(/\s+/);
  return { resource: resource?.replace(/:(a|b)$/, ":hh_$1") as Resource, action: action as Action, cells };
});
/** Results and calendars follow the tasks: they have the same owners. */
const sameAsTasks = ["results", "calendar"].flatMap((kind) =>
  expected
    .filter(({ resource }) => resource.startsWith("tasks:"))
    .map((line) => ({ ...line, resource: line.resource.replace("tasks", kind) as Resource })),
);
const whole = [...expected, ...sameAsTasks];
const sign = { allow: "+", derived: "~", deny: "." } as const;
const shown = (viewer: Somebody, resource: Resource, action: Action) =>
  modes.map((mode) => sign[decided(viewer, mode, resource, action)]).join("");

describe("the policy", () => {
  it.each(whole)(
    "decides who may $action $resource as the table written by hand says",
    ({ resource, action, cells }) => {
      const all = Object.fromEntries(columns.map((name) => [name, shown(viewers[name], resource, action)]));
      expect(all).toEqual(Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
    },
  );

  it("is written out for every resource and action, once", () => {
    const walked = resources.flatMap((resource) => actions.map((action) => `${resource} ${action}`));
    expect(whole.map(({ resource, action }) => `${resource} ${action}`).sort()).toEqual(walked.sort());
  });
});

/** Every viewer there can be, sensible or not. */
const everybody: Somebody[] = roles.flatMap((role: Role) =>
  [null, ...households].flatMap((household: HouseholdId | null) =>
    [true, false].flatMap((controls) =>
      [true, false].map((admitted) => ({ role, household, controls, admitted }) satisfies Somebody),
    ),
  ),
);
const hidden: readonly Mode[] = ["one", "apart", "estranged"];

describe("no trace of another household", () => {
  it("lets a household see and do the same whatever it must not know", () => {
    const parents = everybody.filter(
      ({ role, household, controls }) => role === "parent" && household === a && !controls,
    );
    for (const viewer of parents) {
      for (const resource of resources) {
        for (const action of actions) {
          const same = new Set(hidden.map((mode) => decided(viewer, mode, resource, action)));
          expect([...same], `${resource} ${action}`).toHaveLength(1);
        }
      }
    }
  });

  it("gives both households the same rights", () => {
    const mirror = (resource: Resource) =>
      resource.replace(/:hh_(a|b)$/, (_, side) => (side === "a" ? ":hh_b" : ":hh_a")) as Resource;
    for (const admitted of [true, false]) {
      const own = (household: HouseholdId): Somebody => ({ role: "parent", household, controls: false, admitted });
      for (const mode of ["open", "apart"] as const) {
        for (const resource of resources) {
          for (const action of actions) {
            expect(decided(own(b), mode, mirror(resource), action)).toBe(decided(own(a), mode, resource, action));
          }
        }
      }
    }
  });

  it("shows nobody anything of a second household where the mode has none", () => {
    for (const viewer of everybody) {
      for (const mode of ["one", "estranged"] as const) {
        for (const resource of resources.filter((name) => name.endsWith(`:${b}`))) {
          for (const action of actions) expect(decided(viewer, mode, resource, action)).toBe("deny");
        }
        for (const resource of resources) {
          if (viewer.household === b) expect(decided(viewer, mode, resource, "see")).toBe("deny");
        }
        expect(mayInvite(inMode(viewer, mode), mode, b, { kept: false, takenOver: false })).toBe(false);
      }
    }
  });

  it("never gives a household's figures to anybody but its own people", () => {
    for (const viewer of everybody) {
      for (const mode of modes) {
        for (const household of households) {
          const own = viewer.role === "parent" && viewer.household === household && viewer.admitted;
          for (const action of actions) {
            if (!own) expect(decided(viewer, mode, `finances:${household}`, action)).not.toBe("allow");
          }
        }
      }
    }
  });
});

describe("inviting", () => {
  const invited = (viewer: Somebody, mode: Mode, kept: boolean, takenOver = false) =>
    sides.filter((side) => mayInvite(inMode(viewer, mode), mode, side, { kept, takenOver }));

  it("is the student's, but for a household that keeps finances", () => {
    expect(invited(viewers.S, "apart", false)).toEqual(["student", a, b, "counselor", "helper"]);
    expect(invited(viewers.S, "apart", true)).toEqual(["student", "counselor", "helper"]);
    expect(invited(viewers.S, "estranged", false)).toEqual(["student", a, "counselor", "helper"]);
    expect(invited(viewers.s, "one", false)).toEqual([]);
  });

  it("lets the people of a household bring in their own, when they are let in themselves", () => {
    for (const mode of ["open", "apart", "estranged"] as const) {
      expect(invited(viewers.A, mode, true), mode).toEqual([a]);
      expect(invited(viewers.a, mode, true), mode).toEqual([]);
    }
    expect(invited(viewers.B, "apart", true)).toEqual([b]);
  });

  it("lets a parent bring in the student a plan is for", () => {
    expect(invited(viewers.P, "one", true)).toEqual(["student", a]);
    expect(invited(viewers.A, "one", true)).toEqual(["student", a]);
  });

  it("is the same for a household in every mode once a student has kept the plan", () => {
    for (const mode of ["one", "apart", "estranged"] as const)
      expect(invited(viewers.A, mode, true, true)).toEqual([a]);
  });

  it("isn't something that a counselor or a helper may do", () => {
    for (const mode of modes)
      expect([...invited(viewers.C, mode, false), ...invited(viewers.H, mode, false)]).toEqual([]);
  });
});
