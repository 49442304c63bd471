import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "~/counselor/ask";
import type { Ground } from "~/counselor/ground/ground";
import { preparedGround } from "~/counselor/ground/ground.server";
import { resolve } from "~/counselor/steps/resolve";
import { nobody } from "~/counselor/understand/student";

/** Jobs, small colleges and towns by the names that strangers gave them on November 28, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const asked = (text: string) => resolve({ text, before: [], student: nobody }, ground);
const colleges = (text: string) => asked(text).colleges.map(({ name }) => name);
const answer = (text: string) => ask({ text, before: [], student: nobody }, ground);
const firstOf = (text: string) => answer(text).statements[0]?.text ?? "";
const titles = (text: string) => asked(text).understood.occupations.map(({ codes }) => codes[0]);

describe("a job by what is done in it", () => {
  it.each([
    ["what do people who fix elevators make", "47-4021"],
    ["how do you become somebody who repairs escalators", "47-4021"],
    ["what do people who lay tile make", "47-2044"],
    ["how much do guys who put in solar panels earn", "47-2231"],
    ["what does somebody who works on power lines make in ohio", "49-9051"],
    ["i want to fix airplanes. what school do i need", "49-3011"],
    ["is fixing cars a dying job", "49-3023"],
    ["what do they pay to teach kindergarten", "25-2012"],
    ["my cousin wants to take care of animals at a zoo, whats the pay", "39-2021"],
    ["how long is the schooling to clean teeth", "29-1292"],
    ["pay for someone who operates a crane", "53-7021"],
    ["my uncle drives a big rig, what does that pay these days", "53-3032"],
  ])("%s", (text, code) => {
    expect(titles(text)[0]).toBe(code);
    const title = ground.occupations().get(code)?.title ?? "";
    expect(answer(text).statements.some((one) => one.text.startsWith(title))).toBe(true);
  });

  it.each([
    "can i fix my fafsa after i sent it",
    "my dad drives a truck and we have two kids, is there a grant",
    "i'm fixing cars after school, does that count as income",
    "does taking care of my grandma make me independent",
    "can we put in a tax return from last year",
  ])("%s: no job is asked about", (text) => expect(titles(text)).toEqual([]));
});

describe("a job by one of the names in its title, and by ear", () => {
  it.each([
    ["how much do butchers make", "51-3021"],
    ["what does a tile setter earn", "47-2044"],
    ["do morticians make good money", "39-4031"],
    ["is court reporting growing", "27-3092"],
    ["what do fizical theripists make", "29-1123"],
    ["how much does a sycologist make", "19-3033"],
    ["farmacist salary", "29-1051"],
  ])("%s", (text, code) => expect(titles(text)[0]).toBe(code));
});

describe("a college as it's called in its town", () => {
  it.each([
    ["what's tuition at hutch juco", "Hutchinson Community College"],
    ["does the juco in Garden City have welding", "Garden City Community College"],
    ["A-B Tech tuition", "Asheville-Buncombe Technical Community College"],
    ["what does it cost to go to school at Cowley", "Cowley County Community College"],
    ["how much is tuition at the community college in Bismarck", "Bismarck State College"],
    ["Coffeyville juco cost", "Coffeyville Community College"],
    ["is there nursing at butler juco", "Butler Community College"],
    ["what does Scottsbluff community college cost", "Western Nebraska Community College"],
    ["the tech college in Wausau, what's tuition", "Northcentral Technical College"],
    ["chatt state tuition", "Chattanooga State Community College"],
    ["Vol State deadlines", "Volunteer State Community College"],
    ["alex tech cost", "Alexandria Technical & Community College"],
    ["is Germanna any good", "Germanna Community College"],
    ["tuition at Montco", "Montgomery County Community College"],
    ["does green bay have nursing", "University of Wisconsin-Green Bay"],
  ])("%s", (text, name) => expect(colleges(text)).toEqual([name]));

  it("compares two technical colleges by their short names", () => {
    expect(colleges("Mitchell Technical or Lake Area Technical for electrical?")).toEqual([
      "Mitchell Technical College",
      "Lake Area Technical College",
    ]);
  });

  it.each([
    "what is tuition at SLCC",
    "MATC cost",
    "does BRCC have welding",
    "tuition at PCC",
    "Springfield community college cost",
  ])("%s: asks which of several", (text) =>
    expect(asked(text).understood.mentions[0]?.others.length).toBeGreaterThan(0),
  );

  it.each([
    "how does a texan pay for school",
    "do texans pay more somewhere else",
    "is a full ride taxable",
    "i live in green bay and need help paying",
    "what juco should i go to",
    "is a tech school cheaper",
    "what's a good community college near me",
    "is in state tuition cheaper",
    "is there a new mexico community college grant",
    "which tech college is cheapest",
  ])("%s: names no college", (text) => expect(colleges(text)).toEqual([]));
});

describe("a town without a college", () => {
  it.each([
    ["We're in Gastonia, is it a scam?", "NC"],
    ["we live in Racine, what does the state give", "WI"],
    ["i'm from Broken Arrow, is community college free", "OK"],
  ])("%s", (text, state) => expect(asked(text).student.state).toBe(state));
});

it("says what a job pays where only its work was named", () => {
  const paid = ground.occupations().get("47-4021")?.wages?.mid ?? 0;
  expect(firstOf("what do people who fix elevators make")).toContain(`$${paid.toLocaleString("en-US")}`);
});
