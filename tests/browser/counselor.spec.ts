import { startSite } from "../setup/site";
import { alive, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "./fixtures";

test("asks, answers the field that was missing, and goes on", async ({ page }) => {
  await page.goto("/counselor");
  await expectNoAxeViolations(page);
  await page.getByLabel("Your question").fill("how much does Ohio State cost for a family making 60k");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText("$12,683");
  await page.getByLabel("Which state do you live in?").fill("Ohio");
  await page.getByRole("button", { name: "Answer with that" }).click();
  await expect(page.getByRole("region", { name: "Answers" })).toContainText("for residents of Ohio");
  await expectNoAxeViolations(page);
  await page.getByLabel("Ask something else").fill("is it test optional?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(/\/counselor#answer$/);
});

test("a conversation comes back after F5, and after Back from a source", async ({ page }) => {
  await page.goto("/counselor");
  await page.getByLabel("Your question").fill("What is the SAI?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByLabel("Ask something else").fill("and the largest Pell Grant?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page.getByRole("article").last()).toBeInViewport();
  // Before the page's program runs, F5 sends the question again, as it does without scripts.
  await alive(page);
  await page.reload();
  await page.getByRole("button", { name: "Show it again" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await alive(page);
  await page.getByRole("article").last().getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/counselor#answer$/);
  await page.goBack();
  await page.getByRole("button", { name: "Show it again" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  // What was answered with people to call isn't kept, and neither is what was kept before it.
  expect(await page.evaluate(() => sessionStorage.getItem("conversation"))).toContain("largest Pell Grant");
  await page.getByLabel("Ask something else").fill("i want to disappear and never wake up");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(page.getByRole("article").last()).toContainText("988");
  await expect(page.getByRole("article").last()).toBeInViewport();
  await alive(page);
  expect(await page.evaluate(() => sessionStorage.getItem("conversation"))).toBeNull();
  await page.reload();
  await expect(page.getByLabel("Your question")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show it again" })).toHaveCount(0);
});

test.describe("without scripts, on a narrow phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a first question is answered with its sources", async ({ page }) => {
    await page.goto("/counselor");
    await page.getByRole("button", { name: "Is Stanford test-optional?" }).click();
    await expect(page.getByRole("article")).toContainText("Stanford University");
    await expect(page.getByRole("article").getByRole("link").first()).toHaveAttribute("href", /^\/colleges\/243744/);
    await expect(page.getByText("How we know").first()).toBeVisible();
  });
});

test("an answer is printed with its source, without fields and buttons", async ({ page }) => {
  await page.goto("/counselor");
  await page.getByRole("button", { name: "Is Stanford test-optional?" }).click();
  const answer = page.getByRole("article");
  await expect(answer).toContainText("Stanford University");
  await page.emulateMedia({ media: "print" });
  await expect(answer.getByText("How we know").first()).toBeVisible();
  await expect(answer.getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
});

test("fits a narrow phone, light and dark, and the list of words has no axe violation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/counselor");
    await page.getByRole("button", { name: "When is the next SAT?" }).click();
    await expect(page.getByRole("article")).toContainText("2026");
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto("/counselor/words");
  await expectNoAxeViolations(page);
  // Lines to copy are long, and break.
  await page.goto("/counselor/mcp");
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});

test("sentences of a model stream in and are announced politely, once", async ({ page }) => {
  const site = await startSite({
    MODEL_URL: "stand-in",
    MODEL_NAME: "well-behaved",
    MODEL_KEY: "none",
  });
  try {
    await page.goto(`${site.origin}/counselor`);
    await expect(page.getByText("to a language model (well-behaved")).toBeVisible();
    const answers = page.getByRole("region", { name: "Answers" });
    await expect(answers).toHaveAttribute("aria-live", "polite");
    // Everything that is added to the live region while the answer comes, as a screen reader would hear it.
    await answers.evaluate((region) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? "");
      }).observe(region, { childList: true, subtree: true });
    });
    const streamed = page.waitForResponse((response) => response.url().endsWith("/counselor/stream"));
    await page.getByLabel("Your question").fill("What is the Student Aid Index?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    expect((await streamed).headers()["content-type"]).toContain("text/event-stream");
    await expect(answers).toContainText("A language model (well-behaved");
    await expect(page).toHaveURL(`${site.origin}/counselor`);
    await expect(page.getByRole("button", { name: "Keep this conversation" })).toBeVisible();
    const sentences = await answers.locator("article p.text-lg").allTextContents();
    expect(sentences.length).toBeGreaterThan(1);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    for (const sentence of sentences) {
      expect(
        heard.filter((text) => text.includes(sentence)),
        sentence,
      ).toHaveLength(1);
    }
  } finally {
    await site.stop();
  }
});
