import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeLetter, isOnlyAmountUnclear } from "./award-letter";
import { kindOf } from "./kinds";
import { readLetter } from "./lines";
import { longestLetter } from "./text";
import { wordsOf } from "./words";

const mixed = `Congratulations on your award for 2026-2027!
Your Financial Aid Award        Fall    Spring
Presidential Award            $6,000   $6,000   $12,000
Federal Pell Grant            $3,697.50  $3,697.50
Federal Direct Unsubsidized Loan   $2,000
State Scholarship: 1,200
Federal Work-Study            2,500
Parent PLUS Loan              $14,000
Total Awards                  $39,095
`;
const clear = `Cost of attendance 2026-27
Tuition and fees $30,000
Housing and food $14,000
Books and supplies $1,000
Travel and personal $2,000
Total cost of attendance $47,000
Grants and scholarships
Merit Scholarship $15,000
Federal Pell Grant $4,000
Net price $28,000
Loans
Direct Subsidized Loan $3,500
Work
Federal Work-Study $2,000
Next steps: accept or decline each part in the portal by May 1.
`;

describe("the lines of a letter", () => {
  it("are told by their words, loans before anything else", () => {
    expect(readLetter(mixed).map(({ label, amount, kind }) => [label, amount, kind])).toEqual([
      ["Presidential Award", 12_000, "unknown"],
      ["Federal Pell Grant", 7_395, "grant"],
      ["Federal Direct Unsubsidized Loan", 2_000, "loan"],
      ["State Scholarship", 1_200, "grant"],
      ["Federal Work-Study", 2_500, "work"],
      ["Parent PLUS Loan", 14_000, "plus"],
      ["Total Awards", 39_095, "sum"],
    ]);
  });

  it.each([
    ["Grant/Loan combination", "loan"],
    ["Scholarship loan", "loan"],
    ["Subsidized Stafford", "loan"],
    ["Parent Loan for Undergraduate Students", "plus"],
    ["Tuition scholarship", "grant"],
    ["Tuition waiver", "grant"],
    ["FSEOG", "grant"],
    ["Tuition", "cost"],
    ["Estimated cost of attendance", "totalCost"],
    ["Total grants and scholarships", "sum"],
    ["Remaining balance", "sum"],
    ["Net cost after aid", "netPrice"],
    ["Dean's Award", "unknown"],
  ])("%s is %s", (text, kind) => expect(kindOf(text)).toBe(kind));

  it("take their kind from the heading where they do not say it", () => {
    const [line] = readLetter("Gift aid\nPresidential Award $5,000");
    expect(line).toMatchObject({ kind: "grant", toldBy: "heading" });
  });

  it("an award among the costs is no cost", () => {
    const letter =
      "Cost of attendance\nTuition $9,000\nActivities $300\nPresidential Award $5,000\nPell Grant $1,000\nOther $200";
    expect(readLetter(letter).map(({ kind }) => kind)).toEqual(["cost", "cost", "unknown", "grant", "unknown"]);
  });

  it("add two amounts only where the letter speaks of fall and spring", () => {
    expect(readLetter("Pell Grant $3,000 $3,000")[0]?.amount).toBe(3_000);
    expect(readLetter("Fall Spring\nPell Grant $3,000 $3,000")[0]?.amount).toBe(6_000);
    expect(readLetter("Pell Grant 3,000 2,500 5,500")[0]?.amount).toBe(5_500);
  });

  it("are not made of years, dates, percentages or sentences", () => {
    expect(readLetter("Award year 2026-27\nDue 05/01/2026\nYou are in the top 10% of 1200 students.")).toEqual([
      expect.objectContaining({ amount: 1_200 }),
    ]);
    expect(readLetter("For the academic year 2026")).toEqual([]);
  });
});

describe("a decoded letter", () => {
  it("takes only grants off the cost", () => {
    const decoded = decodeLetter(readLetter(clear), null, wordsOf(clear));
    expect(decoded).toMatchObject({
      cost: 47_000,
      grants: 19_000,
      netPrice: 28_000,
      loans: 3_500,
      work: 2_000,
      plus: 0,
      gap: 22_500,
    });
    expect(decoded.practices.map(({ kept }) => kept)).toEqual(Array(9).fill("yes"));
  });

  it("says what a mixed letter leaves out, and asks for it", () => {
    const decoded = decodeLetter(readLetter(mixed), null, wordsOf(mixed));
    expect(decoded.cost).toBeNull();
    expect(decoded.netPrice).toBeNull();
    expect(decoded.grants).toBe(8_595);
    expect(decoded.practices.map(({ kept }) => kept)).toEqual([
      "no",
      "no",
      "no",
      "no",
      "partly",
      "yes",
      "no",
      "no",
      "no",
    ]);
    expect(decoded.questions.join(" ")).toMatch(/Presidential Award[\s\S]*Parent PLUS/);
  });

  it("tells a letter that calls itself an award from the name of a grant, and does not guess without its text", () => {
    for (const text of ["Financial Aid Award", "Award Letter 2026-27", "Here are your awards", "TOTAL AWARDS $9"]) {
      expect(wordsOf(text).award, text).toBe(true);
    }
    for (const text of ["Presidential Award $5,000", "Award year 2026-27", "Dean’s Award", "Aid offer", ""]) {
      expect(wordsOf(text).award, text).toBe(false);
    }
    expect(
      decodeLetter(readLetter(clear), null)
        .practices.slice(-2)
        .map(({ kept }) => kept),
    ).toEqual(["unclear", "unclear"]);
  });

  it("sees whether a letter says what to do next", () => {
    for (const text of ["NEXT STEPS", "Please return this form by May 1.", "To accept, log in.", "Due date: 5/1"]) {
      expect(wordsOf(text).next, text).toBe(true);
    }
    for (const text of ["You were accepted!", "Choose us. We stand by you.", "Tuition by semester $9,000", ""]) {
      expect(wordsOf(text).next, text).toBe(false);
    }
  });

  it.each([
    ["Direct Subsidized Loan $3,500\nUnsub loan $2,000", "yes"],
    ["Pell Grant $7,395", "yes"],
    ["Student loan $3,500", "no"],
    ["Sallie Mae $3,500\nLoans\nDiscover Student $5,000", "yes"],
    ["Student loan $3,500\nState loan $1,000", "partly"],
  ])("asks each loan whose it is: %j", (text, kept) => {
    const { practices, questions } = decodeLetter(readLetter(text), null);
    expect(practices.find(({ name }) => name.includes("who makes each loan"))?.kept).toBe(kept);
    expect(questions.some((question) => question.startsWith("Whose loan is “Student loan”"))).toBe(kept !== "yes");
  });

  it("finds a net price that has loans taken off", () => {
    const decoded = decodeLetter(readLetter(clear.replace("Net price $28,000", "Net price $24,500")), null);
    expect(decoded.practices[2]).toMatchObject({ kept: "no", why: expect.stringContaining("$3,500") });
  });

  it("counts a scholarship of each year, whatever it comes to in all", () => {
    const letter =
      "Cost of attendance $60,000\nDean's Scholarship $15,000 per year ($60,000 total)\nFederal Pell Grant $7,395\nFederal Direct Subsidized Loan $3,500\nUniversity Loan $5,000 per year ($20,000 total)";
    const decoded = decodeLetter(readLetter(letter), null);
    expect(decoded).toMatchObject({ cost: 60_000, grants: 22_395, netPrice: 37_605, loans: 8_500 });
    expect(decoded.questions.join(" ")).toContain("Is “Dean's Scholarship” paid again every year");
  });

  it("sees a Parent PLUS loan whose amount is not clear, and does not say that it does not say what it is", () => {
    const letter =
      "Cost of attendance $40,000\nPell Grant $7,395\nFederal Parent PLUS Loan eligible up to $18,000\nTotal financial aid $25,395\nTuition Exchange $2,000";
    const { lines, practices, questions } = decodeLetter(readLetter(letter), null);
    const practice = (name: string) => practices.find((each) => each.name.includes(name));
    expect(practice("parent’s loan")).toMatchObject({ kept: "no", why: expect.stringContaining("isn’t clear") });
    expect(practice("who makes each loan")).toMatchObject({ kept: "yes", why: "Every loan names its lender." });
    expect(practice("separate")?.kept).toBe("yes");
    expect(practice("what kind of aid each line is")?.why).toContain("Tuition Exchange");
    expect(lines.filter(isOnlyAmountUnclear).map(({ label }) => label)).toEqual([
      "Federal Parent PLUS Loan eligible up to",
    ]);
    expect(questions.join(" ")).toMatch(
      /How many dollars in one year is “Federal Parent PLUS.*kind of aid is “Tuition/,
    );
    expect(decodeLetter(readLetter("Pell Grant $7,395"), null).practices[6]?.kept).toBe("yes");
    expect(decodeLetter(readLetter("Student loan up to $5,500"), null).practices[5]).toMatchObject({ kept: "no" });
  });

  it("counts a TEACH Grant as a gift, and says that it may turn into a loan", () => {
    const { grants, questions } = decodeLetter(readLetter("Grants\nTEACH Grant $3,772"), null);
    expect(grants).toBe(3_772);
    expect(questions.join(" ")).toContain("The TEACH Grant turns into a loan if its service isn’t done.");
  });

  it("uses the cost the reader typed only where the letter has no total", () => {
    expect(decodeLetter(readLetter(mixed), 40_000)).toMatchObject({ cost: 40_000, netPrice: 31_405 });
    expect(decodeLetter(readLetter(clear), 99_000).cost).toBe(47_000);
  });

  it("never counts a line that says loan as a grant, never goes below zero, and reads any text", () => {
    const kinds = fc.constantFrom("Loan", "loans", "Unsubsidized Loan", "Parent PLUS Loan");
    const name = fc.constantFrom("Federal Grant", "Merit Scholarship", "Presidential", "Tuition", "Gift aid", "");
    fc.assert(
      fc.property(name, kinds, fc.integer({ min: 1, max: 99_999 }), (before, loan, amount) => {
        const decoded = decodeLetter(readLetter(`Grants and scholarships\n${before} ${loan} $${amount}`), 50_000);
        expect(decoded.grants).toBe(0);
        expect(decoded.netPrice).toBe(50_000);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
        (text, cost) => {
          const { netPrice, gap, grants } = decodeLetter(readLetter(text), cost);
          for (const figure of [netPrice ?? 0, gap ?? 0, grants]) {
            expect(Number.isFinite(figure) && figure >= 0).toBe(true);
          }
        },
      ),
    );
  });

  it("reads a very long letter without waiting", () => {
    const long = "Federal Pell Grant $1,000 ".repeat(2_000);
    expect(long.length).toBeGreaterThan(longestLetter);
    expect(readLetter(long).length).toBeLessThanOrEqual(60);
  });
});
