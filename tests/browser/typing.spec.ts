import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { watchAddresses } from "./addresses";
import { alive, expect, expectNoAxeViolations, test } from "./fixtures";
import { seeLargeText } from "./large-text";

/**
 * What answers while it's typed: the match on the home page and in the quiz, and the names of colleges; and the phone.
 */

const phone = { width: 390, height: 844 };
/** A page whose text is twice as large, and can all be read. */
const readable = { width: phone.width, cut: [], broken: [] };

/** What a page asks for from now on, without what it fetches ahead after the first touch. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return asked;
}

const three = (page: Page) => page.getByRole("region", { name: "Three colleges from your list" });

test.describe("a first-generation student on a phone", () => {
  test.use({ viewport: phone });

  test("has a list after six taps on two screens, sees three of it before, and is asked nothing again", async ({
    page,
  }) => {
    const addresses = watchAddresses(page);
    let taps = 0;
    const tap = () => {
      taps += 1;
    };
    await page.goto("/");
    await page.locator("#start-gpa").fill("B+");
    tap();
    await page.locator("#start-state").selectOption("OH");
    // One tap opens the choices, one takes one.
    tap();
    tap();
    await page.locator("#start-income").selectOption("1");
    tap();
    tap();
    await expect(
      three(page)
        .getByText(/^[\d,]+ colleges fit/)
        .first(),
    ).toBeVisible();
    const results = three(page).getByRole("listitem");
    await expect(results).toHaveCount(3);
    for (const label of ["Safety", "Target", "Reach"])
      await expect(results.getByText(label, { exact: true })).toBeVisible();
    await expect(results.first()).toContainText(/\d+–\d+% chance/);
    await expect(results.first()).toContainText(/\$[\d,]+ a year/);
    const target = results.filter({ hasText: "Target" });
    const chance = target.locator("summary", { hasText: "how the chance at" });
    await chance.click();
    await expect(target.getByRole("table", { name: "Step by step" })).toContainText(
      /It admitted \d+% of [\d,]+ applicants/,
    );
    await chance.click();
    await expectNoAxeViolations(page);
    const shown = await results.getByRole("link").allTextContents();
    await page.getByRole("button", { name: "See my list" }).click();
    tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
    expect(taps).toBeLessThanOrEqual(6);
    await expect(page.getByText("Prices count a family income of $30,001 to $48,000.")).toBeVisible();
    // The list says the same of the same colleges.
    const listed = await page.locator("#suggested h4").allTextContents();
    for (const name of shown) expect(listed).toContain(name);
    // Loading it again and going back to it show the same list, with the same income.
    await expect(page).toHaveURL(/\/results\?gpa=B%2B&state=OH$/);
    const again = async () => {
      await expect(page.getByText("Prices count a family income of $30,001 to $48,000.")).toBeVisible();
      await expect(page.locator("#suggested h4")).toHaveText(listed);
    };
    await page.reload();
    await again();
    await page.locator("#suggested h4 a").first().click();
    await expect(page).toHaveURL(/\/colleges\//);
    await page.goBack();
    await again();
    expect(addresses.filter((address) => /income|30,?001|48,?000/.test(address))).toEqual([]);

    // What was told once stands in the other tools.
    await page.goto("/college-match-quiz?step=school");
    await expect(page.getByLabel("Your GPA")).toHaveValue("3.3");
    await page.goto("/college-cost-calculator?unitids=204796");
    await expect(page.getByLabel("Home state")).toHaveValue("OH");
    await expect(page.getByLabel("Or an income band")).toHaveValue("1");
    await page.goto("/application-timeline");
    await expect(page.getByLabel("Your state")).toHaveValue("OH");
    await page.goto("/tools/fafsa-calculator");
    await expect(page.getByLabel("State of legal residence")).toHaveValue("OH");
  });

  test("keeps a college from the three results in one tap, and no key sends anything", async ({ page }) => {
    await page.goto("/");
    await page.locator("#start-gpa").fill("3.4");
    await expect(three(page).getByRole("listitem")).toHaveCount(3);
    await page.waitForLoadState("networkidle");
    const asked = watchRequests(page);
    const before = await three(page).innerText();
    await page.locator("#start-state").selectOption("WY");
    await expect.poll(() => three(page).innerText()).not.toBe(before);
    await page.locator("#start-income").selectOption("4");
    await page.locator("#start-gpa").fill("2.1");
    await expect(
      three(page)
        .getByText(/colleges fit/)
        .first(),
    ).toBeVisible();
    expect(asked.filter((address) => !address.startsWith("GET /assets/"))).toEqual([]);
    await three(page)
      .getByRole("button", { name: /^Keep / })
      .first()
      .click();
    await expect(page.getByRole("banner").getByRole("link", { name: /^List/ })).toContainText("1");
  });

  test("is led to waived fees and to people who help", async ({ page }) => {
    await page.goto("/college-match-quiz?step=school");
    await page.getByText("Would you be the first in your family to finish college?").click();
    await expect(page.getByRole("link", { name: "Fees you may not have to pay" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("profile"))).toContain('"first":"yes"');
    expect(page.url()).not.toContain("first");
    await page.reload();
    await expect(page.getByRole("link", { name: "People who help for free" })).toBeVisible();
    await page.getByRole("link", { name: "Fees you may not have to pay" }).click();
    await expect(page.getByRole("heading", { name: "Fees you may not have to pay" })).toBeInViewport();
  });
});

test("the quiz counts the colleges that fit, as the list does, and goes on without a connection", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto("/college-match-quiz?step=kind&gpa=3.4&state=OH");
  await page.getByLabel("3,000 to 9,999").check();
  const count = page.getByText(/^[\d,]+ colleges fit$/).first();
  await expect(count).toBeVisible();
  const words = await count.innerText();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByLabel("10,000 to 19,999").check();
  await expect(count).not.toHaveText(words);
  await page.getByLabel("10,000 to 19,999").uncheck();
  await expect(count).toHaveText(words);
  await context.setOffline(false);
  await page.getByRole("button", { name: "See my list now" }).click();
  await expect(page.getByText(`All ${words.replace(" fit", "")}`)).toBeVisible();
});

test("a tool that was used here opens and answers without a connection, and only its plain page is kept", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open("tools-v1")).keys();
      return requests.map(({ url }) => url.slice(location.origin.length)).sort();
    });
  await page.goto("/college-match-quiz?step=kind&gpa=3.4&state=OH");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // Answers stand in this address: it isn't kept.
  await page.reload();
  await page.goto("/");
  await page.locator("#start-gpa").fill("3.4");
  await expect(three(page).getByRole("listitem")).toHaveCount(3);
  await page.goto("/tools/fafsa-calculator");
  const parents = page.getByLabel("How do your legal parents live today?").first();
  await parents.selectOption("one");
  await expect(page.locator("#live").getByText("To see a range:", { exact: true })).toBeVisible();
  await expect.poll(kept).toEqual(["/", "/tools/fafsa-calculator"]);
  // Opened by a link inside the site too.
  await page.goto("/tools");
  await page.locator('main a[href="/college-match-quiz"]').first().click();
  await expect(page).toHaveURL("/college-match-quiz");
  await expect.poll(kept).toEqual(["/", "/college-match-quiz", "/tools/fafsa-calculator"]);
  await page.goto("/tools/fafsa-calculator");
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page.reload();
  await parents.selectOption("one");
  await expect(page.locator("#live").getByText("To see a range:", { exact: true })).toBeVisible();
  await page.goto("/");
  await page.locator("#start-gpa").fill("2.9");
  await expect(three(page).getByRole("listitem")).toHaveCount(3);
  await context.setOffline(false);
});

test("the count of the quiz follows ZIP code and miles as they are typed, as the list does, and sends neither", async ({
  page,
}) => {
  await page.goto("/college-match-quiz?step=place&gpa=3.4");
  const count = page.getByText(/^[\d,]+ colleges fit$/).first();
  await page.getByLabel("Your home state").selectOption("OH");
  await expect(count).toBeVisible();
  const anywhere = await count.innerText();
  const asked = watchRequests(page);
  await page.locator("main input[name=zip]").fill("43022");
  await page.getByLabel("How far from home?").selectOption("100");
  await expect(count).not.toHaveText(anywhere);
  const near = await count.innerText();
  await page.getByLabel("How far from home?").selectOption("50");
  await expect(count).not.toHaveText(near);
  expect(asked.filter((address) => !address.startsWith("GET /assets/"))).toEqual([]);
  const words = await count.innerText();
  await page.getByRole("button", { name: "See my list now" }).click();
  await expect(page.getByText(`All ${words.replace(" fit", "")}`)).toBeVisible();
});

test("weights and filters of a list show at once what they lead to, and send nothing", async ({ page }) => {
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  await page.locator("#all").locator("xpath=ancestor::details[1]/summary").click();
  await page.locator("summary", { hasText: "What matters most" }).click();
  const cost = page.getByRole("group", { name: "What it costs" });
  await cost.getByLabel("A lot").check();
  const preview = page.getByRole("region", { name: "The list this leads to" });
  await expect(preview.getByRole("listitem")).toHaveCount(9);
  await page.waitForLoadState("networkidle");
  const asked = watchRequests(page);
  const before = await preview.innerText();
  await page.getByRole("group", { name: "My chance of getting in" }).getByLabel("Leave it out").check();
  await expect.poll(() => preview.innerText()).not.toBe(before);
  // One change after the other: the names below are those of the last.
  const between = await preview.innerText();
  await cost.getByLabel("Leave it out").check();
  await expect.poll(() => preview.innerText()).not.toBe(between);
  expect(asked.filter((address) => !address.startsWith("GET /assets/"))).toEqual([]);
  const names = await preview.getByRole("link").allTextContents();
  await page.getByRole("button", { name: "Reorder the list" }).click();
  await expect(page).toHaveURL(/affordability=0/);
  await expect.poll(() => page.locator("#suggested h4").allTextContents()).toEqual(names);
});

test("what is kept on the device leads to a list of its own, with every answer in its address", async ({ page }) => {
  await page.goto("/");
  await page.locator("#start-gpa").fill("B+");
  await page.locator("#start-state").selectOption("OH");
  await expect(
    three(page)
      .getByText(/^[\d,]+ colleges fit/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "See my list" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
  await page.getByRole("button", { name: "Change what you told us" }).click();
  await page.getByLabel("GPA").first().fill("3.1");
  await page.getByRole("button", { name: "See my match list" }).click();
  await expect(page).toHaveURL(/gpa=3\.1.*state=OH/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
});

test("a weight that was chosen before the page was alive is followed as well", async ({ page }) => {
  let comesAlive = () => {};
  const alive = new Promise<void>((resolve) => {
    comesAlive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await alive;
    await route.continue();
  });
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH", { waitUntil: "commit" });
  await page.locator("#all").locator("xpath=ancestor::details[1]/summary").click();
  await page.locator("summary", { hasText: "What matters most" }).click();
  await page.getByRole("group", { name: "What it costs" }).getByLabel("A lot").check();
  comesAlive();
  await expect(page.getByRole("region", { name: "The list this leads to" }).getByRole("listitem")).toHaveCount(9);
});

test("a GPA that can’t be isn’t counted, and its field says so when it’s left", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  const gpa = page.getByLabel("Your GPA");
  const count = page.getByText(/[\d,]+ colleges fit/).first();
  await gpa.fill("3.9");
  await expect(count).toBeVisible();
  await gpa.fill("5.9");
  await expect(count).toHaveCount(0);
  await gpa.press("Tab");
  await expect(gpa).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#gpa-error")).toContainText("Is this right?");
  // The question about the scale opens with it: unweighted it still can't be, weighted up to 6 it can.
  await page.getByLabel("Out of 4.0, unweighted").check();
  await page.keyboard.press("Tab");
  await expect(page.locator("#gpa-error")).toContainText("at most 4.0");
  await expect(count).toHaveCount(0);
  await page.locator("input[name=scale][value=w]").check();
  await page.keyboard.press("Tab");
  await expect(gpa).not.toHaveAttribute("aria-invalid", "true");
  await expect(count).toBeVisible();
});

test("a single program is counted by its whole field, and said so", async ({ page }) => {
  await page.goto("/college-match-quiz?step=study&gpa=3.4&state=OH");
  await page.getByLabel("Search by major").fill("nursing");
  await page.locator("input[name=fields][value='5138']").check();
  const count = page.getByText(
    /^Up to [\d,]+ colleges fit\. Your list counts only those that teach exactly what you checked\.$/,
  );
  await expect(count.first()).toBeVisible();
});

test("what cannot be read keeps its message, and the count comes back", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").fill("lots");
  await expect(page.getByText("Enter your GPA as a number or a letter, such as 3.4, 92 or B+.").first()).toBeVisible();
  await page.getByLabel("Your GPA").fill("A-");
  await expect(page.getByText(/^[\d,]+ colleges fit$/).first()).toBeVisible();
});

test.describe("a college is found by name while it's typed", () => {
  test("with the keyboard: slips of the finger and nicknames too, and nothing is sent", async ({ page }) => {
    await page.goto("/college-cost-calculator");
    const field = page.getByRole("combobox", { name: "Find a college" });
    await field.focus();
    await page.waitForLoadState("networkidle");
    const asked = watchRequests(page);
    await field.pressSequentially("harvrad");
    const first = page.getByRole("option").first();
    await expect(first).toContainText("Harvard University");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeViolations(page, false);
    await field.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await field.fill("cal berkeley");
    await expect(first).toContainText("University of California-Berkeley");
    expect(asked.filter((address) => !address.startsWith("GET /assets/"))).toEqual([]);
    await field.press("ArrowDown");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "none");
    await field.press("Enter");
    await expect(page).toHaveURL(/unitids=110635/);
    await expect(field).toHaveValue("");
    await field.fill("berkeley");
    await expect(page.getByRole("option").first()).toBeVisible();
    // What is chosen already is not offered again.
    await expect(page.getByRole("option", { name: /^University of California-Berkeley/ })).toHaveCount(0);
  });

  for (const [path, label] of [
    ["/application-timeline", "Add a college"],
    ["/college-visit-planner", "Find a college"],
    ["/colleges/compare", "Find a college"],
    ["/college-list", "Name, nickname, city or state"],
  ] as const) {
    test(`with a tap on ${path}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await page.getByRole("combobox", { name: label }).pressSequentially("osu", { delay: 20 });
      await page.getByRole("option", { name: /^Ohio State University-Main Campus/ }).click();
      await expect(page.getByRole("option", { name: /^Ohio State/ })).toHaveCount(0);
      await expect(page.locator("main").getByText("Ohio State University-Main Campus").first()).toBeVisible();
    });
  }

  for (const [path, label] of [
    ["/colleges", "Name, nickname, city or state"],
    ["/search", "What are you looking for?"],
  ] as const) {
    test(`on ${path}: a tap opens the college, and the button looks for what was typed`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const field = page.locator("main").getByRole("combobox", { name: label });
      await field.pressSequentially("osu", { delay: 20 });
      const options = page.getByRole("listbox", { name: "Colleges found" }).getByRole("option");
      const college = page.getByRole("option", { name: /^Ohio State University-Main Campus/ });
      await expect(college).toBeVisible();
      await expectNoAxeViolations(page, false);
      await field.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${path}\\?q=osu`));
      await expect(options).toHaveCount(0);
      // The page is drawn for this search, not only its address there: its field comes with what was looked for.
      await expect(field).toHaveAttribute("value", "osu");
      await field.fill("");
      await field.pressSequentially("osu", { delay: 20 });
      await college.click();
      await expect(page).toHaveURL(/\/colleges\/204796-ohio-state-university-main-campus$/);
    });
  }

  test("a search for something else offers no college, and says nothing of one", async ({ page }) => {
    await page.goto("/search");
    await page.locator("main").getByRole("combobox").pressSequentially("fafsa deadline", { delay: 20 });
    await expect(page.locator("#pages").getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("option")).toHaveCount(0);
    await expect(page.getByText("No college by that name yet")).toHaveCount(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    for (const path of ["/colleges", "/search"])
      test(`${path} is a search field with a button`, async ({ page }) => {
        await page.goto(path);
        await page.locator("main").getByRole("searchbox").fill("osu");
        await page.locator("main").getByRole("button", { name: "Search" }).click();
        await expect(page).toHaveURL(new RegExp(`${path}\\?q=osu`));
        await expect(
          page
            .locator("main")
            .getByRole("link", { name: /^Ohio State/ })
            .first(),
        ).toBeVisible();
      });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("five tools lie under the thumb, and hide nothing that takes the focus", async ({ page }) => {
    await page.goto("/help");
    const bar = page.getByRole("navigation", { name: "Tools" });
    await expect(bar.getByRole("link")).toHaveText(["Match", "Cost", "Dates", "List", "Ask"]);
    for (const box of await bar.getByRole("link").all())
      expect((await box.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    const cut = await bar.getByRole("link").evaluateAll((links) => {
      document.documentElement.style.fontSize = "200%";
      const widthOf = (part: Element | null) => part?.getBoundingClientRect().width ?? 0;
      return links
        .filter((link) => widthOf(link.querySelector("span")) > widthOf(link))
        .map((link) => link.textContent);
    });
    expect(cut, "words of the bar at twice the text size").toEqual([]);
    await page.reload();
    await bar.getByRole("link", { name: "Dates" }).click();
    await expect(page).toHaveURL("/application-timeline");
    await expect(bar.getByRole("link", { name: "Dates" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: "Make my timeline" }).last().focus();
    const button = await page.getByRole("button", { name: "Make my timeline" }).last().boundingBox();
    const edge = await bar.boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });

  for (const path of [
    "/",
    "/colleges",
    "/colleges/203535",
    "/college-match-quiz?step=weights",
    "/college-match-quiz/results?gpa=3.4&state=OH",
    "/college-cost-calculator?unitids=204796,201645",
    "/application-timeline",
    "/application-timeline?year=2027&unitids=203517,204796,206604,203535&state=OH",
    "/college-list?c=203517,204796,206604,203535",
    "/college-cost-calculator/kitchen-table?unitids=203517,204796,206604,203535",
    "/tools/fafsa-calculator",
    "/majors",
    "/majors/5138-nursing-registered-nurse",
    "/search?q=kent",
  ]) {
    test(`text at 200 percent is all there on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await seeLargeText(page)).toEqual(readable);
    });
  }

  for (const path of [
    "/college-match-quiz",
    "/es/college-match-quiz",
    "/college-visit-planner",
    "/college-cost-calculator",
    "/colleges/204796-ohio-state-university-main-campus",
  ]) {
    test(`text at 200 percent is all there on ${path} with answers that are remembered`, async ({ page }) => {
      await page.addInitScript(() => {
        const told = { gpa: "3.4", state: "OH", size: "4", band: "2", amount: "62000", parents: "married" };
        localStorage.setItem("profile", JSON.stringify(told));
      });
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^(Forget me|Borrar mis datos)/ })).toBeVisible();
      if (path.startsWith("/colleges/")) await expect(page.getByText("Your price a year")).toBeVisible();
      expect(await seeLargeText(page)).toEqual(readable);
    });
  }

  for (const path of [
    "/college-match-quiz/results?gpa=3.4&state=OH",
    "/colleges/203517",
    "/application-timeline?year=2027&unitids=203517,204796&state=OH",
    "/college-list?c=203517,204796",
    "/colleges",
  ]) {
    test(`a thumb hits every link and box on ${path}`, async ({ page }) => {
      await page.goto(path);
      await alive(page);
      const small = await page.locator("main").evaluate((main) => {
        for (const part of main.querySelectorAll("details")) part.open = true;
        return [...main.querySelectorAll<HTMLElement>("a, button, summary, select, input:not([type=hidden])")]
          .filter((part) => part.checkVisibility())
          .flatMap((part) => {
            // A box is ticked by its label, too.
            const label = part.matches("[type=checkbox], [type=radio]") ? part.closest("label") : null;
            const lines = [...(label ?? part).getClientRects()].filter(({ width }) => width > 1);
            const height = Math.min(...lines.map((line) => line.height));
            return height < 24 ? [`${Math.round(height)} px: ${part.textContent || part.id}`] : [];
          });
      });
      expect(small).toEqual([]);
    });
  }

  test("the list is read without a connection, and forgotten with everything else", async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto("/colleges/204796-ohio-state-university-main-campus");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page
      .getByRole("button", { name: /^Keep Ohio State/ })
      .first()
      .click();
    await page.goto("/college-list");
    const kept = () => page.evaluate(async () => (await (await caches.open("kept-v1")).keys()).length);
    await expect.poll(kept).toBe(1);
    await context.setOffline(true);
    // Opened anew: a page that the browser still holds fresh would be shown as it is.
    await page.reload({ waitUntil: "load" });
    await expect(page.getByText(/^You’re offline\. This is your list as it was on/)).toBeVisible();
    await expect(page.getByText("Ohio State University-Main Campus").first()).toBeVisible();
    await context.setOffline(false);
    await page.goto("/college-match-quiz?step=school");
    await page.getByLabel("Your GPA").fill("3.4");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Forget me" }).click();
    await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
    await expect.poll(kept).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/204796|3\.4/);
  });

  test("can be installed: a manifest with icons that are there", async ({ request }) => {
    const manifest = await (await request.get("/site.webmanifest")).json();
    expect(manifest.display).toBe("standalone");
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.ok()).toBe(true);
      expect(icon.headers()["content-type"]).toContain(type);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the short form of the home page leads to the list, and the income to no address", async ({ page }) => {
    const addresses = watchAddresses(page);
    await page.goto("/");
    await page.locator("#start-gpa").fill("3.4");
    await page.locator("#start-state").selectOption("OH");
    await page.locator("#start-income").selectOption("1");
    await page.getByRole("button", { name: "See my list" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
    await expect(page.getByText("Prices count a family income of $30,001 to $48,000.")).toBeVisible();
    expect(addresses.filter((address) => /income|48,?000/.test(address))).toEqual([]);
  });

  test("a search field is a search field", async ({ page }) => {
    await page.goto("/college-cost-calculator");
    await page.getByRole("textbox", { name: "Find a college" }).fill("harvrad");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("link", { name: "Add Harvard University" })).toBeVisible();
  });
});

test("the short form is there too for who comes from another page of the site", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("link", { name: "Collegeward, home" }).first().click();
  await expect(page).toHaveURL("/");
  await page.locator("#start-gpa").fill("3.4");
  await expect(three(page).getByRole("listitem")).toHaveCount(3);
});

test("home knows who keeps a list on this device, and is the same page for everyone", async ({ page, request }) => {
  const answer = await request.get("/");
  expect(answer.headers()["cache-control"]).toContain("public");
  await page.goto("/");
  await expect(page.getByText("A college almanac for families")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("list", "204796,203535"));
  await page.reload();
  await page.getByRole("link", { name: "Your list: 2 colleges" }).click();
  await expect(page).toHaveURL("/college-list?c=204796,203535");
});

test("a kept list says the student's own chance and price, worked out here", async ({ page }) => {
  await page.goto("/college-list?c=204796");
  await page.evaluate(() => localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","band":"2"}'));
  const asked = watchRequests(page);
  await page.reload();
  await expect(page.locator("main").getByText(/\d+–\d+% chance/)).toBeVisible();
  await expect(page.locator("main").getByText(/about \$[\d,]+ a year/)).toBeVisible();
  expect(asked.filter((address) => address.startsWith("POST"))).toEqual([]);
});

test("a worked-out price opens into its steps", async ({ page }) => {
  await page.goto("/college-cost-calculator?unitids=204796");
  await page.getByLabel("Home state").selectOption("OH");
  await page.locator("input[name=income]").fill("52000");
  const live = page.getByRole("region", { name: "What you’d pay" });
  await live
    .getByText(/how the price at Ohio State/)
    .locator("..")
    .click();
  await expect(live.getByText(/^\$[\d,]+ − \$[\d,]+ = \$[\d,]+$/)).toBeVisible();
  await expect(live.getByRole("row", { name: /Published price, 20\d\d-\d\d/ })).toBeVisible();
  await expectNoAxeViolations(page, false);
});

test("a loan's payment follows what is typed, is sent nowhere, and says what is missing", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/college-cost-calculator/loan");
  const live = page.getByRole("region", { name: "Your payment" });
  await page.getByLabel("Amount borrowed").focus();
  await expect(live).toContainText("To see your payment:");
  await page.waitForLoadState("networkidle");
  const asked = watchRequests(page);
  await page.getByLabel("Amount borrowed").fill("27,000");
  await page.getByLabel("Yearly interest rate").fill("6.52");
  await expect(live).toContainText("$306.85 a month");
  await page.getByLabel("Years to pay back").fill("25");
  await expect(page.getByRole("link", { name: "$182.64 a month for 25 years" })).toBeVisible();
  await page.getByLabel("Years to pay back").fill("lots");
  await expect(live).toContainText("These figures are from before your last change:");
  expect(asked.filter((address) => !address.startsWith("GET /assets/"))).toEqual([]);
  await expectNoAxeViolations(page, false);
});

test("a browser that stores nothing says so once, and every tool still works", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/");
  await page.locator("#start-gpa").fill("3.4");
  await expect(three(page).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "See my list" }).click();
  await expect(page.getByText("Not remembered", { exact: true }).first()).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your college list");
});

test("a page that is not alive yet keeps its form", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("#start-gpa").fill("3.4");
  await alive(page);
  await expect(page.locator("#start-gpa")).toHaveValue("3.4");
});

test.describe("the first key of a tool", () => {
  // Its files would come from the service worker, without their sizes.
  test.use({ serviceWorkers: "block" });

  test("loads no more than the budgets allow: tables of colleges, and the program that reads them", async ({
    page,
  }) => {
    const { firstTouch } = JSON.parse(readFileSync("content/budgets/page-weights.json", "utf8"));
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
      );
    await page.goto("/", { waitUntil: "networkidle" });
    const before = new Set((await loaded()).map(([name]) => name));
    await page.locator("#start-gpa").pressSequentially("3.4");
    const results = page.getByRole("region", { name: "Three colleges from your list" });
    await expect(results.getByRole("listitem")).toHaveCount(3);
    const [worker] = page.workers();
    const inWorker = await worker?.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize] as const),
    );
    const files = new Map([...(await loaded()), ...(inWorker ?? [])].filter(([name]) => !before.has(name)));
    const sum = (wanted: (name: string) => boolean) =>
      [...files].reduce((all, [name, bytes]) => all + (wanted(name) ? bytes : 0), 0);
    const isData = (name: string) => name.includes("/_virtual_");
    console.info(`first key: data ${sum(isData)}, program ${sum((name) => !isData(name))}`);
    expect([...files.keys()].filter(isData)).toHaveLength(2);
    expect(sum(isData)).toBeGreaterThan(100_000);
    expect(sum(isData)).toBeLessThanOrEqual(firstTouch.data);
    expect(sum((name) => !isData(name))).toBeGreaterThan(50_000);
    expect(sum((name) => !isData(name))).toBeLessThanOrEqual(firstTouch.program);
  });
});
