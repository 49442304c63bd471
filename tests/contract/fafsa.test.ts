import { beforeAll, describe, expect, it } from "vitest";
import { mainOf, textOf } from "../setup/page";
import { type SharedSite, sharedSite } from "../setup/site";
import { Visitor } from "../setup/visitor";

/** The FAFSA calculator by request, as a browser without scripts sends its form. */
let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

const path = "/tools/fafsa-calculator";
type Fields = Readonly<Record<string, string>>;

async function answer(fields: Fields, status = 200): Promise<string> {
  const response = await new Visitor(site.origin).post(path, { ...fields });
  expect(response.status).toBe(status);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return mainOf(await response.text());
}

/**
 * The names and values of hidden fields in the form that goes to `action`; an empty record where there is no such form.
 */
function sentTo(action: string, html: string): Fields {
  const form = new RegExp(`<form[^>]*action="${action}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? "";
  const fields = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    return [of("name"), of("value")];
  });
  return Object.fromEntries(fields);
}

const titlesOf = (html: string) => [...html.matchAll(/<h[23][^>]*>([^<]*)</g)].map(([, title]) => title);

const parentA: Fields = {
  award_year: "2026-27",
  state: "OH",
  situation: "apart",
  support: "first",
  household: "first",
  remarried: "no",
  family_size: "3",
  "parents.taxes": "filed",
  "parents.status": "hoh",
  "parents.agi": "41,111",
  "parents.tax_paid": "1,203",
  "parents.earned": "41,111",
};
const parentB: Fields = {
  ...parentA,
  household: "second",
  "parents.status": "single",
  "parents.agi": "150,000",
  "parents.tax_paid": "24,321",
  "parents.earned": "150,000",
};

/** The second form of a what-if, filled in for Parent B, with what the first page remembered of Parent A. */
async function bothHouseholds(): Promise<string> {
  const next = await answer({ ...parentA, intent: "other" });
  const remembered = [...next.matchAll(/name="(earlier\.\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(remembered).toHaveLength(4);
  return answer({ ...parentB, ...Object.fromEntries(remembered) });
}

describe("parents who live apart", () => {
  it("get the household that the FAFSA uses as the result, and the other as a what-if", async () => {
    const html = await bothHouseholds();
    expect(titlesOf(html).slice(0, 2)).toEqual(["Your result for 2026-27", "What it would be if Parent B counted"]);
    const text = textOf(`<main>${html}</main>`);
    expect(text).toMatch(
      /Your result for 2026-27From the household of Parent A, which the FAFSA uses\.Student Aid Index \(SAI\)−[\d,]+Federal Pell Grant\$7,395/,
    );
    expect(text).toMatch(/if Parent B countedStudent Aid Index \(SAI\)\d\d,\d{3}Federal Pell Grant\$0/);
    expect(html).not.toMatch(/41,?111|1,?203/);
  });

  it("take the SAI that counts to the cost calculator, without the other parent's income and state", async () => {
    const sent = sentTo("/college-cost-calculator", await bothHouseholds());
    expect(sent).toMatchObject({ entry: "2026-27", dependency: "dependent", income: "", state: "" });
    expect(Number(sent.sai)).toBeLessThan(0);
    const own = sentTo("/college-cost-calculator", await answer(parentA));
    expect(own).toMatchObject({ sai: sent.sai, income: "41,111", state: "OH" });
  });

  it("begin the second form without the first parent's state", async () => {
    const next = await answer({ ...parentA, state: "AK", intent: "other" });
    expect(next).toContain("Choose the one where");
    expect(/<select[^>]*name="state"[\s\S]*?<\/select>/.exec(next)?.[0]).not.toMatch(/value="AK"[^>]* selected/);
    const kept = await answer({ ...parentA, state: "AK", "parents.agi": "a lot" }, 400);
    expect(kept).toMatch(/value="AK"[^>]* selected/);
  });

  it("are told of a next form only while there is one", async () => {
    expect(await answer(parentA)).toContain("The next form starts without");
    expect(await bothHouseholds()).not.toContain("The next form");
  });

  it("hand nothing on while the household that counts has not been worked out, and read why", async () => {
    const html = await answer(parentB);
    expect(titlesOf(html)[0]).toBe("What it would be if Parent B counted");
    expect(html).toContain("This isn’t your result");
    expect(sentTo("/college-cost-calculator", html)).toEqual({});
    expect(html).toContain("There’s no SAI to take to the cost calculator yet");
    expect(html).toContain("Work it out for ");
  });
});

describe("whose numbers are filled in", () => {
  it("is asked for beside the question where the parents live apart, and nothing that was typed is lost", async () => {
    const html = await answer({ ...parentA, household: "" }, 400);
    expect(html).toMatch(/id="household-error"[^>]*>.*?Choose whose numbers you’re filling in/);
    expect(html).toMatch(/<input[^>]*name="parents\.agi"[^>]*value="41,111"/);
  });
});

describe("a filing status that can change the result", () => {
  it("is asked for beside its field, and nothing that was typed is lost", async () => {
    const one = { ...parentA, situation: "one", "parents.status": "", "parents.agi": "56,000" };
    const html = await answer(one, 400);
    expect(html).toMatch(/id="parents\.status-error"[^>]*>.*?choose one, because it can change the result/);
    expect(html).toMatch(/<input[^>]*name="parents\.agi"[^>]*value="56,000"/);
    expect(await answer({ ...one, "parents.status": "hoh" })).toContain("Your result for");
  });

  it("is asked for on each of two returns with high earnings", async () => {
    const two = {
      ...parentA,
      situation: "married",
      "parents.joint": "no",
      "parents.status": "",
      "parents.earned": "180,000",
      "parents.earned2": "180,000",
      "parents.agi": "360,000",
    };
    const html = await answer(two, 400);
    expect(html).toContain('id="parents.status-error"');
    expect(html).toContain('id="parents.status2-error"');
  });
});
