import type { Page } from "@playwright/test";
import { goodArticle } from "../setup/good-article";
import { type RunningSite, startSite } from "../setup/site";
import { beAdmin, beAnotherAdmin } from "./back-office";
import { test as base, expect, expectNoAxeViolations, expectNoSidewaysScroll } from "./fixtures";
import { heading, oneOff, openStoreFile, part, send } from "./people";

/** The desk with a language model: a first draft of an outline, by a press of its button. */

/** On a site of its own, whose model behaves as its name says. */
const test = base.extend<{ modelName: string; site: RunningSite }>({
  modelName: ["well-behaved", { option: true }],
  site: async ({ modelName }, use) => {
    const site = await startSite({ MODEL_URL: "stand-in", MODEL_NAME: modelName, MODEL_KEY: "none" });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

const { audience: _, ...good } = goodArticle;
/** An outline with two places for prose, and nothing else that is wrong with it. */
const outline = {
  ...good,
  audience: "student",
  title: "What is demonstrated interest?",
  body: `TODO: the answer first.\n\n${good.body}\n\n## What is the FAFSA?\n\nTODO: answer it.`,
};

/** Begins the article of the outline, and opens it. Gives its address. */
async function beginOutline(page: Page, slug: string): Promise<string> {
  await beAdmin(page);
  const { pathname } = await send(page, "/admin/blog-automation", { slug, title: outline.title });
  await send(page, pathname, { do: "save", seen: "1", ...outline });
  await page.goto(pathname);
  return pathname;
}

/** Has no process begin a draft from now on, until the function it gives is called. */
async function holdDrafts({ database }: RunningSite): Promise<() => void> {
  const lockUntil = (moment: string) => {
    const store = openStoreFile(database);
    const { changes } = store.prepare("update job set locked_until = ? where name = 'draft-articles'").run(moment);
    store.close();
    return changes;
  };
  // Jobs are known from the first look of a process on.
  await expect.poll(() => lockUntil("9999-01-01T00:00:00.000Z")).toBe(1);
  return () => lockUntil("2026-01-01T00:00:00.000Z");
}

/** Says in the store that a process has begun the draft that waits, or that none has. */
function setState({ database }: RunningSite, state: "waiting" | "running"): void {
  const store = openStoreFile(database);
  store.prepare("update article_draft set state = ?, began_at = asked_at").run(state);
  store.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedErrors: [/status of 40[149]/] });

    test("a model drafts the open places while the tab is closed, and somebody else approves what it wrote", async ({
      page: first,
      context,
      browser,
      baseURL,
      site,
    }) => {
      const slug = `drafted-${oneOff()}`;
      const address = await beginOutline(first, slug);
      const letGo = await holdDrafts(site);
      await expect(part(first, "Review")).toContainText("well-behaved at 127.0.0.1");
      await first.getByRole("button", { name: "Have 2 open places drafted" }).click();
      await expect(part(first, "Review").getByRole("status")).toContainText("You can close this page.");
      await expect(first.getByRole("button", { name: /drafted$/ })).toHaveCount(0);
      await first.close();

      const page = await context.newPage();
      const review = part(page, "Review");
      const status = review.getByRole("status");
      await page.goto(address);
      await expect(status).toContainText(/^A draft from version 2 has been waiting since .+, for Ana/);
      setState(site, "running");
      await review.getByRole("link", { name: "Look again" }).click();
      await expect(status).toContainText("Version 2 is being drafted for Ana");
      await page.setViewportSize({ width: 390, height: 844 });
      if (javaScriptEnabled) {
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
      }
      setState(site, "waiting");
      letGo();
      // Pressed in another tab, too: it is the same draft.
      await send(page, address, { do: "draft", seen: "2" });
      await expect(async () => {
        const again = review.getByRole("link", { name: "Look again" });
        if (await again.isVisible()) await again.click();
        await expect(status).toContainText("2 places filled, none still open", { timeout: 2_000 });
      }).toPass();
      // With scripts the form on the page stays the one that somebody may be writing in, until they open the new one.
      if (javaScriptEnabled) await review.getByRole("link", { name: "Open version 3" }).click();
      await expect(review).toContainText("Version 3, saved by Ana");
      await expect(review).toContainText("Drafted by a program. Nobody has changed or approved it.");
      const text = await page.getByLabel("Text", { exact: true }).inputValue();
      expect(text).not.toContain("TODO");
      expect(text.replace(good.body, ""), "no figure but references to the tables").not.toMatch(/\d/);
      await expect(page.getByLabel("Written by", { exact: true })).toHaveValue("program");

      await expect(review).toContainText("somebody else has to read and approve it");
      const post = (form: Record<string, string>) =>
        page.request.post(address, { form, headers: { Origin: site.origin } });
      expect((await post({ do: "approve", seen: "3" })).status(), "whoever asked for it wrote it").toBe(409);
      // What a program wrote isn't called a person's as long as no word of it is changed.
      const asOurs = await post({ do: "save", seen: "3", ...outline, body: text, author: "editors" });
      expect(await asOurs.text()).toContain("as a program drafted it");

      const theirs = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
      const other = await theirs.newPage();
      await beAnotherAdmin(other, `Editor${oneOff()}`, site.database);
      await other.goto(address);
      await other.getByRole("button", { name: "Approve version 3" }).click();
      await expect(part(other, "Review")).toContainText("Approved by Editor");
      await other.getByRole("button", { name: "Publish now" }).click();
      await expect(part(other, "Review")).toContainText("Version 3 is public");
      // Its process shows it within seconds, and reads it from the store for that.
      await expect.poll(async () => (await other.request.get(`/blog/${slug}`)).status()).toBe(200);
      await other.goto(`/blog/${slug}`);
      await expect(heading(other)).toHaveText(outline.title);
      await expect(other.getByText("after a program wrote the first draft from the pages of this site")).toBeVisible();
      await theirs.close();
    });
  });
}

for (const { modelName, said, sees } of [
  { modelName: "wrong-figure", said: /^Drafted for Ana .+: \d places? filled/, sees: "Drafted by a program." },
  { modelName: "hidden-instructions", said: /^Drafted for Ana .+: \d places? filled/, sees: "Drafted by a program." },
  { modelName: "outage", said: /^No draft for Ana .+can’t be reached. Ask again later/, sees: "Have 2 open places" },
]) {
  test.describe(`a model that is ${modelName}`, () => {
    test.use({ modelName });

    test("puts nothing false into a draft, and the screen says what came of it", async ({ page }) => {
      const address = await beginOutline(page, `drafted-${oneOff()}`);
      const review = part(page, "Review");
      await page.getByRole("button", { name: "Have 2 open places drafted" }).click();
      await expect(async () => {
        await page.goto(address);
        await expect(review.getByRole("status")).toContainText(said, { timeout: 2_000 });
      }).toPass();
      await expect(review).toContainText(sees);
      const text = await page.getByLabel("Text", { exact: true }).inputValue();
      const added = text.replace(good.body, "");
      expect(added).not.toMatch(/\d|February|Social Security|example\.com|Ignore the other pages/);
      if (modelName === "outage") expect(text).toBe(outline.body);
    });
  });
}
