import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { ListedCollege } from "./college-lines.server";
import { cell } from "./csv-cell";
import { exportPlan } from "./export.server";
import type { PlanView } from "./view";

const view = {
  id: "p",
  you: { name: "Maya", role: "student", keeps: true },
  student: { name: "Maya <Brooks>", joined: true },
  classYear: 2027,
  state: "OH",
  people: [],
  homes: [],
} as unknown as PlanView;
const college = {
  unitid: 204796,
  name: "Ohio State",
  place: "Columbus, Ohio",
  statusLabel: "Considering",
  wayLabel: "Regular",
  deadline: { day: "2027-01-15", words: "January 15, 2027", from: "Published", over: false },
  open: true,
  note: '=HYPERLINK("x")',
  liked: "The river",
} as unknown as ListedCollege;

it("holds a page, a table, a calendar and the data", () => {
  const zip = unzipSync(exportPlan(view, [college], "https://www.example.org", new Date("2026-11-21T12:00:00Z")));
  expect(Object.keys(zip).sort()).toEqual(["colleges.csv", "deadlines.ics", "plan.html", "plan.json"]);
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  expect(JSON.parse(text("plan.json")).colleges[0]).toMatchObject({ unitid: 204796, deadline: "2027-01-15" });
  expect(text("deadlines.ics")).toContain("DTSTART:20270115T180000");
  expect(text("plan.html")).toContain("Maya &lt;Brooks&gt;");
  expect(text("colleges.csv")).toContain(`"'=HYPERLINK(""x"")"`);
});

it("lets no spreadsheet calculate what somebody wrote", () => {
  for (const start of ["=", "+", "-", "@"]) expect(cell(`${start}1`)).toBe(`"'${start}1"`);
  expect(cell("Plain, with a comma")).toBe('"Plain, with a comma"');
});
