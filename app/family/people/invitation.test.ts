import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { type Claims, readClaims } from "~/account/claims";
import { cleanName } from "~/account/person-name";
import { deliverMail } from "~/mail/deliver.server";
import { queueMail } from "~/mail/queue.server";
import { site } from "~/site";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { invitationsPerDay, limitWords, mostRefusals, ofOneRecipient, toOneAddress } from "./invitation-limits";
import { invitationMail, invitationPath } from "./invitation-mail";
import { allowSender, isRefused, mayMail, refusePath, refuseSender } from "./refuse-sender.server";

const links = { link: "https://x.example/y", refuseLink: "https://x.example/n" };
const mail = (more: Partial<Parameters<typeof invitationMail>[0]> = {}) =>
  invitationMail({
    role: "parent",
    studentName: "Maya",
    from: "Renee Brooks",
    fromEmail: "renee@brooks.example",
    ...links,
    ...more,
  });

describe("the mail of an invitation", () => {
  it("names the student and whoever invites, and says what it is for", () => {
    const { text } = mail();
    expect(text).toContain("You’re invited to Maya’s college plan");
    expect(text).toContain("parent or guardian");
    for (const link of Object.values(links)) expect(text).toContain(link);
    expect(text).not.toMatch(/household|home/i);
    expect(text).toContain("from renee@brooks.example, who goes by the name Renee Brooks");
    expect(mail({ role: "student" }).text).toContain("You’re invited to your college plan");
  });

  it("names the address of whoever invites only when it is verified", () => {
    const { text } = mail({ fromEmail: null });
    expect(text).toContain("from someone, who goes by the name Renee Brooks");
    expect(text).toContain("haven’t verified their email address");
    expect(text).not.toContain("@");
  });

  it.each([
    "Your account is locked. Visit http://evil.example/login",
    "\u202eelpmaxe.live",
    "x".repeat(5_000),
    "Ｅｖｉｌ．ｃｏｍ",
    "Maya\r\nBcc: victim@mail.example",
    "Maya\nSubject: You won",
    "🎓 Win www.evil.example",
    "<a href=//evil.example>",
    "José Ñuñez-O'Connor",
    "Nguyễn Thị Ánh",
    "山田太郎",
    "عبد الله",
    "Łukasz",
    "D'Andre Jr.",
  ])("has a subject of our own, and no link of theirs, for %j", async (typed) => {
    const name = readClaims({ sub: "a", email: "a@b.example", name: typed }, [])?.name ?? "";
    const { subject, text } = mail({ from: name, studentName: cleanName(typed) ?? "The student" });
    expect(subject).toBe(`You’re invited to a college plan on ${site.name}`);
    const [first = ""] = text.split("\n\n");
    expect(text.split("\n\n")).toHaveLength(mail().text.split("\n\n").length);
    expect(first.length).toBeLessThan(250);
    expect(first).toMatch(/^You’re invited to /);
    expect(first.replace("renee@brooks.example", "")).not.toMatch(/[@/\r\n\u202e]|\w\.\w|www/);
  });

  it("carries its tokens in the query, which no log keeps", () => {
    expect(invitationPath("a-b_c")).toBe("/plan/invitation?token=a-b_c");
    expect(refusePath("a-b_c")).toBe("/plan/invitation/unknown?token=a-b_c");
  });
});

describe("how many invitations somebody may send in a day", () => {
  const now = new Date("2026-11-22T12:00:00.000Z");
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  it.each([
    [false, 0, 2],
    [false, 400, 2],
    [true, 0, 8],
    [true, 6.9, 8],
    [true, 7, 12],
    [true, 29, 12],
    [true, 30, 20],
  ])("verified %s, %s days old: %s", (verified, days, most) => {
    const inviter = { verified, since: since(days) };
    expect(invitationsPerDay(inviter, now)).toBe(most);
    expect(limitWords(inviter, now)).toContain(`up to ${most} invitations a day, and ${toOneAddress} to one address`);
  });
});

onBothStores("an address", (empty) => {
  const now = new Date("2026-11-22T12:00:00.000Z");
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  const account = async (name: string, emailVerified = true, subject = `auth0|${name}`) => {
    const claims: Claims = { subject, email: `${name}@mail.example`, emailVerified, name, roles: [] };
    return (await openAccount(opened.store, claims, "18+", now)).id;
  };
  const ask = (sender: string, email = "victim@mail.example") => mayMail(opened.store, sender, email, now);

  it("gets no more mail of a sender it refused, however the account is made again, and all other mail", async () => {
    const sender = await account("sam");
    const token = (await ask(sender)) ?? "";
    expect(await isRefused(opened.store, token)).toBe(false);
    expect(await ask(sender), "asking changes nothing").not.toBeNull();
    await refuseSender(opened.store, token, now);
    await refuseSender(opened.store, token, now);
    expect(await isRefused(opened.store, token)).toBe(true);
    for (const spelling of ["victim@mail.example", "Victim@Mail.example"])
      expect(await ask(sender, spelling)).toBeNull();
    expect(await ask(sender, "friend@mail.example")).not.toBeNull();
    expect(await ask(await account("other"))).not.toBeNull();
    await opened.store.deleteFrom("account").where("id", "=", sender).execute();
    expect(await ask(await account("sam", true, "google-oauth2|new")), "by the address").toBeNull();
    await opened.store.deleteFrom("account").where("email", "=", "sam@mail.example").execute();
    expect(await ask(await account("sammy", false, "auth0|sam")), "by the identity").toBeNull();
    await allowSender(opened.store, token);
    expect(await isRefused(opened.store, token)).toBe(false);
  });

  it("is not refused for somebody who only claims the address of the sender", async () => {
    const claimed = await account("renee", false, "auth0|attacker");
    await refuseSender(opened.store, (await ask(claimed)) ?? "", now);
    expect(await ask(await account("renee", true, "auth0|renee"))).not.toBeNull();
  });

  it("gets none of a sender whom several others refused, and a bounded number from all together", async () => {
    const sender = await account("sam");
    for (let i = 0; i < mostRefusals; i += 1) {
      const token = await ask(sender, `n${i}@mail.example`);
      expect(token).not.toBeNull();
      await refuseSender(opened.store, token ?? "", now);
    }
    expect(await ask(sender, "next@mail.example")).toBeNull();
    for (let i = 0; i < ofOneRecipient; i += 1) expect(await ask(await account(`s${i}`))).not.toBeNull();
    expect(await ask(await account("late"))).toBeNull();
  });

  it("does nothing for a link that is forged, and keeps nothing that says who it is", async () => {
    const token = (await ask(await account("sam"))) ?? "";
    for (const forged of ["", "x", `${token}x`, "x".repeat(5_000)]) {
      expect(await isRefused(opened.store, forged)).toBeNull();
      await refuseSender(opened.store, forged, now);
    }
    await refuseSender(opened.store, token, now);
    const rows = [
      ...(await opened.store.selectFrom("refused_sender").selectAll().execute()),
      ...(await opened.store.selectFrom("invitation_sender").selectAll().execute()),
      ...(await opened.store.selectFrom("rate_limit").selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`mail\\.example|auth0|${token}`));
    expect(rows.filter((row) => "at" in row)).toHaveLength(2);
  });

  it("has the link in the header by which mail programs end mail", async () => {
    const { subject, text } = mail();
    const stopLink = links.refuseLink;
    await queueMail(
      opened.store,
      { kind: "invitation", to: "a@b.example", subject, text, stopLink, oneClick: true },
      now,
    );
    const sent: unknown[] = [];
    await deliverMail(
      opened.store,
      async (one) => void sent.push(one),
      () => now,
    );
    expect(sent).toMatchObject([{ to: "a@b.example", stopLink, oneClick: true }]);
  });
});
