import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeWaiver } from "~/billing/entitlement/data.server";
import { type Writing, writePlan } from "~/family/access/write-plan.server";
import { tellClosings } from "~/family/closings/tell-closings.server";
import { addCollege, changeCollege, removeCollege } from "~/family/colleges/data.server";
import { remind } from "~/family/dates/remind.server";
import { putReminder } from "~/family/dates/reminder-data.server";
import { keepOneHousehold } from "~/family/departure/households.server";
import { putTask } from "~/family/tasks/data.server";
import { deliverMail } from "~/mail/deliver.server";
import { type KeptPlan, keepPlan } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inAccount, inPlan, removeMember } from "../../../tests/setup/writing";
import { findInvitation } from "./data.server";
import { invite, inviteAgain, revokeInvitation } from "./invite.server";
import { refuseSender } from "./refuse-sender.server";

type Name = keyof KeptPlan["members"];
const now = new Date("2026-11-21T12:00:00.000Z");

/** What waits in the queue is decided when it is sent: the mail server was away, and meanwhile something happened. */
onBothStores("mail about a plan that waits", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
  });
  afterEach(() => opened.close());

  const as = <T>(name: Name, work: (writing: Writing) => Promise<T>) => {
    const who = { id: plan.accounts[name], name, email: `${name}@mail.example`, emailVerified: true };
    const member = { ...who, ageBand: "18+", admin: false, session: plan.sessions[name] } as const;
    return writePlan(member, plan.planId, work, { store: opened.store, now });
  };
  const within = <T>(work: Parameters<typeof inPlan<T>>[2]) => inPlan(opened.store, plan.planId, work);
  const deliver = async (at = now) => {
    const sent: { to: string; subject: string; text: string; html: string | null }[] = [];
    await deliverMail(
      opened.store,
      async (mail) => void sent.push(mail),
      () => at,
    );
    return sent;
  };
  const waiting = () => opened.store.selectFrom("mail").where("sent_at", "is", null).select("id").execute();

  describe("an invitation", () => {
    const guest = "guest@mail.example";
    const ask = (name: Name, who: string = name === "tom" ? plan.homes.second : plan.homes.first) =>
      as(name, (writing) => invite(writing, new URLSearchParams({ who, email: guest })));
    const tokenOf = (text: string) => /invitation\?token=([\w-]+)/.exec(text)?.[1] ?? "";
    const invitations = () => opened.store.selectFrom("plan_invitation").select(["id", "invited_by"]).execute();
    const idOfFirst = async () => (await invitations())[0]?.id ?? "";

    it("goes where nothing has happened", async () => {
      await ask("renee");
      await ask("maya", "helper");
      const sent = await deliver();
      expect(sent.map(({ to }) => to)).toEqual([guest, guest]);
      for (const { text } of sent) expect(await findInvitation(opened.store, tokenOf(text), now)).not.toBeNull();
    });

    it("is not sent once it is taken back", async () => {
      await ask("renee");
      const id = await idOfFirst();
      await as("renee", (writing) => revokeInvitation(writing, id));
      expect(await deliver()).toEqual([]);
    });

    it("ends with the removal of whoever sent it, in the same transaction, and is not sent", async () => {
      const asked = await ask("renee");
      await ask("maya", "helper");
      await within((write) => removeMember(write, plan.members.renee));
      const left = await invitations();
      expect(left.map(({ invited_by }) => invited_by)).toEqual([plan.members.maya]);
      const link = asked.ok ? asked.link : "";
      expect(await findInvitation(opened.store, tokenOf(link), now)).toBeNull();
      expect(await deliver()).toHaveLength(1);
    });

    it("goes on as theirs who sent it again, with the new link alone", async () => {
      await ask("renee");
      const id = await idOfFirst();
      await as("maya", (writing) => inviteAgain(writing, id));
      await within((write) => removeMember(write, plan.members.renee));
      const sent = await deliver();
      expect(sent).toHaveLength(1);
      expect(await findInvitation(opened.store, tokenOf(sent[0]?.text ?? ""), now)).not.toBeNull();
    });

    it("is not sent by a home that is no longer in the plan", async () => {
      await ask("tom");
      await within((write) => keepOneHousehold(write, plan.homes.first, "one"));
      expect(await deliver()).toEqual([]);
      expect(await waiting()).toEqual([]);
    });

    it("is not sent once whoever sent it may not invite any more", async () => {
      await ask("tom");
      await opened.store.updateTable("plan_member").set({ admitted: 0 }).where("id", "=", plan.members.tom).execute();
      expect(await deliver()).toEqual([]);
    });

    it("is not sent to an address that has refused the sender meanwhile", async () => {
      await ask("renee");
      const [first] = await deliver();
      await ask("renee");
      const refused = /unknown\?token=([\w-]+)/.exec(first?.text ?? "")?.[1] ?? "";
      await refuseSender(opened.store, refused, now);
      expect(await deliver()).toEqual([]);
      expect(await invitations()).toHaveLength(1);
    });

    it("is not sent after its 14 days", async () => {
      await ask("renee");
      expect(await deliver(new Date(now.getTime() + 15 * 86_400_000))).toEqual([]);
    });
  });

  describe("a reminder", () => {
    const day = "2027-01-03";
    const morning = new Date(`${day}T15:00:00Z`);
    beforeEach(() => inAccount(opened.store, plan.accounts.maya, (write) => writeWaiver(write, now)));
    const queue = async (name: Name = "renee") => {
      await within((write) => putReminder(write, plan.members[name], { days: [7], weekly: true }));
      expect(await remind(opened.store, day, morning)).toMatchObject({ queued: 1, failed: [] });
    };

    it("is sent as it was queued where nothing has happened, and keeps nothing after", async () => {
      await queue();
      const [row] = await opened.store.selectFrom("mail").selectAll().execute();
      const [sent] = await deliver(morning);
      expect(sent).toMatchObject({ to: row?.recipient, subject: row?.subject, text: row?.body, html: row?.html });
      const rows = JSON.stringify(await opened.store.selectFrom("mail").selectAll().execute());
      expect(rows).not.toMatch(new RegExp(`Kenyon|renee@|${plan.lineId}`));
    });

    it("names only what its reader still sees, and counts the days again", async () => {
      const other = (await within((write) => addCollege(write, 166683))) ?? "";
      await within((write) => changeCollege(write, other, { own_deadline: "2027-01-10" }));
      await within((write) => putTask(write, "own:x", { owner: "shared", title: "Call grandma", due: "2027-01-10" }));
      await queue();
      await within((write) => removeCollege(write, other, now));
      await within((write) => putTask(write, "own:x", { owner: "student", title: "Call grandma", due: "2027-01-10" }));
      const [sent] = await deliver(new Date("2027-01-04T15:00:00Z"));
      expect(sent?.text).toContain("Deadline: Kenyon College\n  January 10, 2027, in 6 days");
      expect(sent?.text).not.toMatch(/Massachusetts Institute|grandma/);
    });

    it("is not sent where nothing of it is left to tell", async () => {
      await queue();
      await within((write) => removeCollege(write, plan.lineId, now));
      expect(await deliver(morning)).toEqual([]);
      expect(await waiting()).toEqual([]);
    });

    it.each([
      ["is out of the plan", (write: Writing["write"]) => removeMember(write, plan.members.renee)],
      ["is in a home that has ended", (write: Writing["write"]) => keepOneHousehold(write, plan.homes.second, "one")],
    ])("is not sent to somebody who %s", async (_, happens) => {
      await queue();
      await within(happens);
      expect(await deliver(morning)).toEqual([]);
    });

    it("is not sent to an address that is not verified any more, and goes to the one that is", async () => {
      await queue();
      const change = (values: { email: string; verified_email: string | null }) =>
        opened.store.updateTable("account").set(values).where("id", "=", plan.accounts.renee).execute();
      await change({ email: "new@mail.example", verified_email: "new@mail.example" });
      expect((await deliver(morning)).map(({ to }) => to)).toEqual(["new@mail.example"]);
      await queue("tom");
      await opened.store
        .updateTable("account")
        .set({ verified_email: null })
        .where("id", "=", plan.accounts.tom)
        .execute();
      expect(await deliver(morning)).toEqual([]);
    });
  });

  describe("news of a college that closes", () => {
    const morning = new Date("2026-11-22T12:00:00.000Z");
    /** Its line on the list, with the news about it queued for everyone. */
    const told = async () => {
      const line = (await within((write) => addCollege(write, 172264))) ?? "";
      expect(await tellClosings(opened.store, "2026-11-22", morning)).toEqual({ queued: 3, failed: [] });
      return line;
    };

    it("is sent as it was queued where nothing has happened, and keeps nothing after", async () => {
      await told();
      const bodies = (await opened.store.selectFrom("mail").select("body").execute()).map(({ body }) => body);
      expect((await deliver(morning)).map(({ text }) => text).sort()).toEqual(bodies.sort());
      expect(JSON.stringify(await opened.store.selectFrom("mail").selectAll().execute())).not.toMatch(/Siena|172264/);
    });

    it("is not sent about a college that is off the list, nor to somebody who is out of the plan", async () => {
      const line = await told();
      await within((write) => removeMember(write, plan.members.renee));
      expect(await waiting()).toHaveLength(2);
      await within((write) => removeCollege(write, line, now));
      expect(await deliver(morning)).toEqual([]);
      expect(await waiting()).toEqual([]);
    });
  });
});
