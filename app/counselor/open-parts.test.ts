import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "./ask";
import type { Ground } from "./ground/ground";
import { preparedGround } from "./ground/ground.server";
import { nameOfPart } from "./understand/asked-parts";
import { nobody } from "./understand/student";

let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-22T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const urlsOf = (text: string) => reply(text).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url));
const textOf = (text: string) =>
  reply(text)
    .statements.map((one) => one.text)
    .join(" ");

describe("several things in one question", () => {
  it.each([
    [
      "when is fafsa due and css due and whats the deadline for ucla and how much does it cost",
      [/federal deadline/, /doesn’t ask .* CSS Profile/, /November 30, 2026/, /full published price/],
    ],
    [
      "when does the fafsa open and how much does ohio state cost",
      [/FAFSA for 2027-28 opened/, /full published price/],
    ],
    ["difference between subsidized and unsubsidized, and how much could i take freshman yr", [/need/, /\$5,500/]],
    ["do they take common app at purdue and when is it due", [/takes the Common App/, /January 15, 2027/]],
    [
      "whats the maximum pell grant and do we qualify making 58k with 5 people in the house",
      [/\$7,395/, /family of 5/],
    ],
    ["new york tap and excelsior can i get both", [/\$1,000 to \$5,665/, /\$125,000/]],
    [
      "grandma has a 529 for my daughter, do we have to report it on fafsa and what about css profile",
      [
        /(?:Not on the FAFSA: a grandparent’s plan isn’t an asset|isn’t (?:your asset|reported) on the FAFSA)/,
        /CSS Profile/,
      ],
    ],
    ["cuanto cuesta UCLA y cuando es la fecha limite", [/precio publicado/, /30 de noviembre de 2026/]],
  ])("%s", (question, all) => {
    const text = textOf(question);
    for (const one of all) expect(text).toMatch(one);
    expect(text).not.toMatch(/I have no checked answer|No tengo una respuesta segura/);
  });

  it.each([
    [
      "whats the acceptance rate at university of michigan and does it matter im out of state",
      "The figure for students from other states alone isn’t in our tables",
    ],
    [
      "can i work 20 hrs a week and does the income mess up my aid next year and do i lose medicaid",
      "“do i lose medicaid",
    ],
  ])("%s: names what it can't answer", (question, part) => expect(textOf(question)).toContain(part));

  it.each([
    "what does it mean if my SAI came back as -1500, is that an error",
    "one of the schools sent an email saying my fafsa was selected for verification. am i in trouble?? what do they want",
    "what is questbridge and is it too late for me, im a senior",
    "can you transfer to a UC from a community college and how hard is it, like is it guaranteed",
    "hola, mi hija esta en el ultimo año y no sabemos nada de la fafsa. que es y cuando la tenemos que llenar",
  ])("%s: denies nothing that it just said", (question) =>
    expect(textOf(question)).not.toMatch(/I have no checked answer|No tengo una respuesta segura/),
  );

  it("names a part with a figure by the words before the figure", () => {
    expect(nameOfPart("does it change my visa in 2027")).toBe("does it change my visa …");
    expect(nameOfPart("is 4 enough")).toBeNull();
  });

  it("says that a decision day isn't known, and answers the rest", () => {
    const text = textOf("does boston college have ed2 and when do we hear");
    expect(text).toMatch(/Early Decision II: Apply by January 4, 2027/);
    expect(text).toMatch(/don’t have the day when Boston College sends its decisions/);
  });

  it("takes a word of everyday life for no part of the answer", () => {
    expect(
      urlsOf("whats the maximum pell grant and do we qualify making 58k with 5 people in the house"),
    ).not.toContain("/help/css-profile-line-by-line#home");
  });
});

describe("colleges", () => {
  it.each(["graduation rate at cal state long beach vs fresno state", "graduation rate fresno state vs csulb"])(
    "%s: both",
    (question) => {
      const urls = urlsOf(question).join(" ");
      expect(urls).toContain("/colleges/110583-");
      expect(urls).toContain("/colleges/110556-");
    },
  );

  it("answers whether a college is free with what students paid", () => {
    const [first, ...others] = reply("is berea college really free tuition").statements;
    expect(first?.text).toMatch(/After grants/);
    expect(others.at(-1)?.text).toMatch(/don’t have the terms of a tuition promise/);
  });

  it("tells a family of another state which price is theirs", () => {
    expect(textOf("we live in new jersey, can my son get instate at temple")).toMatch(
      /^None of the regional agreements .*Expect the out-of-state price at a public college in Pennsylvania.*\$38,958 for students from elsewhere/s,
    );
    expect(textOf("we live in pennsylvania, what is in-state tuition at temple")).not.toMatch(/unless the college/);
  });

  it("says of the Common App only what its list of members says", () => {
    expect(textOf("does university of florida take common app")).toMatch(/takes the Common App for fall 2027/);
    expect(textOf("does UCLA take the common app")).not.toMatch(/takes the Common App/);
  });
});

describe("what stands in the glossary or in a section", () => {
  it.each([
    ["net price vs sticker price", "/counselor/words#net-price-and-sticker-price"],
    [
      "what is net price and how is it not the same as sticker price, nobody explains",
      "/counselor/words#net-price-and-sticker-price",
    ],
    [
      "how much debt is too much for a degree, im looking at 60k total for art school",
      "/help/choosing-a-major#how-much-should-i-borrow-for-a-major",
    ],
    [
      "how many schools should i apply to?? my friend is doing 22",
      "/help/building-college-list-strategy#how-many-colleges-should-i-apply-to",
    ],
  ])("%s", (question, url) => expect(urlsOf(question)).toContain(url));
});

describe("Spanish", () => {
  it("takes a home for no college", () => {
    for (const question of ["mi hijo vive en su casa con su papa, quien llena la fafsa", "su casa cuenta en la fafsa?"])
      expect(urlsOf(question).join(" ")).not.toContain("/colleges/");
  });

  it("answers from a page in Spanish where that's surer than a state's page in English", () => {
    expect(urlsOf("el colegio comunitario es gratis en california? para cuantos años")[0]).toBe(
      "/es/colegio-comunitario-primero#estados",
    );
  });

  it("says that it doesn't know rather than quote English for half of a question", () =>
    expect(reply("pueden quitarle la licencia a mi tio si no paga la escuela").status).toBe("not known"));
});

describe("what isn't ours", () => {
  it.each([
    ["who is gonna win the michigan ohio state game saturday", /colleges, prices, admission/],
    ["do my calculus homework: integral of x^2 e^x", /don’t do homework/],
    ["will trump cancel the department of education next year and is fafsa going away", /Nobody can say/],
    ["how do i get my dad to stop drinking so i can leave for college", /Al-Anon/],
  ])("%s", (question, words) => {
    const { statements, pages } = reply(question);
    expect(statements[0]?.text).toMatch(words);
    expect(pages.every(({ url }) => !url.startsWith("https:") && !url.startsWith("/colleges"))).toBe(true);
  });

  it.each(["can i write my essay about my dad who is an alcoholic", "do colleges give homework help or tutoring"])(
    "%s: is none of those",
    (question) => expect(textOf(question)).not.toMatch(/Al-Anon|don’t do homework/),
  );
});
