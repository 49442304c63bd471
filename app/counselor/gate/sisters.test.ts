import { describe, expect, it } from "vitest";
import { gate } from "../gate";
import type { Evidence } from "./evidence";

const guide: Evidence = {
  id: "e1",
  url: "/help/fafsa-completion-guide#when",
  title: "The FAFSA, line by line",
  source: "Guides of this site",
  year: null,
  figures: [],
  text: "File the FAFSA as soon as it opens, at studentaid.gov. Colleges decide by spring.",
};
const reasonOf = (text: string, ids: readonly string[] = ["e1"]) =>
  gate([{ text, evidence: ids }], [guide], () => []).dropped[0]?.reason ?? null;

describe("what is meant, in other words", () => {
  it.each([
    ..."bit.ly/abc evil.xyz/pay fafsa.help aid-now.co/form get.money.tk evil.XYZ".split(" "),
    "evil dot com",
    "fafsa-help [dot] org",
    "ayuda punto com",
  ])("an address that no evidence has: %s", (address) => {
    expect(reasonOf(`Open ${address} to begin.`)).toBe("address");
    expect(reasonOf(`Open ${address}`, [])).toBe("address");
  });

  it.each([
    "You’re a shoo-in.",
    "You are a slam dunk for them.",
    "It’s in the bag.",
    "You’re as good as in.",
    "This one is a done deal.",
    "Your admission is certain.",
    "Your place is safe.",
    "Your spot is guaranteed.",
    "Your acceptance will be a formality.",
    "Your scholarship is yours.",
    "They will let you in.",
    "They’ll say yes.",
    "They are going to want you.",
    "The college will surely make you an offer.",
    "They have to let you in.",
    "There is no way they reject you.",
    "It’s impossible that they turn you down.",
    "There’s no chance they say no.",
    "They can’t say no to you.",
    "Nobody would reject you.",
    "Seguro que entras.",
    "Es seguro que te aceptan.",
    "Tu admisión está garantizada.",
    "No hay forma de que te rechacen.",
    "Te aceptan seguro.",
  ])("a promise: %s", (text) => {
    expect(reasonOf(text)).toBe("promise");
    expect(reasonOf(text, [])).not.toBeNull();
  });

  it.each([
    "That’s free.",
    "This is free of charge.",
    "That’s no cost to you.",
    "You pay nothing.",
    "That is covered.",
    "You don’t owe anyone money.",
    "You owe nothing.",
    "You have no debt to them.",
    "You don’t have to pay it back.",
    "Your bill is gone.",
    "You’re probably fine without filing.",
    "You can skip that.",
    "It’s okay to skip it.",
    "You don’t have to file.",
    "You’re fine without signing.",
    "It’s due tomorrow.",
    "That closes tonight.",
    "It’s too late now.",
    "You have until Friday.",
    "That opens next week.",
    "Courts always side with the student.",
    "A judge will agree with you.",
    "The courts protect students.",
    "Judges usually rule for the family.",
    "You’d win in court.",
  ])("stated without evidence: %s", (text) => {
    expect(reasonOf(text, [])).not.toBeNull();
  });

  it.each(["Courts always side with the student.", "A judge would decide for you."])("on courts: %s", (text) => {
    expect(reasonOf(text)).toBe("law");
  });

  it.each([
    "Colleges decide by spring, e.g. by mail.",
    "Ask the U.S. office in the a.m. or a Ph.D. student.",
    "Go to studentaid.gov to start.",
    "They decide by spring whether to let somebody in.",
    "Nobody can say whether they will admit anybody.",
    "A place isn’t certain before the letter comes.",
  ])("honest, with evidence: %s", (text) => {
    expect(reasonOf(text)).toBeNull();
  });

  it.each([
    "That’s a lot to carry, and it makes sense to be worried.",
    "You’re not alone with this.",
    "It’s okay to feel overwhelmed.",
    "Let’s look at the price first.",
    "Take a breath, there is time.",
    "I’m sorry you’re going through this.",
  ])("honest, without: %s", (text) => {
    expect(reasonOf(text, [])).toBeNull();
  });
});
