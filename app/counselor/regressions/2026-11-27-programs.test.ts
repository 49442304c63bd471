import { beforeAll, describe, expect, it } from "vitest";
import { stateName } from "~/geography/states";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { describedPrograms } from "../understand/described/described";
import { nobody } from "../understand/student";

/** How strangers spoke of a state's programs on November 27, 2026, and every program of the table. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T17:00:00Z"));
});

const reply = (text: string, state: string | null = null) =>
  ask({ text, before: [], student: { ...nobody, state } }, ground);
/** The facts that a reply tells from. */
const told = (text: string, state: string | null = null) =>
  reply(text, state).statements.flatMap(({ evidence }) => evidence.map(({ url }) => url.split("#")[1] ?? ""));
const first = (text: string, state: string | null = null) => reply(text, state).statements[0]?.text ?? "";

/** The name that the page gives a program, where families know it by that. */
function fullName({ state, fact, names }: (typeof describedPrograms)[number]): string | null {
  const passage = ground.passages.all.find((one) => one.state === state && one.url.endsWith(`#${fact}`));
  expect(passage, `${state} ${fact} has a place on a page`).toBeDefined();
  const name = (passage?.headings.at(-1) ?? "").replace(/\s*\([^)]*\)/g, "").split(/[:,]/)[0] ?? "";
  return names === null || !names.test(name.toLowerCase()) ? null : name;
}

describe("each program of the table", () => {
  it.each(describedPrograms.map((program) => [program.state, program.fact, program] as const))(
    "of %s is told: %s",
    (state, fact, program) => {
      expect(told(program.plainly)).toContain(fact);
      const name = fullName(program);
      if (name !== null) expect(told(`what is ${name} in ${stateName(state)}`)).toContain(fact);
    },
  );

  it("has a name or a way of its own", () => {
    for (const { ways, plainly } of describedPrograms) expect(ways.length, plainly).toBeGreaterThan(0);
  });
});

describe("a program by its name alone", () => {
  it.each<[string, string]>([
    ["what is CUNY ASAP", "aid-asap"],
    ["EOP at SUNY", "aid-eop"],
    ["SUNY Educational Opportunity Program", "aid-eop"],
    ["One Click College Admit", "applications-one-click"],
    ["Pennsylvania student teacher stipend", "workforce-student-teacher"],
    ["GEORGIA MATCH", "applications-match"],
    ["hazlewood legacy", "veterans-legacy"],
    ["what is the Hazlewood Act", "veterans-hazlewood"],
    ["TSTC money back guarantee", "workforce-tstc"],
    ["what is CalKIDS", "savings-calkids"],
    ["VMSDEP", "veterans-vmsdep"],
    ["what is the go blue guarantee", "aid-go-blue"],
    ["grandparent waiver", "residency-grandparent"],
  ])("%s", (question, fact) => expect(told(question)).toContain(fact));
});

describe("a program behind a story", () => {
  it.each<[string, string, string?]>([
    [
      "My nephew aged out of care in Pittsburgh, and colleges there aren't allowed to charge him tuition. True?",
      "aid-fostered",
    ],
    ["we fostered him in Oregon since he was ten, foster kids get free college there right", "aid-foster"],
    ["Our kid was on Medicaid all of middle school. Someone in Flint says that gets college paid for?", "aid-tip"],
    [
      "granddaughter is near the very top of her class in Lima, ohio and they say the governor pays?? how much",
      "aid-merit",
    ],
    ["C+ student, not much money. Anything from Illinois that doesn't care about grades?", "aid-map"],
    ["whats that thing in illinois where the college lets you in without applying", "applications-one-click"],
    [
      "dad was hurt bad in Iraq, hes 100% disabled. we live in dayton. is there college money for me",
      "aid-war-orphans",
    ],
    ["My wife came out of the Navy 100% disabled. Does our 17 year old get college free?", "veterans-vmsdep", "VA"],
    ["I'm enrolled with the Sault tribe. Do I have to pay tuition at Lake Superior State?", "aid-tribal"],
    ["my daughter is a member of the Klamath tribes in oregon, does the state help pay", "aid-tribal"],
    [
      "my wife is student teaching in Erie next fall w/ no paycheck. isn't there a stipend now",
      "workforce-student-teacher",
    ],
    ["the metrocard program at cuny, the one with the advisor who stays on you", "aid-asap"],
    ["grades kinda bad, money worse. counselor in Yonkers says suny has a way in for kids like me", "aid-eop"],
    [
      "Top tenth of the class, wants civil engineering at Buffalo. Is there a state scholarship just for that?",
      "aid-stem",
    ],
    ["Finished high school in Toledo, six years in Texas, moving back. Do I count as in-state?", "residency-forever"],
    [
      "mom got hired full time in Columbus, we move in June, i start ohio univ in august. in state or no?",
      "residency-job",
    ],
    [
      "nana lives in Tampa we live in Toledo. florida lets grandkids skip the out of state price??",
      "residency-grandparent",
    ],
    ["my grandma lives in Florida and we live in Georgia, can I pay in-state at FSU", "residency-grandparent"],
    ["Two parents, 130k together, daughter has a 2.6. Maryland community college free or no?", "aid-promise"],
    ["that ann arbor thing where its free if you make under 125", "aid-go-blue"],
    ["somebody said there are michigan universities that HAS to take him with a 3.1", "admission-maap"],
    ["Florida has extra money just for kids whose parents don't have a degree?", "aid-first-generation"],
    [
      "letter from governor kemp says colleges are holding a spot for my son, senior in macon",
      "applications-match",
      "GA",
    ],
    ["which schools in carolina are the 500 dollar ones", "aid-nc-promise"],
    [
      "My twins got mail saying they're already in and they never even applied. is it a scam?",
      "applications-connect",
      "NC",
    ],
    ["dad did 20 yrs in the army and says i can have the college hours he never used", "veterans-legacy", "TX"],
    ["My husband served 6 years and never used his Hazlewood. Can our son use it?", "veterans-legacy"],
    ["I'm number one in a class of 19. Somebody said that makes the first year free??", "aid-highest-rank", "TX"],
    ["cousin pays zero at NAU because he got pell", "aid-promise", "AZ"],
    [
      "I want to teach third grade on the rez, doesn't Arizona pay your tuition if you teach afterwards?",
      "aid-teachers",
    ],
    ["heard in colorado you get the first two years tuition back on your taxes, we make about 80", "aid-promise"],
    ["is there a free community college deal in oregon straight out of high school", "aid-promise"],
    ["single mom at fresno city college, is the cal grant check bigger if you have kids?", "aid-parents-access", "CA"],
    ["the state opened some kind of savings account for my daughter, how much is in it", "savings-calkids", "CA"],
    ["If a tech school in Texas can't get you a job they give your money back?", "workforce-tstc"],
    ["my mom makes next to nothing, counselor said theres one big grant up to 18 thousand", "aid-ga", "MD"],
    ["does virginia really pay for welding at the community college", "aid-g3"],
    ["in pennsylvania you cant graduate without the fafsa now right", "fafsa-graduate"],
  ])("%s", (question, fact, state) => expect(told(question, state)).toContain(fact));

  it("the pledge of Indiana is the 21st Century Scholars’", () => {
    expect(first("she signed the pledge in 7th grade and indiana pays. when is the fafsa due")).toMatch(/April 15/);
  });
});

describe("what only sounds like one", () => {
  it.each<[string, string]>([
    ["My grandson got a packet from Michigan Tech. Do their mechanical engineers get paid decent?", "aid-skills"],
    ["fort lewis college in durango: my kids are enrolled Navajo, is tuition free for them", "residency-tribes"],
  ])("isn't told of it: %s", (question, fact) => expect(told(question)).not.toContain(fact));

  it("is told behind the price that is asked first", () => {
    expect(
      told("how much is NOVA for a virginia resident, and is there a grant if i transfer to a 4 yr after")[0],
    ).toBe("cost");
  });

  it.each<[string, RegExp]>([
    ["what is the tuition at Michigan State", /Michigan State University charged/],
    ["acceptance rate at University of Georgia", /admitted/],
    ["how much does a teacher make in Texas", /\$/],
  ])("is answered as before: %s", (question, says) => expect(first(question)).toMatch(says));
});
