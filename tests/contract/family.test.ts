import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { homesOf } from "../setup/households";
import { anyOf, idsIn, idsUnder, page, textOf, whole, withoutIds, words } from "../setup/page";
import { Plans } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** The family's plan over HTTP: two households that must not learn of each other, and what others try. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

/** A student with two households that are kept apart, and one college. */
async function family() {
  const family = await at.family();
  await family.maya.post(`${family.plan}/colleges`, { intent: "add", unitid: "204796" });
  return family;
}

const joins = async (one: Visitor, link: string) => expect((await one.post(link)).status).toBe(303);

const money = { intent: "save", income: "73,421", taxPaid: "5,200", familySize: "3", filing: "single", pays: "7,654" };
const ofPlan = ["", "/colleges", "/calendar", "/people", "/household", "/who-sees-what"];

describe("two households", () => {
  it("see nothing of each other: every page stays the same to the letter when the other joins", async () => {
    const { maya, renee, tom, plan, bring, names, homes } = await family();
    const before = await Promise.all(ofPlan.map((path) => page(renee, plan + path)));
    await bring();
    await tom.post(`${plan}/household`, { ...money, pays: "31,415", tell: "yes", household: homes.second });
    await tom.post(`${plan}/household`, { intent: "show", tell: "yes", household: homes.second });
    for (const [index, path] of ofPlan.entries()) {
      const after = await page(renee, plan + path);
      expect(whole(after), path).toBe(whole(before[index] ?? ""));
    }
    for (const path of ofPlan) {
      expect(words(await page(tom, plan + path)), path).not.toMatch(
        new RegExp(`${names.renee}|other household|second`, "i"),
      );
    }
    const people = words(await page(maya, `${plan}/people`));
    expect(people).toContain(names.tom);
    expect(people).toContain(names.renee);
  });

  it("keep their figures to themselves; the student sees bands, and the amount only when told", async () => {
    const { maya, renee, tom, plan, bring, homes } = await family();
    await bring();
    expect((await renee.post(`${plan}/household`, { ...money, household: homes.first })).status).toBe(303);
    const kept = anyOf(73_421, 7_654, 5_200);
    expect(await page(renee, `${plan}/household`), "and would be found").toMatch(kept);
    expect(await page(maya, plan)).toContain("Hasn’t shared an amount yet");
    await renee.post(`${plan}/household`, { intent: "show", household: homes.first });
    for (const one of [maya, tom])
      for (const path of ["", "/people"]) expect(words(await page(one, plan + path))).not.toMatch(kept);
    expect(words(await page(maya, plan))).toContain("$5,000 to $15,000 a year");
    expect(words(await page(tom, plan))).not.toContain("$15,000");
    await renee.post(`${plan}/household`, { ...money, pays: "28,000", household: homes.first });
    expect(words(await page(maya, plan)), "shown only by the button").toContain("$5,000 to $15,000 a year");
    await renee.post(`${plan}/household`, { intent: "show", tell: "yes", household: homes.first });
    expect(words(await page(maya, plan))).toContain("$28,000 a year");
    await renee.post(`${plan}/household`, { intent: "hide", household: homes.first });
    expect(words(await page(maya, plan))).not.toContain("$28,000");
    for (const one of [maya]) expect((await one.get(`${plan}/household`)).status).toBe(404);
    expect(withoutIds(at.site.printed())).not.toMatch(kept);
  });

  it("count together which colleges they reach, where they know of each other, and neither learns the amount", async () => {
    const { maya, renee, tom, plan, bring, homes } = await family();
    const count = (one: Visitor, household: string, intent = "count") =>
      one.post(`${plan}/household`, { intent, household });
    const amounts = anyOf(31_415, 12_345);
    await renee.post(`${plan}/household`, { ...money, pays: "31,415", household: homes.first });
    expect((await count(renee, homes.first)).status, "no other home is known").toBe(404);
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" });
    await bring();
    expect((await count(renee, homes.first)).status).toBe(303);
    const list = async (one: Visitor) => words(await page(one, `${plan}/colleges`));
    expect(await list(tom)).toContain("The other household counts.");
    expect(await list(tom), "but nothing is reached by one home").not.toContain("reach-");
    const empty = await count(tom, homes.second);
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain("Write what your household plans to pay a year, then count it.");
    expect((await count(tom, homes.first)).status, "nobody counts for another home").toBe(404);
    await tom.post(`${plan}/household`, { ...money, pays: "12,345", household: homes.second });
    await count(tom, homes.second);
    // Ohio State costs somebody from no state we know $52,000 on average; the homes count as $35,000 to $75,000.
    for (const one of [maya, renee, tom]) {
      const seen = await list(one);
      expect(seen).toContain("You may reach these");
      expect(seen).toContain("Ohio State University");
      expect(seen).not.toMatch(amounts);
      expect(seen, "nor the ranges").not.toMatch(/[35],000 to/);
    }
    expect(words(await page(renee, `${plan}/household`))).toContain("$30,000 to $60,000 a year");
    const before = await list(tom);
    await renee.post(`${plan}/household`, { ...money, pays: "45,000", household: homes.first });
    await count(renee, homes.first);
    expect(await list(tom), "another amount of the same range changes nothing").toBe(before);
    await renee.post(`${plan}/household`, { ...money, pays: "0", household: homes.first });
    expect(await list(tom), "nor does a figure that isn't counted").toBe(before);
    await count(renee, homes.first);
    expect(await list(tom)).toContain("Not with what you count now");
    await count(renee, homes.first, "uncount");
    expect(await list(maya)).not.toContain("reach-");
    await count(renee, homes.first);
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
    for (const one of [maya, renee, tom]) expect(await list(one), "kept apart again").not.toMatch(/reach|counts/);
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" });
    expect(await list(tom), "each has to choose it anew").not.toContain("counts.");
    expect(withoutIds(at.site.printed())).not.toMatch(amounts);
  });

  it("keep what another of their people saved meanwhile until it is replaced knowingly", async () => {
    const { renee, plan, homes } = await family();
    const path = `${plan}/household`;
    const ours = { ...money, household: homes.first };
    const shown = /name="shown" value="([^"]+)"/.exec(await page(renee, path))?.[1] ?? "";
    expect((await renee.post(path, { ...ours, shown })).status).toBe(303);
    const { filing, ...rest } = ours;
    const late = await renee.post(path, { ...rest, income: "68,000", shown });
    expect(late.status).toBe(400);
    expect(
      textOf(await late.text()).match(/While you were editing, someone saved this as “\$73,421”/g),
      "in the list and at the field",
    ).toHaveLength(2);
    expect(await page(renee, path)).toContain("73421");
    expect((await renee.post(path, { ...rest, income: "68,000" })).status).toBe(303);
    expect(await page(renee, path)).toMatch(new RegExp(`value="${filing}" checked|checked[^>]*value="${filing}"`));
  });

  it("let in whom they know: somebody the student sends later reads no figures until they open", async () => {
    const { maya, renee, plan, names, homes } = await family();
    const rick = await at.person(`rick-${names.maya}`);
    const link = await at.inviteTo(maya, plan, "first", `rick-${names.maya}@family.example`);
    await renee.post(`${plan}/household`, { ...money, household: homes.first });
    await joins(rick, link);
    expect(words(await page(rick, `${plan}/household`))).toContain("has to give you access");
    expect((await rick.post(`${plan}/household`, { ...money, household: homes.first })).status).toBe(404);
    expect(await page(rick, `${plan}/household`)).not.toMatch(/\b73421\b/);
    const [waiting] = idsIn(await page(renee, `${plan}/people`), "person");
    expect((await rick.post(`${plan}/people`, { intent: "admit", person: waiting ?? "" })).status).toBe(404);
    expect((await renee.post(`${plan}/people`, { intent: "admit", person: waiting ?? "" })).status).toBe(303);
    expect(await page(rick, `${plan}/household`)).toContain("73421");
    const choices = words(await page(maya, `${plan}/people`));
    expect(choices, "a household that keeps figures is not joined from outside").not.toContain(
      `value="${homes.first}"`,
    );
  });

  it("end without a trace when the student's parent must not be part of it", async () => {
    const { maya, renee, tom, plan, bring, names, homes } = await family();
    await bring();
    await tom.post(`${plan}/household`, { ...money, household: homes.second });
    const before = await page(renee, `${plan}/people`);
    const one = { mode: "estranged", keep: homes.first };
    const setup = { intent: "homes", ...one, sure: "yes" };
    expect((await maya.post(`${plan}/setup`, setup)).status, "only where it is shown what goes").toBe(400);
    expect((await maya.post(`${plan}/setup/one-home`, one)).status, "only when sure").toBe(400);
    await at.keepOneHome(maya, plan, "first", "estranged");
    expect((await maya.get(`${plan}/setup/one-home`)).status, "there is one home").toBe(404);
    for (const path of [...ofPlan, "/log", "/setup"]) {
      expect((await tom.get(plan + path)).status, path).toBe(404);
      if (path === "/household") continue;
      const text = words(await page(maya, plan + path));
      expect(text, path).not.toMatch(new RegExp(`second|other (household|parent|home)|two homes|${names.tom}`, "i"));
    }
    expect(whole(await page(renee, `${plan}/people`))).toBe(whole(before));
    expect((await tom.get("/plan")).status).toBe(200);
    expect(words(await page(tom, "/plan"))).not.toContain("Maya");
    expect((await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" })).status).toBe(404);
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "one" });
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
    expect((await tom.get(plan)).status, "nothing of before comes back").toBe(404);
  });

  it("can stay as the one that was second", async () => {
    const { maya, renee, tom, plan, bring, homes } = await family();
    await bring();
    await tom.post(`${plan}/household`, { ...money, household: homes.second });
    await at.keepOneHome(maya, plan, "second", "one");
    expect((await renee.get(plan)).status).toBe(404);
    expect(await page(tom, `${plan}/household`)).toContain("73421");
    expect(words(await page(maya, `${plan}/people`))).not.toContain("second");
  });

  it("know of each other when the student says they plan together", async () => {
    const { maya, renee, tom, plan, bring, names, homes } = await family();
    await bring();
    await tom.post(`${plan}/household`, { ...money, household: homes.second });
    await tom.post(`${plan}/household`, { intent: "show", tell: "yes", household: homes.second });
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" });
    expect(words(await page(renee, `${plan}/people`))).toContain(names.tom);
    const home = async () => words(await page(renee, plan));
    expect(await home(), "shown to the student is not shown to the other").not.toContain("$5,000 to $15,000 a year");
    await tom.post(`${plan}/household`, { intent: "show", tell: "yes", household: homes.second });
    const seen = await home();
    expect(seen).toContain("$5,000 to $15,000 a year");
    expect(seen, "told to the student is not told to the other").not.toContain("$7,654");
  });

  it("forget their figures with the last of their people", async () => {
    const { maya, renee, plan, names, homes } = await family();
    await renee.post(`${plan}/household`, { ...money, household: homes.first });
    await renee.post(`${plan}/household`, { intent: "show", household: homes.first });
    expect((await renee.post(`${plan}/delete`, { word: "delete" })).status).toBe(303);
    expect((await renee.get(plan)).status).toBe(404);
    await joins(renee, await at.inviteTo(maya, plan, "first", `${names.renee}@family.example`));
    expect(await page(renee, `${plan}/household`)).not.toMatch(/\b73421\b/);
  });
});

describe("the access log", () => {
  it("tells the student who looked and who changed, and is nobody else's", async () => {
    const { maya, renee, plan, names } = await family();
    await page(renee, `${plan}/colleges`);
    await page(renee, `${plan}/colleges`);
    const log = words(await page(maya, `${plan}/log`));
    expect(log).toContain(names.renee);
    expect(log.split("</main>")[0]?.split("looked at the college list"), "once a day").toHaveLength(2);
    expect(log).toContain("joined the plan");
    expect((await renee.get(`${plan}/log`)).status).toBe(404);
  });
});

describe("invitations", () => {
  it("work once, for the invited address, verified, until they end", async () => {
    const maya = await at.person("maya-i");
    const plan = await at.start(maya);
    const link = await at.inviteTo(maya, plan, "first", "Ines@Family.example");
    const [stranger, unverified] = [await at.person("stranger-i"), await at.person("ines", { verified: false })];
    const others = await page(stranger, link, 403);
    expect(words(others)).toContain("This invitation is for another address");
    expect(words(others)).not.toMatch(/maya|ines@/i);
    expect((await stranger.post(link)).status).toBe(403);
    expect((await unverified.post(link)).status).toBe(403);
    expect(words(await page(unverified, link, 403))).toContain("Verify your email address first");
    const ines = await at.person("ines");
    expect(words(await page(ines, link))).toContain("parent or guardian");
    await joins(ines, link);
    expect((await ines.get(plan)).status).toBe(200);
    expect((await stranger.get(plan)).status).toBe(404);
    const [person = ""] = idsUnder(await page(maya, `${plan}/people`), "/people");
    expect((await maya.post(`${plan}/people/${person}`, { word: "delete" })).status).toBe(303);
    expect((await ines.get(plan)).status).toBe(404);
    expect((await ines.post(link)).status, "used once").toBe(404);
    expect((await stranger.get("/plan/invitation?token=guess")).status).toBe(404);
    expect((await stranger.get("/plan/invitation")).status).toBe(404);
  });

  it("meet a visitor with words that are the same for every link, and lead back after signing in", async () => {
    const maya = await at.person("maya-v");
    const plan = await at.start(maya);
    const link = await at.inviteTo(maya, plan, "first", "vera@family.example");
    const token = new URL(link, at.site.origin).searchParams.get("token") ?? "";
    const vera = at.nobody();
    const met = await page(vera, link, 401);
    expect(textOf(met)).toContain("Sign in to open your invitation");
    expect(textOf(met)).toContain("the email address the message came to");
    expect(met).not.toContain("Sign in to see this page");
    expect(met).not.toMatch(/maya|vera@/i);
    const guessed = await page(vera, "/plan/invitation?token=guess", 401);
    expect(words(guessed).replaceAll("guess", token), "valid or not").toBe(words(met));
    const way = /<a href="(\/auth\/login\?[^"]+)"/.exec(met)?.[1] ?? "";
    const back = await vera.chooseAt(way, { sub: "", name: "vera", email: "vera@family.example", verified: "yes" });
    const welcome = locationOf(await vera.get(back));
    expect(locationOf(await vera.post(welcome, { age: "18+" }))).toBe(link);
    expect(words(await page(vera, link))).toContain("parent or guardian");
    await joins(vera, link);
    expect(withoutIds(at.site.printed())).not.toContain(token);
  });

  it("end when they are taken back, and the old link ends when it is sent again", async () => {
    const maya = await at.person("maya-r");
    const paul = await at.person("paul-r");
    const plan = await at.start(maya);
    const first = await at.inviteTo(maya, plan, "counselor", "paul-r@family.example");
    const [id = ""] = idsIn(await page(maya, `${plan}/people`), "invitation");
    const again = await maya.post(`${plan}/people`, { intent: "again", invitation: id });
    const second = /(\/plan\/invitation\?token=[\w-]+)/.exec(await again.text())?.[1] ?? "";
    expect((await paul.post(first)).status).toBe(404);
    expect((await paul.get(second)).status).toBe(200);
    await maya.post(`${plan}/people`, { intent: "revoke", invitation: id });
    expect((await paul.post(second)).status).toBe(404);
  });

  it("give the part they were sent for, whatever the form says", async () => {
    const maya = await at.person("maya-p");
    const cleo = await at.person("cleo-p");
    const plan = await at.start(maya);
    const link = await at.inviteTo(maya, plan, "counselor", "cleo-p@family.example");
    const { first } = await homesOf(at.store, plan);
    await cleo.post(link, { role: "student", household: first, admitted: "1", keeps: "me", who: first });
    expect((await cleo.get(`${plan}/household`)).status).toBe(404);
    expect((await cleo.post(`${plan}/colleges`, { intent: "add", unitid: "204796" })).status).toBe(404);
    expect((await cleo.post(`${plan}/people`, { intent: "invite", who: "helper", email: "x@y.example" })).status).toBe(
      404,
    );
    expect(words(await page(cleo, `${plan}/people`))).toContain("Counselor");
  });

  it("are not for minors where an adult is meant", async () => {
    const maya = await at.person("maya-m");
    const kid = await at.person("kid-m", { age: "13-17" });
    const plan = await at.start(maya);
    const link = await at.inviteTo(maya, plan, "first", "kid-m@family.example");
    expect(words(await page(kid, link, 403))).toContain("This is for adults");
    expect((await kid.post(link)).status).toBe(403);
  });

  it("of a role or a home that one may not give are refused", async () => {
    const { renee, plan, homes } = await family();
    for (const who of [homes.second, "own", "first", "second", "counselor", "helper", "student"]) {
      const posted = await renee.post(`${plan}/people`, { intent: "invite", who, email: "x@y.example" });
      expect(posted.status, who).toBe(400);
    }
  });

  it("are queued as messages to the invited address, and no more than eight on the first days", async () => {
    const maya = await at.person("maya-q");
    const plan = await at.start(maya);
    const link = await at.inviteTo(maya, plan, "helper", "hugo-q@family.example");
    const { subject, text, headers } = await at.emailTo("hugo-q@family.example");
    expect(subject).not.toMatch(/maya/i);
    expect(text).toContain("You’re invited to Maya’s college plan");
    expect(text).toContain(at.site.origin + link);
    expect(headers["list-unsubscribe"]).toContain("/plan/invitation/unknown?token=");
    expect(await at.emailsTo("hugo-q@family.example")).toHaveLength(1);
    for (let count = 1; count < 8; count += 1) {
      const [id = ""] = idsIn(await page(maya, `${plan}/people`), "invitation");
      await maya.post(`${plan}/people`, { intent: "revoke", invitation: id });
      await at.inviteTo(maya, plan, "helper", `hugo${count}-q@family.example`);
    }
    const asked = { intent: "invite", who: "helper", email: "last-q@family.example" };
    const more = await maya.post(`${plan}/people`, asked);
    expect(more.status).toBe(400);
    expect(words(await more.text())).toContain("up to 8 invitations a day");
    await maya.post(`${plan}/delete`, { word: "delete" });
    const again = await at.start(maya);
    expect((await maya.post(`${again}/people`, asked)).status, "another plan is no way around").toBe(400);
    await maya.post("/account/delete", { word: "delete" });
    const back = await at.person("maya-q");
    const after = await at.start(back);
    expect((await back.post(`${after}/people`, asked)).status, "nor is another account").toBe(400);
  });

  it("come to one address no more than three times a day from one person", async () => {
    const maya = await at.person("maya-three");
    const plan = await at.start(maya);
    const ask = async () =>
      (await maya.post(`${plan}/people`, { intent: "invite", who: "helper", email: "often@family.example" })).status;
    const answers: number[] = [];
    // The same invitation again takes a message that still waits out of the queue, so each is sent before the next.
    for (let count = 1; count <= 4; count += 1) {
      answers.push(await ask());
      await expect.poll(async () => (await at.emailsTo("often@family.example")).length).toBe(Math.min(count, 3));
    }
    expect(answers).toEqual([200, 200, 200, 400]);
    const kinds = await at.store
      .selectFrom("mail")
      .where("recipient", "=", "last-q@family.example")
      .select("kind")
      .execute();
    expect(kinds).toEqual([]);
  });

  it("can be refused from the mail, without signing in, and the sender sees no difference", async () => {
    const sam = await at.person("sam-refused");
    const plan = await at.start(sam);
    await at.inviteTo(sam, plan, "helper", "lena@family.example");
    const { text } = await at.emailTo("lena@family.example");
    const link = /\/plan\/invitation\/unknown\?token=[\w-]+/.exec(text)?.[0] ?? "";
    const lena = at.nobody();
    expect(words(await page(lena, link))).toContain("Don’t know who invited you?");
    expect(words(await page(lena, link)), "opening it changes nothing").toContain("Don’t know who invited you?");
    expect((await lena.post(link, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
    expect(words(await page(lena, link))).toContain("We won’t email you for them again");
    const seen = async (email: string) => {
      const posted = await sam.post(`${plan}/people`, { intent: "invite", who: "helper", email });
      return [
        posted.status,
        textOf(await posted.text())
          .replaceAll(email, "…")
          .replace(/token=[\w-]+/g, ""),
      ];
    };
    const before = await seen("lena@family.example");
    const [id = ""] = idsIn(await page(sam, `${plan}/people`), "invitation");
    await sam.post(`${plan}/people`, { intent: "revoke", invitation: id });
    expect(await seen("other-l@family.example")).toEqual(before);
    await at.emailTo("other-l@family.example");
    expect(await at.emailsTo("lena@family.example")).toHaveLength(1);
    expect((await at.nobody().get("/plan/invitation/unknown?token=forged")).status).toBe(404);
    expect((await lena.post(link, { intent: "allow" })).status).toBe(200);
    expect(words(await page(lena, link))).toContain("Don’t know who invited you?");
  });

  it("say nothing of somebody the inviter does not see", async () => {
    const { renee, plan, bring, names, homes } = await family();
    await bring();
    const known = await renee.post(`${plan}/people`, {
      intent: "invite",
      who: homes.first,
      email: `${names.tom}@family.example`,
    });
    const unknown = await renee.post(`${plan}/people`, {
      intent: "invite",
      who: homes.first,
      email: "nobody@family.example",
    });
    expect([known.status, unknown.status]).toEqual([200, 200]);
  });
});

describe("a plan a parent starts", () => {
  const soon = { adultMonth: "06", adultYear: String(new Date().getFullYear() + 2) };

  it("is kept by the parent until the student takes it over", async () => {
    const renee = await at.person("renee-s");
    const maya = await at.person("maya-s", { age: "13-17" });
    const plan = await at.start(renee, { who: "parent", ...soon });
    expect((await renee.post(`${plan}/colleges`, { intent: "add", unitid: "204796" })).status).toBe(303);
    expect((await renee.post(`${plan}/setup`, { intent: "homes", mode: "apart" })).status).toBe(404);
    const link = await at.inviteTo(renee, plan, "student", "maya-s@family.example");
    expect((await maya.post(link, { keeps: "parent" })).status).toBe(303);
    expect((await maya.post(`${plan}/colleges`, { intent: "add", unitid: "201645" })).status).toBe(404);
    expect((await renee.post(`${plan}/setup`, { intent: "take-over" })).status).toBe(404);
    expect((await maya.post(`${plan}/setup`, { intent: "take-over" })).status).toBe(303);
    expect((await maya.post(`${plan}/colleges`, { intent: "add", unitid: "201645" })).status).toBe(303);
    expect((await renee.post(`${plan}/colleges`, { intent: "add", unitid: "166683" })).status).toBe(404);
  });

  it("lets the parent correct the month in which the student turns 18, and keeps what was typed", async () => {
    const [renee, other] = [await at.person("renee-m"), await at.person("other-m")];
    const plan = await at.start(renee, { who: "parent", ...soon });
    const chosen = (html: string) =>
      [...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value).slice(-2);
    expect(chosen(await page(renee, `${plan}/setup`))).toEqual([soon.adultMonth, soon.adultYear]);
    const basics = { intent: "basics", name: "Lee", year: String(new Date().getFullYear() + 1), state: "OH" };
    const past = String(new Date().getFullYear() - 1);
    const refused = await renee.post(`${plan}/setup`, { ...basics, name: "Leo", adultMonth: "06", adultYear: past });
    expect(refused.status).toBe(400);
    const answer = await refused.text();
    expect(textOf(answer)).toContain("A student who’s 18 runs the plan as soon as they join");
    expect(answer).toContain('value="Leo"');
    const later = { adultMonth: "09", adultYear: soon.adultYear };
    expect((await renee.post(`${plan}/setup`, { ...basics, ...later })).status).toBe(303);
    expect(chosen(await page(renee, `${plan}/setup`))).toEqual([later.adultMonth, later.adultYear]);
    expect((await other.post(`${plan}/setup`, { ...basics, ...later })).status).toBe(404);
    await joins(other, await at.inviteTo(renee, plan, "student", "other-m@family.example"));
    expect(await page(other, `${plan}/setup`), "the student's then").not.toContain("adultMonth");
  });

  it("is the student's at once when the student is 18", async () => {
    const renee = await at.person("renee-t");
    const maya = await at.person("maya-t");
    const plan = await at.start(renee, { who: "parent", ...soon });
    await joins(maya, await at.inviteTo(renee, plan, "student", "maya-t@family.example"));
    expect((await renee.post(`${plan}/colleges`, { intent: "add", unitid: "166683" })).status).toBe(404);
    expect((await maya.post(`${plan}/colleges`, { intent: "add", unitid: "166683" })).status).toBe(303);
  });

  it("is not started by a minor, nor for an adult", async () => {
    const year = String(new Date().getFullYear() + 1);
    const kid = await at.person("kid-s", { age: "13-17" });
    const fields = { who: "parent", name: "Lee", year, ...soon };
    expect((await kid.post("/plan/start", fields)).status).toBe(400);
    const adult = await at.person("adult-s");
    expect((await adult.post("/plan/start", { ...fields, adultYear: "2020" })).status).toBe(400);
  });
});

describe("the Family subscription", () => {
  it("is asked for a second household, and by nothing that is there already", async () => {
    const maya = await at.person("maya-g");
    const [renee, tom] = [await at.person("renee-g"), await at.person("tom-g")];
    const plan = await at.start(maya);
    await joins(renee, await at.inviteTo(maya, plan, "first", "renee-g@family.example"));
    const two = { intent: "homes", mode: "apart" };
    const refused = await maya.post(`${plan}/setup`, two);
    expect(refused.status).toBe(400);
    expect(words(await refused.text())).toContain("You need the Family plan for that");
    await at.covers("renee-g");
    expect((await maya.post(`${plan}/setup`, two)).status, "a parent's covers the student").toBe(303);
    const mayas = textOf(await page(maya, "/subscription-dashboard"));
    expect(mayas).toContain("Someone in your plan has Family, and it covers you too");
    expect(textOf(await page(renee, "/subscription-dashboard"))).not.toContain("Someone in your plan has Family");
    await joins(tom, await at.inviteTo(maya, plan, "second", "tom-g@family.example"));
    const before = await page(tom, `${plan}/household`);
    await at.covers("renee-g", false);
    expect(whole(await page(tom, `${plan}/household`)), "what the other pays changes nothing").toBe(whole(before));
    const { second: household } = await homesOf(at.store, plan);
    expect((await tom.post(`${plan}/household`, { ...money, household })).status, "and what is there stays").toBe(303);
    expect((await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" })).status).toBe(303);
  });

  it("is asked for the plan of a sister or brother", async () => {
    const renee = await at.person("renee-h");
    const parent = { who: "parent", adultMonth: "06", adultYear: String(new Date().getFullYear() + 2) };
    await at.start(renee, parent);
    const year = String(new Date().getFullYear() + 1);
    const refused = await renee.post("/plan/start", { ...parent, name: "Lee", year });
    expect(refused.status).toBe(400);
    const text = words(await refused.text());
    expect(text).toContain("You need the Family plan for that");
    expect(text, "what was typed stays").toContain('value="Lee"');
    await at.covers("renee-h");
    await at.start(renee, { ...parent, name: "Lee" });
    expect(words(await page(renee, "/plan"))).toContain("Lee’s plan");
  });
});

describe("what others try", () => {
  const routes = readdirSync("app/routes/plan");
  const scoped = routes.filter((name) =>
    /\b(openPlan|writePlan)\b/.test(readFileSync(join("app/routes/plan", name), "utf8")),
  );
  const acting = routes.filter((name) =>
    /export const action/.test(readFileSync(join("app/routes/plan", name), "utf8")),
  );

  it("knows every route that takes an id", () => {
    expect(scoped.sort()).toEqual(
      [
        "add.tsx",
        "calendar.tsx",
        "college.tsx",
        "colleges.tsx",
        "delete.tsx",
        "export.ts",
        "home.tsx",
        "household.tsx",
        "layout.tsx",
        "log.tsx",
        "people.tsx",
        "person.tsx",
        "setup.tsx",
        "one-home.tsx",
        "who-sees-what.tsx",
        "save.tsx",
        "saved.tsx",
        "saved-result.tsx",
        "letters.tsx",
        "ledger.tsx",
        "ledger-export.ts",
        "essays.tsx",
        "draft.tsx",
        "draft-save.ts",
        "draft-versions.tsx",
        "draft-record.tsx",
        "tasks.tsx",
      ].sort(),
    );
  });

  it("answers somebody else's plan as one that does not exist", async () => {
    const { maya, plan, names } = await family();
    const stranger = await at.person(`stranger-${names.maya}`);
    const own = await at.start(stranger);
    const line = /\/colleges\/([0-9a-f]{32})/.exec(await page(maya, `${plan}/colleges`))?.[1] ?? "";
    const nowhere = `/plan/${"0".repeat(32)}`;
    const pages = [...ofPlan, "/delete", "/log", "/setup", `/colleges/${line}`];
    for (const path of pages) {
      const [theirs, nobodys] = [await stranger.get(plan + path), await stranger.get(nowhere + path)];
      expect([theirs.status, nobodys.status], path).toEqual([404, 404]);
      expect(words(await theirs.text()).replaceAll(plan, "")).toBe(words(await nobodys.text()).replaceAll(nowhere, ""));
      expect((await stranger.get(`${plan}${path}.data`)).status, `${path}.data`).toBe(404);
    }
    for (const path of [
      "/colleges",
      "/calendar",
      "/people",
      "/household",
      "/setup",
      "/setup/one-home",
      "/delete",
      "/export",
      `/colleges/${line}`,
    ]) {
      expect((await stranger.post(plan + path, { intent: "remove", line, status: "denied" })).status, path).toBe(404);
    }
    expect((await stranger.post("/plan/add", { plan: plan.split("/")[2] ?? "", unitid: "201645" })).status).toBe(404);
    // Ids of another plan under one's own address.
    expect((await stranger.get(`${own}/colleges/${line}`)).status).toBe(404);
    expect((await stranger.post(`${own}/colleges/${line}`, { status: "denied" })).status).toBe(404);
    expect((await stranger.post(`${own}/colleges`, { intent: "remove", line })).status).toBe(404);
    const person_ = idsUnder(await page(maya, `${plan}/people`), "/people")[0] ?? "no person";
    for (const intent of ["remove", "admit"]) {
      expect((await stranger.post(`${own}/people`, { intent, person: person_ })).status).toBe(404);
    }
    for (const path of [`${plan}/people/${person_}`, `${own}/people/${person_}`]) {
      expect((await stranger.get(path)).status, path).toBe(404);
      expect((await stranger.post(path, { word: "delete" })).status, path).toBe(404);
    }
    await at.inviteTo(maya, plan, "helper", "h@family.example");
    const invitation = idsIn(await page(maya, `${plan}/people`), "invitation")[0] ?? "";
    for (const intent of ["again", "revoke"]) {
      expect((await stranger.post(`${own}/people`, { intent, invitation })).status).toBe(404);
    }
  });

  it("refuses every change that another site sends", async () => {
    const { maya, plan } = await family();
    const address: Record<string, string> = {
      "start.tsx": "/plan/start",
      "add.tsx": "/plan/add",
      "invitation.tsx": "/plan/invitation?token=x",
      "invitation-unknown.tsx": "/plan/invitation/unknown?token=x",
      "calendar.tsx": `${plan}/calendar`,
      "delete.tsx": `${plan}/delete`,
      "stop-reminders.tsx": "/reminders/stop?token=x",
      "colleges.tsx": `${plan}/colleges`,
      "college.tsx": `${plan}/colleges/${"0".repeat(32)}`,
      "export.ts": `${plan}/export`,
      "people.tsx": `${plan}/people`,
      "person.tsx": `${plan}/people/${"0".repeat(32)}`,
      "one-home.tsx": `${plan}/setup/one-home`,
      "household.tsx": `${plan}/household`,
      "setup.tsx": `${plan}/setup`,
      "save.tsx": "/plan/save",
      "saved.tsx": `${plan}/saved`,
      "essays.tsx": `${plan}/essays`,
      "draft.tsx": `${plan}/essays/${"0".repeat(32)}`,
      "draft-save.ts": `${plan}/essays/${"0".repeat(32)}/save`,
      "tasks.tsx": `${plan}/tasks`,
      "counselor.tsx": "/counselor/plan",
      "ledger.tsx": `${plan}/ledger`,
      "ledger-export.ts": `${plan}/ledger/export`,
      "saved-result.tsx": `${plan}/saved/${"0".repeat(32)}`,
    };
    expect(Object.keys(address).sort()).toEqual(acting.sort());
    for (const [name, path] of Object.entries(address)) {
      for (const headers of [
        { Origin: "https://evil.example" },
        { "Sec-Fetch-Site": "cross-site" },
        { Origin: "null" },
      ]) {
        expect((await maya.post(path, { intent: "leave" }, headers)).status, name).toBe(403);
      }
    }
  });

  it("lets a parent change nothing that is the student's", async () => {
    const { maya, renee, plan, homes } = await family();
    const line = /\/colleges\/([0-9a-f]{32})/.exec(await page(maya, `${plan}/colleges`))?.[1] ?? "";
    await maya.post(`${plan}/colleges/${line}`, { status: "applying", way: "ed1", liked: "trees", note: "a secret" });
    const seen = await page(renee, `${plan}/colleges/${line}`);
    expect(seen).toContain("trees");
    expect(seen).not.toContain("a secret");
    const person = idsUnder(await page(maya, `${plan}/people`), "/people")[0] ?? "no person";
    for (const [at, fields] of [
      ["/colleges", { intent: "add", unitid: "166683" }],
      ["/colleges", { intent: "remove", line }],
      ["/colleges", { intent: "by-name" }],
      [`/colleges/${line}`, { status: "denied", note: "mine" }],
      ["/setup", { intent: "basics", name: "Not Maya", year: String(new Date().getFullYear() + 1) }],
      ["/setup", { intent: "homes", mode: "open" }],
      ["/people", { intent: "remove", person }],
      [`/people/${person}`, { word: "delete" }],
      ["/setup/one-home", { keep: homes.first, mode: "one", word: "delete" }],
    ] as [string, Record<string, string>][]) {
      expect((await renee.post(plan + at, { ...fields, role: "student", controls: "1" })).status, at).toBe(404);
    }
    expect((await renee.get(`${plan}/setup`)).status).toBe(404);
  });
});

describe("the college list", () => {
  it("adds, sorts, takes off and puts back with what was written", async () => {
    const maya = await at.person("maya-l");
    const plan = await at.start(maya);
    for (const unitid of ["204796", "166683", "201645"]) {
      expect((await maya.post(`${plan}/colleges`, { intent: "add", unitid })).status).toBe(303);
    }
    expect((await maya.post(`${plan}/colleges`, { intent: "add", unitid: "1" })).status).toBe(400);
    const order = async () =>
      [...(await page(maya, `${plan}/colleges`)).matchAll(/<h3[^>]*><a[^>]*>([^<]+)</g)].map(([, name]) => name);
    const first = await order();
    const [line = ""] = idsIn(await page(maya, `${plan}/colleges`), "line");
    await maya.post(`${plan}/colleges`, { intent: "down", line });
    expect(await order()).toEqual([first[1], first[0], first[2]]);
    await maya.post(`${plan}/colleges`, { intent: "by-name" });
    expect(await order()).toEqual([...first].sort());
    await maya.post(`${plan}/colleges/${line}`, { status: "applied", liked: "the river", note: "ask about labs" });
    await maya.post(`${plan}/colleges`, { intent: "remove", line });
    expect(await order()).toHaveLength(2);
    await maya.post(`${plan}/colleges`, { intent: "restore", line });
    expect(await page(maya, `${plan}/colleges/${line}`)).toContain("ask about labs");
    await maya.post(`${plan}/colleges`, { intent: "remove", line });
    await maya.post(`${plan}/colleges`, { intent: "forget", line });
    expect((await maya.post(`${plan}/colleges`, { intent: "restore", line })).status).toBe(404);
  });

  it("loses the days of a season that the student is not in any more", async () => {
    const maya = await at.person("maya-year");
    const plan = await at.start(maya);
    await maya.post(`${plan}/colleges`, { intent: "add", unitid: "203535" });
    const [line = ""] = idsIn(await page(maya, `${plan}/colleges`), "line");
    const path = `${plan}/colleges/${line}`;
    const year = new Date().getFullYear() + 1;
    const day = `${year}-01-05`;
    expect((await maya.post(path, { status: "applying", way: "rd", deadline: day })).status).toBe(303);
    expect(await page(maya, path)).toContain(day);
    const basics = { intent: "basics", name: "Maya", year: String(year + 1) };
    expect((await maya.post(`${plan}/setup`, basics)).status).toBe(303);
    expect(await page(maya, path)).not.toContain(day);
  });

  it("replaces nothing unseen that another window saved", async () => {
    const maya = await at.person("maya-two-tabs");
    const plan = await at.start(maya);
    await maya.post(`${plan}/colleges`, { intent: "add", unitid: "204796" });
    const [line = ""] = idsIn(await page(maya, `${plan}/colleges`), "line");
    const path = `${plan}/colleges/${line}`;
    const shown = async () => /name="shown" value="([^"]+)"/.exec(await page(maya, path))?.[1] ?? "";
    const old = await shown();
    const typed = { status: "considering", way: "", deadline: "" };
    const one = { ...typed, liked: "the river", note: "two pages\r\nof thoughts", shown: old };
    expect((await maya.post(path, one)).status).toBe(303);
    const late = await maya.post(path, { ...typed, liked: "the hills", note: "", shown: old });
    expect(late.status).toBe(400);
    const answer = await late.text();
    expect(textOf(answer)).toContain(
      "While you were editing, someone saved this as “the river”. Save again to replace it with yours.",
    );
    expect(answer).toContain("the hills");
    expect(await page(maya, path)).toContain("two pages\nof thoughts");
    expect((await maya.post(path, { ...typed, liked: "the hills", note: "", shown: await shown() })).status).toBe(303);
    expect(await page(maya, path)).not.toContain("of thoughts");
  });

  it("holds one binding Early Decision at a time and keeps what was typed", async () => {
    const maya = await at.person("maya-e");
    const plan = await at.start(maya);
    for (const unitid of ["166683", "201645"]) await maya.post(`${plan}/colleges`, { intent: "add", unitid });
    const lines = [...new Set(idsIn(await page(maya, `${plan}/colleges`), "line"))];
    const ed = { status: "applying", way: "ed1", liked: "kept text", note: "" };
    expect((await maya.post(`${plan}/colleges/${lines[0]}`, ed)).status).toBe(303);
    expect((await maya.post(`${plan}/colleges/${lines[1]}`, { ...ed, way: "ed2" })).status, "written").toBe(303);
    const sent = { ...ed, way: "ed2", status: "applied" };
    const second = await maya.post(`${plan}/colleges/${lines[1]}`, sent);
    expect(second.status, "not sent").toBe(400);
    const text = await second.text();
    expect(text).toContain("already your Early Decision college");
    expect(text).toContain("kept text");
    await maya.post(`${plan}/colleges/${lines[0]}`, { ...ed, status: "denied" });
    expect((await maya.post(`${plan}/colleges/${lines[1]}`, sent)).status).toBe(303);
  });

  it("is filled from a college's public page by a link", async () => {
    const maya = await at.person("maya-a");
    const plan = await at.start(maya);
    expect((await at.nobody().get("/plan/add?college=166683")).status).toBe(401);
    expect(words(await page(maya, "/plan/add?college=166683"))).toContain("Massachusetts Institute of Technology");
    const added = await maya.post("/plan/add", { plan: plan.split("/")[2] ?? "", unitid: "166683" });
    expect(locationOf(added)).toBe(`${plan}/colleges`);
    expect(words(await page(maya, "/plan/add?college=166683"))).toContain("already on your list");
    expect((await maya.get("/plan/add?college=1")).status).toBe(404);
  });

  it("takes the status of a device for a college it never had, and writes over none", async () => {
    const maya = await at.person("maya-status");
    const plan = await at.start(maya);
    const form = (status: string) => ({
      plan: plan.split("/")[2] ?? "",
      unitids: "203535",
      "status-203535": status,
      "status-204796": "admitted",
    });
    const status = async () => /<option value="(\w+)" selected/.exec(await page(maya, await line()))?.[1];
    const line = async () =>
      `${plan}/colleges/${idsUnder(await page(maya, `${plan}/colleges`), `${plan}/colleges`)[0]}`;
    expect((await maya.post("/plan/add", form("applied"))).status).toBe(303);
    expect(await status()).toBe("applied");
    expect(textOf(await page(maya, `${plan}/colleges`)), "only what was checked").not.toContain("Ohio State");
    expect((await maya.post("/plan/add", form("denied"))).status).toBe(303);
    expect(await status(), "the plan knows better").toBe("applied");
    const id = (await line()).split("/").at(-1) ?? "";
    await maya.post(`${plan}/colleges`, { intent: "remove", line: id });
    expect((await maya.post("/plan/add", form("denied"))).status).toBe(303);
    expect(await status(), "also of one that was taken off").toBe("applied");
    const other = await maya.post("/plan/add", { ...form("dreaming"), unitids: "204857", "status-204857": "dreaming" });
    expect(other.status).toBe(303);
    expect(textOf(await page(maya, `${plan}/colleges`))).toContain("Considering");
  });

  it("takes no college that nobody can start at, and says why and where to look instead", async () => {
    const maya = await at.person("maya-closed");
    const plan = await at.start(maya);
    const form = { plan: plan.split("/")[2] ?? "", unitid: "214795" };
    const shown = await page(maya, "/plan/add?college=214795");
    expect(shown).not.toContain('name="unitid"');
    expect(words(shown)).toContain("students can’t start there in fall");
    const refused = await maya.post("/plan/add", form);
    expect(refused.status).toBe(400);
    expect(words(await refused.text())).toContain("Penn State");
    expect((await maya.post(`${plan}/colleges`, { intent: "add", unitid: "172264" })).status).toBe(400);
    const list = textOf(await page(maya, `${plan}/colleges?q=siena+heights`));
    expect(list).toContain("There are no colleges on the list yet");
    expect(list).toMatch(/Siena Heights University\s?: Closed in May 2026\. You can’t add it\./);
  });
});
