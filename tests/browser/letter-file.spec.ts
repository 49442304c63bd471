import type { Page } from "@playwright/test";
import { alive, expect, expectNoAxeViolations, test } from "./fixtures";

/**
 * A letter as a PDF and as a picture: its text is read on the device, and nothing is asked for but the site's own
 * files.
 */

const rows = [
  ["Tuition and fees", "$14,200"],
  ["Housing and food", "$13,900"],
  ["Books and travel", "$2,100"],
  ["Total cost of attendance", "$30,200"],
  ["Federal Pell Grant", "$7,395"],
  ["Mountain State Grant", "$7,089"],
  ["Direct Subsidized Loan", "$3,500"],
  ["Direct Unsubsidized Loan", "$2,000"],
  ["Parent PLUS Loan", "$8,216"],
  ["Federal Work-Study", "$2,000"],
  ["Remaining balance", "$0"],
] as const;

const letter = `<!doctype html><title>Aid offer</title><style>
  body { font: 16px Georgia, serif; margin: 40px; width: 700px; background: #fff; color: #111 }
  table { width: 100%; border-collapse: collapse } td { padding: 5px 0; border-bottom: 1px solid #ccc }
  td + td { text-align: right }</style>
  <h1>Northfield College</h1><p>Dear Maya, here is your financial aid offer for 2027-28.</p>
  <table>${rows.map(([name, amount]) => `<tr><td>${name}<td>${amount}`).join("")}</table>`;

/** Chromium makes the letter: printed, and photographed. */
async function made(page: Page, kind: "pdf" | "png"): Promise<Buffer> {
  const maker = await page.context().newPage();
  await maker.setContent(letter);
  const bytes = kind === "pdf" ? await maker.pdf() : await maker.screenshot();
  await maker.close();
  return bytes;
}

const address = "/college-cost-calculator/award-letter?unitids=204796";

for (const kind of ["pdf", "png"] as const) {
  test(`a letter as ${kind} is read on the device, and nothing leaves it`, async ({ page }) => {
    const buffer = await made(page, kind);
    await page.goto(address);
    await expect(page.getByText("Sign In").first()).toBeAttached();
    // What the service worker fetches when it's installed has nothing to do with the letter.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const asked: string[] = [];
    page.context().on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    const mimeType = kind === "pdf" ? "application/pdf" : "image/png";
    await page.getByLabel("A photo or a PDF of it").setInputFiles({ name: `letter.${kind}`, mimeType, buffer });

    await expect(page.getByText("The letter says $0. You must find $15,716.")).toBeVisible({ timeout: 120_000 });
    await expect(page.locator("#result-title")).toBeFocused();
    const figure = (name: string) => page.getByRole("row", { name: new RegExp(`^${name} `) }).getByRole("cell");
    await expect(figure("Published price")).toHaveText("$30,200");
    await expect(figure("Grants")).toHaveText("−$14,484");
    await expect(figure("Student loans")).toHaveText("$5,500");
    await expect(figure("Parent PLUS")).toHaveText("$8,216");
    await expectNoAxeViolations(page);

    // Put right on the device, too.
    await page.locator("[name='lines[5].amount']").fill("6,089");
    await page.getByRole("button", { name: "Recalculate" }).click();
    await expect(page.getByText("The letter says $0. You must find $16,716.")).toBeVisible();

    await page.getByText("A draft of an email with these questions").click();
    await expect(page.locator("#office-email")).toHaveValue(/my aid offer from Ohio State[\s\S]*1\. .+\?/);
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "One page as a picture" }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe("aid-letter.png");

    const own = new URL(page.url()).origin;
    const others = asked.filter((each) => !each.startsWith(`GET ${own}/assets/`) && !each.startsWith("GET blob:"));
    expect(others.filter((each) => !each.startsWith(`GET blob:`) && !each.includes(" data:"))).toEqual([]);
    expect(asked.some((each) => each.includes(kind === "pdf" ? "pdf.worker" : "traineddata"))).toBe(true);

    // F5 brings it back as it was put right, and asks for nothing that is of the letter.
    asked.length = 0;
    await page.reload();
    await expect(page.getByText("The letter says $0. You must find $16,716.")).toBeVisible();
    await expect(page.locator("[name='lines[5].amount']")).toHaveValue("6,089");
    await page.getByText("The text we read").click();
    await expect(page.locator("pre")).toContainText("Northfield College");
    expect(asked.filter((each) => each.startsWith("POST"))).toEqual([]);
    // A page opened anew begins empty, also at the same address.
    await page.getByRole("link", { name: "Start with another letter" }).click();
    await expect(page.getByLabel("The letter", { exact: true })).toHaveValue("");
    await alive(page);
    await expect(page.locator("#result")).toHaveCount(0);
  });
}

test("a letter that was pasted stays through F5 and Back, until it’s forgotten", async ({ page }) => {
  await page.goto("/college-match-quiz?step=school");
  await page.getByLabel("Your GPA").fill("3.4");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Remembered on this device", { exact: true }).first()).toBeAttached();
  await page.goto(address);
  const text = rows.map(([name, amount]) => `${name} ${amount}`).join("\n");
  const result = page.getByText("The letter says $0. You must find $15,716.");
  const decode = async () => {
    await page.getByLabel("The letter", { exact: true }).fill(text);
    await page.getByRole("button", { name: "Decode the letter" }).click();
    await expect(result).toBeVisible();
    // Before the page's program runs, F5 sends the letter again, as it does without scripts.
    await alive(page);
  };
  await decode();
  await page.reload();
  await expect(result).toBeVisible();
  await page.locator("[name='lines[5].amount']").fill("6,089");
  await page.getByRole("button", { name: "Recalculate" }).click();
  const putRight = page.getByText("The letter says $0. You must find $16,716.");
  await expect(putRight).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "College cost calculator" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /cost/i })).toBeVisible();
  await page.goBack();
  await expect(putRight).toBeVisible();
  expect(page.url()).not.toMatch(/6,?089|7,?395/);

  await page.getByRole("button", { name: "Forget me" }).click();
  await expect(page.getByText("Forgotten", { exact: true }).first()).toBeAttached();
  await page.reload();
  await expect(page.getByLabel("The letter", { exact: true })).toHaveValue("");
  await expect(page.locator("#result")).toHaveCount(0);

  await decode();
  await page.getByRole("button", { name: "Forget this letter" }).click();
  await expect(page.getByLabel("The letter", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("Pell");
});

test("what reads pictures may run WebAssembly, and nothing else on the site may", async ({ page, request }) => {
  const buffer = await made(page, "png");
  await page.goto(address);
  const [worker] = await Promise.all([
    page.waitForResponse((response) => /\/worker\.min-[\w-]+\.js$/.test(response.url())),
    page.getByLabel("A photo or a PDF of it").setInputFiles({ name: "letter.png", mimeType: "image/png", buffer }),
  ]);
  expect(worker.headers()["content-security-policy"]).toContain("'wasm-unsafe-eval'");
  expect((await request.get(address)).headers()["content-security-policy"]).not.toContain("wasm");
});

test("a file that isn’t a letter is told beside the field, and pasting still works", async ({ page }) => {
  await page.goto(address);
  const choose = (name: string, text: string) =>
    page
      .getByLabel("A photo or a PDF of it")
      .setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(text) });
  await choose("letter.docx", "PK\u0003\u0004 not a letter");
  await expect(page.getByText("This isn’t a PDF or a picture.")).toBeVisible();
  await choose("letter.pdf", "%PDF-1.7 and then nothing of one");
  await expect(page.getByText("This PDF is damaged.")).toBeVisible();
  await expect(page.getByLabel("The letter", { exact: true })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page speaks of text, for nothing here reads a picture", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText("Paste one, or type its lines,")).toBeVisible();
    for (const said of await page
      .locator("main")
      .getByText(/photo|picture|PDF|stay in this tab/)
      .all())
      await expect(said).toBeHidden();
  });
});
