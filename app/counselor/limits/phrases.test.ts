import { describe, expect, it } from "vitest";
import { spanishFaults } from "~/library/spanish/faults";
import fixed from "../../../content/counselor/spanish-fixed.json";
import { plainText } from "../words/words";
import { phrases } from "./phrases";
import { replies } from "./replies";

describe("what the counselor doesn't answer or do", () => {
  it.each(phrases.map(({ said, reply, when }) => [said, reply, when] as const))("%s: %s", (said, reply, when) => {
    const plain = plainText(said);
    expect(plain).toMatch(when);
    expect(phrases.find((one) => one.when.test(plain))?.reply).toBe(reply);
    expect(["answered", "not for us", "not known"]).toContain(replies[reply]().status);
  });

  it.each([
    ["a program", "¿Es usted un programa?"],
    ["a program", "¿eres un robot o una persona?"],
    ["a program", "hola, ¿con quién estoy hablando?"],
    ["a program", "eres real"],
    ["a program", "¿hablo con un bot?"],
    ["your choice", "elija usted por nosotros"],
    ["your choice", "¿puede escoger la universidad por mi hija?"],
    ["your choice", "decídelo tú"],
    ["your choice", "¿puede decidir por mí a qué universidad ir?"],
  ] as const)("%s in Spanish: %s", (reply, said) => {
    expect(phrases.find(({ when }) => when.test(plainText(said)))?.reply).toBe(reply);
  });

  it("says all of it in Spanish, too", () => {
    const known: Readonly<Record<string, string>> = fixed.sentences;
    for (const reply of Object.values(replies)) {
      const { statements, next } = reply();
      for (const said of [...statements.map(({ text }) => text), ...next.map(({ label }) => label)]) {
        expect(known[said], said).toBeDefined();
        expect(spanishFaults(known[said] ?? ""), said).toEqual([]);
        expect(known[said]).not.toMatch(/\b(?:tú|tus?|te|ti|puedes|tienes|vosotros)\b/i);
      }
    }
  });

  it.each([
    "¿qué pasa si eres una persona indocumentada?",
    "¿TAP es un programa estatal?",
    "¿puedo hablar con una persona de la oficina de ayuda?",
    "¿quién decide si somos residentes?",
    "¿cómo escoger una universidad?",
    "¿la universidad decide por mi promedio?",
    "¿conviene elegir por el precio o por la distancia?",
    "¿es una persona de 24 años independiente?",
    "will grad plus loans still exist when I go to law school in 2028",
    "what major do I need for law school",
    "if my brother is undocumented can I still file the FAFSA",
    "does UCLA guarantee transfer admission",
    "can a counselor write a letter about my illness",
    "do I have to report a rental house on the CSS Profile",
    "is it ok to leave my 401k off the FAFSA",
    "can I leave our house off the FAFSA",
    "can my mom sign the FAFSA for my dad",
    "how many questions are on the March SAT",
    "what kind of questions are on the SAT",
    "how do I find a roommate at Florida State",
    "how much merit aid does Baylor give",
    "what is the acceptance rate at Northwestern",
    "did they get rid of the Pell Grant",
    "have they changed the FAFSA",
    "how do I add an award to my Common App",
    "I have 20 volunteer hours, is that enough",
    "can I make up a missed class in summer school",
    "my dad doesn't live with us, can I leave his income off the FAFSA",
    "can my mom help with my essay",
    "how do I fix a wrong grade on my transcript",
    "I rent an apartment in Florida, do I count as a resident",
    "do I use my mom's address or my dad's on the FAFSA",
    "how do I check the status of my FAFSA",
    "when do I get my Pell Grant",
    "should I list a club I quit",
    "did early decision applicants get more aid",
    "do I say that I am a resident if we moved last year",
    "what if my parents are separated",
    "should we move savings into my mom's name",
    "what is my SAI if we make 31k",
    "can I write my own thank you letter",
    "when did I get in state status",
    "is financial aid done by income",
    "can I use my essay for other colleges",
    "should I tell them I'm a resident of Ohio",
    "is campus carry legal at Texas Tech",
    "how do colleges weed out fake extracurriculars",
  ])("leaves: %s", (said) => expect(phrases.find(({ when }) => when.test(plainText(said)))).toBeUndefined());
});
