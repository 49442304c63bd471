import { decide, type Resource, type Viewer } from "./policy";
import { type Household, hasTwo, type Mode } from "./roles";

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
  const parent = (household: Household, admitted = true): Viewer => ({
    ...{ role: "parent", household, admitted },
    controls: viewer.role === "parent" && viewer.controls && viewer.household === household,
  });
  const studentKeeps = viewer.role === "student" ? viewer.controls : !viewer.controls;
  const list = [
    {
      name: viewer.role === "student" ? "you" : student,
      who: { role: "student", household: null, controls: studentKeeps, admitted: false } satisfies Viewer,
    },
  ] as { name: string; who: Viewer }[];
  if (viewer.role === "student") {
    if (hasTwo(mode)) {
      list.push(
        { name: "your first household", who: parent("a") },
        { name: "your second household", who: parent("b") },
      );
    } else {
      list.push({ name: "your household", who: parent("a") });
    }
  } else if (viewer.role === "parent" && viewer.household !== null) {
    list.push({ name: "your household", who: parent(viewer.household) });
    if (mode === "open") {
      list.push({ name: "the other household", who: parent(viewer.household === "a" ? "b" : "a") });
    }
  }
  const outside = { household: null, controls: false, admitted: false };
  list.push({ name: "counselors", who: { role: "counselor", ...outside } });
  list.push({ name: "helpers", who: { role: "helper", ...outside } });
  return list;
}

const shared: readonly { resource: Resource; what: string }[] = [
  { resource: "colleges", what: "The college list: status, way to apply, deadlines" },
  { resource: "liked", what: "What the student liked about a college" },
  { resource: "note", what: "The student’s notes" },
  { resource: "essays", what: "The list of essays" },
  { resource: "tasks:shared", what: "Tasks, with what is done and what is overdue" },
  { resource: "tasks:student", what: "Tasks that the student keeps alone, such as essays" },
  { resource: "results:shared", what: "Saved results that the student shows to everyone" },
  { resource: "results:student", what: "Saved results and letters that the student keeps alone" },
  { resource: "ledger:student", what: "Payments that the student keeps alone" },
  { resource: "log", what: "The log of who looked and who changed" },
];

/** What a viewer should know about who sees what. Nothing of it speaks of somebody this viewer does not know of. */
export function seenBy(viewer: Viewer, mode: Mode, student: string): readonly SeenBy[] {
  const all = groups(viewer, mode, student);
  const homes: readonly Household[] =
    viewer.role === "student"
      ? hasTwo(mode)
        ? ["a", "b"]
        : ["a"]
      : viewer.household === null
        ? []
        : [viewer.household];
  const ofHomes = homes.flatMap((household, at): { resource: Resource; what: string }[] => {
    const home =
      viewer.role === "student" && homes.length > 1
        ? `the ${at === 0 ? "first" : "second"} household`
        : "your household";
    const whose = viewer.role === "student" ? "you" : student;
    return [
      { resource: `finances:${household}`, what: `The money of ${home}` },
      { resource: `letters:${household}`, what: `Costs, aid results and award letters that ${home} saved` },
      {
        resource: `asked:${household}`,
        what: `Tasks that ${whose === "you" ? "you ask" : `${whose} asks`} of ${home}`,
      },
      { resource: `tasks:${household}`, what: `The own tasks of ${home}` },
      { resource: `ledger:${household}`, what: `Who pays what, between ${whose} and ${home}` },
    ];
  });
  const ofAll: { resource: Resource; what: string }[] =
    mode === "open" && (viewer.role === "student" || viewer.role === "parent")
      ? [{ resource: "ledger:shared", what: "Who pays what, between the student and both households" }]
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
