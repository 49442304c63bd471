import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookOfAll } from "../setup/households";
import { idsIn, page, textOf, whole, words } from "../setup/page";
import { Plans } from "../setup/plans";
import { locationOf, type Visitor } from "../setup/visitor";

/** Who pays what, over HTTP: shares, payments, balances, the file, and what the other home may not learn. */

let at: Plans;
beforeAll(async () => {
  at = await Plans.open();
});
afterAll(() => at.close());

const now = new Date();
const year = now.getFullYear() - (now.getMonth() < 6 ? 1 : 0);
const day = `${year}-09-15`;
const payment = { intent: "add", what: "Application fees", amount: "1,234.56", day, payer: "1" };
const shares = { intent: "split", share0: "25", share1: "75", cap1: "800", fromYear: String(year) };

async function posts(one: Visitor, plan: string, fields: Record<string, string>, status = 303): Promise<Response> {
  const posted = await one.post(`${plan}/ledger`, fields);
  expect(posted.status, JSON.stringify(fields)).toBe(status);
  return posted;
}
const ledger = async (one: Visitor, plan: string, book = "") =>
  words(await page(one, `${plan}/ledger${book === "" ? "" : `?book=${book}`}`));

describe("a ledger", () => {
  it("says who owes whom to the cent, by agreed shares with limits, for each school year", async () => {
    const { renee, maya, plan, homes } = await at.family();
    await posts(renee, plan, { ...payment, book: homes.first });
    expect(await ledger(renee, plan)).toContain("no one owes anything here");
    await posts(renee, plan, { ...shares, book: homes.first });
    expect(await ledger(renee, plan), "a proposal does not count").toContain("no one owes anything here");
    expect(await ledger(maya, plan, homes.first)).toContain("Proposed by your first household. Still waiting for you.");
    const [split = ""] = idsIn(await page(maya, `${plan}/ledger?book=${homes.first}`), "split");
    await posts(maya, plan, { intent: "agree", book: homes.first, split });
    const seen = await ledger(renee, plan);
    // A quarter of $1,234.56 is $308.64; the household's part ends at its limit of $800.
    expect(seen).toContain("Maya owes your household");
    expect(seen).toContain("$308.64");
    expect(seen).toContain("$125.92");
    const theirs = await ledger(maya, plan, homes.first);
    expect(theirs).toContain("You owe your first household");
    expect(theirs).toContain("$308.64");
    expect(seen).toContain("Everyone has agreed.");
    await posts(renee, plan, { ...shares, book: homes.first, cap1: "" });
    const both = await ledger(renee, plan);
    expect(both, "other shares are another proposal").toContain("Still waiting for Maya");
    expect(both, "and what is agreed stands").toContain("Everyone has agreed.");
    expect(both).toContain("$125.92");
    expect(locationOf(await posts(renee, plan, { ...payment, book: homes.first }))).toBe(
      `${plan}/ledger?book=${homes.first}`,
    );
    expect(at.site.printed()).not.toMatch(/1,?234\.56|Application fees/);
  });

  it("keeps what was typed when it cannot stand", async () => {
    const { renee, plan, homes } = await at.family();
    const wrong = await posts(
      renee,
      plan,
      { ...payment, book: homes.first, amount: "lots", what: "A <i>train</i>" },
      400,
    );
    const text = await wrong.text();
    expect(text).toContain("Enter the amount in dollars and cents");
    expect(text).toContain('value="A &lt;i&gt;train&lt;/i&gt;"');
    const short = await posts(renee, plan, { ...shares, book: homes.first, share0: "20" }, 400);
    const said = words(await short.text());
    expect(said).toContain("The shares come to 95%");
    expect(said).toContain('value="800"');
    expect(await ledger(renee, plan)).toContain("You haven’t agreed on shares yet");
    await posts(renee, plan, { book: homes.first, intent: "explode" }, 400);
  });

  it("lets each side take out what it wrote, and nothing else", async () => {
    const { renee, maya, plan, homes } = await at.family();
    await posts(renee, plan, { ...payment, book: homes.first });
    const [entry = ""] = idsIn(await page(renee, `${plan}/ledger`), "entry");
    expect(idsIn(await page(maya, `${plan}/ledger?book=${homes.first}`), "entry")).toEqual([]);
    await posts(maya, plan, { intent: "delete", book: homes.first, entry }, 404);
    await posts(renee, plan, { intent: "delete", book: homes.first, entry });
    expect(await ledger(renee, plan)).not.toContain("Application fees");
  });

  it("lets nobody wipe out what is agreed: other shares wait for everyone, and each takes back only its own proposal", async () => {
    const { maya, renee, tom, plan, bring, homes } = await at.family();
    await bring();
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" });
    const split = { intent: "split", book: bookOfAll(homes), fromYear: String(year) };
    await posts(renee, plan, { ...split, share0: "0", share1: "50", share2: "50" });
    const [agreed = ""] = idsIn(await page(renee, `${plan}/ledger`), "split");
    for (const one of [tom, maya]) await posts(one, plan, { intent: "agree", book: bookOfAll(homes), split: agreed });
    await posts(renee, plan, { ...payment, book: bookOfAll(homes), what: "Tuition", amount: "2,000", payer: "1" });
    const owed = "The other household owes your household $1,000.00.";
    expect(textOf(await page(renee, `${plan}/ledger`))).toContain(owed);

    await posts(tom, plan, { ...split, share0: "0", share1: "100", share2: "0" });
    const seen = textOf(await page(renee, `${plan}/ledger`));
    expect(seen).toContain(owed);
    expect(seen).toContain("Everyone has agreed.");
    expect(seen).toContain("Proposed by the other household. Still waiting for Maya and your household.");
    const gone = await posts(tom, plan, { intent: "drop", book: bookOfAll(homes), split: agreed }, 400);
    expect(await gone.text()).toContain(
      "Everyone agreed to these shares, so they stay until everyone agrees to new ones.",
    );
    const file = await (await renee.post(`${plan}/ledger/export`, { book: bookOfAll(homes) })).text();
    expect(file).toContain('"agreed share","","50%","your household"');
    expect(file).toContain('"proposed share","","100%","your household"');

    const [proposal = ""] = idsIn(await page(tom, `${plan}/ledger`), "split");
    expect(proposal).not.toBe(agreed);
    for (const one of [renee, maya])
      await posts(one, plan, { intent: "drop", book: bookOfAll(homes), split: proposal }, 404);
    await posts(tom, plan, { intent: "drop", book: bookOfAll(homes), split: proposal });
    await posts(tom, plan, { intent: "agree", book: bookOfAll(homes), split: proposal }, 404);
    expect(textOf(await page(renee, `${plan}/ledger`))).not.toContain("Proposed by");

    // Who pays all of it takes nothing from anybody, so nobody else is asked.
    await posts(tom, plan, { ...split, share0: "0", share1: "0", share2: "100" });
    const all = textOf(await page(renee, `${plan}/ledger`));
    expect(all).toContain("The other household owes your household $2,000.00.");
    expect(all).toContain("The other household agreed to pay all of it.");
  });

  it("takes money paid back for what it is: the debt is gone and the costs are the same", async () => {
    const { renee, maya, plan, homes } = await at.family();
    await posts(renee, plan, { ...payment, book: homes.first, what: "Tuition", amount: "2,000" });
    await posts(renee, plan, { ...shares, book: homes.first, share0: "50", share1: "50", cap1: "" });
    const [split = ""] = idsIn(await page(renee, `${plan}/ledger`), "split");
    await posts(maya, plan, { intent: "agree", book: homes.first, split });
    expect(textOf(await page(renee, `${plan}/ledger`))).toContain("Maya owes your household $1,000.00.");
    const back = { ...payment, book: homes.first, what: "Paid back", amount: "1,000", payer: "0", receiver: "1" };
    const wrong = await posts(maya, plan, { ...back, receiver: "0" }, 400);
    expect(await wrong.text()).toContain("The money went to someone other than the one who paid");
    await posts(maya, plan, { ...back, receiver: "2" }, 400);
    // Paid in the summer after, for the year it was owed in.
    await posts(maya, plan, { ...back, day: `${year + 1}-07-03`, forYear: String(year) });
    const seen = textOf(await page(renee, `${plan}/ledger`));
    expect(seen).toContain("No one owes anything");
    expect(seen).toContain("paid by Maya to your household. Not a cost.");
    expect(seen).toMatch(/Together\$2,000\.00\$2,000\.00/);
    const file = await (await renee.post(`${plan}/ledger/export`, { book: homes.first })).text();
    expect(file).toContain(`"payment between you","${year + 1}-07-03","Paid back","Maya","1000.00","your household"`);
    expect(file).toContain('"paid to the others","","","Maya","1000.00"');
    expect(file).not.toContain('"owes"');
    const [entry = ""] = idsIn(await page(maya, `${plan}/ledger?book=${homes.first}`), "entry");
    await posts(renee, plan, { intent: "delete", book: homes.first, entry }, 404);
    await posts(maya, plan, { intent: "delete", book: homes.first, entry });
    expect(textOf(await page(renee, `${plan}/ledger`))).toContain("Maya owes your household $1,000.00.");
  });

  it("is saved as a file by a post alone", async () => {
    const { renee, maya, plan, homes } = await at.family();
    await posts(renee, plan, { ...payment, book: homes.first, what: '=HYPERLINK("x")' });
    await posts(renee, plan, { ...shares, book: homes.first });
    const [split = ""] = idsIn(await page(renee, `${plan}/ledger`), "split");
    await posts(maya, plan, { intent: "agree", book: homes.first, split });
    expect((await renee.get(`${plan}/ledger/export`)).status).toBe(400);
    const file = await renee.post(`${plan}/ledger/export`, { book: homes.first });
    expect(file.status).toBe(200);
    expect(file.headers.get("Content-Type")).toContain("text/csv");
    expect(file.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await file.text();
    expect(text).toContain(`"payment","${day}","'=HYPERLINK(""x"")","your household","1234.56"`);
    expect(text).toContain('"owes","","to your household","Maya","308.64"');
  });
});

describe("two homes", () => {
  it("have a ledger each with the student, and neither changes when the other writes", async () => {
    const { maya, renee, tom, plan, bring, names, homes } = await at.family();
    await posts(renee, plan, { ...payment, book: homes.first });
    const before = await page(renee, `${plan}/ledger`);
    await bring();
    await posts(tom, plan, { ...payment, book: homes.second, what: "A secret cello", amount: "31,415.92" });
    await posts(tom, plan, { ...shares, book: homes.second });
    expect(whole(await page(renee, `${plan}/ledger`))).toBe(whole(before));
    const toms = await ledger(tom, plan);
    expect(toms).toContain("A secret cello");
    // "first" is also how a student applies who comes straight from school.
    expect(toms.replace(/path[\\"]+,[\\"]+first/, "")).not.toMatch(
      new RegExp(`${names.renee}|Application fees|other household|second|first`, "i"),
    );
    for (const book of [bookOfAll(homes), homes.second, `${homes.second}.${homes.first}`, "own", "shared", "nothing"]) {
      expect((await renee.get(`${plan}/ledger?book=${book}`)).status, book).toBe(404);
      for (const intent of ["add", "split", "agree", "drop", "delete"]) {
        await posts(renee, plan, { ...payment, ...shares, intent, book }, 404);
      }
      expect((await renee.post(`${plan}/ledger/export`, { book })).status, book).toBe(404);
    }
    expect(await ledger(maya, plan, homes.second)).toContain("A secret cello");
    expect(await ledger(maya, plan, homes.first)).not.toContain("cello");
  });

  it("that plan together have one of all three", async () => {
    const { maya, renee, tom, plan, bring, homes } = await at.family();
    await bring();
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" });
    await posts(renee, plan, {
      ...payment,
      book: bookOfAll(homes),
      what: "Tuition deposit",
      amount: "900",
      payer: "1",
    });
    const three = {
      intent: "split",
      book: bookOfAll(homes),
      share0: "10",
      share1: "50",
      share2: "40",
      fromYear: String(year),
    };
    await posts(tom, plan, three);
    const [split = ""] = idsIn(await page(renee, `${plan}/ledger?book=${bookOfAll(homes)}`), "split");
    for (const one of [renee, maya]) await posts(one, plan, { intent: "agree", book: bookOfAll(homes), split });
    const seen = await ledger(tom, plan);
    expect(seen).toContain("Your household owes the other household");
    expect(seen).toContain("$360.00");
    expect(await ledger(renee, plan)).toContain("The other household owes your household");
    expect(await ledger(maya, plan)).toContain("You owe your first household");
    expect(await ledger(renee, plan, homes.first), "the one with the student is apart from it").not.toContain(
      "deposit",
    );
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "apart" });
    expect(await ledger(renee, plan)).not.toMatch(/deposit|other household/);
    expect((await tom.get(`${plan}/ledger?book=${bookOfAll(homes)}`)).status).toBe(404);
    expect(await ledger(maya, plan, bookOfAll(homes))).toContain("Tuition deposit");
    await posts(maya, plan, { ...payment, book: bookOfAll(homes) }, 404);
  });

  it("leave no trace when one of them must not be part of it", async () => {
    const { maya, renee, tom, plan, bring, homes } = await at.family();
    await bring();
    await maya.post(`${plan}/setup`, { intent: "homes", mode: "open" });
    await posts(renee, plan, { ...payment, book: bookOfAll(homes), what: "Tuition deposit", payer: "1" });
    await posts(tom, plan, { ...payment, book: bookOfAll(homes), what: "A secret cello", payer: "2" });
    await posts(tom, plan, { ...payment, book: homes.second, what: "Train" });
    await at.keepOneHome(maya, plan, "first", "estranged");
    expect((await tom.get(`${plan}/ledger`)).status).toBe(404);
    for (const one of [maya, renee]) {
      const seen = await ledger(one, plan);
      expect(seen).toContain("Tuition deposit");
      expect(seen).not.toMatch(/cello|Train|second|first household|other household|All three/);
      for (const book of [bookOfAll(homes), homes.second])
        expect((await one.get(`${plan}/ledger?book=${book}`)).status).toBe(404);
    }
    expect(words(await page(maya, `${plan}/log`))).not.toContain(`tom`);
  });
});

describe("a household that leaves", () => {
  const fees = { ...payment, what: "Test fees", amount: "350", payer: "0" };

  it("takes its own payments along, and leaves the student theirs", async () => {
    const { maya, renee, plan, names, homes } = await at.family();
    await posts(maya, plan, { ...fees, book: homes.first });
    await posts(renee, plan, { ...payment, book: homes.first, what: "Deposit", amount: "100" });
    expect(words(await page(renee, `${plan}/delete`))).toMatch(/<td>1<\/td><th scope="row">payment in a ledger</);
    await renee.post(`${plan}/delete`, { word: "delete" });
    await at.keepOneHome(maya, plan, "first", "one");
    const seen = await ledger(maya, plan);
    expect(seen).toMatch(/Test fees[\s\S]*\$350\.00/);
    expect(seen).toContain("Only you");
    expect(seen).toContain("No one owes anything here.");
    expect(seen).not.toMatch(/Deposit|Propose shares/);
    await posts(maya, plan, { ...fees, book: "mine" }, 404);
    // Somebody else in that household begins with an empty ledger.
    const sam = await at.person(`sam-${names.maya}`);
    await at.join(maya, sam, plan, "first", `sam-${names.maya}`);
    expect(await ledger(sam, plan)).not.toMatch(/Test fees|Deposit/);
    expect((await sam.get(`${plan}/ledger?book=mine`)).status).toBe(404);
    expect(await ledger(maya, plan, "mine")).toContain("Test fees");
    const [entry = ""] = idsIn(await page(maya, `${plan}/ledger?book=mine`), "entry");
    const back = locationOf(await posts(maya, plan, { intent: "delete", book: "mine", entry }));
    expect(words(await page(maya, back))).not.toContain("Test fees");
    expect(await ledger(maya, plan)).not.toContain("Only you");
  });

  it("whose part the student ends leaves the student’s payments to the student, and nothing to the home that stays", async () => {
    const { maya, renee, tom, plan, bring, homes } = await at.family();
    await bring();
    await posts(maya, plan, { ...fees, book: homes.second });
    await posts(tom, plan, { ...payment, book: homes.second, what: "A secret cello" });
    const before = await page(renee, `${plan}/ledger`);
    expect(words(await page(maya, `${plan}/setup/one-home`))).toContain("Payments you entered stay.");
    await at.keepOneHome(maya, plan, "first", "estranged");
    expect(whole(await page(renee, `${plan}/ledger`))).toBe(whole(before));
    const mine = await ledger(maya, plan, "mine");
    expect(mine).toContain("Test fees");
    expect(mine).not.toMatch(/cello|second|first household|other household/);
  });
});

describe("the file of everything", () => {
  it("holds what its reader sees of saved results, ledgers and essays, and nothing of the other home", async () => {
    const { maya, renee, tom, plan, bring, homes } = await at.family();
    await bring();
    const sai = "situation=married&parents.agi=73%2C421&parents.tax_paid=4%2C321&family_size=4";
    for (const one of [renee, tom]) await one.post("/plan/save", { tool: "sai", answers: sai });
    await posts(renee, plan, { ...payment, book: homes.first });
    await posts(tom, plan, { ...payment, book: homes.second, what: "A secret cello" });
    await maya.post(`${plan}/essays`, { intent: "add", title: "Personal statement" });
    const files = async (one: Visitor) => {
      const zip = unzipSync(new Uint8Array(await (await one.post(`${plan}/export`)).arrayBuffer()));
      return {
        names: Object.keys(zip),
        text: Object.values(zip)
          .map((file) => strFromU8(file))
          .join("\n"),
      };
    };
    const [reneeHas, tomHas, mayaHas] = [await files(renee), await files(tom), await files(maya)];
    expect(reneeHas.names.sort()).toEqual(tomHas.names.sort());
    expect(reneeHas.names).toContain("who-pays-what-own.csv");
    expect(reneeHas.text).toMatch(/Application fees/);
    expect(reneeHas.text).toContain("parents.agi=73%2C421");
    expect(reneeHas.text).not.toMatch(/cello|Personal statement|second|other household/);
    expect(mayaHas.names).toEqual(expect.arrayContaining(["who-pays-what-first.csv", "essays.csv"]));
    expect(mayaHas.text).not.toContain("73%2C421");
  });
});

describe("who has no part in it", () => {
  it("gets the answer of a plan that does not exist", async () => {
    const { maya, renee, plan, names, homes } = await at.family();
    await posts(renee, plan, { ...payment, book: homes.first });
    await posts(renee, plan, { ...shares, book: homes.first });
    const html = await page(renee, `${plan}/ledger`);
    const ids = { entry: idsIn(html, "entry")[0] ?? "", split: idsIn(html, "split")[0] ?? "" };
    const cleo = await at.person(`cleo-${names.maya}`);
    await cleo.post(await at.inviteTo(maya, plan, "counselor", `cleo-${names.maya}@family.example`));
    const stranger = await at.person(`stranger-${names.maya}`);
    const own = await at.start(stranger);
    for (const [who, base] of [
      [cleo, plan],
      [stranger, plan],
    ] as const) {
      expect((await who.get(`${base}/ledger`)).status).toBe(404);
      expect((await who.get(`${base}/ledger.data`)).status).toBe(404);
      for (const intent of ["add", "split", "agree", "drop", "delete"]) {
        await posts(who, base, { ...payment, ...shares, ...ids, book: homes.first, intent }, 404);
      }
      expect((await who.post(`${base}/ledger/export`, { book: homes.first })).status).toBe(404);
    }
    // Ids of another plan under one's own address.
    for (const intent of ["agree", "drop", "delete"])
      await posts(stranger, own, { ...ids, book: homes.first, intent }, 404);
    expect(await ledger(renee, plan)).toContain("Application fees");
  });
});
