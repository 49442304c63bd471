import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { inOneList } from "../in-one-list";
import { nobody } from "../understand/student";

/** What a stranger found wrong on November 26, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-26T17:00:00Z"));
});

const reply = (text: string) => ask({ text, before: [], student: nobody }, ground);
const textOf = (text: string) =>
  reply(text)
    .statements.map((one) => one.text)
    .join(" ");
const pathsOf = (text: string) => reply(text).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url));

describe("asked in other words", () => {
  it.each([
    ["when is the latest we can send in the fafsa, we keep putting it off", /June 30, 2028/],
    ["is university of phoenix a good school? my cousin is telling me to go", /graduated there.*After grants.*earned/],
    ["is it too late to take the sat again before january deadlines", /next SAT.*March 6, 2027.*next ACT/],
    ["is there a pell grant for community college or just 4 yr", /^Yes, the Pell Grant works at a community college/],
    ["i just sat down to do the fafsa and it wants 2025 taxes but i got laid off this august", /professional judgment/],
    ["how much is the pell grant at community college", /\$7,395/],
    ["a mi me dan miedo los prestamos, cuanto es lo maximo que puede pedir ella sola", /\$31,000/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));

  it.each([
    ["my daughter got into her ED school but the money isnt enough. are we stuck", "/help/early-decision"],
    ["its almost december and i havent started any applications, is it too late", "/help/senior-year-application"],
    ["do i have to pay to take the act if my family is low income", "/help/sat-vs-act-guide#fee-waiver"],
    ["hasta cuando puede mi hijo mandar sus aplicaciones para la universidad", "/es/fechas-limite#meses"],
    ["i'm starting at community college and missed every deadline, is it too late", "/help/community-college-first"],
  ])("%s", (question, path) => expect(pathsOf(question)[0]?.startsWith(path)).toBe(true));

  it("reads a page about denied admission for nobody who was admitted, and ours of prices for no test", () => {
    expect(pathsOf("does it look bad to appeal? scared they will take back the admission").join()).not.toMatch(
      /denied/,
    );
    expect(pathsOf("i was denied at my first choice, is it final").join()).toMatch(/deferred-waitlisted-denied/);
    expect(pathsOf("do we pay for the act if we have a fee waiver").join()).not.toMatch(/\/faq/);
    expect(pathsOf("we have a fee waiver, do we pay for the family plan on this site").join()).toMatch(/\/faq/);
  });
});

describe("a yes or no of another question", () => {
  it("stands behind the question that it answers", () => {
    const [quotation] = reply("my common app essay is 780 words, is that too long").statements;
    expect(quotation).toMatchObject({ heading: expect.stringMatching(/650/), text: expect.stringMatching(/^No\. /) });
  });
});

describe("what isn't about college", () => {
  it.each([
    "whats a good recipe for thanksgiving stuffing for 12 ppl",
    "should i put my 401k into bitcoin to pay for college, what price will it be in 2027",
    "how do i remove a wine stain from carpet",
    "what laptop should i get",
  ])("%s: says what it knows, and sends nobody to a school counselor", (question) => {
    expect(textOf(question)).toMatch(/only knows about college/);
    expect(textOf(question)).not.toMatch(/school counselor/);
  });

  it.each([
    "can you tell me if my daughters regular decision result from duke will be a yes",
    "will duke say yes to my son",
  ])("%s: foretells nothing", (question) => expect(textOf(question)).toMatch(/Nobody can say what a college/));

  it("names a doctor and 988 where a dose is asked, and no page", () => {
    const { status, statements, pages, next } = reply(
      "my son wont get out of bed and i think he needs antidepressants, what dose should a 17 yr old start with",
    );
    expect(status).toBe("not for us");
    expect(statements.map(({ text }) => text).join()).toMatch(/doctor.*988/);
    expect([...pages, ...next]).toEqual([]);
  });

  it.each([
    "does crypto count as an asset on the fafsa",
    "can i bring my adderall medication to the dorm, how many pills",
    "will a college say no if i got suspended",
  ])("%s: is about college", (question) =>
    expect(textOf(question)).not.toMatch(/only knows about|medicine or its dose/),
  );
});

describe("what only looks like a college's name", () => {
  it.each([
    "one school gave us 8 grand less than the other, how do i ask them for more",
    "husband is army at fort liberty, does our oldest get in state in north carolina if we move to kansas",
    "whats the weather like in chicago in january",
    "do i get the georgia hope if i have a 3.1",
    "we run a small family farm in nebraska, do they count it on the fafsa",
    "my parents make 190k but wont pay anything, any loans just me",
  ])("%s", (question) => expect(pathsOf(question).join()).not.toMatch(/\/colleges\/|cost-calculator/));
});

describe("what two states have agreed on", () => {
  it.each([
    ["kid lives in kansas wants missouri school any discount", /Kansas and Missouri are both listed .*isn’t automatic/],
    [
      "does mizzou give in state tuition to kansas residents",
      /in-state price to residents of Missouri.*Midwest Student/,
    ],
    ["we live in florida, is there a tuition break for ohio schools", /None of the regional agreements/],
    ["vivimos en kansas, hay un descuento en missouri", /aparecen en el Midwest Student Exchange/],
  ])("%s", (question, says) => expect(textOf(question)).toMatch(says));
});

describe("a test whose registration is over", () => {
  it("is named before the next one", () => {
    expect(textOf("when is the december sat")).toMatch(/SAT on December 5, 2026 closed on .*March 6, 2027/);
  });
});

describe("sections that may be meant", () => {
  const asked = "can I get financial aid if my parents refuse to pay";

  it("stand behind their headings below the answer, none of them twice", () => {
    const { statements, others = [] } = reply(asked);
    const urls = [...statements, ...others].map(({ evidence }) => evidence[0]?.url);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(urls).size).toBe(urls.length);
    for (const { heading, quoted } of others)
      expect({ heading, quoted }).toEqual({ heading: expect.any(String), quoted: true });
  });

  it("come last where an answer is one list, each with what it would answer", () => {
    const list = inOneList(reply(asked));
    expect(list.at(-1)?.text).toMatch(/^If you meant “[^”]+”:\n/);
    expect(list[0]?.text).not.toMatch(/^If you meant/);
  });

  it("aren't beside what a tool worked out, nor where nothing is known", () => {
    expect(reply("how much is tuition at ohio state").others).toBeUndefined();
    expect(reply("whats the wifi password in the library").others).toBeUndefined();
  });
});
