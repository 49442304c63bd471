import { alive, expect, expectNoAxeViolations, hold, test } from "./fixtures";
import { oneOff, send, signedIn, startPlan } from "./people";

/** One list and one profile, on the reader's own device first. */
const ohioState = "/colleges/204796-ohio-state-university-main-campus";
const ohioColleges = "/college-planning-ohio/colleges";
const tray = "#bar a[href^='/college-list']";

test.use({ viewport: { width: 390, height: 844 } });

test("a college is kept in one tap wherever it is shown, and the list takes exactly those to the costs", async ({
  page,
}) => {
  await page.goto(ohioState);
  await page.getByRole("button", { name: "Keep Ohio State University-Main Campus" }).click();
  await expect(page.locator(tray)).toContainText("1");
  for (const [at, path] of ["/colleges?q=kenyon", "/search?q=oberlin", ohioColleges].entries()) {
    await page.goto(path);
    const keep = page.locator("main").getByRole("button", { name: /^Keep / });
    // A tap before the page is alive leads to the list, which then keeps it.
    await keep.first().click();
    await expect(page.locator(tray)).toContainText(String(at + 2));
  }
  await page.locator(tray).click();
  await expect(page.locator("main")).toContainText("4 colleges. Kept on this device.");
  await expectNoAxeViolations(page);
  await page.getByRole("checkbox").last().uncheck();
  await page.getByRole("button", { name: "Compare what they cost" }).click();
  await expect(page).toHaveURL(/\/college-cost-calculator\?(unitids=\d{6}&?){3}$/);
  await expect(page.locator("#colleges ol > li")).toHaveCount(3);
});

test("the comparison of a list knows what the student told, says what it used, and counts the income", async ({
  page,
}) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").fill("3.4");
  await page.getByText("Class rank and harder courses").click();
  await page.getByLabel("Your class rank").fill("34 of 340");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/step=tests/);
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem("profile") ?? "{}");
    localStorage.setItem("profile", JSON.stringify({ ...known, band: "1" }));
  });
  await page.goto("/college-list?c=203535,204796");
  await expect(page.getByText(/% chance/).first()).toBeVisible();
  await page.getByRole("button", { name: "Compare them" }).click();
  await expect(page).toHaveURL(/\/colleges\/compare\?unitids=203535,204796&gpa=3\.4&rank=10$/);
  const chips = page.locator("#profile li");
  await expect(chips.filter({ hasText: "top 10% of the class" })).toContainText("used on this page");
  await expect(page.getByText("Prices count a family income of $30,001 to $48,000, worked out")).toBeVisible();
  await expect(chips.filter({ hasText: "$30–48k" })).toContainText("used on this page");
  expect(page.url()).not.toContain("income");
});

test("each tool that asks for colleges takes the list in one tap", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("list", "204796,203535,202356,201645,202134,201885,110635"));
  for (const [path, offer, count] of [
    ["/college-cost-calculator", "Use the 7 colleges on your list", 7],
    ["/es/college-cost-calculator", "Usar las 7 universidades de su lista", 7],
    ["/colleges/compare", "Use the 7 colleges on your list", 7],
    ["/application-timeline", "Use the 7 colleges on your list", 7],
  ] as const) {
    await page.goto(path);
    await page.getByRole("link", { name: offer }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("unitids")?.split(",").length, path).toBe(count);
    await expect(page.getByRole("link", { name: offer })).toHaveCount(0);
  }
});

test("cost and dates under the thumb open with the list, as many as they take", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/help");
  const bar = page.getByRole("navigation", { name: "Tools" });
  await expect(bar.getByRole("link", { name: "Cost" })).toHaveAttribute("href", "/college-cost-calculator");
  const long =
    "204796,166683,201645,110635,110662,130794,166027,203535,203517,206604,202356,201885,202134,204635,202523,139755,204024,201441,206084,204857,201195";
  await page.evaluate((list) => {
    localStorage.setItem("list", list);
    window.dispatchEvent(new Event("listchange"));
  }, long);
  await expect(bar.getByRole("link", { name: "Dates" })).toHaveAttribute("href", /unitids=/);
  await bar.getByRole("link", { name: "Dates" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("unitids")?.split(",").length).toBe(20);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await bar.getByRole("link", { name: "Cost" }).click();
  await expect(page.getByText(/^12 colleges fit side by side\. Not shown: /)).toBeVisible();
  await expect(bar.getByRole("link", { name: "Cost" })).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => {
    localStorage.removeItem("list");
    window.dispatchEvent(new Event("listchange"));
  });
  await expect(bar.getByRole("link", { name: "Cost" })).toHaveAttribute("href", "/college-cost-calculator");
  await bar.getByRole("link", { name: "Cost" }).click();
  await expect(page).toHaveURL("/college-cost-calculator");
});

test("nine colleges with their statuses, chances and prices are read in 6,000 px", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("list", "203535,204796,201645,202523,139755,204024,202134,201441,206084");
    localStorage.setItem("profile", JSON.stringify({ gpa: "3.4", state: "OH", zip: "43004", band: "2", year: "2027" }));
  });
  await page.goto("/college-list");
  await expect(page.getByText(/^about \$/)).toHaveCount(9);
  await expect(page.getByLabel(/^Status of /)).toHaveCount(9);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6_000);
  await expectNoAxeViolations(page);
});

test("of a list too long for the cost calculator the first twelve go, and the others are named", async ({ page }) => {
  const fourteen =
    "204796,166683,201645,110635,110662,130794,166027,203535,203517,206604,202356,201885,202134,204635".replaceAll(
      ",",
      ".",
    );
  await page.goto(`/college-list?c=${fourteen}`);
  await page.getByRole("button", { name: "Compare what they cost" }).click();
  await expect(page).toHaveURL(/college-cost-calculator\?/);
  await expect(page.getByText(/^12 colleges fit side by side\. Not shown: .+, .+\./)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a double tap keeps a college", async ({ page }) => {
  for (const path of [ohioState, ohioColleges]) {
    await page.goto(path);
    await alive(page);
    const keep = page.locator("main").getByRole("button", { name: /^Keep / });
    await keep.first().dblclick();
    await expect(page.locator("main").getByRole("button", { name: /^Kept / })).toHaveCount(1);
    await expect(page.locator(tray)).toContainText("1");
    await page.evaluate(() => localStorage.clear());
  }
});

test("without scripts a second college from the list of all is added to the first", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/colleges?q=kenyon");
  await page.getByRole("button", { name: "Keep Kenyon College" }).click();
  await page.getByRole("link", { name: "search and filter all colleges" }).click();
  await page.locator("main input[name=q]").fill("oberlin");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: "Keep Oberlin College" }).click();
  await expect(page.locator("main")).toContainText("2 colleges.");
  await expect(page.getByRole("link", { name: "Kenyon College", exact: true })).toBeVisible();
  await context.close();
});

test("a comparison counts the home state that the device knows at once, and after F5", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("list", "204796,203535");
    localStorage.setItem("profile", JSON.stringify({ state: "OH", band: "2" }));
  });
  await page.goto("/colleges/compare?unitids=204796,203535");
  await expect(page).toHaveURL("/colleges/compare?unitids=204796,203535&state=OH");
  const table = page.getByRole("region", { name: "Comparison, scrolls sideways" });
  await expect(table).toContainText("after grants");
  await expect(table).not.toContainText("out of state");
  await page.reload();
  await expect(table).toContainText("after grants");
  await expect(table).not.toContainText("out of state");
  await page.goto("/colleges/compare");
  await page.getByRole("link", { name: "Use the 2 colleges on your list" }).click();
  await expect(page).toHaveURL("/colleges/compare?unitids=204796,203535&state=OH");
  await expect(table).not.toContainText("out of state");
});

for (const width of [390, 1280])
  test(`a comparison shows no price before it’s the student’s own, and says so, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      localStorage.setItem("profile", JSON.stringify({ gpa: "3.4", state: "OH", band: "2" }));
      const shown = new Set<string>();
      Object.assign(window, { shown });
      const look = () => {
        const row = [...document.querySelectorAll("main tr")].find((each) =>
          each.textContent?.startsWith("Price of the first"),
        );
        const cell = row?.querySelector("td");
        if (cell?.checkVisibility({ visibilityProperty: true })) shown.add(cell.innerText);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const release = await hold(page, /compare\.data/);
    await page.goto("/colleges/compare?unitids=203517,204796,201645");
    const price = page.locator("tr:has(th[scope=row])", { hasText: "Price of the first year" }).locator("td").first();
    // Beside the heading, and of the chance, the price a year and that of all years.
    await expect(page.getByText("Working out yours…").locator("visible=true")).toHaveCount(4);
    await expect(price).toBeHidden();
    release();
    await expect(price).toContainText("after grants");
    await expect(price).toBeVisible();
    await expect(page.getByText("Working out yours…").locator("visible=true")).toHaveCount(0);
    const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
    expect(shown).toEqual([await price.innerText()]);
    // Of another student's link nothing is made again.
    await page.goto("/colleges/compare?unitids=203517,204796&gpa=2.9&state=TX");
    await expect(price).toContainText("out of state");
    await expect(price).toBeVisible();
  });

test("Back finds a list where it was left, also when the figures of each row come later", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("list", "203535,204796,201645,202523,139755,204024,202134,201441,206084");
    localStorage.setItem("profile", JSON.stringify({ gpa: "3.4", state: "OH", zip: "43004", band: "2", year: "2027" }));
  });
  const figures = page.getByText(/^about \$/);
  const college = page.getByRole("link", { name: "Georgia Institute of Technology-Main Campus", exact: true });
  const top = async () => Math.round((await college.boundingBox())?.y ?? Number.NaN);
  const ways = [
    { leave: college, to: /\/colleges\/139755/ },
    // A form of the browser's own: the page is opened anew.
    { leave: page.getByRole("button", { name: "Compare what they cost" }), to: /college-cost-calculator/ },
  ];
  for (const { leave, to } of ways)
    for (const y of [800, 2400]) {
      await page.goto("/college-list");
      await expect(figures).toHaveCount(9);
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), y);
      const before = await top();
      await leave.dispatchEvent("click");
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Your college list");
      await page.goBack();
      await expect(figures).toHaveCount(9);
      await expect.poll(top, `${to} from ${y}`).toBe(before);
    }
});

test("Back finds a list where it was left, also when its growth is measured before it's told", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("list", "203517,203085,206604,203845,204857,206525,200800,204796,206589");
    localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","band":"2"}');
  });
  const figures = page.getByText(/^about \$/);
  await page.goto("/college-list");
  await expect(figures).toHaveCount(9);
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: "instant" }));
  await page
    .getByRole("link", { name: /^Kent State/ })
    .first()
    .dispatchEvent("click");
  await expect(page).toHaveURL(/\/colleges\/203517/);
  await page.goBack();
  await expect(figures).toHaveCount(9);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1600);
});

test("Back finds the match where it was left, and from then on the reader moves it", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","band":"2"}'));
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  const counted = page.getByText(/^Prices count a family income/);
  await expect(counted).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await page.locator("#suggested h4 a").first().dispatchEvent("click");
  await expect(page).toHaveURL(/\/colleges\/\d/);
  await page.goBack();
  await expect(counted).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.evaluate(() => document.querySelector("main h1")?.insertAdjacentHTML("afterend", "<p>More</p>"));
  await expect.poll(() => page.evaluate(() => window.scrollY), "the browser keeps what's read").toBeGreaterThan(1500);
});

test("a row that the keyboard removes hands on to the one that takes its place", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("list") === null) localStorage.setItem("list", "203535,204796,201645");
  });
  await page.goto("/college-list");
  const remove = (name: string) => page.getByRole("link", { name: `Remove ${name}` });
  await remove("Ohio State").press("Enter");
  await expect(remove("Case Western")).toBeFocused();
  await remove("Case Western").press("Enter");
  await expect(remove("Kenyon")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(remove("Case Western")).toBeFocused();
  await remove("Case Western").press("Enter");
  await expect(remove("Kenyon")).toBeFocused();
  await remove("Kenyon").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectNoAxeViolations(page);
});

test("all colleges begin with those of the home state that the device knows, and taking it away is left alone", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("profile", '{"state":"OH"}'));
  await page.goto("/colleges");
  await expect(page).toHaveURL("/colleges?state=OH");
  await page.getByRole("link", { name: "Remove the filter Ohio" }).click();
  await expect(page).toHaveURL("/colleges");
  await expect(page.getByRole("list", { name: "Filters that are on" })).toHaveCount(0);
});

test("two tabs with different lists end with both", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto(ohioState);
  await other.goto("/colleges?q=kenyon");
  await page.getByRole("button", { name: /^Keep Ohio State/ }).click();
  await other.getByRole("button", { name: "Keep Kenyon College" }).click();
  await expect(page.locator(tray)).toContainText("2");
  await expect(other.locator(tray)).toContainText("2");
});

test("a list that came with a link is added to one's own, and takes nothing away", async ({ page }) => {
  await page.goto(ohioState);
  await page.getByRole("button", { name: /^Keep Ohio State/ }).click();
  await page.goto("/college-list?c=203535,201645");
  await page.getByRole("button", { name: "Add them to mine" }).click();
  await expect(page.locator("main")).toContainText("3 colleges. Kept on this device.");
  await page.getByRole("link", { name: "Remove Kenyon College" }).click();
  await expect(page.locator("main")).toContainText("2 colleges.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("main")).toContainText("3 colleges.");
});

test("each college has a status, on this device alone, the same in two tabs", async ({ page, context }) => {
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto(ohioState);
  await page.getByRole("button", { name: /^Keep Ohio State/ }).click();
  await expect(page.locator(tray)).toContainText("1");
  await page.goto("/college-list?add=203535");
  await expect(page.locator("main")).toContainText("2 colleges. Kept on this device.");
  const choice = page.getByLabel("Status of Ohio State University-Main Campus");
  await expect(choice).toHaveValue("considering");
  await choice.selectOption("Applied");
  await expect(page.getByText("Each status stays on this device")).toBeVisible();
  await expectNoAxeViolations(page);
  const other = await context.newPage();
  await other.goto("/college-list");
  await expect(other.getByLabel("Status of Ohio State")).toHaveValue("applied");
  await other.getByLabel("Status of Ohio State").selectOption("Admitted");
  await expect(choice).toHaveValue("admitted");
  await page.reload();
  await expect(choice).toHaveValue("admitted");
  // The shorter list is still on its way when it's no longer wanted.
  const release = await hold(page, /college-list\.data/);
  await page.getByRole("link", { name: "Remove Ohio State" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  release();
  await expect(page).toHaveURL(/c=203535,204796$/);
  await expect(choice).toHaveValue("admitted");
  expect(sent.filter((request) => /admitted|applied/.test(request))).toEqual([]);
  await page.goto("/college-list?c=203535,201645");
  await expect(page.getByRole("button", { name: "Add them to mine" })).toBeVisible();
  await expect(page.getByLabel(/^Status of/), "of somebody else's list").toHaveCount(0);
});

test("statuses go into a plan with the colleges that are added to it, and with no other", async ({ page }) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  await page.goto("/college-list?c=204796,203535");
  await page.evaluate(() => {
    localStorage.setItem("list", "204796,203535");
    localStorage.setItem("list-status", '{"204796":"applied","203535":"admitted"}');
  });
  await page.reload();
  await page.getByRole("button", { name: "Add to my plan" }).click();
  await expect(page.getByText("Applied, as on this device")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Kenyon/ }).uncheck();
  await expect(page.getByText("Admitted, as on this device")).toHaveCount(0);
  const [posted] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    page.getByRole("button", { name: /^Add to/ }).click(),
  ]);
  expect(posted.postData()).toContain("status-204796=applied");
  expect(posted.postData()).not.toContain("admitted");
  await expect(page).toHaveURL(`${plan}/colleges`);
  await expect(page.locator("main")).toContainText("Applied");
});

test("a plan takes over the statuses of the device in one tap, each of them named before", async ({ page }) => {
  await signedIn(page, `Maya${oneOff()}`);
  const plan = await startPlan(page);
  for (const unitid of ["204796", "203535"]) await send(page, `${plan}/colleges`, { intent: "add", unitid });
  await page.goto("/college-list?c=204796,203535");
  await page.evaluate(() => {
    localStorage.setItem("list", "204796,203535");
    localStorage.setItem("list-status", '{"204796":"applied","203535":"applying"}');
  });
  await page.reload();
  await expect(page.getByText("A plan keeps a list of its own")).toBeVisible();
  await page.goto(`${plan}/colleges`);
  const list = page.getByRole("region", { name: "2 colleges" });
  await expect(list).toContainText("Ohio State University-Main Campus: Applied, Considering in the plan");
  await expect(list).toContainText("Kenyon College: Applying, Considering in the plan");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Take over the 2 statuses you set on this device" }).click();
  await expect(page.getByText("The list on this device says more")).toHaveCount(0);
  await expect(list.getByText("Applied", { exact: true })).toBeVisible();
  await expect(list.getByText("Applying", { exact: true })).toBeVisible();
  // What the plan knows by now isn't taken back by an older answer.
  await page.evaluate(() => localStorage.setItem("list-status", '{"204796":"applying"}'));
  await page.reload();
  await expect(list.getByText("Applied", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Take over/ })).toHaveCount(0);
});

test("a whole list that is kept by the keyboard leaves the focus on the way to it", async ({ page }) => {
  await page.goto("/college-match-quiz/results?gpa=3.4&state=OH");
  await page.getByRole("button", { name: /^Keep all \d+ colleges/ }).press("Enter");
  await expect(page.getByRole("link", { name: "Open it" })).toBeFocused();
});

test("“Forget me” also empties the pages that this tab had opened before, and no others", async ({ page }) => {
  await page.goto("/");
  const home = page.locator("#start-state");
  await home.selectOption("OH");
  // The browser itself puts it back.
  await page.goto("/college-list");
  await page.goBack();
  await expect(home, "nobody pressed it").toHaveValue("OH");
  await page.evaluate(() => localStorage.setItem("profile", '{"gpa":"3.4"}'));
  await page.goto("/college-list");
  await page.getByRole("button", { name: "Forget me" }).click();
  await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(home).toHaveValue("");
  // From now on the entry is of somebody else.
  await home.selectOption("TX");
  await page.goto("/college-list");
  await page.goBack();
  await expect(home).toHaveValue("TX");
});

test("after “Forget me” Back shows no address from before with a ZIP code or a state", async ({ page }) => {
  await page.goto("/college-match-quiz?step=place&gpa=3.4&zip=43004");
  await expect(page.getByLabel("Your ZIP code")).toHaveValue("43004");
  await page.goto("/college-cost-calculator/kitchen-table?unitids=203535");
  await alive(page);
  await page.getByText("State, and what if").click();
  await page.getByLabel("Home state").selectOption("OH");
  await expect(page).toHaveURL(/state=OH/);
  // Inside the site: the entry before is of the same document.
  await page.locator('main a[href="/college-cost-calculator"]').first().click();
  await expect(page).toHaveURL("/college-cost-calculator");
  await page.evaluate(() => localStorage.setItem("profile", '{"gpa":"3.4"}'));
  await page.reload();
  await page.getByRole("button", { name: "Forget me" }).click();
  await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL("/college-cost-calculator/kitchen-table");
  await page.goBack();
  await expect(page).toHaveURL("/college-match-quiz");
  await expect(page.locator("main")).not.toContainText("43004");
  // What somebody else opens from now on stays as it is.
  await page.goto("/college-match-quiz?step=place&zip=10001");
  await page.goto("/college-list");
  await page.goBack();
  await expect(page.getByLabel("Your ZIP code")).toHaveValue("10001");
});

test("where the browser forbids all storage every page works, without an error, and says so once", async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  // The fixture fails on any uncaught error.
  for (const path of [
    "/",
    "/college-match-quiz?step=school",
    "/college-cost-calculator",
    "/tools",
    "/application-timeline",
  ]) {
    await page.goto(path);
    await alive(page);
    await page.mouse.move(100, 300);
    await page.waitForLoadState("networkidle");
  }
  await page.goto(ohioState);
  await alive(page);
  await page.getByRole("button", { name: "Keep Ohio State University-Main Campus" }).click();
  await expect(page.getByText("Your browser won’t let us save anything.").first()).toBeVisible();
  await expect(page.locator(tray)).toContainText("1");
  await page.goto("/colleges?q=kenyon");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^Ohio State/ })).toBeVisible();
});

test("a browser that stores nothing keeps a status on the page, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/college-list?add=204796");
  const choice = page.getByLabel("Status of Ohio State University-Main Campus");
  await choice.selectOption("Applying");
  await expect(page.getByText("so each status lasts until you leave this page")).toBeVisible();
  await expect(choice).toHaveValue("applying");
});

test("a browser that stores nothing keeps the list on the page, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(ohioState);
  // A tap before the page is alive leads to the list, which says it too.
  await page.getByRole("button", { name: /^Keep Ohio State/ }).click();
  await expect(page.getByText(/^(1 college\. )?Your browser won’t let us save anything\./).first()).toBeAttached();
  await expect(page.locator(tray)).toContainText("1");
  await page.locator(tray).click();
  await expect(page.getByRole("link", { name: "Ohio State University-Main Campus", exact: true })).toBeVisible();
});

test.describe("what a student told a tool", () => {
  // A request that the service worker makes cannot be held back.
  test.use({ serviceWorkers: "block" });

  test("answers typed once are in every tool, a refresh keeps the result, and one tap forgets all", async ({
    page,
  }) => {
    // What remembers comes with the first touch. Here it comes after the answer, and still learns what was sent before.
    const held: (() => void)[] = [];
    const remembers = /\/assets\/profile-part-[^/]*\.js/;
    await page.route(remembers, async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto("/college-match-quiz?step=money&gpa=3.4&state=OH");
    // A form that is sent before goes to the server as it is, and is not remembered.
    await alive(page);
    await page.getByLabel("Your family’s yearly income").selectOption("0");
    await page.getByRole("button", { name: "See my list", exact: true }).click();
    const names = page.locator("#suggested h4");
    await expect(page.getByText("Prices count a family income of $30,000 or less.")).toBeVisible();
    const before = await names.allTextContents();
    expect(held.length).toBeGreaterThan(0);
    for (const release of held) release();
    await expect(page.getByText("Remembered on this device", { exact: true }).first()).toBeAttached();
    await page.unroute(remembers);
    await page.reload();
    await expect(page.getByText("Prices count a family income of $30,000 or less.")).toBeVisible();
    await expect(names).toHaveText(before);
    expect(page.url()).not.toContain("income");
    await page.goto("/college-cost-calculator?unitids=204796");
    await expect(page.getByLabel("Or an income band")).toHaveValue("0");
    await expectNoAxeViolations(page, false);
    await page.getByRole("button", { name: "Forget me" }).click();
    await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .not.toContain("band");
    await page.goto("/college-cost-calculator?unitids=204796");
    await expect(page.getByLabel("Or an income band")).toHaveValue("");
  });
});

test("a college's page says one's own chance and price, worked out on the device", async ({ page }) => {
  await page.goto(ohioState);
  await page.evaluate(() => localStorage.setItem("profile", '{"gpa":"3.4","state":"OH","band":"2"}'));
  const sent: string[] = [];
  page.on("request", (request) => (request.postData() ?? "") !== "" && sent.push(request.postData() ?? ""));
  await page.reload();
  await expect(page.getByRole("list", { name: "You told us" }).getByRole("listitem")).toContainText([
    /^GPA 3\.4/,
    /^Ohio/,
    /^\$48–75k/,
  ]);
  const used = page.getByRole("list", { name: "You told us" }).getByText("used on this page");
  await expect(page.getByText("Your chance", { exact: true })).toBeVisible();
  await expect(used).toHaveCount(3);
  expect(sent.join()).not.toMatch(/gpa|band|income/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address is the list, and grows by its own search", async ({ page }) => {
    await page.goto(ohioState);
    await page.getByRole("button", { name: /^Keep Ohio State/ }).click();
    await expect(page).toHaveURL("/college-list?add=204796");
    await page.getByLabel("Name, nickname, city or state").fill("kenyon");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: "Add Kenyon College" }).click();
    await expect(page).toHaveURL("/college-list?c=204796,203535");
    await page.getByRole("link", { name: "Remove Ohio State University-Main Campus" }).click();
    await expect(page).toHaveURL("/college-list?c=203535");
  });

  test("a folded part of a college opens when its summary is pressed", async ({ page }) => {
    await page.goto(ohioState);
    await page.locator("summary", { hasText: "After college" }).click();
    await expect(page.locator("#outcomes table").first()).toBeVisible();
  });
});
