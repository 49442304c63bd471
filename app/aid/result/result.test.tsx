import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AidForm } from "~/aid/form/form";
import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import { keptValues, readAidForm, readKeptAnswers } from "~/aid/form/input";
import type { Messages } from "~/design/messages";
import { refusalOf } from "~/forms/schema/refusal";
import { readHouseholdOutcome, withoutParents, workOut } from "./outcome";
import { AidResult } from "./result";

const path = "/tools/fafsa-calculator";

const apart = {
  award_year: "2026-27",
  state: "TX",
  situation: "apart",
  support: "first",
  household: "first",
  remarried: "no",
  family_size: "3",
  "parents.agi": "$78,543",
  "parents.status": "hoh",
  "parents.tax_paid": "6,217",
  "parents.earned": "77,001",
  "student.cash": "1,234",
};

function page(fields: Readonly<Record<string, string>>, earlier: HouseholdOutcome | null = null): string {
  const form = new URLSearchParams(fields);
  const reading = readAidForm(form);
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
  const kept = keptValues(form);
  return renderToStaticMarkup(
    <AidResult outcome={workOut(reading.answers)} earlier={earlier} kept={kept} action={path} />,
  );
}

/** The page of answers that were kept. */
function keptPage(fields: Readonly<Record<string, string>>): string {
  const form = new URLSearchParams(fields);
  const reading = readKeptAnswers(form);
  const outcome = workOut(reading.ok ? reading.answers : expect.fail());
  return renderToStaticMarkup(<AidResult outcome={outcome} earlier={null} kept={keptValues(form)} action={path} />);
}

function formPage(form: URLSearchParams, messages: Messages = {}): string {
  const earlier = readHouseholdOutcome(form);
  return renderToStaticMarkup(
    <AidForm
      action={path}
      kept={keptValues(form)}
      earlier={earlier}
      awardYear="2026-27"
      result={refusalOf(messages)}
      report={() => {}}
    />,
  );
}

describe("the result page", () => {
  it("shows the SAI, the Pell Grant and the worksheet with its tables", () => {
    const html = page(apart);
    expect(html).toMatch(/Student Aid Index \(SAI\)<\/dt><dd.*?>5,869</);
    expect(html).toMatch(/Federal Pell Grant<\/dt><dd[^>]*>\$1,525</);
    expect(html).toContain("Table A2, 2026-27: family of 3");
    expect(html).toContain("$36,330");
    expect(html).toContain("Texas Higher Education Coordinating Board");
    expect(html).toContain("June 30, 2027");
    expect(html).toContain("Parent A, who gave you more support");
  });

  it("says that Pell is not final where the amounts are not published", () => {
    expect(page({ ...apart, award_year: "2027-28" })).toContain("not final");
    expect(page(apart)).not.toContain("not final");
  });

  it("says what was left empty and why assets did not count", () => {
    const html = page({ ...apart, "parents.earned": "", "parents.agi": "45,000" });
    expect(html).toContain("You left this empty: Earned from work");
    expect(html).toContain("all of the income is counted as earned, by one person");
    expect(html).not.toContain("Counted as 0");
    expect(html).not.toContain("Depending on what is empty");
    expect(page({ ...apart, "parents.earned": "" })).toMatch(
      /Depending on what is empty, the SAI is between [\d,]+ and [\d,]+ and the Pell Grant between/,
    );
    expect(page({ ...apart, "parents.tax_paid": "" })).toContain("Counted as 0: U.S. income tax paid");
    expect(html).toContain("Assets weren’t counted");
  });

  it("says what an empty filing status was counted as in answers of an earlier day", () => {
    const html = keptPage({ ...apart, "parents.agi": "56,000", "parents.status": "" });
    expect(html).toMatch(/Counted as Single.*You left this empty: Filing status\./);
    expect(page(apart)).not.toContain("Counted as Single");
  });

  it("has no id twice, whatever applies", () => {
    for (const html of [page(apart) + formPage(new URLSearchParams(apart)), formPage(new URLSearchParams())]) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });
});

describe("two households", () => {
  it("shows the results of both, and of the other household nothing else", () => {
    const first = new URLSearchParams({ ...apart, intent: "other" });
    const second = withoutParents(first);
    second.set("household", "second");
    for (const [name, value] of Object.entries({ side: "first", year: "2026-27", sai: "6068", pell: "1325" })) {
      second.set(`earlier.${name}`, value);
    }
    const form = formPage(second);
    expect(form).not.toMatch(/78,?543|6,?217|77,?001/);
    expect(form).toContain('value="6068"');

    second.set("remarried", "no");
    second.set("family_size", "2");
    second.set("parents.agi", "41,999");
    second.set("parents.status", "hoh");
    const html = page(Object.fromEntries(second), readHouseholdOutcome(second));
    expect(html).not.toMatch(/78,?543|6,?217|77,?001/);
    expect(html).toMatch(/Parent A.*6,068.*\$1,325.*Parent B/s);
    expect(html).not.toContain("Work it out for");
  });

  it("takes no outcome of the other household that isn't one", () => {
    const sent = { "earlier.side": "first", "earlier.year": "2026-27", "earlier.sai": "-894", "earlier.pell": "7395" };
    const read = (changed: Readonly<Record<string, string>>) =>
      readHouseholdOutcome(new URLSearchParams({ ...sent, ...changed }));
    expect(read({})).toEqual({ side: "first", awardYear: "2026-27", sai: -894, pell: 7395 });
    for (const [name, value] of [
      ["side", "third"],
      ["side", ""],
      ["year", "soon"],
      ["sai", ""],
      ["sai", "-1501"],
      ["sai", "1.5"],
      ["pell", "-1"],
      ["pell", "NaN"],
      ["pell", "100000"],
    ] as const) {
      expect(read({ [`earlier.${name}`]: value }), `${name} ${value}`).toBeNull();
    }
  });

  const second = { ...apart, household: "second", "parents.agi": "150,000", "parents.earned": "150,000" };
  const earlier: HouseholdOutcome = { side: "first", awardYear: "2026-27", sai: -894, pell: 7395 };
  // How a figure was worked out may lie folded below it.
  const figures = (html: string) =>
    [...html.matchAll(/<dd class="figures[^>]*>(?:<details[^>]*><summary[^>]*><span>)?([^<]*)</g)].map(
      ([, text]) => text,
    );
  const title = (html: string) => /<h2 id="result-title"[^>]*>([^<]*)</.exec(html)?.[1];

  it("puts the household that the FAFSA uses first, with its SAI to take along and no income", () => {
    const html = page({ ...second, state: "TX" }, earlier);
    expect(title(html)).toBe("Your result for 2026-27");
    expect(figures(html).slice(0, 2)).toEqual(["−894", "$7,395"]);
    expect(html).toMatch(/<h3[^>]*>What it would be if Parent B counted</);
    expect(html).toMatch(/name="sai"[^>]* value="-894"/);
    expect(html).toMatch(/name="income"[^>]* value=""/);
    expect(html).toMatch(/name="state"[^>]* value=""/);
    expect(html).toContain("Save Parent B’s answers to my plan");
    expect(html).toContain("which the FAFSA doesn’t use");
  });

  it("calls the other household a what-if and takes nothing along before the one that counts is there", () => {
    for (const remembered of [null, { ...earlier, awardYear: "2025-26" }]) {
      const html = page(second, remembered);
      expect(title(html)).toBe("What it would be if Parent B counted");
      expect(html).toContain("This isn’t your result");
      expect(html).not.toContain('action="/college-cost-calculator"');
    }
  });

  it("keeps the result of the household that counts as it is, with or without the other", () => {
    for (const html of [page(apart), page(apart, { ...earlier, side: "second" })]) {
      expect(title(html)).toBe("Your result for 2026-27");
      expect(figures(html)[0]).toBe("5,869");
      expect(html).toMatch(/name="income"[^>]* value="\$78,543"/);
      expect(html).not.toContain("What it would be");
    }
  });

  it("says so where answers of an earlier day do not tell whose numbers they are", () => {
    const html = keptPage({ ...apart, household: "" });
    expect(html).toMatch(/Your two households.*These answers don’t say whose numbers they are/);
    expect(html).not.toContain("Work it out for");
  });

  it("calls it the result where nobody knows yet whose household counts", () => {
    expect(title(page({ ...second, support: "" }, earlier))).toBe("Your result for 2026-27");
  });
});

describe("the form", () => {
  it("has the message, the value and a link target at a field that is wrong", () => {
    const sent = new URLSearchParams({ ...apart, "parents.agi": "a <lot>" });
    const reading = readAidForm(sent);
    const html = formPage(sent, reading.ok ? {} : reading.messages);
    expect(html).toContain('value="a &lt;lot&gt;"');
    expect(html).toMatch(/id="parents\.agi-error"[^>]*>.*type whole dollars/);
    expect(html).toMatch(
      /<input[^>]*id="parents\.agi"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*id="parents\.agi"/,
    );
  });

  it("keeps every amount out of reports and of the browser's form memory", () => {
    const inputs = formPage(new URLSearchParams()).match(
      /<input[^>]*name="(?:parents|student)\.(?!taxes|joint|eitc|schedules")[^>]*>/g,
    );
    expect(inputs?.length).toBeGreaterThan(30);
    for (const input of inputs ?? []) expect(input).toMatch(/data-private=""/);
  });

  it("opens the less common lines where one of them has a value", () => {
    expect(formPage(new URLSearchParams())).not.toContain("<details open");
    expect(formPage(new URLSearchParams({ "parents.work_study": "5" }))).toContain('<details open=""');
  });
});
