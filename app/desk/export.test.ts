import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPage } from "~/library/writing/files/files.server";
import { adminIn } from "../../tests/setup/desk";
import { goodArticle } from "../../tests/setup/good-article";
import { onBothStores } from "../../tests/setup/stores";
import { approveVersion, beginArticle, publishNow } from "./change-article.server";
import { exportPublished } from "./export.server";

onBothStores("the export of what is published", (empty) => {
  it("writes files that read as the page does, with their figures, and replaces none", async () => {
    const { store, close } = await empty();
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    try {
      const now = new Date();
      const [ana, ben] = [await adminIn(store, "ana"), await adminIn(store, "ben")];
      const begun = await beginArticle({ store, admin: ana, now }, { slug: "zebra-finch", fields: goodArticle });
      if (begun.kind !== "begun") throw new Error(begun.why);
      expect(await exportPublished(store, folder)).toEqual([]);
      await approveVersion({ store, admin: ben, now }, begun.id, 1);
      await publishNow({ store, admin: ana, now }, begun.id, 1);
      const file = "blog/zebra-finch.md";
      expect(await exportPublished(store, folder, true)).toEqual([{ file, came: "written" }]);
      expect(await exportPublished(store, folder)).toEqual([{ file, came: "written" }]);
      const text = readFileSync(join(folder, file), "utf8");
      const { front, body } = readPage(file, text);
      expect(front).toMatchObject({
        title: goodArticle.title,
        category: goodArticle.category,
        related: ["/colleges", "/help/fafsa-completion-guide"],
      });
      expect(body.trim()).toBe(goodArticle.body);
      const figures = JSON.parse(readFileSync(join(folder, "pages", "figures-read.json"), "utf8"));
      expect(Object.keys(figures[file])).toEqual(["college.171100.name", "college.171100.netPrice"]);
      expect(await exportPublished(store, folder)).toEqual([{ file, came: "unchanged" }]);
      writeFileSync(join(folder, file), `${text}\nMended in the repository.\n`);
      expect(await exportPublished(store, folder)).toEqual([{ file, came: "the file wins" }]);
      expect(readFileSync(join(folder, file), "utf8")).toContain("Mended in the repository.");
    } finally {
      rmSync(folder, { recursive: true });
      await close();
    }
  });
});
