import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { inOneList } from "./in-one-list";
import { nobody } from "./understand/student";

/** What strangers asked of a state's programs, of tests and in Spanish, several things at a time. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const texts = (text: string) => reply(text).statements.map((one) => one.text);

describe("each thing asked of each program", () => {
  it.each<[string, RegExp[]]>([
    ["PHEAA grant deadline and how much can we get", [/due May 1/, /\$5,750 a year/]],
    ["How much is TAP and when is the deadline", [/\$1,000 to \$5,665/, /June 30, 2028/]],
    [
      "What GPA do I need for HOPE and for Zell Miller and how much does each pay?",
      [/3\.0 HOPE GPA/, /3\.7 HOPE GPA/, /100% of standard tuition/],
    ],
    [
      "what's the Bright Futures deadline and what test score do I need",
      [/August 31, 2026/, /SAT of 1330/, /SAT of 1190/],
    ],
    ["Illinois MAP grant when to apply and how much", [/April 23, 2026/, /\$8,400/]],
    ["Cal Grant A vs B what's the difference", [/^Pays systemwide tuition/, /^For lower incomes/]],
    ["what are Michigan's state scholarships and what's the deadline", [/Achievement Scholarship/, /no deadline/]],
    ["Virginia state aid: what is there and when do I file", [/VGAP/, /no fixed date/]],
    [
      "when is the KEES deadline and how much",
      [/Kentucky/, /haven’t checked who qualifies in Kentucky, or for how much/],
    ],
  ])("%s", (question, says) => {
    const told = texts(question);
    const at = says.map((one) => told.findIndex((text) => one.test(text)));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });
});

describe("whether it's too late, by today's date", () => {
  it.each([
    ["is it too late for Cal Grant for my senior", /^It isn’t too late: March 2, 2027/],
    ["is it too late for the Texas grant", /^By the day we expect, January 15, 2027/],
    ["Is it too late to sign up for Georgia HOPE?", /no last day is set/],
    ["is it too late to apply for Tennessee Promise", /^By the usual day of its own application, it’s too late/],
    ["is it too late to apply for the Oregon Promise", /^We don’t have this season’s last day/],
    ["when's the FAFSA due for Pennsylvania and is it too late", /^It isn’t too late: May 1, 2027/],
    [
      "does Nevada have a promise program and did we miss it",
      /^By the usual day of its own application, it’s too late/,
    ],
    ["OCOG who qualifies and is it too late", /^It isn’t too late: October 1, 2027/],
    ["is it too late to file FAFSA for this school year", /^It isn’t too late: June 30, 2027/],
    ["¿Ya se pasó la fecha para pedir la Cal Grant?", /^No es tarde: el 2 de marzo de 2027/],
  ])("%s", (question, says) => expect(texts(question)[0]).toMatch(says));

  it("isn't told where it isn't asked", () => {
    expect(texts("when is the Cal Grant due").join(" ")).not.toMatch(/too late/);
  });
});

describe("a test beside a college", () => {
  it("is dated, required or not, and averaged", () => {
    const told = texts("next SAT date, does Auburn require it, and what's the average SAT there?").join(" ");
    expect(told).toMatch(/next SAT .*March 6, 2027.*are required.*middle half/);
  });
});

describe("in Spanish", () => {
  it.each([
    ["¿diferencia entre beca y préstamo?", ["Beca (scholarship)", "Préstamo (loan)"]],
    ["¿Cuál es la diferencia entre una subvención y una beca?", ["Subvención (grant)", "Beca (scholarship)"]],
  ])("%s both halves, each under its word", (question, words) => {
    expect(reply(question).statements.map(({ heading }) => heading)).toEqual(words);
  });

  it("reads Nueva York as the state, and tells of a state rather than of all", () => {
    expect(
      inOneList(reply("¿Hay universidad comunitaria gratis en Nueva York?"))
        .map(({ text }) => text)
        .join(" "),
    ).toMatch(/Reconnect/);
    expect(texts("¿Qué becas da el estado de Texas?").join(" ")).toMatch(/TEXAS Grant/);
  });
});
