import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { danger } from "./danger";
import { hear, hearBoth } from "./hear";

describe("hear", () => {
  it.each([
    ["my uncle lets men pay to be with me", "abuse"],
    ["i had thirty of grandpas blood pressure pills", "self-harm"],
    ["i emptied the medicine cabinet into my stomach", "self-harm"],
    ["mom gives us her plate and goes to bed with nothing", "hunger"],
  ])("hears what no rule does: %s", (text, kind) => {
    expect(danger(text)).toBeNull();
    expect(hear(text)).toMatchObject({ danger: { kind } });
  });

  it.each([
    ["i swallowed them, the pills are gone", "taken"],
    ["my son won't come out of the bathroom, he took dad's gun and locked himself in", "stake"],
    ["it won't stop bleeding", "stake"],
    ["my 15 year old did not come home, it's 2am and her phone is off", "lost"],
    ["no encuentro a mi niña de 15", "lost"],
    ["my daughter left a goodbye note and i can't find her", "missing"],
    ["mi compañera dejó una nota que dice perdónenme y no contesta el cel", "missing"],
    ["ate two whole sleeves of my dad's heart medicine", "taken"],
    ["my niece got in a stranger's car and it's been six hours, she doesn't answer", "lost"],
    ["haven't eaten since friday, trying to be 95 lbs", "eating"],
    ["my husband says he'll kill me if I take the kids", "partner"],
    ["my mom's boyfriend hits me", "abuse"],
    ["mi papá me pega con el cinto", "abuse"],
    ["i was raped at a party", "assault"],
    ["he has pics of me and will send them to my school unless i send more", "pictures"],
    [
      "my son draws the school hallways and is buying gun stuff, he hates everyone there. i'm scared he'll shoot",
      "others",
    ],
    ["if the student dies is the parent plus loan gone, it would solve it for my dad", "payoff"],
    ["my dad hits me", "abuse"],
    ["i want to kill myself, he has pics of me", "self-harm"],
    ["we have no food in the house", "hunger"],
  ])("answers %j as %s, and is sure", (text, tone) => {
    expect(hear(text)).toMatchObject({ danger: { tone }, sure: true });
  });

  it.each([
    "I bombed my SAT and I'm dead",
    "bombed the ACT im so dead lol",
    "if i fail calc im dead, can colleges see senior grades",
    "I failed my physics final, I'm literally dead. Does UCLA see it?",
  ])("lets an exam be deadly: %s", (text) => expect(hear(text)).toBeNull());

  it.each([
    "I bombed my SAT and I'd be better off dead",
    "i failed my final and tomorrow im dead",
    "i bombed my sat im dead tonight",
    "I bombed my SAT and I'm dead. nobody would miss me",
    "bombed my interview, i am dead inside",
  ])("hears who means it beside an exam: %s", (text) =>
    expect(hear(text)).toMatchObject({ danger: { kind: "self-harm" }, sure: true }),
  );

  it.each([
    ["i was kicked out two years ago and live with my aunt, am i independent for the fafsa", "no-home"],
    ["we live in a shelter since June, which parent goes on the FAFSA", "no-home"],
    ["we stay in a motel since we lost our apartment, what address do i use on the css", "no-home"],
    ["we got evicted can college redo the aid", "no-home"],
    ["couch surfing does that make me independent", "no-home"],
    ["my gpa went down after we lost the house", "no-home"],
    ["who at school do i tell that im homeless", "no-home"],
    ["we run out of food before the end of the month, does snap count as income on fafsa", "hunger"],
    ["abusive parent how do i file for aid without them", "abuse"],
    ["mi papá me pegaba no lo puedo contactar para la fafsa", "abuse"],
    ["how do colleges handle rape", "abuse"],
    ["can they kick me out of college for being suicidal", "self-harm"],
    ["my cousin killed himself and thats my essay", "self-harm"],
    ["what happens if my daughter is assaulted at college, who helps", "violence"],
    ["our son passed away and the bank wants his student loan", "grief"],
    ["mi hija falleció hace un mes y tenemos un préstamo Parent PLUS", "grief"],
  ])("answers the question in %j as well, below the people for %s", (text, tone) => {
    expect(hear(text)).toMatchObject({ danger: { tone }, sure: true, alone: false });
  });

  it.each([
    "parents kicked me out fafsa",
    "we are sleeping in our car, how do i do the fafsa",
    "my family lives in our van, do i put an address on the fafsa",
    "living in our suv with my two kids, do i qualify for pell",
    "my mom kicked me out, who signs the fafsa",
    "we sleep in the van because the shelter is full, what address goes on the fafsa",
    "nowhere to sleep tonight, how do i apply for aid",
    "nos echaron de la casa, ¿puedo llenar la FAFSA?",
    "mi papa me corrio de la casa y necesito su firma para la fafsa",
    "dormimos en el carro, como lleno la fafsa",
  ])("gives people alone to who has no place to sleep now: %j", (text) => {
    const heard = hear(text);
    expect(heard).toMatchObject({ danger: { tone: "no-home" }, sure: true, alone: true });
    expect(heard?.danger.people.map(({ name, how }) => `${name} ${how}`).join(" ")).toMatch(
      /McKinney-Vento.*(?:financial aid|ayuda económica)/,
    );
  });

  it.each([
    "my mom kicked me out tonight, who signs the fafsa",
    "They changed the locks. I'm 17 and its 20 degrees out. what address do i put on fafsa",
    "no food at home since friday and snap is late, can i get a fee waiver",
    "my dad hits me, do i need his income on the fafsa",
    "is there aid for kids whose mom hits them or do i need proof first",
    "my cousin killed himself and i want to die too, can i write my essay about it",
    "my son died in march",
    "our daughter passed away and i want to go with her, do we owe her loan",
  ])("answers %j with people alone, whatever is asked", (text) => {
    expect(hear(text)).toMatchObject({ sure: true, alone: true });
  });

  it.each([
    "i dont know if i want to keep going. whats ucla tuition",
    "i dont see the point of applying anymore, what are the odds at nyu",
    "i wrote letters to my mom and dad and they arent for college",
    "no se si quiero seguir. cuanto cuesta ucla",
  ])("hears in %j what may be a farewell, without being sure", (text) => {
    expect(hear(text)).toMatchObject({ danger: { kind: "self-harm" }, sure: false, alone: false });
  });

  it.each(["my dad gets scary when i bring up college", "my stepmom scares me when i mention the dorm"])(
    "hears in %j what may be harm, without being sure",
    (text) => {
      expect(hear(text)).toMatchObject({ danger: { kind: "abuse" }, sure: false });
    },
  );

  it("hears Spanish, and speaks it", () => {
    const text = "me apretó el cuello hasta que no pude respirar";
    expect(danger(text)).toBeNull();
    expect(hear(text)?.danger).toMatchObject({ kind: "abuse", language: "es" });
  });

  it("is sure of what a rule hears", () => {
    expect(hear("I want to kill myself")).toEqual({
      danger: danger("I want to kill myself"),
      sure: true,
      alone: true,
    });
  });

  it.each([
    "when is the FAFSA due",
    "my mom would murder me if i got a c",
    "dying to get into Duke",
    "campus shooting statistics",
    "will kill me if I forget the deadline",
    "psychology of suicide course",
    "I'm hanging in there, just need to know if my transcript was due today",
    "i cant eat before tests",
    "my physics teacher is scary good",
    "drop-dead date for housing",
    "can my counselor or mom read my draft without me",
    "mattress topper",
    "i dont see the point of applying to more than 8 schools",
    "not sure i want to keep going with swimming in college",
    "they offered 12 thousand in loans do we take it all",
    "late with college forms in july will they kick me out",
    "my parents kicked me off their taxes am i independent",
    "is private student loan canceled if student dies or disabled",
    "we took money out of my 401k to keep from losing the house",
    "my daughters laptop died",
    "my sons friend died, how do i help him with his essay",
    "do colleges have active shooter drills",
    "mi papá quiere que me vaya con él a la obra",
    "",
    "$ 12 | ???",
  ])("hears nothing in %j", (text) => {
    expect(hear(text)).toBeNull();
  });

  it("finds it anywhere in a long text", () => {
    const harmless = "When is the FAFSA due and which tax year does it take? ";
    const told = "my uncle lets men pay to be with me. ";
    expect(hear(harmless.repeat(20))).toBeNull();
    expect(hear(harmless.repeat(10) + told + harmless.repeat(10))).not.toBeNull();
  });

  it.each([
    "nobody can find my sister she left a note, can i get an extension at purdue",
    "a kid at my school said dont come friday. when is the act",
    "siento que estorbo a mi familia, cuanto cuesta la universidad",
    "me siento muy sola y no se si quiero seguir, cuanto cuesta UCLA",
  ])("isn’t drowned by a question about college: %s", (text) => {
    expect(hear(text)).not.toBeNull();
    expect(hear(text.replace(/^.*?[,.] /, ""))).toBeNull();
  });

  it.each([
    "my son wont get out of bed and i think he needs antidepressants, what dose should he start with",
    "My nerves are shot, when are ivy day results",
    "stick a fork in me im done, 14 apps in. how do i check portals",
  ])("doesn’t take a part for worse than it is in its message: %s", (text) => {
    expect(hear(text)).toBeNull();
  });

  it("takes the surer of a question as typed and written out", () => {
    const sure = "i want to kill myself";
    expect(hearBoth("when is it due", sure)?.sure).toBe(true);
    expect(hearBoth(sure, "when is it due")?.sure).toBe(true);
    expect(hearBoth("when is it due", "when is it due")).toBeNull();
  });

  it("answers any text, the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(hear(text)).toEqual(hear(text));
      }),
    );
  });
});
