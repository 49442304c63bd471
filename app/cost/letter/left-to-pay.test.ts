import { describe, expect, it } from "vitest";
import { decodeLetter } from "./award-letter";
import { readLetter } from "./lines";
import { meaningOf } from "./result/meaning";

/** The lines of a letter as "kind amount". */
const read = (letter: string) => readLetter(letter).map(({ kind, amount }) => `${kind} ${amount}`);

const packaged = `Total cost of attendance $30,200
Federal Pell Grant $7,395
Direct Subsidized Loan $3,500
Parent PLUS Loan $19,305`;

describe("what is left to pay", () => {
  it.each([
    "Estimated family cost",
    "Total estimated family cost",
    "Estimated family cost after loans and work-study",
    "Family share",
    "Your estimated share",
    "Student portion",
    "Your estimated responsibility",
    "Family responsibility",
    "Parent obligation",
    "Estimated cost to your family",
    "Total cost to you",
    "Cost to student",
    "Out of pocket",
    "Out-of-pocket cost",
    "Amount you owe",
    "Amount owed",
    "Amount you must pay",
    "What you will pay",
    "You pay after loans",
    "You and your family will be responsible for",
    "Balance due",
    "Balance after loans",
    "Remaining balance after Pell Grant",
    "Remaining cost",
    "Total remaining costs",
    "Your bill",
    "Left to pay",
    "Unmet need",
    "Funding gap",
    "Gap",
    "Saldo pendiente",
    "Lo que debe pagar",
    "Responsabilidad familiar",
    "Cantidad a pagar",
  ])("is neither aid nor a cost: %s", (name) => {
    expect(read(`${name} $1,200`)).toEqual(["sum 1200"]);
    const decoded = decodeLetter(readLetter(`${packaged}\n${name} $0`), null);
    expect(decoded).toMatchObject({ cost: 30_200, grants: 7_395, loans: 3_500, plus: 19_305, netPrice: 22_805 });
    expect(meaningOf(decoded).headline).toBe("The letter says $0. You must find $22,805.");
  });

  it.each(["Out of pocket 0", "Balance due: 0", "Remaining cost ..... 0"])("may be a bare zero: %s", (line) =>
    expect(read(line)).toEqual(["sum 0"]),
  );

  it.each(["Pell Grant 0", "Fall 2027 balance 0", "Balance due by the 1", "Tuition 0"])("is no zero in %j", (line) =>
    expect(read(line)).toEqual([]),
  );

  it.each([
    ["Family Share Scholarship $1,200", "grant 1200"],
    ["Student Responsibility Grant $1,200", "grant 1200"],
    ["Family housing $1,200", "cost 1200"],
    ["Shared housing $1,200", "cost 1200"],
    ["You pay for books $1,200", "cost 1200"],
    ["Loan you pay back after college $1,200", "loan 1200"],
    ["Parent PLUS loan: your family will pay it back $1,200", "plus 1200"],
    ["Student cost of attendance $30,000", "totalCost 30000"],
    ["Estimated cost $30,000", "totalCost 30000"],
    ["Costo estimado de asistencia $30,000", "totalCost 30000"],
    ["Net price $20,000", "netPrice 20000"],
  ])("isn't what only sounds like it: %j is %s", (letter, line) => expect(read(letter)).toEqual([line]));

  it("is asked about where the words may mean the whole cost", () =>
    expect(read("Your estimated cost $9,000")).toEqual(["unknown 9000"]));
});
