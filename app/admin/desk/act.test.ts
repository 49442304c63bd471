import { expect, it } from "vitest";
import { approveVersion, beginArticle, type Desk, publishNow, saveArticle } from "~/desk/change-article.server";
import { addVersion, findArticle, readVersions } from "~/desk/data.server";
import type { ArticleFields } from "~/desk/fields";
import type { Store } from "~/store/database.server";
import { transact } from "~/store/transaction.server";
import { adminIn } from "../../../tests/setup/desk";
import { goodArticle } from "../../../tests/setup/good-article";
import { onBothStores } from "../../../tests/setup/stores";
import { actOnArticle } from "./act.server";

onBothStores("a button of an article", (empty) => {
  /** A draft that ana has begun, and what somebody presses on its screen. */
  async function onScreen(
    work: (at: {
      store: Store;
      ana: Desk;
      ben: Desk;
      id: string;
      press: (desk: Desk, form: Readonly<Record<string, string>>) => ReturnType<typeof actOnArticle>;
    }) => Promise<void>,
  ): Promise<void> {
    const { store, close } = await empty();
    try {
      const now = new Date();
      const ana: Desk = { store, admin: await adminIn(store, "ana"), now };
      const ben: Desk = { store, admin: await adminIn(store, "ben"), now };
      const begun = await beginArticle(ana, { slug: "zebra-finch", fields: goodArticle });
      if (begun.kind !== "begun") throw new Error(begun.why);
      const { id } = begun;
      await work({ store, ana, ben, id, press: (desk, form) => actOnArticle(desk, id, new URLSearchParams(form)) });
    } finally {
      await close();
    }
  }

  it("keeps a refused save on the version it began with, so that it takes nobody’s words away afterwards", () =>
    onScreen(async ({ store, ana, ben, id, press }) => {
      await saveArticle(ben, id, 1, { ...goodArticle, tags: "words of ben" });
      const refused = await press(ana, { do: "save", seen: "1", ...goodArticle, body: "a ".repeat(30_001) });
      expect(refused).toMatchObject({
        kind: "refused",
        status: 400,
        seen: 1,
        result: { error: { body: ["Text: 60,000 characters at most"] } },
      });
      const seen = refused?.kind === "refused" ? String(refused.seen) : "";
      await press(ana, { do: "save", seen, ...goodArticle, nextReview: "2027-09-01" });
      const [newest] = await readVersions(store, id);
      expect(newest?.fields).toMatchObject({ tags: "words of ben", nextReview: "2027-09-01" });
    }));

  it("has no other buttons than the page shows", () =>
    onScreen(async ({ store, ana, id, press }) => {
      for (const wish of ["", "Save", "toString"]) {
        const thrown = await press(ana, { do: wish, seen: "1" }).catch((error: unknown) => error);
        expect((thrown as Response).status, wish).toBe(400);
      }
      expect(await readVersions(store, id)).toHaveLength(1);
    }));

  it.each([
    ["quotes in quotes", ">".repeat(5_000)],
    ["quotes in lists in quotes", "> - ".repeat(5_000)],
    ["blocks in blocks", ":::example\n".repeat(2_000)],
  ])("takes no text that would keep the whole site waiting: %s", (_, body) =>
    onScreen(async ({ store, ana, id, press }) => {
      const refused = await press(ana, { do: "save", seen: "1", ...goodArticle, body });
      expect(refused).toMatchObject({
        kind: "refused",
        status: 400,
        result: {
          initialValue: { body },
          error: { body: ["Text: quotes and blocks stand too deep in each other"] },
        },
      });
      expect(await readVersions(store, id)).toHaveLength(1);
    }),
  );

  it("takes back the version that its button names, and by a second press not the one before it", () =>
    onScreen(async ({ store, ana, ben, id, press }) => {
      await approveVersion(ben, id, 1);
      await publishNow(ana, id, 1);
      await saveArticle(ana, id, 1, { ...goodArticle, tags: "prices" });
      await approveVersion(ben, id, 2);
      await publishNow(ana, id, 2);
      expect(await press(ana, { do: "take-back", public: "2" })).toMatchObject({ kind: "done" });
      expect(await press(ben, { do: "take-back", public: "2" })).toMatchObject({ kind: "refused", status: 409 });
      const live = store.selectFrom("article_publication").where("ended_at", "is", null).select("version");
      expect(await live.execute()).toEqual([{ version: 1 }]);
    }));

  it("deletes no draft that somebody has written in since it was shown", () =>
    onScreen(async ({ store, ana, ben, id, press }) => {
      await saveArticle(ben, id, 1, { ...goodArticle, tags: "words of ben" });
      expect(await press(ana, { do: "delete", seen: "1" })).toMatchObject({ kind: "refused", status: 409 });
      expect(await findArticle(store, id)).not.toBeNull();
      expect(await press(ana, { do: "delete", seen: "2" })).toMatchObject({ kind: "done", act: "delete" });
    }));

  it("lets nobody call a program’s draft their own until they have changed its text", () =>
    onScreen(async ({ store, ana, ben, id, press }) => {
      const drafted = { ...goodArticle, author: "program" };
      await transact(store, (within) =>
        addVersion(within, id, { number: 2, fields: drafted, how: "drafted", basedOn: 1 }, ana.admin, ana.now),
      );
      const save = (more: Partial<ArticleFields>, seen = "2") =>
        press(ben, { do: "save", seen, ...drafted, ...more, audience: "student" });
      for (const body of [drafted.body, ` ${drafted.body.replaceAll("\n\n", "\n\n\n")}\n`]) {
        expect(await save({ author: "editors", tags: "words of ben", body })).toMatchObject({
          kind: "refused",
          status: 400,
          seen: 2,
          result: {
            initialValue: { author: "editors", tags: "words of ben" },
            error: { author: [expect.stringContaining("as a program drafted it")] },
          },
        });
      }
      expect(await readVersions(store, id)).toHaveLength(2);
      expect(await save({ tags: "words of ben" }), "another line").toMatchObject({ kind: "done" });
      expect(await save({ author: "editors" }, "3"), "later, too").toMatchObject({ kind: "refused", status: 400 });
      const body = drafted.body.replace("Then write down its price.", "Write its price into your plan.");
      expect(await save({ author: "editors", body }, "3")).toMatchObject({ kind: "done" });
      expect((await readVersions(store, id))[0]?.fields).toMatchObject({ author: "editors", body });
    }));
});
