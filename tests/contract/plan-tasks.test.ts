import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayIn } from "~/calendar/eastern-day";
import { seniorYear } from "~/timeline/planning/class-year";
import { page, words as wordsOf } from "../setup/page";
import { Plans } from "../setup/plans";
import type { Visitor } from "../setup/visitor";

/** The tasks of a plan over HTTP: made from the list, ticked off, asked for, and nothing of the other household. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const due = `${new Date().getFullYear() + 1}-01-20`;
const add = (more: Record<string, string> = {}) => ({
  intent: "add",
  title: "Call the bursar",
  owner: "me",
  due,
  ...more,
});
/** Without keys of tasks: that of the one to add is another each time. */
const words = (html: string) => wordsOf(html).replace(/own:[0-9a-f]{32}/g, "own");
/** How many tasks a page says are done. */
const count = (html: string) => Number(/(\d+) of \d+ tasks done/.exec(html.replace(/<[^>]+>/g, ""))?.[1] ?? Number.NaN);
/** Keys of the tasks that a page lets its reader tick off. */
const keysIn = (html: string) => [...html.matchAll(/name="task" value="([^"]+)"/g)].map(([, key]) => key ?? "");

/** Every task that somebody is shown: what is open and what is done, to the end. */
const listsOf = (one: Visitor, tasks: string) =>
  Promise.all(["open", "done"].map((list) => page(one, `${tasks}?list=${list}&shown=all`)));
const allWords = async (one: Visitor, tasks: string) => (await listsOf(one, tasks)).map(words).join("\n");
const allKeys = async (one: Visitor, tasks: string) => (await listsOf(one, tasks)).flatMap(keysIn);

async function withKenyon() {
  const family = await at.family();
  await family.maya.post(`${family.plan}/colleges`, { intent: "add", unitid: "203535" });
  return { ...family, tasks: `${family.plan}/tasks` };
}

describe("a plan knows how its student starts college", () => {
  /** Class of next year, so that nothing of its season lies behind on any day this runs. */
  const ahead = seniorYear(dayIn("America/New_York", new Date())) + 1;
  const award = (entry: number) => `File the FAFSA for ${entry}-${String((entry + 1) % 100).padStart(2, "0")}`;
  const ucla = "110662";
  const credits = "Get your credit evaluation in writing";
  const gapYear = "Write down what you do in your gap year";
  const grades = "Ask your counselor to send mid-year grades";

  async function planned(fields: Record<string, string>) {
    const one = await at.person(`way-${fields.path}`);
    const plan = await at.start(one, fields);
    await one.post(`${plan}/colleges`, { intent: "add", unitid: ucla });
    return {
      one,
      plan,
      tasks: await allWords(one, `${plan}/tasks`),
      list: words(await page(one, `${plan}/colleges`)),
    };
  }

  it("straight from school", async () => {
    const { tasks, list } = await planned({ path: "first", year: String(ahead) });
    expect(tasks).toContain(award(ahead));
    expect(tasks).toContain(grades);
    for (const other of [credits, gapYear]) expect(tasks).not.toContain(other);
    expect(list).toContain("Regular Decision");
  });

  it("after a gap year: a year later than the class, with the gap year to write about", async () => {
    const { tasks, list } = await planned({ path: "gap", year: String(ahead - 1) });
    expect(tasks).toContain(award(ahead));
    expect(tasks).toContain(gapYear);
    for (const other of [credits, grades]) expect(tasks).not.toContain(other);
    expect(list).toContain("Regular Decision");
  });

  it("as a transfer: transfer dates and credits, and no high school work", async () => {
    const { one, plan, tasks, list } = await planned({ path: "transfer", year: String(ahead) });
    expect(tasks).toContain(award(ahead));
    expect(tasks).toContain(credits);
    for (const other of [gapYear, grades]) expect(tasks).not.toContain(other);
    expect(list).toContain("Transfer");
    expect(list).not.toContain("Regular Decision");
    // The University of California takes transfers until November 30, not in March.
    expect(list).toContain(`November 30, ${ahead - 1}`);

    const setup = await page(one, `${plan}/setup`);
    const shown = /name="shown" value="([^"]*)"/.exec(setup)?.[1] ?? "";
    const basics = { intent: "basics", name: "Maya", year: String(ahead), state: "", path: "first", shown };
    expect((await one.post(`${plan}/setup`, basics)).status).toBe(303);
    const after = await allWords(one, `${plan}/tasks`);
    expect(after).toContain(grades);
    expect(after).not.toContain(credits);
  });

  it("and answers a way that is none of them with what was typed", async () => {
    const one = await at.person("way-none");
    const posted = await one.post("/plan/start", {
      who: "student",
      name: "Nora",
      year: String(ahead),
      path: "sideways",
    });
    expect(posted.status).toBe(400);
    const html = await posted.text();
    expect(html).toContain("Choose how the student starts college.");
    expect(html).toContain('value="Nora"');
  });
});

describe("the tasks of a plan", () => {
  it("are made from the college list, ticked off and put back", async () => {
    const { maya, plan, tasks } = await withKenyon();
    const before = await page(maya, tasks);
    expect(await allWords(maya, tasks)).toContain("Kenyon College");
    const keys = await allKeys(maya, tasks);
    expect(keys.length).toBeGreaterThan(5);
    const key = keys.find((each) => each.includes("fafsa")) ?? keys[0] ?? "";
    expect(count(before)).toBe(0);
    for (const intent of ["done", "done"]) expect((await maya.post(tasks, { intent, task: key })).status).toBe(303);
    expect(count(await page(maya, tasks)), "twice is once").toBe(1);
    expect(count(await page(maya, plan)), "the overview says the same").toBe(1);
    expect((await maya.post(tasks, { intent: "undo", task: key })).status).toBe(303);
    expect(count(await page(maya, tasks))).toBe(0);
    expect((await maya.post(tasks, { intent: "explode", task: key })).status).toBe(400);
    expect((await maya.post(tasks, { intent: "done", task: "no-such-task" })).status).toBe(404);
  });

  it("take a task of one's own, change it, and delete it", async () => {
    const { maya, tasks } = await withKenyon();
    const sent = add({ new: /name="new" value="([^"]+)"/.exec(await page(maya, tasks))?.[1] ?? "" });
    for (const _ of ["once", "twice"]) expect((await maya.post(tasks, sent)).status).toBe(303);
    const own = (await allKeys(maya, tasks)).filter((each) => each.startsWith("own:"));
    expect(own, "a form sent twice adds one").toHaveLength(1);
    const [key = ""] = own;
    const form = await page(maya, `${tasks}?change=${encodeURIComponent(key)}`);
    expect(form).toContain('value="Call the bursar"');
    expect(
      (await maya.post(tasks, { ...add(), intent: "change", task: key, title: "Write to the bursar" })).status,
    ).toBe(303);
    expect(await allWords(maya, tasks)).toContain("Write to the bursar");
    expect((await maya.post(tasks, { intent: "back", task: key })).status).toBe(404);
    expect((await maya.post(tasks, { intent: "delete", task: key })).status).toBe(303);
    expect(await allWords(maya, tasks)).not.toContain("the bursar");
  });

  it("are written into the student's log where more than one side sees them, once for each change", async () => {
    const { maya, renee, plan, tasks, names, homes } = await withKenyon();
    const form = { new: /name="new" value="([^"]+)"/.exec(await page(maya, tasks))?.[1] ?? "", owner: homes.first };
    for (const _ of ["once", "twice"]) expect((await maya.post(tasks, add(form))).status).toBe(303);
    const [key = ""] = await allKeys(renee, tasks);
    for (const intent of ["done", "done", "undo"]) {
      expect((await renee.post(tasks, { intent, task: key })).status).toBe(303);
    }
    for (const intent of ["done", "undo"]) await maya.post(tasks, { intent, task: key });
    const shared = { ...add({ owner: "everyone", title: "Write to the bursar" }), intent: "change", task: key };
    expect((await maya.post(tasks, shared)).status).toBe(303);
    expect((await maya.post(tasks, { intent: "delete", task: key })).status).toBe(303);
    await maya.post(tasks, add({ title: "Just for me" }));
    expect((await renee.post(tasks, add({ owner: homes.first, title: "Ask my brother for a loan" }))).status).toBe(303);
    const log = wordsOf(await page(maya, `${plan}/log`));
    const said = log.matchAll(/>([\w-]+)<\/span> (added|checked off|unchecked|changed|deleted) the task “([^”]+)”/g);
    expect([...said].map(([, who, did, what]) => [who, did, what])).toEqual([
      [names.maya, "deleted", "Write to the bursar"],
      [names.maya, "changed", "Call the bursar"],
      [names.renee, "unchecked", "Call the bursar"],
      [names.renee, "checked off", "Call the bursar"],
      [names.maya, "added", "Call the bursar"],
    ]);
    expect(log).not.toMatch(/Just for me|brother/);
  });

  it("keep the tick when a day is put back", async () => {
    const { maya, tasks } = await withKenyon();
    await maya.post(tasks, { intent: "change", task: "fafsa", due, owner: "me" });
    await maya.post(tasks, { intent: "done", task: "fafsa" });
    expect((await maya.post(tasks, { intent: "back", task: "fafsa" })).status).toBe(303);
    const html = await page(maya, tasks);
    expect(count(html)).toBe(1);
    expect(await page(maya, `${tasks}?change=fafsa`)).toContain('value="everyone" selected');
  });

  it("keep what was typed when it cannot stand", async () => {
    const { maya, tasks } = await withKenyon();
    const wrong = await maya.post(tasks, add({ title: "A <b>bill</b>", due: "tomorrow", owner: "own" }));
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain('value="A &lt;b&gt;bill&lt;/b&gt;"');
    expect(html).toContain("Enter the date as month, day and year");
    expect(html).toContain("Choose who does it");
    expect((await maya.post(tasks, { intent: "setup", tests: "mind-reading" })).status).toBe(400);
  });

  it("follow what they are made from", async () => {
    const { maya, renee, tasks } = await withKenyon();
    const before = (await allKeys(maya, tasks)).length;
    const setup = { intent: "setup", tests: "sat", recommenders: "2", arts: "portfolio", aid: "fafsa" };
    expect((await maya.post(tasks, setup)).status).toBe(303);
    expect((await allKeys(maya, tasks)).length).toBeGreaterThan(before);
    expect((await renee.post(tasks, setup)).status, "not a parent's").toBe(404);
  });

  it("are over when the application is marked as sent", async () => {
    const { maya, plan, tasks } = await withKenyon();
    const line = /\/colleges\/([0-9a-f]{32})/.exec(await page(maya, `${plan}/colleges`))?.[1] ?? "";
    await maya.post(`${plan}/colleges/${line}`, { status: "applied", way: "rd" });
    expect(await allWords(maya, tasks)).toContain("The application is marked as sent");
    expect(await allKeys(maya, tasks)).not.toContain("deadline:203535");
    expect((await maya.post(tasks, { intent: "done", task: "deadline:203535" })).status).toBe(404);
  });
});

describe("a screen of tasks", () => {
  /** Titles of the tasks of a page, in order. */
  const titles = (html: string) => [...html.matchAll(/<h4[^>]*>([^<]+)<\/h4>/g)].map(([, title]) => title ?? "");

  it("has ten, and the address of the next ten, until all are there", async () => {
    const { maya, tasks } = await withKenyon();
    const all = titles(await page(maya, `${tasks}?shown=all`));
    expect(all.length).toBeGreaterThan(20);
    const seen: number[] = [];
    let next: string | undefined = tasks;
    let last: readonly string[] = [];
    while (next !== undefined) {
      const html: string = await page(maya, next);
      last = titles(html);
      seen.push(last.length);
      expect(last, "the first of them all, in the same order").toEqual(all.slice(0, last.length));
      const more: string | undefined = /href="([^"]*shown=\d+#task-[^"]+)"/.exec(html)?.[1];
      const [address, fragment = ""] = (more ?? "").split("#");
      next = more === undefined ? undefined : address;
      // Where the next ten begin.
      if (next !== undefined) expect(await page(maya, next)).toContain(`id="${fragment}"`);
    }
    expect(seen.slice(0, 2)).toEqual([10, 20]);
    expect(last).toEqual(all);
  });

  it("keeps what was just checked in its place, with its list, college and length", async () => {
    const { maya, tasks } = await withKenyon();
    const wish = "college=203535&shown=20";
    const before = titles(await page(maya, `${tasks}?${wish}`));
    const [key = "", other = ""] = keysIn(await page(maya, `${tasks}?${wish}`));
    const first = await maya.post(`${tasks}?${wish}`, { intent: "done", task: key });
    expect(first.status).toBe(303);
    const there = first.headers.get("Location") ?? "";
    expect(new URL(there, at.site.origin).searchParams.toString()).toMatch(new RegExp(`^${wish}&kept=`));
    const html = await page(maya, there.replace(/#.*/, ""));
    expect(titles(html)).toEqual(before);
    expect(html.match(/aria-checked="true"/g)).toHaveLength(1);
    const second = await maya.post(there.replace(/#.*/, ""), { intent: "done", task: other });
    const both = await page(maya, (second.headers.get("Location") ?? "").replace(/#.*/, ""));
    expect([titles(both), both.match(/aria-checked="true"/g)?.length]).toEqual([before, 2]);
    expect(titles(await page(maya, `${tasks}?${wish}`)), "and lets it go with the next look").not.toContain(before[0]);
    expect(titles(await page(maya, `${tasks}?list=done`))).toHaveLength(2);
  });

  it("reaches to a task just added or changed, however late it is due", async () => {
    const { maya, tasks } = await withKenyon();
    const late = await maya.post(tasks, add({ title: "Buy a lamp", due: `${new Date().getFullYear() + 1}-08-30` }));
    const there = (late.headers.get("Location") ?? "").replace(/#.*/, "");
    expect(titles(await page(maya, tasks))).not.toContain("Buy a lamp");
    expect(titles(await page(maya, there))).toContain("Buy a lamp");
  });

  it("is the usual one where the address makes no sense", async () => {
    const { maya, tasks } = await withKenyon();
    const usual = titles(await page(maya, tasks));
    for (const query of ["shown=-3", "shown=lots", "list=secret", "college=all", "kept=no-such-task", "at=nowhere"]) {
      expect(titles(await page(maya, `${tasks}?${query}`)), query).toEqual(usual);
    }
  });
});

describe("tasks between the student and the households", () => {
  it("show a parent what is shared, without essays, to read", async () => {
    const { maya, renee, tasks } = await withKenyon();
    expect(await allWords(renee, tasks)).toContain("tasks done");
    expect(await allKeys(renee, tasks), "nothing to tick off").toEqual([]);
    const essay = (await allKeys(maya, tasks)).find((key) => key.startsWith("essay")) ?? "";
    expect(essay).not.toBe("");
    expect((await renee.get(`${tasks}?change=${essay}`)).status).toBe(200);
    expect(await page(renee, `${tasks}?change=${essay}`)).not.toContain("Change this task");
    for (const intent of ["done", "change", "delete"]) {
      expect((await renee.post(tasks, { ...add(), intent, task: essay })).status, "an essay").toBe(404);
      expect((await renee.post(tasks, { ...add(), intent, task: "fafsa" })).status, "a shared one").toBe(404);
    }
    expect((await renee.post(tasks, add({ owner: "everyone" }))).status, "not hers to share").toBe(400);
  });

  it("let the student ask one household, which ticks it off, and the other sees nothing of it", async () => {
    const { maya, renee, tom, plan, tasks, bring, homes } = await withKenyon();
    await bring();
    const others = async () => [await allWords(renee, tasks), words(await page(renee, plan))].join("\n");
    const before = await others();
    expect((await maya.post(tasks, add({ title: "Find the tax return", owner: homes.second }))).status).toBe(303);
    expect(await others(), "to the letter").toBe(before);
    const asked = await allWords(tom, tasks);
    expect(asked).toContain("Find the tax return");
    expect(asked).toContain("For your household");
    const [key = ""] = await allKeys(tom, tasks);
    expect((await renee.post(tasks, { intent: "done", task: key })).status).toBe(404);
    expect((await tom.post(tasks, { ...add(), intent: "change", task: key, owner: homes.second })).status).toBe(404);
    expect((await tom.post(tasks, { intent: "done", task: key })).status).toBe(303);
    expect(count(await page(maya, tasks))).toBe(1);
    expect(await others()).toBe(before);
  });

  it("leave a household's own tasks to it", async () => {
    const { maya, renee, tom, tasks, bring, homes } = await withKenyon();
    await bring();
    const before = [await allWords(maya, tasks), await allWords(tom, tasks)];
    expect((await renee.post(tasks, add({ title: "Ask grandmother", owner: homes.first }))).status).toBe(303);
    expect(await allWords(renee, tasks)).toContain("Ask grandmother");
    expect([await allWords(maya, tasks), await allWords(tom, tasks)]).toEqual(before);
    const key = (await allKeys(renee, tasks)).find((each) => each.startsWith("own:")) ?? "";
    for (const one of [maya, tom]) {
      for (const intent of ["done", "delete"]) {
        expect((await one.post(tasks, { intent, task: key })).status).toBe(404);
      }
    }
  });

  it("are nobody else's", async () => {
    const { maya, names, tasks } = await withKenyon();
    await maya.post(tasks, add());
    const key = (await allKeys(maya, tasks)).find((each) => each.startsWith("own:")) ?? "";
    const stranger = await at.person(`stranger-${names.maya}`);
    const own = await at.start(stranger);
    expect((await stranger.get(tasks)).status).toBe(404);
    expect((await stranger.get(`${tasks}.data`)).status).toBe(404);
    expect((await stranger.post(tasks, { intent: "done", task: key })).status).toBe(404);
    expect((await stranger.post(`${own}/tasks`, { intent: "delete", task: key })).status, "an id of another plan").toBe(
      404,
    );
  });
});
