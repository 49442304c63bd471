import { describe, expect, it } from "vitest";
import { decodeLetter } from "../award-letter";
import { federalLimits } from "../limits";
import { readLetter } from "../lines";
import { meaningOf } from "./meaning";
import { officeEmail } from "./office-email";

const decoded = (text: string, cost: number | null = null) => decodeLetter(readLetter(text), cost);

const packaged = `Total cost of attendance $30,200
Federal Pell Grant $7,395
Mountain State Grant $7,089
Direct Subsidized Loan $3,500
Direct Unsubsidized Loan $2,000
Parent PLUS Loan $8,216
Federal Work-Study $2,000
Remaining balance $0`;

describe("what a letter means", () => {
  it("sets what the letter says beside what the family must find", () => {
    expect(meaningOf(decoded(packaged))).toEqual({
      headline: "The letter says $0. You must find $15,716.",
      how: "That’s $5,500 you’d borrow and pay back with interest, $8,216 a parent would borrow and pay back, and $2,000 you’d have to earn at a job.",
    });
  });

  it("says what the letter leaves out", () => {
    const { headline, how } = meaningOf(decoded("Total cost of attendance $30,200\nFederal Pell Grant $7,395"));
    expect(headline).toBe("The letter doesn’t say what’s left to pay. You must find $22,805.");
    expect(how).toContain("no loan and no job");
    expect(meaningOf(decoded("Federal Pell Grant $7,395")).headline).toContain("doesn’t say what a year costs");
  });

  it("takes nothing for exact that isn’t clear", () => {
    const { headline } = meaningOf(decoded("Total cost of attendance $30,200\nPell Grant $7,395\nTiger Award $5,000"));
    expect(headline).toContain("You must find about $22,805.");
  });

  it("gives no figure where the amounts don’t add up", () => {
    const misread = readLetter(
      "Tuition and fees $1,200\nFederal Pell Grant $7,395\nState Grant $7,089\nBalance due $0",
    );
    const { headline, how } = meaningOf(decodeLetter(misread, null, undefined, federalLimits));
    expect(headline).toBe("The letter says $0. What you must find isn’t clear yet.");
    expect(how).toContain("Check them with the letter");
  });

  it("takes the net price a letter gives as what it says", () => {
    const text = "Total cost of attendance $30,000\nPell Grant $7,000\nDirect Loan $3,000\nNet price $20,000";
    expect(meaningOf(decoded(text)).headline).toBe("The letter says $20,000. You must find $23,000.");
  });
});

describe("the email to the aid office", () => {
  it("asks the letter’s own questions and leaves what only the student knows", () => {
    const email = officeEmail(decoded(packaged), "Kenyon College");
    expect(email).toContain("my aid offer from Kenyon College.");
    expect(email).toMatch(/\n1\. .+\?\n2\. /);
    expect(email).toContain("Parent PLUS");
    expect(email).toContain("[Your name]");
    expect(email.split("\n").filter((line) => /^\d+\. /.test(line)).length).toBeLessThanOrEqual(8);
  });
});
