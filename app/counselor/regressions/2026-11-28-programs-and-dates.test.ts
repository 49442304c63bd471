import { beforeAll, describe, expect, it } from "vitest";
import { stateName } from "~/geography/states";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { unconfirmedAt } from "../steps/program-facts";
import { programsToAsk } from "../understand/described/programs-to-ask";
import { nobody } from "../understand/student";

/** What strangers asked about a state's programs, about dates and facts of a college on November 28, 2026. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string, state: string | null = null) =>
  ask({ text, before: [], student: { ...nobody, state } }, ground);
const texts = (text: string, state: string | null = null) =>
  reply(text, state)
    .statements.map((one) => one.text)
    .join("\n");
/** The facts that a reply tells from. */
const told = (text: string) =>
  reply(text).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url.split("#")[1] ?? ""));

describe("a program that the guide of a state couldn't confirm", () => {
  it.each(programsToAsk.map((program) => [program.state, program.fact, program.plainly] as const))(
    "of %s is named with whom to ask: %s",
    (state, fact, plainly) => {
      const toAsk = unconfirmedAt(fact, ground.stateFacts(state));
      expect(toAsk, `${fact} stands unconfirmed in the guide`).not.toBeNull();
      const { status, statements } = reply(plainly);
      expect(status).toBe("not known");
      expect(statements[0]?.text).toContain(`in ${stateName(state)}`);
      expect(statements[0]?.text).toContain(toAsk?.official.name);
      expect(statements[0]?.text).toContain(toAsk?.ask);
    },
  );

  it.each<[string, string]>([
    ["how much is the chafee grant for foster youth in california", "Chafee Grant"],
    ["Conroy scholarship maryland", "Conroy"],
    ["arizona foster youth tuition waiver", "foster youth"],
    ["kalamazoo promise how much", "Promise Zones"],
    ["we make 95k in california does uc cost anything", "Blue and Gold"],
    ["my dad is a disabled veteran in Florida do i get free tuition", "Veterans and the Guard"],
    ["my dad is a cop in Illinois, killed on duty, free college?", "police and fire families"],
    ["can i use the pa state grant in ohio", "The State Grant in other states"],
  ])("%s", (question, name) => {
    expect(reply(question).status).toBe("not known");
    expect(texts(question)).toContain(name);
  });

  it("isn't asked where a college is named for its price", () => {
    expect(texts("my dad is a veteran, what does Ohio University cost for us in Ohio")).toMatch(/\$\d/);
  });
});

describe("money of a state for some people", () => {
  it.each<[string, string]>([
    ["does Tennessee pay for college for foster kids", "Tennessee has for students who were in foster care"],
    ["any scholarships in Kentucky for kids of disabled vets", "Kentucky has for veterans"],
    ["daughter of a teacher in Mississippi, discount?", "Mississippi has for teachers’ families"],
    ["is there free tuition in New Mexico for grown ups", "New Mexico has for adults"],
  ])("is left to its agency where we know nothing of it: %s", (question, text) => {
    expect(reply(question).status).toBe("not known");
    expect(texts(question)).toContain(text);
  });
});

describe("a name that stands only in the title of a source", () => {
  it.each<[string, string]>([
    ["uc tuition stability plan", "aid-uc-stability"],
    ["nys stem incentive program", "aid-stem"],
    ["fostering independence tuition waiver", "aid-fostered"],
  ])("%s", (question, fact) => expect(told(question)).toContain(fact));
});

describe("a program and one thing of it", () => {
  it("says first what holds for who leaves the state", () => {
    expect(texts("do i have to stay in new york after excelsior")).toMatch(/interest-free loan/);
    expect(texts("do i lose excelsior if i move out of new york after")).toMatch(/interest-free loan/);
  });

  it("names what the guide doesn't say", () => {
    expect(texts("can i use georgia hope part time")).toMatch(/no confirmed line on going part time/);
  });

  it("tells the grades beside how long one must have lived there", () => {
    expect(told("we just moved to Georgia, she has a 3.2, does she get HOPE")).toEqual(
      expect.arrayContaining(["residency-hope", "aid-hope"]),
    );
  });
});

describe("by when an application has to be in", () => {
  it.each([
    "when do I have to get my application in to Ohio State",
    "by what day does michigan state need my application",
    "latest i can send my application to Iowa State",
    "what day is app due for Kansas State",
  ])("%s", (question) =>
    expect(reply(question).statements[0]?.evidence[0]?.url, texts(question)).toMatch(/#deadlines$/),
  );

  it("tells the rounds there are where there's none of the one asked for", () => {
    expect(texts("is vanderbilt rolling or is there a date")).toMatch(/no Rolling.*\n.*Early Decision:/);
  });

  it("tells each round that was named", () => {
    const all = texts("whats the rd date and the ed2 date at Emory");
    expect(all).toMatch(/Regular Decision:/);
    expect(all).toMatch(/Early Decision II:/);
  });

  it("is the day of the college somebody goes to", () => {
    expect(texts("can i transfer from Sinclair to Wright State")).not.toContain("Sinclair");
  });
});

describe("a day that no table has", () => {
  it.each([
    "when is the housing deadline at Clemson",
    "when is the enrollment deposit due at Baylor",
    "when do dorm applications open at Auburn",
    "last day for housing application ole miss",
  ])("stays open, with the office: %s", (question) => {
    expect(reply(question).status).toBe("not known");
    expect(texts(question)).toMatch(/office/);
  });

  it("isn't a date of birth", () => {
    expect(texts("does fafsa need my dads birth date and tax stuff")).not.toMatch(/June 30/);
  });
});

describe("a college that takes everybody, or not", () => {
  it.each([
    "is Youngstown State open to anybody",
    "do they let everybody in at Wayne State",
    "will university of toledo take somebody like me",
    "would Kent State take a kid like mine",
    "does Cleveland State let just about anyone in",
    "do they take anyone at Grambling",
  ])("%s", (question) => expect(texts(question)).toMatch(/open admission|% of (?:its )?applicants|admitted/i));
});

describe("the price of one's own state at a college of another", () => {
  it.each([
    "were in ohio but marshall is right across the river do we pay in state",
    "i live in Vancouver Washington can i go to Portland State at washington prices",
    "from Kansas, do kids get in state at Missouri",
  ])("goes by what the states have agreed on: %s", (question) =>
    expect(reply(question).statements[0]?.text).toMatch(/agreement|Exchange/),
  );
});

describe("what only somebody there knows", () => {
  it.each([
    "does the ibew local in pittsburgh take apprentices right now",
    "what does the IBEW local 26 test look like this year",
    "what's the plumbers union local 9 paying first years",
    "when do i find out who my roommate is at Georgia Southern",
    "how do i log in to my Penn State account",
    "is Gonzaga D1",
    "what division is Trinity University",
  ])("stays open: %s", (question) => expect(reply(question).status).toBe("not known"));

  it("leaves the union as a whole to the guides", () => {
    expect(reply("how do i join the ibew").statements[0]?.text).not.toMatch(/One union local|one union local/);
  });
});

it("says that sizes of classes aren't reported, with the nearest figure", () => {
  expect(texts("avg class size at Butler")).toMatch(/students for each teacher[\s\S]*isn’t in the federal figures/);
});
