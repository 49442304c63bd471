import type { Page } from "@playwright/test";
import { dayIn } from "../../app/calendar/eastern-day";
import { expect, expectNoAxeViolations, hold, test } from "./fixtures";

/** The timeline as a student meets it: with JavaScript and without, starting early and late. */

const tool = "/application-timeline";
/** Class of the students who are juniors on the day the test runs: their season is always ahead. */
const now = new Date();
const junior = now.getFullYear() + (now.getMonth() >= 7 ? 2 : 1);
const harvard = 166027;
const state = 204796;
const plan = `${tool}?year=${junior}&state=OH&unitids=${harvard},${state}&plan-${harvard}=rea`;

/** Opens the fold of the plan that holds some words. */
const unfold = (page: Page, words: string) =>
  page.locator("#plan details", { hasText: words }).locator("> summary").first().click();

const make = (page: Page) => page.getByRole("button", { name: "Make my timeline" }).last().click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a class year and a college lead to a plan with an address of its own", async ({ page }) => {
      await page.goto(tool);
      await page.getByLabel("Class year").fill(String(junior));
      await page.getByLabel("Your state").selectOption("OH");
      await page.getByLabel("Add a college").fill("harvard");
      await page.getByRole("button", { name: "Find" }).click();
      await page.getByRole("checkbox", { name: /^Harvard University/ }).check();
      await page.getByRole("button", { name: "Add the ones I checked" }).click();
      await expect(page.getByLabel("Class year")).toHaveValue(String(junior));
      await expect(page.getByRole("heading", { name: "Harvard University" })).toBeVisible();
      await page.getByLabel("Application round").selectOption("rea");
      await make(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your timeline to fall ${junior}`);
      await expect(page).toHaveURL(
        new RegExp(`\\?year=${junior}&state=OH&unitids=${harvard}&plan-${harvard}=rea&from=[-\\d]+$`),
      );
      const deadline = page.locator("#deadlines tbody tr");
      await expect(deadline).toContainText(`Nov 1, ${junior - 1}`);
      await expect(deadline).toContainText(/from fall \d{4}, not fall/);
      await expect(page.locator("#plan")).toContainText("Ask your recommenders");
      await page.reload();
      await expect(deadline).toContainText(`Nov 1, ${junior - 1}`);
    });

    test("the date found on the college's page takes the place of ours", async ({ page }) => {
      await page.goto(plan);
      await page.getByRole("link", { name: "enter it for Harvard University" }).first().click();
      await page
        .getByLabel("Date on its own page")
        .first()
        .fill(`${junior - 1}-11-03`);
      await make(page);
      const row = page.locator("#deadlines tbody tr", { hasText: "Harvard" });
      await expect(row).toContainText(`Nov 3, ${junior - 1}`);
      await expect(row).toContainText("your date");
    });

    test("a college can be taken out, and the plan listed by college", async ({ page }) => {
      await page.goto(plan);
      await page.getByRole("link", { name: "By college" }).click();
      await expect(page.locator(`#college-${harvard}`)).toContainText("Finish the essays for Harvard");
      await page.getByRole("link", { name: "Change my answers" }).click();
      await page.getByRole("button", { name: "Remove Harvard University" }).click();
      await expect(page.getByRole("heading", { name: "Harvard University" })).toHaveCount(0);
      await make(page);
      await expect(page.locator("#deadlines tbody tr")).toHaveCount(1);
    });

    test("an application that is sent already keeps what comes after it", async ({ page }) => {
      await page.goto(`${tool}?do=edit&year=${junior}&unitids=${harvard}&plan-${harvard}=rea`);
      await page.getByLabel("Already sent").check();
      await make(page);
      await expect(page).toHaveURL(new RegExp(`&sent-${harvard}=yes&`));
      await expect(page.locator("#deadlines tbody tr")).toContainText("already sent");
      await expect(page.locator("#plan")).toContainText("Look for the answer from Harvard");
      await expect(page.locator("#plan")).not.toContainText("Send the application to Harvard");
      await page.getByRole("link", { name: "Change my answers" }).click();
      await expect(page.getByLabel("Already sent")).toBeChecked();
    });

    test("early rounds that exclude each other are explained", async ({ page }) => {
      await page.goto(`${plan}&plan-${state}=ed1`);
      await expect(page.getByText("Restrictive Early Action and Early Decision together")).toBeVisible();
    });

    test("the calendar file holds every task under a lasting name", async ({ page }) => {
      await page.goto(plan);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Put it in my calendar" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("college-timeline.ics");
      const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString("utf8");
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
      expect(text).toContain(`UID:deadline-${harvard}.${junior}-first@timeline.collegeward\r\n`);
      expect(text).toContain(`DTSTART:${junior - 1}1101T180000\r\n`);
    });

    test("promises no ticking where there is none", async ({ page }) => {
      await page.goto(plan);
      const line = page.getByText("You need JavaScript to check off or change tasks here.");
      await expect(line).toBeVisible({ visible: !javaScriptEnabled });
      await unfold(page, "Ask your recommenders");
      await expect(page.locator("#plan").getByRole("listitem").first()).toBeVisible();
      await expect(page.locator("#plan").getByRole("checkbox").first()).toHaveCount(javaScriptEnabled ? 1 : 0);
      await page.getByRole("link", { name: "Save my timeline" }).click();
      await expect(page.locator("#then")).toContainText(
        javaScriptEnabled ? "check off what’s done" : "check off what’s done on a printed copy",
      );
    });

    test("saving says where the plan is and what comes next", async ({ page }) => {
      await page.goto(plan);
      await page.getByRole("link", { name: "Save my timeline" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your timeline is ready to save");
      await expect(
        page.getByText(javaScriptEnabled ? "It’s saved on this device" : "Bookmark this page"),
      ).toBeVisible();
      await expect(page.locator("#first li").first()).toBeVisible();
      await page.goto(tool);
      await expect(page.getByRole("link", { name: "Open the timeline you saved" })).toHaveCount(
        javaScriptEnabled ? 1 : 0,
      );
    });
  });
}

test.describe("mistakes", () => {
  test.use({ allowedErrors: [/status of 400/] });

  test("are told in a summary that takes the focus, and every value is kept", async ({ page }) => {
    await page.goto(`${tool}?unitids=${harvard}`);
    await page.getByLabel("Class year").fill("2009");
    await page.getByLabel("CSS Profile").check();
    await make(page);
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText("2009 looks like a birth year");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Class year")).toHaveValue("2009");
    await expect(page.getByLabel("CSS Profile")).toBeChecked();
    await expect(page.getByRole("heading", { name: "Harvard University" })).toBeVisible();
    await expectNoAxeViolations(page);
    await summary.getByRole("link").click();
    await expect(page.getByLabel("Class year")).toBeFocused();
  });

  test("answer 400 and are never stored", async ({ request }) => {
    for (const query of ["year=11", "year=2027.5", "do=plan", `year=${junior}&unitids=1`, `year=${junior}&tests=gre`]) {
      const response = await request.get(`${tool}?${query}`);
      expect(response.status(), query).toBe(400);
      expect(response.headers()["cache-control"]).toBe("private, no-store");
    }
  });
});

test("the first dates follow what is typed, and typing sends nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${tool}?do=edit&unitids=${harvard},${state}`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const figures = page.waitForResponse(/figures=166027,204796&from=[-\d]+$/);
  await page.getByLabel("Class year").focus();
  expect((await figures).ok()).toBe(true);
  const live = page.getByRole("region", { name: "Your first dates" });
  await expect(live.getByRole("link", { name: /^Enter the year you finish high school/ })).toBeVisible();
  await page.getByLabel("Class year").pressSequentially(String(junior));
  await expect(live.getByText(new RegExp(`^January \\d+, ${junior}$`)).first()).toBeVisible();
  await page.getByLabel("Application round").first().selectOption("rea");
  await expect(live.getByText(`November 1, ${junior - 1}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^First deadline: .*Nov 1, Harvard University$/ })).toBeInViewport();
  await expectNoAxeViolations(page);
  await page
    .getByLabel("Date on its own page")
    .first()
    .fill(`${junior - 1}-10-20`);
  await expect(live.getByText(`October 20, ${junior - 1}`, { exact: true })).toBeVisible();
  await page.getByLabel("Class year").fill("11");
  await expect(live.getByText("These figures are from before your last change:", { exact: true })).toBeVisible();
  const sent = asked.filter((address) => !/^GET \/(assets\/|favicon\.svg$)/.test(address));
  expect(sent).toEqual(["GET /api/application-timeline"]);
  await page.getByLabel("Class year").fill(String(junior));
  await make(page);
  const first = page.locator("#deadlines tbody tr").first();
  await expect(first).toContainText("Harvard University");
  await expect(first).toContainText(`Oct 20, ${junior - 1}`);
});

test("what is typed in the moment the first dates appear is in them", async ({ page }) => {
  await page.goto(`${tool}?do=edit&unitids=${harvard},${state}`);
  // Runs when the part is in the page and before React runs its effects: a slow phone gives a reader the same moment.
  await page.evaluate((year) => {
    new MutationObserver((_, observer) => {
      const field = document.querySelector<HTMLInputElement>("[name=year]");
      if (field === null || document.getElementById("live") === null) return;
      observer.disconnect();
      field.value = year;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  }, String(junior));
  await page.getByLabel("Class year").focus();
  await expect(page.getByRole("region", { name: "Your first dates" })).toContainText(`January 1, ${junior}`);
});

test("colleges come over from the match list", async ({ page }) => {
  await page.goto(`${tool}?unitids=${harvard},${state}`);
  await expect(page.getByRole("heading", { name: "Harvard University" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Ohio State/ })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("ticks, changes and own tasks stay on the device until they are cleared, and reach the calendar file", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await page.goto(plan);
  const essay = page.locator("#plan li", { hasText: "Collect ideas for your main essay" });
  await unfold(page, "Collect ideas for your main essay");
  await essay.getByRole("checkbox").check();
  await unfold(page, "Ask your recommenders");
  await page.getByRole("button", { name: "Change Ask your recommenders" }).first().click();
  const ask = page.locator("#plan li", { hasText: "Ask your recommenders" });
  await ask.getByLabel("Task").fill("Ask Ms. Rivera");
  await ask.getByRole("button", { name: "Save" }).click();
  await page.getByText("Add your own task").click();
  await page.getByLabel("Task", { exact: true }).fill("Call Aunt May");
  await page.getByLabel("Due").fill(`${junior - 1}-10-10`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("img", { name: /^1 of \d+ tasks done/ })).toBeVisible();

  await page.reload();
  await unfold(page, "Collect ideas for your main essay");
  await expect(essay.getByRole("checkbox")).toBeChecked();
  await expect(page.locator("#plan")).toContainText("Ask Ms. Rivera");
  await expect(page.locator("#plan")).toContainText("Call Aunt May");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Put it in my calendar" }).click(),
  ]);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString("utf8");
  expect(text).toContain("SUMMARY:Call Aunt May");
  expect(text).not.toContain("Collect ideas for your main essay");

  await page.getByRole("button", { name: "Clear what’s saved on this device" }).click();
  await expect(page.locator("#plan")).not.toContainText("Call Aunt May");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("timeline"))).toBeNull();
  expect(sent.filter((request) => /Rivera|Aunt/.test(request))).toEqual([]);
});

test("a task of spaces only is told beside its field, which takes the focus", async ({ page }) => {
  await page.goto(plan);
  await page.getByText("Add your own task").click();
  const own = page.getByLabel("Task", { exact: true });
  await own.fill("   ");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(own).toBeFocused();
  await expect(own).toHaveAccessibleDescription("Error: Enter what needs to be done.");
  await own.fill("Call Aunt May");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added: Call Aunt May.")).toBeVisible();
  await expect(page.getByText("Enter what needs to be done.")).toHaveCount(0);

  await unfold(page, "Ask your recommenders");
  await page.getByRole("button", { name: "Change Ask your recommenders" }).first().click();
  const ask = page.locator("#plan li", { hasText: "Ask your recommenders" });
  await ask.getByLabel("Task").fill("  ");
  await ask.getByRole("button", { name: "Save" }).click();
  await expect(ask.getByLabel("Task")).toBeFocused();
  await expect(ask.getByText("Enter what needs to be done.")).toBeVisible();
});

/** Eight colleges of every kind; of some no date is known, so that there is something to look up on any day. */
const eight = [166027, 204796, 203535, 110662, 201645, 193308, 130794, 228778];
/** A day counted from today as the site counts, by Eastern time: in the evening another day has begun in UTC. */
const inDays = (days: number) => dayIn("America/New_York", new Date(Date.now() + days * 86_400_000));
const planOf = (year: number, more = "") =>
  `${tool}?year=${year}&state=OH&aid=fafsa&aid=css&tests=sat&unitids=${eight.join(",")}${more}`;
/** Titles of every task of a plan, from its calendar file. */
async function tasksOf(page: Page): Promise<readonly string[]> {
  const address = await page.getByRole("link", { name: "Put it in my calendar" }).getAttribute("href");
  const text = await (await page.request.get(address ?? "")).text();
  const unfolded = text.replace(/\r\n[ \t]/g, "");
  return [...unfolded.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = ""]) => title.replace(/\\(.)/g, "$1"));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`eight colleges ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    for (const [who, year] of [
      ["a junior", junior],
      ["a senior", junior - 1],
    ] as const) {
      for (const view of ["", "&view=college"]) {
        test(`${who} reads at most 7,000 px${view}, and every task is in a fold`, async ({ page }) => {
          await page.goto(planOf(year, view));
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your timeline to fall ${year}`);
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
          const tasks = await tasksOf(page);
          expect(tasks.length).toBeGreaterThan(60);
          for (const summary of await page.locator("#plan details.fold > summary").all()) await summary.click();
          const shown = await page.locator("#plan").innerText();
          const named = await page.locator("#deadlines tbody th").allInnerTexts();
          expect(named).toHaveLength(eight.length);
          // Dates to look up stand in a card, under the names of their colleges.
          const cards = page
            .locator("#plan")
            .getByText(/^Check the dates of/)
            .locator("..");
          const looked = (await cards.allInnerTexts()).join("\n");
          const college = /^(?:Check the date and the requirements of|Find out today when) (.*?)(?: closes)?$/;
          const missing = (where: string) =>
            tasks.filter((title) => !where.includes(title) && !looked.includes(college.exec(title)?.[1] ?? title));
          expect(missing(shown)).toEqual([]);
          await page.emulateMedia({ media: "print" });
          expect(missing(await page.locator("#plan").innerText())).toEqual([]);
        });
      }
    }

    test("no deadline of the next fourteen days is folded away, and dates to look up are one card", async ({
      page,
    }) => {
      const days = eight.slice(0, 6).map((unitid, place) => `&date-${unitid}=${inDays(3 + 2 * place)}`);
      await page.goto(planOf(junior - 1, days.join("")));
      const week = page.locator("#week");
      for (const at of [3, 5, 7, 9, 11, 13]) {
        const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(
          new Date(`${inDays(at)}T00:00:00Z`),
        );
        const closes = new RegExp(`, ${day}\\D.*(: .*(closes|priority date)|(closes|Priority date): \\d+ colleges)`);
        await expect(week.getByRole("listitem").filter({ hasText: closes }).first()).toBeVisible();
      }
      await page.goto(planOf(junior));
      const card = week.getByText(/^Check the dates? of/).locator("..");
      const links = card.getByRole("link", { name: /^Admission page of/ });
      expect(await links.count()).toBeGreaterThan(0);
      await expect(card.getByRole("link", { name: /^Enter date for/ })).toHaveCount(await links.count());
      await expect(card.getByRole("checkbox")).toHaveCount(javaScriptEnabled ? await links.count() : 0);
    });

    test("eight Ohio colleges that decide as applications come in are at most 7,000 px", async ({ page }) => {
      const ohio = "203517,203085,206604,203845,204857,206525,204796,206589";
      await page.goto(`${tool}?year=${junior - 1}&state=OH&unitids=${ohio}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your timeline to fall ${junior - 1}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7_000);
    });

    test("a month opens for its address", async ({ page }) => {
      const month = `month-${junior - 1}-10`;
      await page.goto(`${plan}#${month}`);
      await expect(page.locator(`#${month}`).getByRole("listitem").first()).toBeVisible();
    });
  });
}

test("a date that was looked up is ticked in the card, and stays so", async ({ page }) => {
  await page.goto(planOf(junior));
  const card = page
    .locator("#week")
    .getByText(/^Check the dates? of/)
    .locator("..");
  const boxes = card.getByRole("checkbox");
  const before = await boxes.count();
  // It leaves the card with that, so there is nothing left to look whether it is ticked.
  await boxes.first().click();
  await expect(boxes).toHaveCount(before - 1);
  await page.reload();
  await expect(page.getByRole("img", { name: /^1 of \d+ tasks done/ })).toBeVisible();
});

test("on paper the picture of the months is not cut in two", async ({ page }) => {
  await page.goto(plan);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: /The busiest month/ })).toHaveCSS("break-inside", "avoid");
});

test("a message and a skeleton stand in the page while a plan is on its way", async ({ page }) => {
  await page.goto(tool);
  await page.getByLabel("Class year").fill(String(junior));
  const release = await hold(page, /application-timeline\.data/);
  await make(page);
  await expect(page.getByText("Loading your timeline…")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Your timeline to fall ${junior}`);
});

test("so they do while the tool itself is on its way from another page", async ({ page }) => {
  await page.goto("/timeline-success");
  const release = await hold(page, /application-timeline\.data/);
  await page.getByRole("link", { name: "Make my timeline" }).click();
  await expect(page.getByText("Loading your timeline…")).toBeVisible();
  release();
  await expect(page.getByLabel("Class year")).toBeVisible();
});

test("a plan made a while ago can be made again from today", async ({ page }) => {
  const earlier = new Date(now.getTime() - 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${plan}&from=${earlier}`);
  await page.getByRole("link", { name: "Replan from today" }).click();
  await expect(page.getByRole("link", { name: "Replan from today" })).toHaveCount(0);
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}$/);
  await expect(page).not.toHaveURL(new RegExp(`from=${earlier}`));
});

test("the templates are JSON for everyone", async ({ request }) => {
  const response = await request.get("/api/application-timeline");
  expect(response.headers()["cache-control"]).toBe("public, max-age=300, s-maxage=300");
  const { rules, deadlines } = await response.json();
  expect(rules.tasks.length).toBeGreaterThan(50);
  expect(deadlines).toMatchObject({ table: "deadlines", entry: "fall 2027" });
});

for (const path of [
  tool,
  `${tool}?do=find&q=ohio&year=${junior}&unitids=${harvard}`,
  plan,
  `${plan}&view=college`,
  `/timeline-success?year=${junior}`,
  "/timeline-success",
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoAxeViolations(page);
  });
}
