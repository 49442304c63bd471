import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { inOneList } from "./in-one-list";
import { nobody, type Student } from "./understand/student";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const texts = (text: string, known: Partial<Student> = {}) =>
  inOneList(ask({ text, before: [], student: { ...nobody, ...known } }, ground)).map((one) => one.text);
const all = (text: string, known: Partial<Student> = {}) => texts(text, known).join("\n");

describe("two colleges compared on price by a family whose state is known", () => {
  it.each([
    ["Michigan State or Indiana University, which one is cheaper for us? we live in michigan", "Michigan State"],
    ["we live in Michigan, is IU or MSU cheaper", "Michigan State"],
    ["Michigan State vs Indiana University tuition, we live in Michigan", "Michigan State"],
    ["Ohio State or Penn State, which is cheaper if we live in Ohio?", "Ohio State"],
    ["compare Rutgers and Penn State on price, we are New Jersey residents", "Rutgers"],
    ["Which costs less for a Texas family, Texas A&M or University of Oklahoma?", "Texas A&M"],
    ["we're in Illinois. compare the cost of UIUC and Purdue", "University of Illinois"],
    ["we live in michigan and make 60k, is michigan state or indiana university cheaper", "Michigan State"],
  ])("%s", (question, lower) => {
    const verdicts = texts(question).filter((one) => /is the lower of the two/.test(one));
    expect(verdicts.length).toBeGreaterThan(0);
    for (const one of verdicts) expect(one).toMatch(new RegExp(`${lower}[^.]* is the lower of the two`));
  });

  it("says of a private college that it costs the same everywhere", () => {
    expect(all("I'm from Ohio. Ohio State vs Notre Dame, which is less expensive")).toMatch(
      /Ohio State University is the lower of the two: \$32,082 against \$86,125/,
    );
  });

  it("asks for the state where nobody pays the resident's price of both", () => {
    const reply = ask({ text: "Michigan State or Indiana, which is cheaper", before: [], student: nobody }, ground);
    expect(reply.asks.map(({ field }) => field)).toEqual(["state"]);
    expect(all("Michigan State or Indiana, which is cheaper")).not.toMatch(/lower of the two[^.]*from the state/);
    expect(all("in-state tuition Michigan State vs Indiana, which is lower")).not.toMatch(/lower of the two/);
  });

  it("tells both prices and both rates", () => {
    const told = texts("Colorado State vs CU Boulder for an in-state kid, cost and graduation");
    expect(told.filter((one) => /full published price/.test(one))).toHaveLength(2);
    expect(told.filter((one) => /graduated there/.test(one))).toHaveLength(2);
  });
});

describe("the GPA to get in", () => {
  it("is the average of those who enroll and the rule of the college, and nobody's own", () => {
    const told = texts("What GPA do you need for Cal State Fullerton");
    expect(told[0]).toMatch(/average high school GPA of/);
    expect(told[1]).toMatch(/asks California residents for a GPA of 2\.5/);
    expect(told.join(" ")).not.toMatch(/\byours\b/i);
  });

  it("is told in Spanish to who asks in Spanish", () => {
    const told = texts("que promedio necesita mi hija para entrar a Cal State Fullerton");
    expect(told[0]).toMatch(/^El promedio \(GPA\)/);
    expect(told.join(" ")).not.toMatch(/solo la tenemos en inglés|El suyo está|Yours/);
  });

  it("says nowhere that no GPA gets one in where one does", () => {
    expect(all("what gpa do i need to get into Arizona State")).toMatch(/a 3\.0 core GPA/);
    expect(all("what gpa do i need to get into Arizona State")).not.toMatch(/No GPA by itself/);
  });
});

describe("which price the words mean", () => {
  it.each([
    "We live in Indiana. What would a year at Purdue cost us all in, living on campus?",
    "grand total to live on campus at Clemson for in state",
    "cost of everything for a year at Marquette living on campus",
    "what does a year at Michigan State on campus add up to for a Michigan family",
  ])("all of a year: %s", (question) => {
    expect(texts(question)[0]).toMatch(/^The full published price of a year/);
  });

  it.each([
    "what do room and board run at Marquette",
    "what's housing and food going to run us at Clemson",
    "whats a dorm plus meal plan cost at iowa state",
    "how much is the meal plan and room at University of Georgia",
  ])("housing and food alone: %s", (question) => {
    const told = texts(question);
    expect(told[0]).toMatch(/estimated housing and food at/);
    expect(told.join(" ")).not.toMatch(/full published price/);
  });

  it.each([
    "what does it cost to go to Montgomery County Community College in Pennsylvania",
    "What's the cost of Austin Community College",
    "Lane Community College price",
  ])("a community college by district and from home: %s", (question) => {
    const [tuition, atHome] = texts(question);
    expect(tuition).toMatch(/in tuition and fees for students from the state/);
    expect(atHome).toMatch(/living with family/);
  });
});

describe("a chance from the record", () => {
  it.each([
    ["Would Bates be a reach for me if I don't send scores?", { gpa: 3.8, sat: 1200 }],
    ["Should I call Colby a reach without a test score", { gpa: 3.9 }],
    ["is Georgia Tech a reach for me if i don't send scores", { gpa: 3.8 }],
  ])("without a score: %s", (question, known) => {
    expect(texts(question, known)[0]).toMatch(/^With a 3\.\d GPA, our estimate of the chance/);
  });

  it("stands beside the scores of those who got in", () => {
    const told = texts("What does it take to get into Georgia Southern, I've got a 1080 SAT and a 3.3");
    expect(told[0]).toMatch(/our estimate of the chance/);
    expect(told[1]).toMatch(/The middle half of first-year students/);
  });
});

describe("majors", () => {
  it("names the nearest fields whose earnings are reported, and no reason that can't hold", () => {
    const told = texts("how much do computer science grads from University of Maryland make");
    expect(told[0]).toMatch(/aren’t reported\.$/);
    expect(told[1]).toMatch(/nearest fields .* Computer and Information Sciences/);
  });

  it("a college is known for what most study there", () => {
    expect(all("what majors is Rochester Institute of Technology known for")).toMatch(/Computer Science \(/);
    expect(all("what is Ohio State's football team known for")).not.toMatch(/degrees in these majors/);
  });

  it("a degree's worth begins with what the guide says of it", () => {
    expect(texts("is psychology a bad major for getting a job")[0]).toMatch(/worthless\?.*\nNo\./);
  });
});

describe("a federal loan", () => {
  it("says what of a gap stays short", () => {
    expect(all("How much do I need to borrow if I'm short $9,000 a year, and how much can I take out?")).toMatch(
      /\$3,500 in the first year, \$2,500 in the second and \$1,500/,
    );
    expect(all("short 4000 this year, can a direct loan cover that")).toMatch(/covers it in each year/);
  });

  it("tells three terms of it in three statements, and each alone", () => {
    const told = texts("how much can i borrow and whats the interest and when do i start paying");
    expect(told[0]).toMatch(/may borrow/);
    expect(told[1]).toMatch(/carry \d\.\d\d%/);
    expect(told[2]).toMatch(/Six months after/);
    expect(texts("how much can i borrow")[0]).toMatch(/may borrow/);
    expect(texts("whats the interest on a federal student loan")[0]).toMatch(/carry \d\.\d\d%/);
    expect(texts("when do i start paying")[0]).toMatch(/Six months after/);
  });
});

it("a city's high schools are no college of that city", () => {
  const told = all("Who's the admissions rep for Dayton-area high schools at Miami University?");
  expect(told).toMatch(/Miami University, Oxford/);
  expect(told).not.toMatch(/University of Dayton/);
});
