import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainOf, textOf } from "../setup/page";
import { type RunningSite, startSite } from "../setup/site";
import { Visitor } from "../setup/visitor";

/** The tools below `/es` by request, as a browser without scripts sends their forms. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
}, 240_000);
afterAll(() => site.stop());

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** English words that no sentence in Spanish has. Names keep theirs: parts in another language say so by `lang`. */
const english =
  /\b(?:the|and|your|you|with|from|for|are|this|that|have|has|not|what|which|each|year|years|college|colleges|income|choose|loan|price|state|student|parents)\b/gi;

/** English words in a page, each with what stands around it. */
function englishIn(html: string): string[] {
  const spanish = mainOf(html).replace(/<(\w+)[^>]* lang="en-US"[\s\S]*?<\/\1>/g, " ");
  const text = textOf(spanish.replace(/<\/(?:p|li|h\d|td|th|dt|dd|label|option|a|legend|summary|caption)>/g, "$& "));
  // The law's own name of it, beside the Spanish one.
  const own = text.replaceAll("(income protection allowance)", "");
  return [...own.matchAll(english)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
}

function bodyOf(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
}

async function posted(path: string, fields: Fields, status = 200): Promise<string> {
  const response = await new Visitor(site.origin).post(path, bodyOf(fields));
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await response.text();
  expect(html).toMatch(/<html[^>]* lang="es"/);
  return html;
}

async function opened(path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** A page without the steps that a worked-out number opens into: they're on the English page alone so far. */
const withoutSteps = (html: string) =>
  html
    .replace(/<details class="group\/worked[^>]*><summary[^>]*><span>([^<]*)<\/span>[\s\S]*?<\/details>/g, "$1")
    .replace(/<details class="group\/worked[\s\S]*?<\/details>/g, "");

/** The page in English and the one in Spanish name each other. */
async function expectPair(path: string) {
  const links = ["en-US", "es", "x-default"].map((language) => {
    const there = site.origin + (language === "es" ? `/es${path}` : path);
    return new RegExp(`<link rel="alternate" hrefLang="${language}" href="${there}"`, "i");
  });
  for (const page of [path, `/es${path}`]) {
    const html = await opened(page);
    for (const link of links) expect(html).toMatch(link);
  }
}

describe("the FAFSA calculator in Spanish", () => {
  const path = "/es/tools/fafsa-calculator";
  const family: Fields = {
    award_year: "2026-27",
    state: "CA",
    situation: "married",
    family_size: "4",
    "parents.taxes": "filed",
    "parents.joint": "yes",
    "parents.agi": "92,000",
    "parents.tax_paid": "5,100",
    "parents.earned": "60,000",
    "parents.earned2": "32,000",
    "parents.cash": "16,000",
    "parents.business_farm": "150,000",
    "student.cash": "900",
  };

  it("is paired with the one in English", () => expectPair("/tools/fafsa-calculator"));

  it("asks in Spanish alone", async () => {
    const html = await opened(path);
    expect(englishIn(html)).toEqual([]);
    expect(textOf(html)).toContain("Carolina del Norte");
  });

  it("answers in Spanish with the figures of the English page", async () => {
    const html = await posted(path, family);
    expect(englishIn(html)).toEqual([]);
    const text = textOf(html);
    expect(text).toContain("Su resultado para 2026-27");
    expect(text).toContain("30 de junio de 2027");
    const figures = (page: string) =>
      [...mainOf(page).matchAll(/class="figures [^"]*">([^<]*)</g)].map(([, one]) => one);
    const inEnglish = await new Visitor(site.origin).post("/tools/fafsa-calculator", bodyOf(family));
    const own = figures(html).map((one) => one?.replace("no cambia", "no change"));
    expect(own).toEqual(figures(withoutSteps(await inEnglish.text())));
    expect(own.length).toBeGreaterThan(10);
    expect(html).toContain('action="/es/college-cost-calculator"');
  });

  it("says in Spanish what is missing and keeps what was typed", async () => {
    const html = await posted(path, { ...family, family_size: "cuatro", "parents.agi": "" }, 400);
    expect(englishIn(html)).toEqual([]);
    const text = textOf(html);
    expect(text).toContain("Hay 2 problemas");
    expect(text).toContain("Padres, Ingreso bruto ajustado (AGI): escriba la cantidad, o 0.");
    expect(html).toContain('value="cuatro"');
  });

  it("works two homes out in Spanish, one after the other", async () => {
    const apart = { ...family, situation: "apart", support: "second", household: "first", remarried: "no" };
    const html = await posted(path, { ...apart, "parents.status": "single" });
    expect(englishIn(html)).toEqual([]);
    expect(textOf(html)).toContain("La FAFSA de 2026-27 usa la Casa B");
    const next = await posted(path, { ...apart, "parents.status": "single", intent: "other" });
    expect(englishIn(next)).toEqual([]);
    expect(textOf(next)).toContain("Ahora, la Casa B");
  });
});

describe("the cost calculator in Spanish", () => {
  const path = "/es/college-cost-calculator";
  // Ohio State, Case Western Reserve and Kenyon.
  const unitids = "204796,201645,203535";
  const family: Fields = {
    unitids,
    state: "OH",
    income: "60,000",
    plan529: "16,000",
    savings: "4,000",
    household1: "3,000",
    household2: "2,000",
    "grant1.name": "Rotary",
    "grant1.yearly": "1,000",
    "grant1.renews": "gpa",
    direct: "yes",
    plus: "4,000",
    credit: "joint",
    "c204796.offered": "5,000",
  };

  it("is paired with the one in English", () => expectPair("/college-cost-calculator"));

  it.each(["", `?unitids=${unitids}`, "?q=ohio", "?q=zzxqyv", "?unitids=999999"])(
    "asks in Spanish alone: %s",
    async (search) => {
      const response = await site.get(path + search);
      expect(englishIn(withoutColleges(await response.text()))).toEqual([]);
    },
  );

  it.each([
    ["4", family],
    ["2+2", { ...family, way: "2+2" }],
    ["5", { ...family, way: "5", sai: "4,000", income: "", band: "1", credit: "no" }],
    ["4", { unitids, state: "abroad" }],
    ["4", { unitids, state: "PA", income: "180,000", household1: "90,000" }],
  ] as const)("answers in Spanish, %s years", async (way, fields) => {
    const html = await posted(path, { ...fields, way });
    expect(englishIn(withoutColleges(html))).toEqual([]);
    expect(textOf(html)).toContain("Lado a lado");
  });

  it("gives the figures of the English page", async () => {
    const figures = (page: string) => [...mainOf(page).matchAll(/[−-]?\$[\d,]+(?:\.\d\d)?/g)].map(([one]) => one);
    const own = figures(await posted(path, family));
    const inEnglish = await new Visitor(site.origin).post("/college-cost-calculator", bodyOf(family));
    expect(own).toEqual(figures(withoutSteps(await inEnglish.text())));
    expect(own.length).toBeGreaterThan(50);
  });

  it("says in Spanish what is missing and keeps what was typed", async () => {
    const html = await posted(path, { ...family, state: "", income: "mucho", "c204796.offered": "-4" }, 400);
    expect(englishIn(withoutColleges(html))).toEqual([]);
    expect(textOf(html)).toContain("Ingresos de la familia: escriba dólares enteros, por ejemplo 12,000.");
    expect(html).toContain('value="mucho"');
  });
});

/** Names of colleges, programs and community colleges are English, and they stand in the sentences. */
function withoutColleges(html: string): string {
  return html
    .replace(/<select[^>]* name="(?:via|c\d+\.program)"[\s\S]*?<\/select>/g, " ")
    .replace(
      /(?:[A-Z][\w'.&-]*(?:-| |,|of |the |at |and |for )*)*(?:College|University|Institute)(?:(?: |-|, )(?:of |the |at |and )*[A-Z][\w'.]*)*/g,
      " ",
    );
}
