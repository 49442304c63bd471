import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What two strangers' leftovers and 150 further questions found wrong on November 27, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T04:00:00Z"));
});

/** The first two statements, which a reader reads. */
const firstTwo = (text: string, before: readonly string[] = []) =>
  ask({ text, before, student: nobody }, ground)
    .statements.slice(0, 2)
    .map((one) => one.text)
    .join(" ");

describe("two things asked", () => {
  it.each([
    [
      "What is the FAFSA deadline in Maryland, and is there a free community college program there?",
      /March 1.*Community College Promise/,
    ],
    ["FAFSA deadline in Tennessee and does it have free community college", /Tennessee Promise.*haven’t checked/],
    ["FAFSA deadline Virginia? also do they have free community college", /no fixed date.*G3/],
    ["HOPE deadline, also UGA's acceptance rate", /^Georgia has no fixed date.*admitted 38%/],
    ["what's early decision and does Tufts have it", /binding early round.*Tufts University, Early Decision/],
    ["explain rolling admission and does Penn State do it", /as they come in.*Pennsylvania State University, Rolling/],
    ["what is test optional and is Emory test optional", /^Test-optional colleges.*Emory/],
    ["how much does an electrician make, is that better than college", /\$63,190.*Start with the job/],
    ["compare RIT and WPI on price and earnings", /Rochester.*\$78,216.*Worcester.*\$81,751/],
  ])("%s: both stand first", (question, says) => expect(firstTwo(question)).toMatch(says));
});

describe("one parent", () => {
  it.each([
    ["family of 2, income 40000, how much pell", /family of 2 with one parent/],
    ["my mom and me, she makes 35k, what's our SAI", /family of 2 with one parent/],
    ["single dad with two kids, income 52000, pell?", /family of 3 with one parent/],
    ["widowed mother of 3 earning 45k how much pell grant", /family of four with one parent/],
    ["two parents one kid 60k sai", /family of 3, two parents/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));
});

describe("a name that no college has", () => {
  it.each([
    ["whats the acceptance rate at Northlake University of Technology", "Northlake University of Technology"],
    ["how much is tuition at Pinebrook State College", "Pinebrook State College"],
    ["does Emerson Institute of Technology take the common app", "Emerson Institute of Technology"],
    ["University of Northern Atlantis acceptance rate", "University of Northern Atlantis"],
    ["is Hartwell Institute accredited", "Hartwell Institute"],
  ])("%s", (question, name) => expect(firstTwo(question)).toContain(`I find no college called “${name}”`));

  it("takes nothing from the names that are", () => {
    expect(firstTwo("University of Northern Iowa acceptance rate")).toMatch(/^University of Northern Iowa admitted/);
    expect(firstTwo("Harvard College acceptance rate")).toMatch(/^Harvard University admitted/);
  });
});

describe("what isn't known is said, and whom to ask", () => {
  it.each([
    ["how many kids from my high school got into Stanford last year", /counseling office/],
    ["how many students from Lincoln High go to Ohio State", /counseling office/],
    ["what gpa do I need to transfer to UNC", /no figures for transfer students at University of North Carolina/],
    ["is it hard to transfer into UVA", /no figures for transfer students/],
    ["We moved to Colorado in June. When is my kid a resident for tuition?", /no confirmed rule.*Colorado/],
    ["we're moving to Utah this summer, in state tuition when", /no confirmed rule.*Utah/],
    ["what's going to be on the next SAT", /won’t guess/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));
});

describe("one thing, read right", () => {
  it.each([
    ["net price for the lowest income bracket at Rice", /\$30,000 or less paid \$3,221/],
    ["does Michigan give money to kids whose parents make under 70k", /Michigan Achievement Scholarship/],
    ["should I major in business or economics", /\$67,254.*\$86,760/],
    ["what are the risks of cosigning a student loan", /owes? (?:all of it|the whole loan)/],
    ["if I cosign for my daughter does it affect my credit", /Your credit/],
    ["which scholarships cover full tuition", /Coolidge/],
    ["¿Qué es la beca Pell y hay que devolverla?", /La beca federal más conocida.*no se devuelve/],
    ["i got a 19 on the act what colleges will take me", /one state at a time/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));

  it("goes on from the question before", () => {
    expect(firstTwo("how does that compare to Duke", ["what's the acceptance rate at Rice"])).toMatch(/Rice.*Duke/);
    expect(firstTwo("how much do they cost after aid", ["tell me about Spelman"])).toMatch(/^After grants.*\$36,828/);
  });
});

describe("what a second look found", () => {
  it.each([
    ["what share of applicants gets into Lafayette College", /^Lafayette College admitted 31%/],
    ["does Texas have any scholarships from the state", /^TEXAS Grant/],
    ["are there grants in Colorado for community college", /^Colorado Promise/],
    ["how much interest would i pay on 20k", /\$7,275\.94 in interest/],
    ["do I need both SAT and ACT", /none prefers one/],
    ["what's the Pell max and do I have to pay it back", /\$7,395.*don’t pay back/],
    ["what is TAP in new york and who gets it", /^A grant of \$1,000 to \$5,665 a year/],
    ["wats the exceptance rate 4 clemsen", /^Clemson University admitted/],
    ["what's tuition at the University of Lake Superior", /^Lake Superior State University charged/],
    ["what will the acceptance rate be at Tulane next year", /before it’s counted/],
    ["who is my financial aid counselor at Temple", /can’t see anybody’s account/],
    ["can I get financial aid at community college part time", /shrinks with your credits/],
    ["how do i fix a mistake on my fafsa", /You can fix it/],
    [
      "which costs less for Ohio kids, Miami or Ohio U, and which has the better grad rate",
      /^The full published price .*Miami.*The full published price .*Ohio University/,
    ],
    ["cheapest colleges in North Carolina", /\$7,237 .*Elizabeth City State University/],
    ["which engineering major pays the most", /Of the 100 majors/],
    ["how much does umas amherst cost w room n board", /University of Massachusetts, Amherst/],
    ["¿Puedo recibir ayuda si mis papás son indocumentados?", /no es un requisito/],
    ["our SAI is too high what can we do", /a lost job, cut hours|aid office/],
    ["this calc class is murdering me, should i drop it before i apply", /a drop is noticed/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));
});
