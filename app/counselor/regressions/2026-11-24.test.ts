import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What a blind test found on November 24, 2026: causes that several of its questions shared. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-24T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const textOf = (text: string) =>
  reply(text)
    .statements.map((one) => one.text)
    .join(" ");
const urlsOf = (text: string) => reply(text).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url));

describe("what a job pays and asks for", () => {
  it.each([
    ["how much do lawyers make", /^Lawyers: the median pay is \$159,670 a year/, "/majors/2202"],
    ["pharmacist salary", /\$140,910/, "/majors/5120"],
    ["what do electricians make in ohio", /In Ohio, .*\$64,700/, "?state=OH#work"],
    [
      "how long does it take to become a physical therapist",
      /doctoral or professional degree.*doesn’t say how many years/,
      "#work",
    ],
    ["is there demand for nurses", /expected to grow 4.9%/, "/majors/5138"],
    ["cuánto gana una enfermera", /salario mediano es de \$97,550/, "/majors/5138"],
    ["how much does a cashier make", /\$32,880/, "/majors?q=Cashiers#jobs"],
  ])("%s", (question, says, url) => {
    expect(reply(question).status).toBe("answered");
    expect(textOf(question)).toMatch(says);
    expect(urlsOf(question).join(" ")).toContain(url);
  });

  it("lays two jobs or two fields side by side", () => {
    expect(textOf("nurse vs pharmacist pay")).toMatch(/Registered nurses.*Pharmacists/);
    expect(textOf("computer science vs nursing salary")).toMatch(/Computer science.*Nursing/);
  });

  it.each(["my mom is a nurse and makes 60k what is my sai", "does a teacher recommendation matter at duke"])(
    "leaves the job of somebody else alone: %s",
    (question) => expect(textOf(question)).not.toMatch(/median pay/),
  );
});

describe("several things in one question", () => {
  it.each([
    ["cal grant deadline 2027 and gpa needed", [/March 2, 2027/, /GPA of at least 3\.0/]],
    ["michigan achievement scholarship how much and do i need to apply", [/\$5,500/, /no separate form/]],
    ["whats the CSS profile and how much does it cost", [/second, longer aid form/, /\$25/]],
    ["what free money does ohio have for college", [/OCOG/, /Governor's Merit/, /War Orphan/]],
    ["how much does University of Alabama cost out of state total with room and board", [/\$55,916/]],
    ["what is the SAI and when is the FAFSA due", [/Student Aid Index/, /June 30, 2028/]],
    [
      "my daughter wants nursing, we make 62k, live in Toledo. where should she apply and what will it cost and is there any grant from ohio",
      [/Ohio University awarded/, /\$48,001 to \$75,000/, /OCOG/],
    ],
  ])("%s", (question, all) => {
    for (const says of all) expect(textOf(question)).toMatch(says);
  });

  it("says which part stays open", () => {
    expect(textOf("what is superscoring and is there a vending machine in the test room")).toMatch(
      /no checked answer to this part of your question: “is there a vending machine in the test room”/,
    );
    expect(textOf("can i transfer to UCLA from community college, whats the acceptance rate for transfers")).toMatch(
      /November 30, 2026.*no figures for transfer students/,
    );
  });
});

describe("one thing asked another way", () => {
  it.each([
    ["deadline for regular decision at NYU class of 2031?", /January 5, 2027/],
    ["when is the UC application due", /November 30, 2026.*Every UC campus/],
    ["got my SAI its 14,200 is there any pell for me", /index alone gives no grant/],
    ["is a 1250 a good sat score", /^1250 on the SAT is within or above the middle half.*It depends on the college/s],
    ["does a drop dead deadline exist for the fafsa", /June 30, 2028/],
    ["how much can i borrow as a parent", /\$20,000 a year in Parent PLUS/],
    ["porcentaje de admisión de la universidad de texas en austin", /27%/],
    ["is there free community college in tennessee", /^We haven’t checked.*Tennessee Promise/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

it.each(["can you solve 3x+7=22", "what's the capital of mongolia", "va a llover mañana en houston"])(
  "sends nobody to a college for %s",
  (question) => {
    const { status, pages } = reply(question);
    expect(status).toBe("not known");
    expect(pages.filter(({ url }) => /^\/colleges\/\d/.test(url))).toEqual([]);
    expect(textOf(question)).not.toMatch(/University|College’s/);
  },
);
