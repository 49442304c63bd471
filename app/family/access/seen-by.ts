import { decide, type Resource, type Viewer } from "./policy";
import { type HouseholdId, hasTwo, type Mode } from "./roles";
import { homeNames } from "./view";

/** One thing of a plan and who sees it, in words made from the policy itself. */
export interface SeenBy {
  readonly what: string;
  readonly sees: string;
  /** Who sees only bands, null for nobody. */
  readonly derived: string | null;
  readonly changes: string;
}

/** Everybody a viewer may know to be there. */
function groups(viewer: Viewer, mode: Mode, student: string): readonly { name: string; who: Viewer }[] {
  const { households } = viewer;
  const nameOf = homeNames(viewer, mode);
  const parent = (household: HouseholdId): Viewer => ({
    role: "parent",
    household,
    households,
    admitted: true,
    controls: viewer.role === "parent" && viewer.controls && viewer.household === household,
  });
  const studentKeeps = viewer.role === "student" ? viewer.controls : !viewer.controls;
  const list = [
    {
      name: viewer.role === "student" ? "you" : student,
      who: { role: "student", household: null, households, controls: studentKeeps, admitted: false } satisfies Viewer,
    },
  ] as { name: string; who: Viewer }[];
  if (viewer.role === "student") {
    const your = (home: HouseholdId) => (hasTwo(mode) ? `your ${nameOf(home)}` : nameOf(home));
    list.push(...households.map((home) => ({ name: your(home), who: parent(home) })));
  } else if (viewer.role === "parent" && viewer.household !== null) {
    list.push({ name: "your household", who: parent(viewer.household) });
    if (mode === "open") {
      const others = households.filter((home) => home !== viewer.household);
      list.push(...others.map((home) => ({ name: nameOf(home), who: parent(home) })));
    }
  }
  const outside = { household: null, households, controls: false, admitted: false };
  list.push({ name: "counselors", who: { role: "counselor", ...outside } });
  list.push({ name: "helpers", who: { role: "helper", ...outside } });
  return list;
}

const shared: readonly { resource: Resource; what: string }[] = [
  { resource: "colleges", what: "The college list: status, round, deadlines" },
  { resource: "liked", what: "What the student liked about a college" },
  { resource: "record", what: "The student’s grades, test scores and majors" },
  { resource: "note", what: "The student’s notes" },
  { resource: "essays", what: "The essay list and drafts, but for a version the student shows somebody" },
  { resource: "tasks:shared", what: "Tasks, with what’s done and what’s overdue" },
  { resource: "tasks:student", what: "The student’s private tasks, such as essays" },
  { resource: "results:shared", what: "Saved results the student shares with everyone" },
  { resource: "results:student", what: "The student’s private saved results and letters" },
  { resource: "ledger:student", what: "The student’s private payments" },
  { resource: "log", what: "The log of who looked at what and who changed what" },
];

/** What a viewer should know about who sees what. Nothing of it speaks of somebody this viewer does not know of. */
export function seenBy(viewer: Viewer, mode: Mode, student: string): readonly SeenBy[] {
  const all = groups(viewer, mode, student);
  const own = viewer.household === null ? [] : [viewer.household];
  const homes: readonly HouseholdId[] = viewer.role === "student" ? viewer.households : own;
  const nameOf = homeNames(viewer, mode);
  const ofHomes = homes.flatMap((household): { resource: Resource; what: string }[] => {
    const home = homes.length > 1 ? `the ${nameOf(household)}` : "your household";
    const whose = viewer.role === "student" ? "you" : student;
    return [
      { resource: `finances:${household}`, what: `Figures about money for ${home}` },
      { resource: `letters:${household}`, what: `Costs, aid results and award letters that ${home} saved` },
      {
        resource: `asked:${household}`,
        what: `Tasks ${whose === "you" ? "you ask" : `${whose} asks`} ${home} to do`,
      },
      { resource: `tasks:${household}`, what: `Private tasks for ${home}` },
      { resource: `ledger:${household}`, what: `Who pays what, between ${whose} and ${home}` },
    ];
  });
  const ofAll: { resource: Resource; what: string }[] =
    mode === "open" && (viewer.role === "student" || viewer.role === "parent")
      ? [
          { resource: "ledger:shared", what: "Who pays what, between the student and both households" },
          { resource: "together", what: "Which colleges both households reach together, once both choose to count" },
        ]
      : [];
  return [...shared, ...ofHomes, ...ofAll].map(({ resource, what }) => {
    const by = (decision: string, action: "see" | "change") =>
      all.filter(({ who }) => decide(who, mode, resource, action) === decision).map(({ name }) => name);
    const sees = by("allow", "see");
    const derived = by("derived", "see");
    const changes = by("allow", "change");
    return {
      what,
      sees: sees.length === all.length ? "everyone in the plan" : listed(sees),
      derived: derived.length === 0 ? null : listed(derived),
      changes: listed(changes),
    };
  });
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return "nobody";
  return names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
