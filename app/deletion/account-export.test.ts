import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Member } from "~/account/member";
import { keepThread } from "~/counselor/threads/threads.server";
import { nobody } from "~/counselor/understand/student";
import { mayMail, refuseSender } from "~/family/people/refuse-sender.server";
import { queueMail } from "~/mail/queue.server";
import { type KeptPlan, keepPlan, kenyon } from "../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { inPlan, removeMember } from "../../tests/setup/writing";
import { exportAccount } from "./account-export.server";

const now = new Date("2026-11-22T12:00:00.000Z");
const at = now.toISOString();
const shared = globalThis as { openStore?: EmptyStore["store"] | undefined };

onBothStores("the file of everything about an account", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
    shared.openStore = opened.store;
  });
  afterEach(async () => {
    shared.openStore = undefined;
    await opened.close();
  });

  const memberOf = (name: "maya" | "renee" | "tom", emailVerified = true): Member => ({
    id: plan.accounts[name],
    name,
    email: `${name}@mail.example`,
    emailVerified,
    ageBand: "18+",
    admin: false,
    session: plan.sessions[name],
  });
  async function fileOf(member: Member) {
    const files = unzipSync(await exportAccount(member, "https://site.example", now));
    const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
    return {
      texts,
      data: JSON.parse(texts["account.json"] ?? "") as Record<string, unknown>,
      all: JSON.stringify(texts),
    };
  }
  /** What is kept under the addresses of two people. */
  async function fill() {
    const { store } = opened;
    for (const name of ["renee", "tom"]) {
      const email = `${name}@mail.example`;
      const session = { roles: "[]", refresh_token: null, pending: null, device: `Phone of ${name}`, created_at: at };
      await store
        .insertInto("session")
        .values({
          id: `session-${name}`,
          account_id: plan.accounts[name as "tom"],
          subject: `auth0|${name}`,
          ...session,
          seen_at: at,
          expires_at: "2027-01-01T00:00:00.000Z",
          refreshed_at: at,
        })
        .execute();
      await store
        .insertInto("billing")
        .values({ account_id: plan.accounts[name as "tom"], trial_used: 1 })
        .execute();
      const bill = { number: `N-${name}`, created_at: at, paid_at: at, status: "paid", currency: "usd" };
      const cents = { total: 900, due: 900, paid: 900, refunded: 0 };
      await store
        .insertInto("billing_invoice")
        .values({ id: `in-${name}`, account_id: plan.accounts[name as "tom"], ...bill, ...cents })
        .execute();
      await queueMail(store, { kind: "test", to: email, subject: `For ${name}`, text: "Words." }, now);
      await store
        .insertInto("waitlist")
        .values({
          id: name,
          email,
          topics: '["counselor"]',
          token_hash: `token-${name}`,
          asked_at: at,
          confirmed_at: at,
        })
        .execute();
      await store
        .insertInto("contact_message")
        .values({ id: name, at, email, about: "other", message: `Hello from ${name}`, answered_at: null })
        .execute();
      await refuseSender(store, (await mayMail(store, plan.accounts.maya, email, now)) ?? "", now);
    }
  }

  it("holds what is theirs, each plan as they see it, and nothing of anybody else", async () => {
    await fill();
    const { texts, data, all } = await fileOf(memberOf("renee"));
    expect(data).toMatchObject({
      exportedAt: at,
      account: { name: "renee", email: "renee@mail.example", emailVerified: true, ageBand: "18+", since: at },
      waysOfSigningIn: [{ atTheSignInService: "auth0|renee" }],
      browsers: expect.arrayContaining([{ device: "Phone of renee", since: at, lastSeen: at }]),
      billing: { trialUsed: true, bills: [{ id: "in-renee", number: "N-renee" }] },
      mailOnItsWayToYou: [{ kind: "test", subject: "For renee", body: "Words." }],
      waitlist: { topics: ["counselor"], confirmedAt: at },
      messagesToUs: [{ message: "Hello from renee" }],
      sendersYouRefused: [{ since: at }],
      plans: [{ folder: "plans/1", student: "Maya", part: "Parent or guardian, your household" }],
    });
    expect(Object.keys(texts)).toEqual(
      expect.arrayContaining(["read-me.txt", "plans/1/plan.html", "plans/1/plan.json"]),
    );
    expect(texts["plans/1/plan.html"]).toContain(kenyon.name);
    expect(new RegExp(`\\btom\\b|${kenyon.note}|token-|session-`, "i").exec(all)?.[0]).toBeUndefined();
    const looks = await opened.store.selectFrom("plan_log").where("who", "=", "renee").select("what").execute();
    expect(looks).toEqual([{ what: "downloaded-everything" }]);
  });

  it("holds the conversations with the counselor that they kept, with their answers, and nobody else's", async () => {
    const evidence = { url: "/help/fafsa", title: "The FAFSA", source: "This site", year: "2026", figures: {} };
    for (const name of ["renee", "tom"] as const) {
      const turn = {
        question: `What does ${name} ask?`,
        statements: [{ text: "It opens.", quoted: false, evidence: [evidence] }],
      };
      const content = { turns: [{ ...turn, at }], student: { ...nobody, gpa: 3.4 } };
      expect(await keepThread(memberOf(name), null, content, { now })).toHaveProperty("id");
    }
    const { data, all } = await fileOf(memberOf("renee"));
    expect(data.conversationsWithTheCounselor).toEqual([
      {
        keptAt: at,
        saidOfTheStudent: { gpa: 3.4 },
        questions: [
          {
            question: "What does renee ask?",
            answeredAt: at,
            answer: [{ text: "It opens.", sources: [{ url: "/help/fafsa", title: "The FAFSA", year: "2026" }] }],
          },
        ],
      },
    ]);
    expect(all).not.toContain("What does tom ask?");
  });

  it("decides what may be seen of a plan when it is made", async () => {
    expect((await fileOf(memberOf("renee"))).data.plans).toHaveLength(1);
    await inPlan(opened.store, plan.planId, (write) => removeMember(write, plan.members.renee));
    const { data, all } = await fileOf(memberOf("renee"));
    expect(data.plans).toEqual([]);
    expect(all.includes(kenyon.name)).toBe(false);
  });

  it("holds nothing that is kept by an address they only claim", async () => {
    await fill();
    const { data, all } = await fileOf(memberOf("renee", false));
    for (const key of ["mailOnItsWayToYou", "waitlist", "messagesToUs", "invitationsForYou", "sendersYouRefused"]) {
      expect(data).not.toHaveProperty(key);
    }
    expect(/Hello from|For renee/.exec(all)).toBeNull();
    expect(all.includes("isn't verified")).toBe(true);
  });
});
