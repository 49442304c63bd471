import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nobody } from "./understand/student";

/** What strangers asked on November 27, 2026 and no section answered, in words that are stored nowhere. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T04:00:00Z"));
});

/** The address of the first statement, by its end. */
const firstOf = (text: string) =>
  ask({ text, before: [], student: nobody }, ground).statements[0]?.evidence[0]?.url.replace(/^\/(?:help|es)\//, "");

const applying = "short-answers-about-applying";
const money = "short-answers-about-money";
const life = "short-answers-about-college-life";

describe("a short answer is found in other words", () => {
  it.each([
    ["should my son check the box for act writing or leave it", applying, "act-without-the-writing"],
    ["how can i write about being broke without pity", applying, "being-poor-without-begging"],
    ["is a swear word allowed in an application essay", applying, "swear-in-my-college-essay"],
    ["do you always have to write an essay for college", applying, "without-writing-an-essay"],
    ["can i as the homeschool parent write the letter", applying, "homeschooled-student"],
    ["how do you apply to college with no internet", applying, "computer-at-home"],
    ["the power went out before i could submit", applying, "went-down-at-the-deadline"],
    ["how can i pull my application from a school", applying, "withdraw-an-application"],
    ["is there a set time decisions come out", applying, "what-time-of-day"],
    ["i get tons of college mail, do they want me", applying, "does-mail-from"],
    ["can i go on a tour without mom or dad", applying, "tour-a-college-without-my-parents"],
    ["going to a college fair tonight, any questions to ask", applying, "college-fair"],
    ["do colleges want sat scores from transfer students", applying, "scores-to-transfer"],
    ["is there a degree for video games", life, "video-games"],
    ["which college major is the easiest", life, "easiest-major"],
    ["can i get by with a chromebook at college", life, "what-laptop"],
    ["does every freshman need a meal plan", life, "meal-plan"],
    ["is renters insurance needed in a dorm", life, "insurance"],
    ["is unemployment money reported on fafsa", money, "unemployment"],
    ["we only have phones, can we fill out the fafsa", money, "fafsa-on-a-phone"],
    ["what amount of student loans is reasonable", money, "how-much-should-i-borrow"],
    ["i need the name of my financial aid person", money, "financial-aid-counselor"],
    ["do transfer students get any money", money, "aid-for-transfer-students"],
    ["can i take a state scholarship to a school in another state", money, "states-scholarship"],
    ["is college free if you were in foster care", money, "foster-care"],
    ["is it worth paying for a private college", money, "private-college"],
  ])("%s", (question, page, section) => {
    expect(firstOf(question)).toContain(page);
    expect(firstOf(question)).toContain(section);
  });

  it.each([
    ["mi hija no quiere hacer el ensayo, puede entrar", "sin-escribir-un-ensayo"],
    ["se puede solicitar con el teléfono", "no-tenemos-computadora"],
    ["la escuela manda mi transcript o yo", "quien-manda-mis-calificaciones"],
    ["mis papás no pueden ir al tour", "visitar-una-universidad-sin-mis-papas"],
    ["hay una carrera para hacer juegos", "videojuegos"],
    ["cuenta el seguro de desempleo", "desempleo"],
    ["mi familia tiene un negocio, cuenta para la fafsa", "tenemos-un-restaurante"],
  ])("%s", (question, section) => {
    expect(firstOf(question)).toContain("respuestas-cortas#");
    expect(firstOf(question)).toContain(section);
  });
});

describe("a section that stood there is found by those who ask for it", () => {
  it.each([
    ["can my rabbi write a recommendation letter", "asking-a-teacher-for-a-letter#whom"],
    ["do they turn you away because you never visited", "campus-visit-planning#without"],
    ["do my loans go away if i never graduate", "do-i-still-owe-my-loans"],
    ["dad says we make too much to file the fafsa", "my-family-earns-too-much"],
  ])("%s", (question, section) => expect(firstOf(question)).toContain(section));
});
