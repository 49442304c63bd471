import fc from "fast-check";
import { describe, expect, it } from "vitest";
import told from "../../content/evaluation/counselor/danger.json";
import looksLike from "../../content/evaluation/counselor/looks-like-danger.json";
import { danger, dangerRules } from "./danger";
import { dangerKinds, dangerManners } from "./kinds/rules";
import { weakSigns } from "./kinds/weak-signs";
import { plainWords } from "./learned/plain-words";
import { peopleFor } from "./people";
import { dangerWords } from "./words";

describe("danger", () => {
  for (const rules of dangerRules) {
    for (const language of ["en", "es"] as const) {
      const { catches, passes } = rules[language];
      it.each(catches)(`${rules.kind}: catches "%s"`, (phrase) => {
        expect(danger(phrase)).toMatchObject({ kind: rules.kind, language });
      });
      it.each(passes)(`${rules.kind}: passes "%s"`, (phrase) => {
        expect(danger(phrase)).toBeNull();
      });
    }
  }

  for (const { kind, catches, passes } of weakSigns) {
    it.each(catches)(`${kind}: two weak signs are one danger in "%s"`, (phrase) => {
      expect(danger(phrase)?.kind).toBe(kind);
    });
    it.each(passes)(`${kind}: one weak sign is none in "%s"`, (phrase) => {
      expect(danger(phrase)).toBeNull();
    });
  }

  it("doesn't put together two weak signs that stand far from each other, as in an essay", () => {
    const [first, second] = ["I gave my laptop to my sister", "I won't be needing it"];
    expect(danger(`${first}. ${second}.`)?.kind).toBe("self-harm");
    expect(danger(`${first}. ${"The bus was late and the sun was out. ".repeat(20)}${second}.`)).toBeNull();
  });

  it("has other people where something was taken or food is the danger, and asks where it's only hinted at", () => {
    expect(danger("i took a bunch of pills")?.people[0]?.name).toBe("911");
    const eaten = danger("i haven't eaten in 3 days because i feel fat")?.people.map(({ name }) => name) ?? [];
    expect(eaten[0]).toMatch(/^988/);
    expect(eaten).toContain("A doctor or the school nurse");
    expect(eaten).not.toContain("211");
    for (const starved of [
      "i havent eaten in 5 days so i can fit in my prom dress and i feel dizzy",
      "havent eaten since sunday so my homecoming gown fits",
      "i have not eaten for 2 days to look good in my swimsuit",
    ])
      expect(danger(starved)?.tone, starved).toBe("eating");
    expect(danger("i havent eaten since we have no money left, i sold my prom dress")?.tone).toBe("hunger");
    expect(danger("mom locked me out again and its freezing i have nowhere to go")?.people[0]?.name).toBe("211");
    expect(danger("dad hits me and locked me out, i have nowhere to go")?.people[0]?.name).toBe("911");
    expect(danger("i have a plan for tonight")?.words[0]).toMatch(/are you safe tonight\?$/);
    expect(danger("im sewerslidal")?.kind).toBe("self-harm");
    expect(danger("thinking about sooicide")?.kind).toBe("self-harm");
  });

  it("misses none of the questions of the evaluation, and finds their kind", () => {
    const wrong = told.questions
      .map(({ ask, want }) => ({ ask, want: want.help, found: danger(ask)?.kind ?? "none" }))
      .filter(({ want, found }) => !want.includes(found));
    expect(wrong).toEqual([]);
  });

  it("finds nothing in the questions that only look like it", () => {
    const wrong = looksLike.questions
      .map(({ ask }) => ({ ask, found: danger(ask)?.kind ?? null }))
      .filter(({ found }) => found !== null);
    expect(wrong).toEqual([]);
  });

  it("is found wherever in a long text it stands, in capitals, and between harmless words", () => {
    expect(danger("THIS ESSAY IS KILLING ME AND I WANT TO KILL MYSELF")?.kind).toBe("self-harm");
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.lorem({ maxCount: 60 }), (before, after) => {
        expect(danger(`${before}. My dad hits me. ${after}`)?.kind).toBe("abuse");
      }),
    );
  });

  it("answers any text, and reads 4,000 characters of anything", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        expect([null, ...dangerKinds]).toContain(danger(text)?.kind ?? null);
      }),
    );
    for (const text of ["", "\0", "12345", "k ".repeat(2000), "my ".repeat(1300), "i want to ".repeat(400)]) {
      expect(danger(text)).toBeNull();
    }
  });
});

describe("whom to call", () => {
  const every = [...dangerKinds, ...dangerManners].flatMap((kind) =>
    (["en", "es"] as const).map((language) => ({ kind, language })),
  );

  it.each(every)(
    "$kind in $language: words, and at least three ways of which one is 988, 911 or 211",
    ({ kind, language }) => {
      const people = peopleFor(kind, language);
      expect(people[0]?.name).toMatch(/988|911|211/);
      expect(people.length).toBeGreaterThanOrEqual(2);
      expect(dangerWords[language][kind].length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(every)("$kind in $language: no number but those of our sources, and no planning", ({ kind, language }) => {
    const text = [...dangerWords[language][kind], ...peopleFor(kind, language).flatMap(({ name, how }) => [name, how])];
    const numbers = text.join(" ").match(/\d+/g) ?? [];
    // Childhelp (1-800-422-4453) and the National Domestic Violence Hotline (800-799-7233, text 88788).
    const hotlines = ["1", "800", "422", "4453", "799", "7233", "88788"];
    const known = [
      "988",
      "911",
      "211",
      "2",
      "18",
      ...(["abuse", "violence", "partner", "assault", "pictures"].includes(kind) ? hotlines : []),
    ];
    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
    expect(text.join(" ")).not.toMatch(/college|FAFSA|apply|universidad|solicitud/i);
  });

  it("speaks Spanish as to a teenager: tú, never usted", () => {
    const text = [...dangerKinds, ...dangerManners].flatMap((kind) => dangerWords.es[kind]).join(" ");
    expect(text).not.toMatch(/\busted\b|\bllame al\b|\bsu hijo\b/i);
  });
});

describe("plain words", () => {
  it.each([
    ["I'm gonna k!ll myslef", " i am going to kill myself "],
    ["su1c1de", " suicide "],
    ["wanna DIEEEE", " want to die "],
    ["no tengo qué comer", " no tengo que comer "],
    ["I feel hopeless", " i feel hopeless "],
    ["hmeless", " homeless "],
    ["I'm starting at Ohio State", " i am starting at ohio state "],
    ["k m s", " kill myself "],
    ["No. I am fine!", " no | i am fine | "],
    ["SAT 1250, $4,000", " sat 1250 $4 000 "],
  ])("%s", (typed, read) => {
    expect(plainWords(typed)).toBe(read);
  });
});
