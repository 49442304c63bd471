import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { Day } from "~/calendar/day";
import { csvCell } from "~/design/csv";
import type { PlanView } from "~/family/access/view";
import { emptyFinances } from "~/family/finances/finances";
import type { SplitView } from "~/family/ledger/ledger-view";
import type { ListedCollege } from "../colleges/college-list";
import { exportPlan } from "./export.server";
import type { Own } from "./export-own.server";
import type { Progress } from "./export-progress.server";

const view = {
  id: "p",
  you: { name: "Maya", role: "student", keeps: true },
  student: { name: "Maya <Brooks>", joined: true },
  classYear: 2027,
  began: "2026-10-01",
  state: "OH",
  people: [],
  invitations: [],
  homes: [],
  allHomes: null,
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

const split = (agreed: boolean): SplitView => ({
  id: agreed ? "s" : "t",
  from: "2026–27",
  agreed,
  paysAll: null,
  proposer: null,
  mayAgree: false,
  mayDrop: false,
  shares: [
    { who: "you", part: agreed ? 5_000 : 0, cap: null },
    { who: "your household", part: agreed ? 5_000 : 10_000, cap: agreed ? null : 200_000 },
  ],
  waiting: agreed ? [] : ["your household"],
});

const progress: Progress = {
  saved: [
    {
      tool: "Student Aid Index",
      name: "Ours <2026>",
      headline: "Student Aid Index 9,876",
      saved: "November 21, 2026",
      seenBy: "Only you",
      answers: "agi=1",
    },
  ],
  ledgers: [
    {
      key: "hh_a",
      kind: "home",
      file: "own",
      label: "You and your household",
      books: [],
      payers: [],
      me: 0,
      mayChange: true,
      goesOn: true,
      splits: [split(true), split(false)],
      schoolYears: [],
      thisYear: "2026",
      years: [
        {
          name: "2026–27",
          total: 12_345,
          uncovered: 0,
          agreed: true,
          proposed: true,
          lines: [{ who: "you", part: 5_000, cap: null, due: 6_173, paid: 0, gave: 0, got: 0 }],
          owes: [{ from: "you", to: "your household", cents: 6_173 }],
          entries: [
            {
              id: "e",
              what: "=Fees",
              day: "2026-09-01",
              written: "September 1, 2026",
              cents: 12_345,
              who: "your household",
              to: null,
              mine: false,
            },
          ],
        },
      ],
    },
  ],
  essays: [
    {
      id: "x",
      unitid: null,
      title: "Personal statement",
      wordLimit: 650,
      due: "2026-12-31",
      state: "draft",
      college: "Several colleges",
      stateName: "Draft",
      dueWords: "December 31, 2026",
      far: "in 40 days",
      drafts: {
        versions: [
          {
            number: 1,
            words: 2,
            begun: "Monday",
            saved: "Tuesday",
            origin: "",
            counted: true,
            text: "The pump\n\nbroke.",
          },
        ],
        sittings: [],
        shownTo: [],
        questions: [],
      },
    },
  ],
  tasks: [
    {
      key: "own:1",
      title: "=Send <papers>",
      detail: "",
      college: null,
      unitid: null,
      deadline: false,
      certainty: "",
      due: "2026-11-01",
      dueWords: "November 1, 2026",
      far: "20 days ago",
      state: "overdue",
      waitsFor: ["File the FAFSA"],
      owner: "Everyone sees it",
      mayTick: true,
      mayChange: true,
      sent: false,
      withdrawn: null,
    },
  ],
  dates: [],
};
const due: Progress["dates"][number] = {
  id: "c",
  day: "2027-01-15",
  title: "Deadline: Ohio State",
  detail: "",
  kind: "deadline",
};
const work: Progress["dates"][number] = {
  id: "t",
  day: "2026-12-05",
  title: "Ask a teacher",
  detail: "",
  kind: "task",
};
const none: Own = { record: null, household: null, log: null, reminders: { settings: null }, feed: null };
const own: Own = {
  record: { gpa: "3.4", sat: "1180", fields: "11" },
  household: {
    finances: { ...emptyFinances, income: 84_321, pays: 9_876, filing: "hoh" },
    shown: { pay: "$5,000 to $15,000 a year", aid: null, told: 9_876 },
    readers: ["Renee"],
    waiting: [],
  },
  log: [{ at: "2026-11-20T15:00:00Z", when: "Nov 20, 2026, 10:00 AM EST", who: "=Renee", did: "looked" }],
  reminders: { settings: { days: [7, 1, 0], weekly: true } },
  feed: { made: "November 1, 2026", read: null },
};
const origin = "https://www.example.org";
const now = new Date("2026-11-21T12:00:00Z");
const all = { view, colleges: [college], takenOff: [], progress, own: none, today: "2026-11-21" as Day };
const nothing: Progress = { saved: [], ledgers: [], essays: [], tasks: [], dates: [due, work] };

it("holds what the plan keeps, and no file or part of what it does not", () => {
  const zip = unzipSync(exportPlan(all, origin, now));
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  expect(Object.keys(zip)).toEqual(expect.arrayContaining(["essays.csv", "tasks.csv", "who-pays-what-own.csv"]));
  expect(text("tasks.csv")).toContain(
    `"'=Send <papers>","","2026-11-01","Overdue","Everyone sees it","File the FAFSA"`,
  );
  expect(text("plan.html")).toContain("=Send &lt;papers&gt;: due November 1, 2026, overdue. Everyone sees it.");
  expect(text("essays.csv")).toContain('"Personal statement","Several colleges","650","2026-12-31","Draft"');
  expect(text("who-pays-what-own.csv")).toContain(`"payment","2026-09-01","'=Fees","your household","123.45"`);
  for (const row of [
    '"starting 2026–27","agreed share","","50%","you",""',
    '"starting 2026–27","proposed share","","100%, at most $2,000.00 a school year","your household",""',
  ]) {
    expect(text("who-pays-what-own.csv")).toContain(row);
  }
  expect(text("plan.html")).toContain("starting 2026–27, agreed: you 50%, your household 50%");
  expect(text("plan.html")).toContain("starting 2026–27, only proposed, not agreed yet by your household: you 0%");
  expect(text("plan.html")).toContain("Ours &lt;2026&gt;");
  expect(text("plan.html")).toContain("you to your household: $61.73");
  expect(JSON.parse(text("plan.json"))).toMatchObject({
    saved: [{ answers: "agi=1" }],
    ledgers: [{ between: "You and your household", agreed: [{}], onlyProposed: [{}], years: [{ totalCents: 12_345 }] }],
    essays: [{ prompt: "Personal statement" }],
    tasks: [{ due: "2026-11-01", done: false, overdue: true, whose: "Everyone sees it" }],
  });
  const empty = unzipSync(exportPlan({ ...all, progress: nothing }, origin, now));
  expect(strFromU8(empty["plan.html"] ?? new Uint8Array())).not.toMatch(/Saved results|Who pays what|Essays|Tasks/);
});

it("holds a page, a table, a calendar and the data", () => {
  const zip = unzipSync(exportPlan({ ...all, progress: nothing }, origin, now));
  expect(Object.keys(zip).sort()).toEqual(["colleges.csv", "dates.ics", "plan.html", "plan.json"]);
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  expect(JSON.parse(text("plan.json")).colleges[0]).toMatchObject({ unitid: 204796, deadline: "2027-01-15" });
  for (const start of ["20270115T180000", "20261205T163000"]) {
    expect(text("dates.ics")).toContain(`DTSTART:${start}`);
  }
  expect(text("plan.html")).toContain("Maya &lt;Brooks&gt;");
  expect(text("colleges.csv")).toContain(`"'=HYPERLINK(""x"")"`);
});

it("holds the own household’s figures, the log and the settings where they are this person’s to read", () => {
  const to = "2026-12-01T15:00:00.000Z";
  const invitations = [{ id: "i", email: "ann@mail.example", part: "Counselor", expiresAt: to, mayChange: true }];
  const homes = [{ name: "first household", pay: null, aid: null, told: 8_765 }];
  const full = { ...all, view: { ...view, invitations, homes }, takenOff: ["Bard <College>"], own };
  const zip = unzipSync(exportPlan(full, origin, now));
  const text = (name: string) => strFromU8(zip[name] ?? new Uint8Array());
  expect(JSON.parse(text("plan.json"))).toMatchObject({
    exportedOn: "2026-11-21",
    takenOffTheList: ["Bard <College>"],
    invitations: [{ email: "ann@mail.example", part: "Counselor", linkWorksUntil: to }],
    yourHousehold: { figures: { income: 84_321, pays: 9_876, cash: null }, shownToOthers: { told: 9_876 } },
    reminders: { days: [7, 1, 0], weekly: true },
    calendarAddress: { made: "November 1, 2026" },
    log: [{ who: "=Renee", did: "looked" }],
    studentsRecord: { gpa: "3.4", sat: "1180", fields: ["11"] },
  });
  expect(text("log.csv")).toBe(`"When","Who","What"\r\n"Nov 20, 2026, 10:00 AM EST","'=Renee","looked"\r\n`);
  for (const line of [
    "Yearly income: $84,321",
    "<li>GPA 3.4</li><li>SAT 1180</li>",
    "How the return is filed: One parent, filing as head of household",
    "Cash, savings and checking: not given",
    "What others are shown: $5,000 to $15,000 a year; $9,876 a year",
    "first household: plans to pay $8,765 a year",
    "ann@mail.example, Counselor: the link works until December 1",
    "Email reminders: 7 days before, 1 day before, on the day, a weekly summary",
    "Taken off the list: Bard &lt;College&gt;.",
    "It’s in the file log.csv.",
  ]) {
    expect(text("plan.html"), line).toContain(line);
  }
  const without = Object.values(unzipSync(exportPlan(all, origin, now))).map((file) => strFromU8(file));
  expect(without.join(), "and no word of it for anybody else").not.toMatch(
    /yourHousehold|Access log|"log"|studentsRecord/,
  );
});

it("is dated by the day of the plan, which in the evening is not the day of UTC", () => {
  const zip = unzipSync(exportPlan(all, origin, new Date("2026-11-22T02:00:00Z")));
  const text = strFromU8(zip["plan.html"] ?? new Uint8Array());
  expect(text).toContain("As Maya saw it on November 21, 2026.");
});

it("lets no spreadsheet calculate what somebody wrote", () => {
  for (const start of ["=", "+", "-", "@"]) expect(csvCell(`${start}1`, "always")).toBe(`"'${start}1"`);
  expect(csvCell("Plain, with a comma", "always")).toBe('"Plain, with a comma"');
});
