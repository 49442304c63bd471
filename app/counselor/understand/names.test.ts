import { beforeAll, describe, expect, it } from "vitest";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { occupationsIn } from "./occupations";
import { collegesInEnglish } from "./spanish-names";
import { understand } from "./understand";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-24T17:00:00Z"));
});

const named = (question: string) =>
  understand(question, ground).mentions.map(({ unitid }) => ground.byUnitid.get(unitid)?.name);

describe("colleges in a question", () => {
  it.each([
    ["uc berkly acceptance rate", ["University of California-Berkeley"]],
    ["university of california santa barbra size", ["University of California-Santa Barbara"]],
    ["cal state fulerton tuition", ["California State University-Fullerton"]],
    ["is swarthmor test optional", ["Swarthmore College"]],
    ["whats the acceptance rate at standford", ["Stanford University"]],
    ["acceptance rate at reed", ["Reed College"]],
    ["Middle 50 percent ACT scores at University of Alabama please", ["The University of Alabama"]],
    ["Middle Tennessee acceptance rate", ["Middle Tennessee State University"]],
    ["wats the aceptance rate 4 univeristy of pittsburg", ["University of Pittsburgh-Pittsburgh Campus"]],
    ["Pittsburg State acceptance rate", ["Pittsburg State University"]],
    ["university of atlantis acceptance rate", []],
    ["Family of 4 in Ohio, what would our SAI be", []],
    ["marine biology in the southeast", []],
    ["forestry in the pacific northwest", []],
    ["colleges in new england with computer science", []],
    ["New England College acceptance rate", ["New England College"]],
    ["does Southeast Missouri State have nursing", ["Southeast Missouri State University"]],
    ["John Hopkins univeristy do they still require the SAT", ["Johns Hopkins University"]],
    ["how much does wake tech cost", ["Wake Technical Community College"]],
    ["cost of purdue global", ["Purdue University Global"]],
    ["Embry riddle daytona - what do grads make", ["Embry-Riddle Aeronautical University-Daytona Beach"]],
    ["retention rate at Xavier in Louisiana", ["Xavier University of Louisiana"]],
    ["can i get into UNC im from charlotte", ["University of North Carolina at Chapel Hill"]],
    ["sat scors for brighm young", ["Brigham Young University"]],
    ["how many students at brigham young", ["Brigham Young University"]],
    ["is stonybrok hard 2 get into", ["Stony Brook University"]],
    ["acceptance rate at Saint Joseph's", ["Saint Joseph's University - Philadelphia"]],
    ["St. John's in New York tuition", ["St. John's University-New York"]],
    ["St. John's College Annapolis size", ["St. John's College"]],
    ["Concordia Moorhead cost", ["Concordia College at Moorhead"]],
    [
      "UMass Lowell or UMass Boston cheaper",
      ["University of Massachusetts-Lowell", "University of Massachusetts-Boston"],
    ],
    ["graduation rate at Fresno State", ["California State University-Fresno"]],
    ["Penn State Altoona size", ["Pennsylvania State University-Penn State Altoona"]],
    ["ohiostate acceptance rate", ["Ohio State University-Main Campus"]],
    [
      "How do Xavier in Cincinnati and Xavier of Louisiana differ?",
      ["Xavier University", "Xavier University of Louisiana"],
    ],
    ["Loyola in Baltimore vs Loyola Chicago size", ["Loyola University Maryland", "Loyola University Chicago"]],
    [
      "¿Cuál es más barata, UT San Antonio o UT Rio Grande Valley?",
      ["The University of Texas at San Antonio", "The University of Texas Rio Grande Valley"],
    ],
  ])("%s", (question, names) => expect(named(question)).toEqual(names));

  it.each([
    "can you solve 3x+7=22",
    "what's the capital of mongolia",
    "va a llover mañana en la tarde",
    "mi hija sacó 1100 en el SAT, ¿es bueno?",
    "what's my friend Jake Miller's gpa",
    "my teacher bob stanford said no",
    "who is Taylor Swift",
    "when is the UC application due",
    "university of california deadline",
    "is hunger a good topic for a capstone",
    "whats the cutoff for National Merit in Ohio",
    "my neighbor goes to Westfield high",
    "scholarships for native american students",
    "american opportunity credit who claims it, me or my parents",
    "I am a veteran using GI bill, do I still file a FAFSA",
    "difference between nursing ADN and BSN pay and time",
    "how much do vet techs earn",
    "I want to study criminal justice, what does it pay",
  ])("none in: %s", (question) => expect(named(question)).toEqual([]));

  it("reads the letters of a college's name as no state", () => {
    expect(understand("odds for somebody from OK at UT Austin", ground).states.map(({ code }) => code)).toEqual(["OK"]);
    expect(understand("we live in UT, how much is BYU", ground).states.map(({ code }) => code)).toEqual(["UT"]);
  });

  it("means the system of California by UC, and the university in Ohio beside Ohio", () => {
    expect(understand("did I miss the UC deadline", ground).system?.name).toBe("UC");
    expect(named("is UC in Ohio test optional")).toEqual(["University of Cincinnati-Main Campus"]);
  });
});

describe("names of universities in Spanish", () => {
  it.each([
    ["la universidad de houston", "University of Houston"],
    ["cuánto cuesta la Universidad de Miami?", "cuánto cuesta University of Miami?"],
    ["universidad de nuevo méxico", "University of New Mexico"],
    ["universidad de texas en el paso, costo", "University of Texas at El Paso, costo"],
    ["universidad estatal de california en fullerton", "California State University Fullerton"],
    ["la universidad estatal de san diego", "San Diego State University"],
    ["universidad de carolina del norte en charlotte", "University of North Carolina at Charlotte"],
    ["universidad de florida central tasa de admision", "University of Central Florida tasa de admision"],
    ["la universidad de mi hijo", "la universidad de mi hijo"],
    ["una universidad en texas", "una universidad en texas"],
  ])("%s", (typed, english) => expect(collegesInEnglish(typed, ground.index)).toBe(english));
});

describe("occupations in a question", () => {
  const codes = (plain: string) => occupationsIn(plain, ground.occupations()).map(({ codes: [first] }) => first);
  it.each([
    ["how much do lawyers make", ["23-1011"]],
    ["software engineer salary", ["15-1252"]],
    ["physical therapist assistant vs physical therapist", ["31-2021", "29-1123"]],
    ["pt salary", ["29-1123"]],
    ["cuanto gana una enfermera", ["29-1141"]],
    ["police officers and firefighters pay", ["33-3051", "33-2011"]],
    ["wind turbine service technician", ["49-9081"]],
    ["the coach of my team", []],
    ["part pt two", []],
  ])("%s", (plain, expected) => expect(codes(plain)).toEqual(expected));
});
