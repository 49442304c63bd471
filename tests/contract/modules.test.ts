import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { mayUseWithin } from "./inner-rooms";
import { readsOfOthers } from "./tables-read";

/**
 * Who may import whom. A subject never imports a route; the inner rooms never import the outer ones; a pure file
 * never reaches for React, Remix, a server file, the environment or the clock.
 */
const app = resolve("app");

const tools = ["match", "cost", "aid", "timeline", "visits"];
/** Rooms that put the others together and may use everything. */
const outermost = ["routes", "server", "commands", "jobs"];

/**
 * The files at the top of `app/`, each with what it may use: others beside it, and rooms. Those that use no room are
 * open to all of them.
 */
const onTop: Record<string, readonly string[]> = {
  "digest.server.ts": [],
  "env.server.ts": [],
  "escape-markup.ts": [],
  "escape-pattern.ts": [],
  "language.ts": [],
  "site.ts": [],
  "translation.ts": [],
  "translation-context.tsx": ["language.ts", "translation.ts"],
  // The table of addresses: read by what walks them.
  "routes.ts": [],
  // Where the program starts, on the server and in the browser, and the route around all others.
  "entry.client.tsx": ["connection", "design", "reports", "shell"],
  "entry.server.tsx": ["env.server.ts", "http", "jobs", "reports"],
  "root.tsx": ["env.server.ts", "language.ts", "account", "calendar", "http", "shell"],
};
/** Nobody uses these but what is named. */
const usedBy: Record<string, readonly string[]> = {
  "routes.ts": ["library/checks/link-index.server.ts"],
  "entry.client.tsx": [],
  "entry.server.tsx": [],
  "root.tsx": [],
};

/** A room and the rooms it may use besides itself. */
const mayUse: Record<string, readonly string[]> = {
  design: [],
  // What people type as text and numbers, whatever keyboard it was typed on.
  typed: [],
  calendar: ["typed"],
  // The forms they type it in: fields, schemas, messages.
  forms: ["design", "typed", "calendar", "mail"],
  http: [],
  // The states of the country and their names.
  geography: [],
  // What the device knows of a student: the list of colleges, and the answers every tool asks for.
  student: ["design", "connection", "forms", "typed", "geography"],
  store: [],
  sandbox: [],
  workers: [],
  // The catalogue and what is true of it for one fall: a college's page states both.
  colleges: ["store", "design", "season", "student", "calendar", "forms", "typed", "geography"],
  season: ["store", "design", "calendar", "geography"],
  ...Object.fromEntries(
    tools.map((tool) => [
      tool,
      ["colleges", "season", "forms", "typed", "geography", "design", "calendar", "workers", "student"],
    ]),
  ),
  seo: ["http"],
  // Invented families in texts are computed by the tools themselves.
  library: ["seo", "design", "student", "calendar", "colleges", "season", "geography", ...tools],
  account: ["store", "http", "reports"],
  mail: ["store", "reports"],
  contact: ["store", "account", "mail", "http", "design", "forms"],
  billing: ["store", "account", "http", "reports", "design", "calendar", "forms"],
  family: [
    "store",
    "account",
    "billing",
    "mail",
    "http",
    "reports",
    "design",
    "forms",
    "typed",
    "geography",
    "calendar",
    "colleges",
    "season",
    "student",
    // The coach reads a draft that a plan keeps, on the device.
    "essay",
    ...tools,
  ],
  // Deleting an account or a plan goes through all that keep something of somebody.
  deletion: ["store", "account", "billing", "calendar", "counselor", "family", "mail", "reports", "design"],
  // A language model behind OpenAI's protocol: asking it, what an account may ask, and counts.
  model: ["store", "account", "billing", "http"],
  // What kind a text is of, learned from examples: the model, how it is fitted and how it is kept.
  learned: [],
  // Whether a message tells of danger, which, and whom to call.
  danger: ["learned"],
  // Whoever is in danger gets people before a draft goes anywhere.
  essay: ["colleges", "geography", "design", "calendar", "model", "danger", "store", "reports"],
  // The site's own pages as a search engine sees them: walked, read and checked.
  crawl: ["store", "reports", "library", "seo", "workers"],
  // How long the parts of a page take on this server, and what pages weigh.
  benchmark: ["store", "reports", "workers", "forms"],
  // What the site knows, as things that stand on each other.
  graph: ["colleges", "geography", "counselor", "library", "season", "store"],
  // Articles while they are written: drafts, review, publication.
  // A first draft goes through the counselor's gate.
  desk: ["store", "account", "reports", "calendar", "library", "colleges", "season", "design", "counselor", "model"],
  // Read models of the back office: of every subject.
  admin: [
    "graph",
    "store",
    "account",
    "benchmark",
    "billing",
    "calendar",
    "contact",
    "counselor",
    "connection",
    "crawl",
    "deletion",
    "design",
    "desk",
    "family",
    "forms",
    "http",
    "jobs",
    "library",
    "mail",
    "reports",
    "search",
    "season",
    "seo",
    "vitals",
  ],
  // The page of the search, over pages and colleges alike.
  search: ["library", "counselor", "colleges", "student", "store"],
  counselor: [
    "danger",
    "learned",
    "library",
    "colleges",
    "season",
    "forms",
    "typed",
    "geography",
    "student",
    "design",
    "calendar",
    ...tools,
    "model",
    "store",
    "account",
    "billing",
    "family",
    "http",
    "reports",
  ],
  shell: ["design", "http", "connection", "reports", "student"],
  connection: ["http", "reports", "vitals", "calendar"],
  // How fast pages are for readers, in counts.
  vitals: ["store", "reports"],
  reports: ["store", "http"],
};

interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  /** Those of `imports` that are there when the program runs, and not for their types alone. */
  readonly runs: readonly string[];
}

function sources(): Source[] {
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name))
    .map((name) => {
      const text = readFileSync(join(app, name), "utf8");
      const named = (code: string) =>
        [...code.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, specifier = ""]) => {
          if (specifier.startsWith("~/")) return specifier.slice(2);
          if (specifier.startsWith(".")) return relative(app, resolve(app, dirname(name), specifier));
          return specifier;
        });
      const withoutTypes = text.replace(/^(import|export) type [^;]*;/gm, "");
      return { path: name, text, imports: named(text), runs: named(withoutTypes) };
    });
}

const all = sources();
const room = (path: string) => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
const byName = new Map(all.map(({ path }) => [path.replace(/\.tsx?$/, ""), path]));
/** The file of `app/` that an import names; undefined for a package, a table or a style sheet. */
const fileOf = (specifier: string) => byName.get(specifier);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isPure = ({ path }: Source) =>
  /\.ts$/.test(path) &&
  // A worker is where a program starts, as a route is.
  !/(\.server|\.test|-worker)\.ts$/.test(path) &&
  path !== "routes.ts" &&
  !["routes", "commands", "store", "connection", "reports", "shell", "sandbox"].includes(room(path));

/** A path cut at a level of folders: at 1 its room, at 2 its inner room. A file that lies higher is in its folder. */
const atLevel = (level: number) => (path: string) =>
  room(path) === "" ? path : dirname(path).split("/").slice(0, level).join("/");
/** A room's inner room, "." for a file that lies in the room itself. */
const innerRoom = (path: string) => dirname(path).split("/")[1] ?? ".";

/** Every way from a file to another, but those of tests. */
const ways = all
  .filter(({ path }) => !isTest(path))
  .flatMap(({ path, imports }) =>
    [...new Set(imports.map(fileOf))].flatMap((used) => (used === undefined || used === path ? [] : [{ path, used }])),
  );

/** Who imports whom, of files or of their folders; a file at the top of app/ is a folder of its own. */
function graphOf(of: (path: string) => string): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, used } of ways) {
    const uses = graph.get(of(path)) ?? new Set();
    graph.set(of(path), uses);
    if (of(used) !== of(path)) uses.add(of(used));
  }
  return graph;
}

/** The groups of a graph whose members all reach each other: each is a circle. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map(
    [...graph.keys()].map((start) => {
      const seen = new Set<string>();
      const next = [start];
      for (let at = next.pop(); at !== undefined; at = next.pop()) {
        for (const name of graph.get(at) ?? []) {
          if (!seen.has(name)) next.push(name);
          seen.add(name);
        }
      }
      return [start, seen] as const;
    }),
  );
  const inCircle = [...graph.keys()].filter((name) => reached.get(name)?.has(name));
  const groups = inCircle.map((name) =>
    inCircle.filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name)).sort(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

describe("the rooms of app/", () => {
  it("finds the sources", () => {
    expect(all.length).toBeGreaterThan(40);
  });

  it("no subject imports a route", () => {
    const wrong = all.filter(
      ({ path, imports }) => room(path) !== "routes" && imports.some((name) => room(name) === "routes"),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("each folder of app/ is a room with its rules, and each rule has its folder", () => {
    const folders = [...new Set(all.map(({ path }) => room(path)))].filter((name) => name !== "");
    expect(folders.sort()).toEqual([...outermost, ...Object.keys(mayUse)].sort());
  });

  it("no files import each other in a circle", () => {
    expect(circles(graphOf((path) => path))).toEqual([]);
  });

  it("no rooms import each other in a circle, at any level of folders", () => {
    const deepest = Math.max(...all.map(({ path }) => path.split("/").length - 1));
    expect(deepest).toBeGreaterThan(2);
    const found = Array.from({ length: deepest }, (_, at) => circles(graphOf(atLevel(at + 1))));
    expect(found.flat()).toEqual([]);
  });

  it("each room uses only the rooms it may", () => {
    const wrong = ways.filter(({ path, used }) => {
      const allowed = mayUse[room(path)];
      if (allowed === undefined || room(used) === "" || room(used) === room(path)) return false;
      return !allowed.includes(room(used));
    });
    expect(wrong.map(({ path, used }) => `${path} → ${used}`)).toEqual([]);
  });

  it("each file at the top of app/ uses only what it may, and those that start the program are used by nobody", () => {
    const there = all.filter(({ path }) => room(path) === "" && !isTest(path)).map(({ path }) => path);
    expect(there.sort()).toEqual(Object.keys(onTop).sort());
    const wrong = ways.filter(
      ({ path, used }) =>
        (onTop[path] !== undefined && !onTop[path].includes(room(used) || used)) ||
        (usedBy[used] !== undefined && !usedBy[used].includes(path)),
    );
    expect(wrong.map(({ path, used }) => `${path} → ${used}`)).toEqual([]);
  });

  it("each room inside a room has its rules, and each rule has its folder", () => {
    const inner = all.filter(({ path }) => room(path) !== "" && !isTest(path));
    const withInner = new Set(inner.filter(({ path }) => innerRoom(path) !== ".").map(({ path }) => room(path)));
    const there = inner.filter(({ path }) => withInner.has(room(path)));
    const named = Object.entries(mayUseWithin).flatMap(([outer, rows]) =>
      Object.keys(rows).map((name) => `${outer}/${name}`),
    );
    const found = new Set(there.map(({ path }) => `${room(path)}/${innerRoom(path)}`));
    expect([...found].sort()).toEqual(named.sort());
  });

  it("each room inside a room uses only those it may, and may use none that it does not", () => {
    const within = ways
      .filter(({ path, used }) => room(path) !== "" && room(path) === room(used) && innerRoom(path) !== innerRoom(used))
      .map(({ path, used }) => ({ path, used, way: `${room(path)}/${innerRoom(path)} → ${innerRoom(used)}` }));
    const allowed = Object.entries(mayUseWithin).flatMap(([outer, rows]) =>
      Object.entries(rows).flatMap(([name, uses]) => uses.map((used) => `${outer}/${name} → ${used}`)),
    );
    const wrong = within.filter(({ way }) => !allowed.includes(way));
    expect(wrong.map(({ path, used }) => `${path} → ${used}`)).toEqual([]);
    expect(allowed.filter((way) => !within.some((each) => each.way === way))).toEqual([]);
  });

  it("pure files stay pure", () => {
    const wrong = all.filter(isPure).flatMap(({ path, text, imports, runs }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
      const reasons = [
        runs.some((name) => /^(react|react-dom|@remix-run\/|node:)/.test(name)) && "React, Remix or Node",
        imports.some((name) => name.endsWith(".server")) && "a server file",
        /process\.env/.test(code) && "the environment",
        /Date\.now\(\)|new Date\(\)|Math\.random\(\)/.test(code) && "the clock or chance",
      ].filter(Boolean);
      return reasons.map((reason) => `${path}: ${reason}`);
    });
    expect(wrong).toEqual([]);
  });

  it("what runs in a browser names no server file, not even for a type", () => {
    const wrong = all.flatMap(({ path, imports }) => {
      const mayKnow = /\.server\.tsx?$/.test(path) || isTest(path) || outermost.includes(room(path));
      // The root is the route around all others.
      if (mayKnow || path === "root.tsx") return [];
      return imports.filter((name) => name.endsWith(".server")).map((name) => `${path} → ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it("the environment is read in one place", () => {
    const wrong = all.filter(
      ({ path, text }) =>
        !/^env\./.test(path) && !isTest(path) && room(path) !== "commands" && /process\.env\b/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("tests that are named to run alone are there", () => {
    const list = /const ofTheirOwn = \[([^\]]*)\]/.exec(readFileSync("remix.config.js", "utf8"))?.[1] ?? "";
    const named = [...list.matchAll(/"app\/([^"]+)"/g)].flatMap(([, glob = ""]) => {
      const [whole, choices] = /\{([^}]*)\}/.exec(glob) ?? [];
      return whole === undefined ? [glob] : (choices ?? "").split(",").map((one) => glob.replace(whole, one));
    });
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !all.some(({ path }) => path === name))).toEqual([]);
  });

  it("there is no room without a subject", () => {
    const names = all.flatMap(({ path }) => path.replace(/\.[^/]+$/, "").split("/"));
    expect(names.filter((name) => /^(utils?|helpers?|common|misc|services?|lib)$/.test(name))).toEqual([]);
  });

  it("a file over 300 lines gives its reason at the top", () => {
    const wrong = all.filter(
      ({ path, text }) => !isTest(path) && text.split("\n").length > 300 && !/^(\/\*\*|\/\/)/.test(text),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("a route is short", () => {
    const wrong = all.filter(({ path, text }) => room(path) === "routes" && text.split("\n").length > 151);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("what a form wants is read in one way", () => {
    const reads = /\.(?:get|getAll|has)\(\s*["'`](?:intent|do)["'`]\s*\)/;
    expect(all.filter(({ path, text }) => !isTest(path) && reads.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it("every loader and action declares its audience", () => {
    const wrong = all.filter(({ path, text }) => {
      if (room(path) !== "routes" && path !== "root.tsx") return false;
      return [...text.matchAll(/export (?:async )?(?:const|function) (loader|action)\b(.*)/g)].some(
        ([, kind, rest]) => !new RegExp(`= for(Everyone|Member|Admin)\\.${kind}\\(`).test(rest ?? ""),
      );
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

/** A call of what takes a lock. */
const door = /(?<!function )\b(writePlan|writePlanFor|writeAccount|transact)(<\w+>)?\(/;

/** The text of a call from its name to its closing bracket. */
function callAt(text: string, from: number): string {
  let depth = 0;
  for (let at = text.indexOf("(", from); at < text.length; at++) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

describe("writing to a plan or an account", () => {
  const importers = (name: string, from: string) =>
    all
      .filter(({ path, text, imports }) => {
        const named = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(text);
        return named && imports.includes(from) && !isTest(path);
      })
      .map(({ path }) => path)
      .sort();

  it("a plan is locked by the one door for those who are signed in, and by what makes, joins and ends a plan", () => {
    expect(importers("lockPlan", "family/access/lock-plan.server")).toEqual([
      "family/access/write-plan.server.ts",
      "family/dates/remind.server.ts",
      "family/departure/leave-plans.server.ts",
      "family/people/accept.server.ts",
      "family/plan/start-plan.server.ts",
    ]);
  });

  it("an account is locked by its own door, by support's, and where a customer of Stripe's is written down", () => {
    expect(importers("lockAccount", "account/write-account.server")).toEqual([
      "admin/write-for-person.server.ts",
      "billing/entitlement/data.server.ts",
    ]);
  });

  it("what an account pays is written by its own door, and by what Stripe has said", () => {
    const found = all
      .filter(({ path }) => !isTest(path) && !/^store\/migrations\//.test(path))
      .flatMap(({ text }) => text.split(/^(?=(?:export )?(?:async )?function )/m).slice(1))
      .filter((text) => /\.(insertInto|updateTable|deleteFrom)\("billing(_invoice)?"\)/.test(text))
      .filter((text) => !/^[^{]*\((?:\s*)(?:write|\{[^}]*\}): AccountWrite/.test(text))
      .map((text) => /function (\w+)/.exec(text)?.[1] ?? "");
    // The customer is there, the answer was given, and the failure was counted, whoever has signed out meanwhile.
    expect(found.sort()).toEqual(["countQuestion", "keepCustomer", "makeOnce", "writeState"]);
  });

  it("nobody makes the right to write by hand", () => {
    const made = all.filter(({ path, text }) => !isTest(path) && /as (PlanWrite|AccountWrite)\b/.test(text));
    expect(made.map(({ path }) => path).sort()).toEqual([
      "account/write-account.server.ts",
      "family/access/lock-plan.server.ts",
    ]);
  });

  it("nothing waits for a thread or another service while it holds a lock", () => {
    const long =
      /\b(workOutSaved|workOutAgain|readAnswers|makeTrip|reopen|fetch|deliverMail|deliverNow|finishElsewhere)\(|\bclient\./;
    const wrong = all
      .filter(({ path }) => !isTest(path))
      .filter(({ text }) => {
        const handedIn = [...text.matchAll(new RegExp(door, "g"))].map(({ index }) => callAt(text, index));
        const withWriting = text
          .split(/^(?=(?:export )?(?:async )?function )/m)
          .filter((part) => /: Writing\b/.test(part));
        return [...handedIn, ...withWriting].some((part) => long.test(part));
      });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  /** The tables of a family, and the room of `family/` that owns each. */
  const ownerOf: Readonly<Record<string, string>> = {
    family: "access",
    plan: "access",
    plan_household: "access",
    plan_log: "access",
    plan_member: "people",
    plan_invitation: "people",
    invitation_sender: "people",
    refused_sender: "people",
    household_vault: "finances",
    plan_college: "colleges",
    plan_saved: "saved",
    plan_ledger_entry: "ledger",
    plan_ledger_split: "ledger",
    plan_essay: "essays",
    plan_draft: "drafts",
    plan_draft_sitting: "drafts",
    plan_draft_share: "drafts",
    plan_draft_question: "drafts",
    plan_task: "tasks",
    plan_task_setup: "tasks",
    plan_record: "record",
    plan_feed: "dates",
    plan_reminder: "dates",
    plan_reminded: "dates",
  };
  /** What isn't a data file of the owner: the lock itself, and what forgets rows by their age in every table. */
  const others = [
    "family/access/lock-plan.server.ts plan",
    ...["invitation", "refused"].map((name) => `store/forget.server.ts ${name}_sender`),
  ];
  const written = /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*([^)\s]*)/g;
  const tablesWritten = (text: string) => [...text.matchAll(written)].map(([, table = ""]) => table);
  const isOfFamily = (table: string) => Object.hasOwn(ownerOf, table.replaceAll('"', ""));
  const writes = (text: string) => tablesWritten(text).some(isOfFamily);

  /** `data.server.ts` of a room, or `log-data.server.ts` and the like where a room has several; and the lock itself. */
  const isData = (path: string) => /^family\/([^/]+\/([\w-]+-)?data|access\/lock-plan)\.server\.ts$/.test(path);

  /** Every place that writes to the store, but for what tests and migrations write. */
  const writers = () => all.filter(({ path }) => !isTest(path) && !/^store\/migrations\//.test(path));

  it("every table of a plan has a room that owns it", () => {
    const tables = [...readFileSync(join(app, "store/rows.ts"), "utf8").matchAll(/^ {2}(\w+): \w+Table;/gm)];
    const ofPlans = tables.map(([, name = ""]) => name).filter((name) => /^(plan|household|family)/.test(name));
    expect(ofPlans.length).toBeGreaterThan(20);
    expect(ofPlans.filter((name) => !Object.hasOwn(ownerOf, name))).toEqual([]);
  });

  it("a table is named where it is written, and nobody writes in SQL by hand", () => {
    const byHand = /`\s*(insert|update|delete|replace|merge|truncate|with)\s/i;
    const wrong = writers().filter(
      ({ text }) =>
        tablesWritten(text).some((table) => !/^"\w+"$/.test(table)) || (/\bsql\b/.test(text) && byHand.test(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("each table of a plan is written in the data files of its own room alone", () => {
    const wrong = writers().flatMap(({ path, text }) =>
      tablesWritten(text)
        .map((table) => table.replaceAll('"', ""))
        .filter((table) => Object.hasOwn(ownerOf, table))
        .filter((table) => !(isData(path) && path.startsWith(`family/${ownerOf[table]}/`)))
        .map((table) => `${path} ${table}`)
        .filter((found) => !others.includes(found)),
    );
    expect(wrong).toEqual([]);
  });

  /** A room, or an inner room of `family/`. */
  const readerOf = (path: string) => (room(path) === "family" ? atLevel(2)(path) : room(path));
  /** What a query reads: the first argument of what begins it or joins to it. */
  const read = /\b(?:selectFrom|(?:inner|left|right|full|cross)Join|using)\(\s*(\[[^\]]*\]|[^,)\s]+)/g;
  const isNamed = (first: string) => /^\[?\s*"/.test(first);
  const firsts = (text: string) => [...text.matchAll(read)].map(([, first = ""]) => first);
  const tablesRead = (text: string) =>
    firsts(text)
      .filter(isNamed)
      .flatMap((first) => [...first.matchAll(/"(\w+)/g)].map(([, table = ""]) => table));

  it("a table is read in the rooms that write it, and by others that are named with their tables", () => {
    const owners = new Map<string, Set<string>>();
    for (const { path, text } of writers()) {
      for (const [, table = ""] of text.matchAll(/\.(?:insertInto|updateTable)\(\s*"(\w+)"/g)) {
        const owner = Object.hasOwn(ownerOf, table) ? `family/${ownerOf[table]}` : readerOf(path);
        owners.set(table, (owners.get(table) ?? new Set()).add(owner));
      }
    }
    const found: Record<string, Set<string>> = {};
    for (const { path, text } of writers()) {
      for (const table of tablesRead(text)) {
        const reader = readerOf(path);
        if (owners.get(table)?.has(reader)) continue;
        found[reader] ??= new Set();
        found[reader].add(table);
      }
    }
    expect(owners.size).toBeGreaterThan(40);
    const sorted = Object.entries(found).map(([reader, tables]) => [reader, [...tables].sort()]);
    expect(Object.fromEntries(sorted)).toEqual(readsOfOthers);
  });

  it("a table is named where it is read, and SQL by hand reads what its own room writes", () => {
    const unnamed = writers().filter(({ text }) => firsts(text).some((first) => !isNamed(first)));
    // Of accounts and plans it counts how many began when; the others go on from a query of their own.
    const known = ["admin/counts.server.ts", "admin/seo/pages.server.ts", "vitals/data.server.ts"];
    expect(unnamed.map(({ path }) => path).sort()).toEqual(known);
    const byHand = writers().flatMap(({ path, text }) =>
      [...text.matchAll(/sql(?:<[^>]*>)?`[^`]*?\b(?:from|join) (\w+)/g)].map(([, table]) => `${path} ${table}`),
    );
    expect(byHand).toEqual(["family/colleges/data.server.ts plan_college"]);
  });

  it("and there by functions that ask for the right to write one plan", () => {
    // What forgets rows whose time is over in all plans at once, a plan that is made, and the lock itself.
    const without = [
      ...["forgetOldInvitations", "forgetOldLines", "forgetReminded"],
      ...["addPlan", "addFirstMember", "lockPlan"],
      // Mail of somebody who is not in a plan yet: no plan is written.
      ...["addLink", "addRefusal", "deleteRefusal"],
    ];
    const found = all
      .filter(({ path }) => isData(path))
      .flatMap(({ text }) => text.split(/^(?=(?:export )?(?:async )?function )/m).slice(1))
      .filter(
        (text) =>
          writes(text) &&
          !/^[^{]*\((?:\s*)(?:write|\{[^}]*\}): PlanWrite/.test(text.replace(/\{ store \}: /, "write: ")),
      )
      .map((text) => /function (\w+)/.exec(text)?.[1] ?? "");
    expect(found.sort()).toEqual([...without].sort());
  });
});

describe("the name of the product", () => {
  it("stands in app/site.ts and nowhere else", () => {
    const { name } = /name: "(?<name>[^"]+)"/.exec(readFileSync(join(app, "site.ts"), "utf8"))?.groups ?? {};
    const found = ["app", "content", "public"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((path) => join(folder, path))
        .filter((path) => /\.(tsx?|js|json|css|html|svg|webmanifest)$/.test(path) && !isTest(path))
        .filter((path) => readFileSync(path, "utf8").includes(name ?? "\0")),
    );
    expect(found).toEqual([join("app", "site.ts")]);
  });
});
