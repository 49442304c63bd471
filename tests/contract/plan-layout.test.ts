import type { RouteConfigEntry } from "@remix-run/route-config";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seal } from "~/account/session/seal.server";
import table from "~/routes";
import { htmlFaults } from "../setup/html-faults";
import { mainOf, textOf, withoutIds } from "../setup/page";
import { Plans, secret } from "../setup/plans";
import { signedIn } from "../setup/signed-in";
import { memberOf, type TwoHomes, twoHomes } from "../setup/two-homes";
import type { Visitor } from "../setup/visitor";

/**
 * The pages of a plan inside their layout. A browser asks for the data of a page without its layout, so nobody is kept
 * out by the layout: each page, and the layout itself, decides alone.
 */
let at: Plans;
let family: TwoHomes;
let pages: readonly { readonly path: string; readonly route: string }[];
const layout = "routes/plan/layout";

beforeAll(async () => {
  at = await Plans.open();
  family = await twoHomes(at);
  const found = flat(await table).find(({ file }) => file === `${layout}.tsx`);
  const examples: Record<string, string> = { line: family.line.split("/").at(-1) ?? "", person: family.first.waiting };
  pages = (found?.children ?? []).map(({ path = "", file }) => ({
    path: `${family.plan}/${path}`.replace(/:(\w+)/g, (_, name: string) => examples[name] ?? name).replace(/\/$/, ""),
    route: file.replace(/\.tsx$/, ""),
  }));
});
afterAll(() => at.close());

const flat = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** Asks for the data of a page as the program of a page does, for some of its routes alone. */
async function data(one: Visitor, path: string, routes: readonly string[] | null) {
  const query = routes === null ? "" : `?${new URLSearchParams({ _routes: routes.join(",") })}`;
  const response = await one.get(`${path}.data${query}`, { Accept: "*/*" });
  return { status: response.status, cache: response.headers.get("Cache-Control"), text: await response.text() };
}

/** What nobody outside of the plan may read: names, and what the homes wrote. */
const ofPlan = () =>
  new RegExp(`Maya|${family.name}|${family.first.name}|${family.second.name}|${family.name.replace("maya", "mark")}`);

describe("the data of a page, asked for without its layout", () => {
  it("is kept from strangers, from somebody who was removed and from who is not signed in, on every page", async () => {
    const stranger = await signedIn(at, "sam-layout");
    await at.start(stranger, { name: "Lee" });
    const counselor = family.name.replace("maya", "paul");
    const removed = await signedIn(at, counselor);
    expect((await data(removed, family.plan, [layout])).status, "was in it").toBe(200);
    await at.remove(family.student, family.plan, counselor);
    const others = [
      { one: stranger, status: 404 },
      { one: removed, status: 404 },
      { one: at.nobody(), status: 401 },
    ];
    expect(pages.length).toBeGreaterThan(15);
    for (const { path, route } of pages) {
      for (const { one, status } of others) {
        for (const routes of [[route], [layout], [layout, route], null]) {
          const answer = await data(one, path, routes);
          expect(answer.status, `${path} ${routes}`).toBe(status);
          expect(answer.cache, path).toBe("private, no-store");
          expect(answer.text, `${path} ${routes}`).not.toMatch(ofPlan());
        }
        const document = await one.get(path);
        expect(document.status, path).toBe(status);
        expect(await document.text(), path).not.toMatch(ofPlan());
      }
    }
  });

  it("is what that one route loads: the layout is not asked, and says nothing of the page", async () => {
    for (const { path, route } of pages) {
      const answer = await data(family.student, path, [route]);
      expect(answer.text, path).not.toContain(layout);
      // A page that even the student does not have answers for itself, too.
      expect(answer.text, path).toContain(route);
      const around = await data(family.student, path, [layout]);
      expect(around.status, path).toBe(200);
      expect(around.text, path).toContain(layout);
      expect(around.text, path).not.toContain(route);
    }
  });

  it("is refused to people of the plan who do not have the page, while the layout is theirs", async () => {
    const { plan, first, second, student } = family;
    const refused: readonly (readonly [Visitor, string])[] = [
      [first.parent, "essays"],
      [first.parent, "log"],
      [first.parent, "setup/one-home"],
      [student, "household"],
      [second.parent, `people/${first.waiting}`],
      [first.parent, `people/${await memberOf(at, plan, second.name)}`],
    ];
    for (const [one, page] of refused) {
      const route = pages.find(
        ({ path }) => path === `${plan}/${page.replace(/^people\/.*/, `people/${first.waiting}`)}`,
      );
      expect((await data(one, `${plan}/${page}`, [route?.route ?? "no route"])).status, page).toBe(404);
      expect((await data(one, `${plan}/${page}`, [layout])).status, page).toBe(200);
    }
    const theirs = await data(second.parent, `${plan}/ledger`, null);
    const asked = `${plan}/ledger.data?${new URLSearchParams({ book: first.household, _routes: "routes/plan/ledger" })}`;
    expect(theirs.status).toBe(200);
    const foreign = await second.parent.get(asked, { Accept: "*/*" });
    expect(await foreign.text()).not.toContain(first.word);
  });

  it("tells the two homes nothing of each other, on every page", async () => {
    const { first, second } = family;
    const found = new Set<string>();
    for (const { path, route } of pages) {
      for (const [one, own, other] of [
        [first.parent, first, second],
        [second.parent, second, first],
      ] as const) {
        for (const routes of [[route], [layout]]) {
          const { text } = await data(one, path, routes);
          for (const mark of [own.word, String(own.amount)]) if (text.includes(mark)) found.add(mark);
          expect(text, `${path} ${routes}`).not.toMatch(
            new RegExp(`${other.word}|${other.name}|${other.household}|${other.amount}|${other.saved}`),
          );
        }
      }
    }
    expect(found.size, "the marks would be found").toBeGreaterThanOrEqual(2);
  });
});

describe("the document of each page of a plan", () => {
  it("is written as the standard has it, for the student and for a parent", async () => {
    let open = 0;
    for (const one of [family.student, family.first.parent]) {
      for (const { path } of pages) {
        const answer = await one.get(path);
        if (answer.status === 200) open += 1;
        expect(await htmlFaults(await answer.text()), path).toEqual([]);
      }
    }
    expect(open, "pages that open").toBeGreaterThan(pages.length);
  });
});

describe("a page of the plan that fails", () => {
  const layoutOn = (html: string) => mainOf(html).includes('aria-label="This plan"');

  it("keeps the layout, its status and its title; who may not open the plan gets no layout", async () => {
    const missing = `${family.plan}/colleges/${"0".repeat(32)}`;
    const answer = await family.student.get(missing);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(layoutOn(html)).toBe(true);
    expect(html).toMatch(/<title>We can’t find that page · /);
    expect(html).toContain('content="noindex"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    const stranger = await signedIn(at, "pat-layout");
    const others = await (await stranger.get(missing)).text();
    expect(layoutOn(others)).toBe(false);
    expect(others).toMatch(/<title>We can’t find that page · /);
  });

  it("says so in one sentence with an id and a way to try again, and the rest of the plan stays", async () => {
    const { first, plan } = family;
    const ledger = `${plan}/ledger?book=${first.household}`;
    const kept = await at.store
      .selectFrom("plan_ledger_entry")
      .where("book", "=", first.household)
      .select("sealed")
      .executeTakeFirstOrThrow();
    const write = (sealed: string) =>
      sql`update plan_ledger_entry set sealed = ${sealed} where book = ${first.household}`.execute(at.store);
    await write(seal("not what a payment is", [secret]));
    const failed = await first.parent.get(ledger);
    const html = await failed.text();
    await write(kept.sealed);

    expect(failed.status).toBe(500);
    expect(failed.headers.get("Cache-Control")).toBe("private, no-store");
    expect(layoutOn(html)).toBe(true);
    expect(textOf(html)).toContain("This part didn’t load");
    expect(textOf(html)).toContain("Try Again");
    const id = failed.headers.get("x-request-id") ?? "no id";
    expect(textOf(html)).toContain(id);
    expect(html).toMatch(/<title>Something went wrong · /);
    await expect.poll(() => withoutIds(at.site.printed())).toContain("request failed");
    expect((await first.parent.get(ledger)).status, "and is back").toBe(200);
  });
});
