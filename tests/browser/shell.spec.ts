import type { Page } from "@playwright/test";
import {
  alive,
  awayForSixMinutes,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  hold,
  test,
  touched,
} from "./fixtures";

/** The shell as a reader meets it on every page: bar, menus, scrolling, notifications, error screens, offline. */

// What moves is looked at here.
test.use({ reducedMotion: "no-preference" });

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const menu = (page: Page, name: string) => main(page).locator("summary", { hasText: name });
const open = (page: Page) => page.locator("details[data-menu][open]");
/** JavaScript runs the page once the profile has been asked for. */
const ready = (page: Page) => expect(main(page).getByText("Sign In").first()).toBeAttached();
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "menus with JavaScript" : "menus without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("open one at a time and lead to pages", async ({ page }) => {
      await page.goto("/tools");
      await menu(page, "Solutions").click();
      await expect(main(page).getByRole("link", { name: /^FAFSA calculator/ })).toBeVisible();
      await menu(page, "Resources").click();
      await expect(open(page)).toHaveCount(1);
      await main(page).getByRole("link", { name: /^FAQ/ }).click();
      await expect(page).toHaveURL("/faq");
      await expect(open(page)).toHaveCount(0);
    });

    test("on a narrow screen the list opens, scrolls and has room for a thumb", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await page.goto("/tools");
      await menu(page, "Menu").click();
      const links = main(page).locator("details[open] a");
      await expect(links.getByText("Join Free")).toBeAttached();
      // The last one says who is signed in, and is not waited for by the page.
      const names = ["Home", "Solutions", "How It Works", "Blog", "Resources", "Pricing", "About", "Help Center"];
      await expect(links).toHaveText([...names, "Join Free", javaScriptEnabled ? "Sign In" : "Account"], {
        // Of the two words of the last one, only one is shown.
        useInnerText: true,
      });
      for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
      await links.getByText("Help Center").click();
      await expect(page).toHaveURL("/help-center");
    });
  });
}

test.describe("menus by keyboard", () => {
  test("arrows, Enter, Home, End and Escape", async ({ page }) => {
    await page.goto("/tools");
    await ready(page);
    await menu(page, "Solutions").focus();
    await page.keyboard.press("ArrowRight");
    await expect(menu(page, "How It Works")).toBeFocused();
    await page.keyboard.press("End");
    await expect(main(page).getByRole("link", { name: "Sign In" })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(menu(page, "Solutions")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(open(page)).toHaveCount(0);
    await expect(menu(page, "Solutions")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(main(page).getByRole("link", { name: "All features" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(main(page).getByRole("link", { name: /^College match quiz/ })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(main(page).getByRole("link", { name: /^What you get/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page, "Solutions")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(open(page)).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await expect(open(page)).toHaveCount(0);
  });

  test("a click beside an open menu closes it", async ({ page }) => {
    await page.goto("/tools");
    await ready(page);
    await menu(page, "Company").click();
    await page.mouse.click(640, 700);
    await expect(open(page)).toHaveCount(0);
  });

  test("the skip link leads past the bar", async ({ page }) => {
    await page.goto("/tools");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });
});

test.describe("the user part", () => {
  const member = { authenticated: true, name: "Ada Lovelace", email: "ada@example.org", admin: false };

  test("shows an account, and the admin area only to whom the server names an administrator", async ({ page }) => {
    let admin = false;
    await page.route("/api/user/profile", (route) => route.fulfill({ json: { ...member, admin } }));
    await page.goto("/tools");
    const account = main(page).locator("summary[aria-label='Account: Ada Lovelace']");
    await account.click();
    await expect(main(page).getByText("ada@example.org").first()).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Subscription" })).toHaveAttribute(
      "href",
      "/subscription-dashboard",
    );
    await expect(main(page).getByRole("button", { name: "Log out" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
    await expectNoAxeViolations(page);
    admin = true;
    await page.reload();
    await account.click();
    await expect(main(page).getByText("Administrator", { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Admin Dashboard" })).toHaveAttribute("href", "/admin");
  });

  test("is a link to the account page until it is known, and no page waits for it", async ({ page }) => {
    await page.route("/api/user/profile", () => {});
    await page.goto("/tools");
    await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/account");
    await main(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
  });

  test("has the right word from the first paint on, whoever comes", async ({ page }) => {
    const words = () => main(page).getByRole("link", { name: /^(Account|Sign In)$/ });
    await page.route("/api/user/profile", () => {});
    await page.goto("/tools");
    await expect(words()).toHaveText("Sign In", { useInnerText: true });
    await page.unroute("/api/user/profile");
    await page.route("/api/user/profile", (route) => route.fulfill({ json: member }));
    await page.reload();
    await expect(main(page).locator("summary[aria-label='Account: Ada Lovelace']")).toBeVisible();
    await page.unroute("/api/user/profile");
    await page.route("/api/user/profile", () => {});
    await page.reload();
    await expect(words()).toHaveText("Account", { useInnerText: true });
    await page.unroute("/api/user/profile");
    await page.route("/api/user/profile", (route) => route.fulfill({ json: { authenticated: false } }));
    await page.reload();
    await expect(words()).toHaveText("Sign In", { useInnerText: true });
    expect(await page.evaluate(() => localStorage.getItem("member"))).toBeNull();
  });
});

test.describe("scrolling", () => {
  const offset = (page: Page, id: string) =>
    page.evaluate((name) => {
      const bar = document.getElementById("bar")?.offsetHeight ?? 80;
      return Math.round((document.getElementById(name)?.getBoundingClientRect().top ?? -999) - bar);
    }, id);

  test("a fragment ends 20 pixels below the bar: at first, from another page, and when it changes", async ({
    page,
  }) => {
    await page.goto("/#features");
    await expect.poll(() => offset(page, "features")).toBe(20);
    await page.goto("/tools");
    await ready(page);
    await menu(page, "How It Works").click();
    await main(page)
      .getByRole("link", { name: /^Step by step/ })
      .click();
    await expect(page).toHaveURL("/#how-it-works");
    await expect.poll(() => offset(page, "how-it-works")).toBe(20);
    await menu(page, "How It Works").click();
    await main(page)
      .getByRole("link", { name: /^Where the figures come from/ })
      .click();
    await expect(page).toHaveURL("/about#sources");
    await expect.poll(() => offset(page, "sources")).toBe(20);
    await page.goto("/#about");
    await expect.poll(() => offset(page, "about")).toBe(20);
    // A jump would have ended before the script goes on; a smooth scroll has not begun yet.
    const [before, after] = await page.evaluate(() => {
      const start = window.scrollY;
      location.hash = "tools";
      return [start, window.scrollY];
    });
    expect(after).toBe(before);
    await expect.poll(() => offset(page, "tools")).toBe(20);
  });

  test("focus in the bar moves nothing, and focus on the page is never under the bar", async ({ page }) => {
    await page.goto("/");
    await ready(page);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
    const settled = () =>
      page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        return window.scrollY;
      });
    await menu(page, "Solutions").focus();
    expect(await settled()).toBe(1200);
    await page.keyboard.press("Tab");
    expect(await settled()).toBe(1200);
    await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>("#main a[href]")];
      links.findLast((link) => link.getBoundingClientRect().top < 0)?.focus();
    });
    const belowBar = () =>
      page.evaluate(
        () =>
          (document.activeElement?.getBoundingClientRect().top ?? -1) -
          (document.getElementById("bar")?.offsetHeight ?? 0),
      );
    await expect.poll(belowBar).toBeGreaterThanOrEqual(0);
  });

  test("a fragment followed while a page still loads is not undone by what loads late", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.woff2/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/#about", { waitUntil: "domcontentloaded" });
    // The profile comes only when everything is loaded.
    await alive(page);
    await page.evaluate(() => {
      location.hash = "tools";
    });
    await expect.poll(async () => Math.abs((await offset(page, "tools")) - 20)).toBeLessThan(40);
    release();
    await page.evaluate(() => document.fonts.ready);
    // The scroll that must not come would start within a frame or two, and smoothly: the page has stood still for ten.
    await page.evaluate(async () => {
      for (let still = 0, last = Number.NaN; still < 10; ) {
        await new Promise(requestAnimationFrame);
        still = scrollY === last ? still + 1 : 0;
        last = scrollY;
      }
    });
    // The fonts may break lines above elsewhere, and so move the page by some lines; the other fragment is a screen
    // away.
    expect(Math.abs((await offset(page, "tools")) - 20)).toBeLessThan(200);
    expect(Math.abs((await offset(page, "about")) - 20)).toBeGreaterThan(400);
  });

  test("another page starts at its top, with the focus on its content and its title spoken; Back restores", async ({
    page,
  }) => {
    await page.goto("/");
    await ready(page);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Planning tools" })
      .or(page.getByRole("contentinfo").getByRole("link", { name: "All tools" }))
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL("/tools");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("#main")).toBeFocused();
    await expect(page.locator("p[aria-live=polite]", { hasText: await page.title() })).toBeAttached();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  });

  test("a button leads back up from below 300 pixels, at once where motion is unwanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await ready(page);
    const button = page.getByRole("button", { name: "Scroll to top" });
    await page.evaluate(async () => {
      window.scrollTo(0, 300);
      // The event of the scroll comes before the next frame, and what it would draw with that frame.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 301));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });

  test("goes over to dark colors in one step where motion is unwanted", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("/");
    await ready(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expect(page.locator("body")).toHaveCSS("color", "rgb(236, 232, 221)");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe("error screens", () => {
  // What the worker fetches, a test cannot hold back.
  test.use({ serviceWorkers: "block" });

  test("an address that does not exist answers 404 and names pages near to it", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 404/);
    const response = await page.goto("/colege-match-quizz");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find that page");
    await expect(page).toHaveTitle(/^We can’t find that page/);
    await expect(page.locator("#main").getByRole("link", { name: "College match quiz" }).first()).toHaveAttribute(
      "href",
      "/college-match-quiz",
    );
    await expectNoAxeViolations(page);
    await page.getByRole("searchbox").fill("fafsa");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=fafsa");
  });

  test("a page whose program does not come: three tries, then only a reload; what is typed stays", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED|Failed to fetch/);
    await page.goto("/help");
    await ready(page);
    const typed = page.getByRole("searchbox").first();
    await typed.fill("scholarships in Ohio");
    await page.route(/\/assets\/tools-[^/]*\.js/, (route) => route.abort());
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "All tools" }).click();
    const screen = page.getByRole("dialog", { name: "Loading Error" });
    for (const n of [1, 2, 3]) await screen.getByRole("button", { name: `Try Again (${n}/3)` }).click();
    await expect(screen.getByRole("button", { name: /Try Again/ })).toHaveCount(0);
    await expect(screen.getByRole("button", { name: "Reload Page" })).toBeVisible();
    await expectNoAxeViolations(page);
    expect(loads).toBe(0);
    await screen.getByRole("button", { name: "Stay on this page" }).click();
    await expect(screen).toBeHidden();
    await expect(page).toHaveURL("/help");
    await expect(typed).toHaveValue("scholarships in Ohio");
    // The reload goes where the link led, as a whole document, which needs no program.
    await page.getByRole("contentinfo").getByRole("link", { name: "All tools" }).click();
    await screen.getByRole("button", { name: "Reload Page" }).click();
    await expect(page).toHaveURL("/tools");
    await page.getByRole("contentinfo").getByRole("link", { name: "Help Center", exact: true }).click();
    await expect(typed).toHaveValue("scholarships in Ohio");
  });

  test("what may be money or an essay is never stored, also not for a reload", async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED|Failed to fetch/);
    await page.goto("/college-match-quiz?step=money&gpa=3.4");
    await ready(page);
    await page.getByLabel("What your family can pay").fill("17654");
    await page.route(/\/assets\/tools-[^/]*\.js/, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "All tools" }).click();
    await page.getByRole("button", { name: "Reload Page" }).click();
    await expect(page).toHaveURL("/tools");
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain("17654");
  });

  test("an error of the program names the request or the report, and is reported", async ({ page, allowedErrors }) => {
    allowedErrors.push(/./);
    const reported = page.waitForRequest("/api/reports");
    await page.route(/\.data/, (route) =>
      route.fulfill({ status: 500, contentType: "text/html", body: "<h1>A proxy's own page</h1>" }),
    );
    await page.goto("/tools");
    await ready(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "College search" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong");
    const report = (await reported).postDataJSON();
    await expect(page.locator("#request-id")).toHaveText(report.id);
    expect((await (await reported).response())?.status()).toBe(204);
    expect(report).toMatchObject({ type: "Component", severity: "high", url: "/colleges" });
    expect(report.context).toMatchObject({ where: "error screen", online: "true", visible: "true", screen: "wide" });
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("a try that works opens the page", async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED|Failed to fetch/);
    await page.goto("/faq");
    await ready(page);
    await page.route(/\/assets\/tools-[^/]*\.js$/, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "All tools" }).click();
    await page.getByRole("button", { name: "Try Again (1/3)" }).click();
    await expect(page).toHaveURL("/tools");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("a page whose data cannot be fetched says so, and opens by itself a second after the connection is back", async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await page.goto("/tools");
    await ready(page);
    await main(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await touched(page);
    await context.setOffline(true);
    await expect(page.getByText("You're currently offline. Some features may be limited.").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connection Issue");
    await expect(page.getByText("You appear to be offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Connection Issue");
    await expect(page).toHaveURL("/tools");
  });

  test("so it does on a page that nobody had touched while there was a connection", async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/);
    await page.goto("/college-match-quiz?step=tests&gpa=3.4", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connection Issue");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you may want to study");
  });
});

test.describe("a file that does not come on the first load", () => {
  test.use({ serviceWorkers: "block" });
  const entry = /\/assets\/entry\.client-[^/]*\.js/;
  const screen = (page: Page) => page.getByRole("alert").filter({ hasText: "Loading Error" });

  test("is asked for by two more loads, then the screen offers three tries and a reload", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/ERR_FAILED|dynamically imported module/);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(entry, (route) => route.abort());
    await page.goto("/tools", { waitUntil: "load" });
    for (const n of [1, 2, 3]) {
      const again = screen(page).getByRole("button", { name: `Try Again (${n}/3)` });
      await expect(again).toBeVisible();
      expect(loads).toBe(2 + n);
      if (n === 1) await expectNoAxeViolations(page);
      await again.click();
    }
    await expect(screen(page).getByRole("button", { name: "Reload Page" })).toBeVisible();
    await expect(screen(page).getByRole("button", { name: /Try Again/ })).toHaveCount(0);
    await page.unroute(entry);
    await screen(page).getByRole("button", { name: "Reload Page" }).click();
    await ready(page);
    await expect(screen(page)).toHaveCount(0);
  });

  test("costs nobody what they have typed", async ({ page, allowedErrors }) => {
    allowedErrors.push(/ERR_FAILED|dynamically imported module/);
    let release = () => {};
    const typed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/help-[^/]*\.js/, async (route) => {
      await typed;
      await route.abort();
    });
    await page.goto("/help", { waitUntil: "commit" });
    await page.getByRole("searchbox").first().fill("scholarships in Ohio");
    release();
    await screen(page).getByRole("button", { name: "Stay on this page" }).click();
    await expect(screen(page)).toHaveCount(0);
    await expect(page.getByRole("searchbox").first()).toHaveValue("scholarships in Ohio");
  });
});

test("a program that cannot draw the page leaves it as the server sent it, and says so", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  // As with a file of the program that came damaged: React takes the whole document away.
  await page.addInitScript(() => {
    const get = () => {
      throw new Error("damaged");
    };
    Object.defineProperty(window, "__remixRouteModules", { get, set() {} });
  });
  // Whatever else notices the damage reports it too, as an error of less weight.
  const reported = page.waitForRequest(
    (request) => request.url().endsWith("/api/reports") && request.postDataJSON().severity === "critical",
  );
  await page.goto("/help", { waitUntil: "load" });
  await expect(page.getByRole("alert").filter({ hasText: "Loading Error" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  const report = (await reported).postDataJSON();
  expect(report).toMatchObject({ context: { where: "start of the page", online: "true" } });
});

test.describe("after more than five minutes in another tab", () => {
  const opened = async (page: Page) => {
    await page.clock.install();
    await page.goto("/help");
    await ready(page);
    await touched(page);
  };

  test("the data of the page is asked for again", async ({ page }) => {
    await opened(page);
    const asked = page.waitForRequest(/\/help\.data/);
    await awayForSixMinutes(page);
    await asked;
    await expect(page).toHaveURL("/help");
  });

  test("a page that somebody types in isn't asked for again when they come back to it", async ({ page }) => {
    await opened(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole("searchbox").first().fill("scholar");
    const profile = page.waitForResponse((response) => response.url().endsWith("/api/user/profile"));
    await awayForSixMinutes(page);
    await profile;
    expect(asked).not.toContain("/help.data");
    await expect(page.getByRole("searchbox").first()).toHaveValue("scholar");
  });
});

test.describe("three answers in a row that do not come", () => {
  test.use({ serviceWorkers: "block" });

  test("of pages are followed by a recovery, which asks for the page again", async ({ page, allowedErrors }) => {
    allowedErrors.push(/status of 503|SyntaxError/);
    await page.clock.install();
    await page.goto("/faq");
    await ready(page);
    await touched(page);
    // Nothing has been answered for more than three minutes.
    await page.clock.runFor(4 * 60_000);
    await page.route(/\.data/, (route) => route.fulfill({ status: 503, body: "" }));
    for (const [name, path] of [
      ["College search", "/colleges"],
      ["FAQ", "/faq"],
      ["Help Center", "/help"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
      // The screen is the same each time: the address tells that this answer did not come either.
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Something went wrong");
    }
    await expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText("Connection Restored");
  });
});

test.describe("notifications", () => {
  test("one at a time, F8 leads there, five seconds long", async ({ page, context, allowedErrors }) => {
    // The page may still be loading its later parts when the connection goes.
    allowedErrors.push(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
    await page.goto("/tools");
    await ready(page);
    await touched(page);
    const region = page.getByRole("region", { name: "Notifications (F8)" });
    await page.clock.install();
    await context.setOffline(true);
    await expect(region.getByText("Connection Lost")).toBeVisible();
    await context.setOffline(false);
    await expect(region.getByText("Connection Restored")).toBeVisible();
    await expect(region.getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("F8");
    await expect(region.locator(":focus")).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.mouse.move(400, 300);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.clock.runFor(5000);
    await expect(region.getByText("Connection Restored")).toBeHidden();
  });
});

test("on a phone a notification covers nothing of the page", async ({ page, context, allowedErrors }) => {
  // The page may still be loading its later parts when the connection goes.
  allowedErrors.push(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/college-list?c=203517,204796");
  await ready(page);
  await touched(page);
  await context.setOffline(true);
  const told = await page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem").boundingBox();
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  // Where the site is real there's no line about a sandbox above the bar.
  const above = await page.locator("#bar").boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual((heading?.y ?? 0) - (above?.y ?? 0));
});

test("a notification is swiped away to the right, past 50 pixels", async ({ page, context, allowedErrors }) => {
  // The page may still be loading its later parts when the connection goes.
  allowedErrors.push(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await page.goto("/tools");
  await ready(page);
  await touched(page);
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  // The clock stands still, so that it does not leave by itself.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await context.setOffline(true);
  const title = region.getByText("Connection Lost");
  // It comes in from the side, and is held where it comes to rest.
  await expect(title).toBeVisible();
  await title.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
  const box = await title.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  const swipe = async (pixels: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels / 2, y);
    await page.mouse.move(x + pixels, y);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(title).toBeVisible();
  await swipe(60);
  await expect(title).toBeHidden();
});

test("a tooltip opens after 700 milliseconds on the button, and on focus", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await page.mouse.move(10, 10);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const button = page.getByRole("button", { name: "Scroll to top" });
  // Its program comes with the first touch after the button does.
  await expect(async () => {
    await page.mouse.move(20, 20);
    await page.mouse.move(30, 30);
    expect(await button.getAttribute("data-state")).toBe("closed");
  }).toPass();
  // The clock stands still but for what is asked of it here.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await button.hover();
  await page.clock.runFor(600);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole("tooltip")).toHaveText("Back to the top");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test.describe("loading", () => {
  test("a thin line appears for a page that is slow, and a hint after ten seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto("/tools");
    await ready(page);
    const release = await hold(page, /\.data/);
    await page.getByRole("contentinfo").getByRole("link", { name: "College search" }).click();
    await page.clock.runFor(200);
    await expect(page.getByText("Loading the page")).toBeAttached();
    await expect(page.getByText(/slow to load/)).toHaveCount(0);
    await page.clock.runFor(10_000);
    await expect(page.getByText(/slow to load/)).toBeVisible();
    release();
    await expect(page).toHaveURL("/colleges");
    await expect(page.getByText(/slow to load/)).toHaveCount(0);
  });
});

test("the service worker shows a page of its own offline and stores no document", async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch/);
  await page.goto("/tools");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await ready(page);
  const stored = () =>
    page.evaluate(async () => {
      const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
    });
  // A file is stored after it has answered.
  await expect.poll(async () => (await stored()).filter((path) => path.startsWith("/assets/"))).not.toEqual([]);
  const others = (await stored()).filter((path) => !path.startsWith("/assets/") && path !== "/offline.html");
  expect(others).toEqual([]);
  await context.setOffline(true);
  // Pages of one person, too, which the worker otherwise lets pass.
  for (const [path, line] of [
    ["/plan", "A plan is kept on our server, so it needs a connection."],
    ["/account", "This page needs a connection."],
    ["/faq", "This page needs a connection."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connection Issue");
    await expect(page.getByText(line)).toBeVisible();
  }
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Connection Issue");
});

test.describe("on paper and in a low window", () => {
  test("of the bar only the name of the site is printed", async ({ page }) => {
    await page.goto("/tools");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#bar").getByText("Collegeward")).toBeVisible();
    await expect(menu(page, "Solutions")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });

  test("at 400 % zoom nothing is cut off and the bar gives way", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/");
    await expectNoSidewaysScroll(page);
    await expect(page.locator("#bar")).toHaveCSS("position", "relative");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing with a menu open, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/tools");
      await ready(page);
      await menu(page, width < 960 ? "Menu" : "Solutions").click();
      await expectNoAxeViolations(page);
    });
  }
}

test("an answer that the reader did not wait for is no error", async ({ page }) => {
  await page.goto("/tools");
  await ready(page);
  const answered = await page.evaluate(async () => {
    const left = new AbortController();
    const answer = fetch("/tools", { signal: left.signal });
    left.abort();
    // Nobody takes care of `answer`; a rejection is told of after the task that it came in.
    await new Promise((told) => setTimeout(told, 50));
    return answer.then(
      () => "came",
      () => "left",
    );
  });
  expect(answered).toBe("left");
});

test("a tap while a slow phone still brings the page to life does no harm", async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // The page taps itself, as often as it gets to it and for as long as it is open. React takes a press that a script
  // makes for one of a reader, and no press waits for a round trip to this test.
  await page.addInitScript(() => {
    setInterval(() => document.getElementById("main")?.click(), 5);
  });
  for (const path of ["/tools", "/application-timeline", "/"]) {
    await page.goto(path);
    await ready(page);
  }
});
