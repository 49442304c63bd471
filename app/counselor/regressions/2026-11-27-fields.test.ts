import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../ask";
import type { Ground } from "../ground/ground";
import { preparedGround } from "../ground/ground.server";
import { nobody } from "../understand/student";

/** What a further stranger's 104 questions found wrong on November 27, 2026, each with sisters in other words. */
let ground: Ground;
beforeAll(async () => {
  ground = await preparedGround(new Date("2026-11-27T04:00:00Z"));
});

const firstTwo = (text: string) =>
  ask({ text, before: [], student: nobody }, ground)
    .statements.slice(0, 2)
    .map((one) => one.text)
    .join(" ");

describe("a college by the name it's called", () => {
  it.each([
    ["When do ED2 applications close at Wesleyan", /^Wesleyan University, Early Decision II/],
    ["is wesleyan test optional", /^Wesleyan University:/],
    ["Virginia Wesleyan acceptance rate", /^Virginia Wesleyan/],
    ["Pacific acceptance rate", /^University of the Pacific/],
    ["Southwestern acceptance rate", /^Southwestern University/],
    ["Columbia acceptance rate", /^Columbia University in the City/],
    ["Cornell deadline regular decision", /^Cornell University,/],
    [
      "in-district tuition at Oakton Community College",
      /^Oakton College charged \$3,985 for students from its district/,
    ],
    ["Valencia Community College tuition", /^Valencia College charged/],
    ["Santa Fe Community College tuition", /^Santa Fe Community College charged/],
    ["University of Boise State acceptance rate", /^Boise State University admitted/],
    ["University of Northern Atlantis tuition", /no college called “University of Northern Atlantis”/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));
});

describe("money", () => {
  it.each([
    ["will SAVE plan still exist when i graduate in 2031", /^SAVE is over/],
    ["can I still sign up for SAVE", /^SAVE is over/],
    ["what would Colorado State cost if she lived with us instead of the dorms", /with family.*on campus/],
    ["does my 16 year old's part time job count against us on the fafsa", /^Pay from any other job counts/],
    ["can i use the tennessee promise at a 4 year", /^We haven’t checked who qualifies for it in Tennessee/],
    ["is University of Delaware cheaper if my kid lives at home", /living with family.*living on campus/],
    ["living at home or on campus at Boise State, what is the difference in cost", /with family.*on campus/],
    ["My husband lost his job in October. Can the college change our aid?", /^Tell the financial aid office/],
    ["I got laid off last month, will the aid office take that into account", /^Tell the financial aid office/],
    ["How does the Cal Grant GPA verification work and when is it due", /high school sends.*March 2, 2027/],
    ["who sends the GPA for Cal Grant", /high school sends/],
    ["can undocumented students get state aid in Maryland", /One-App.*in-state tuition/],
    ["mi hija es indocumentada y vivimos en California, ¿puede recibir ayuda?", /^California: Tres años/],
    ["¿Qué es el FAFSA y quién lo tiene que llenar?", /La FAFSA la empieza el estudiante/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));
});

describe("fields and occupations", () => {
  it.each([
    ["what can you do with a degree in anthropology", /Anthropologists and archeologists \(\$70,770, usually/],
    ["what jobs can I get with a sociology degree", /^Sociology prepares for occupations such as Sociologists/],
    ["my daughter wants to be a dental hygienist, is that a 2 year or 4 year thing", /an associate degree.*two years/],
    ["do you need a bachelors to be a paralegal", /Paralegals.*an associate degree/],
    ["is a physical therapist assistant a 2 year degree", /an associate degree.*two years/],
    [
      "does USC have game design",
      /^Our table of programs has no line of its own for game design.*Design and Applied Arts/,
    ],
    ["colleges with marine engineering in Maine", /^Maine Maritime Academy awarded/],
    ["robotics colleges in Michigan", /^University of Michigan, Dearborn awarded/],
    ["music colleges in Ohio", /bachelor’s degrees in music/],
    ["graphic design programs in Georgia", /^Savannah College of Art and Design/],
    ["whats a good scool for marine biolgy in florida", /^Our table.*marine biology.*Eckerd College awarded/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));

  it("says that a table of bachelor's degrees has no list of master's programs", () => {
    const { statements } = ask(
      { text: "where can I study to be a physician assistant in Ohio", before: [], student: nobody },
      ground,
    );
    expect(statements.map(({ text }) => text).join(" ")).toMatch(/no list of colleges for it/);
  });

  it("denies nothing that it just answered", () => {
    const text = "is Iowa State good for agriculture? do they have that major";
    const { statements } = ask({ text, before: [], student: nobody }, ground);
    expect(statements).toHaveLength(1);
  });
});

describe("choosing and applying", () => {
  it.each([
    ["What is a super score?", /^A superscore takes/],
    ["what's a wait list", /^A waitlist is/],
    ["hw many essays do i hav to rite for the UCs", /four answers, up to 350 words each/],
    ["how long is the common app essay and when is it due for Emory", /250 to 650 words.*Emory University/],
    ["do the UCs want an essay", /four answers, up to 350 words each/],
    ["what is the difference between ED and EA and can i do both", /binds you.*Yes, if the EA colleges allow it/],
    ["I have 12 AP credits. Will they count at Virginia Tech and could I graduate early?", /AP credit.*Price it/],
    ["Is it better to go to community college first or start at a 4 year?", /^Starting at a community college works/],
    ["is campus carry legal at texas tech", /no checked answer|don’t have a checked answer/],
    ["is Maria Gomez illegal", /don’t look anybody up/],
  ])("%s", (question, says) => expect(firstTwo(question)).toMatch(says));
});
