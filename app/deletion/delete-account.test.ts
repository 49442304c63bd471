import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import type { Member } from "~/account/member";
import { createSession } from "~/account/session/data.server";
import { queueMail } from "~/mail/queue.server";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import { deleteAccountForGood, previewAccount } from "./delete-account.server";

const now = new Date();
const email = "maya@mail.example";
const shared = globalThis as { openStore?: EmptyStore["store"] | undefined };

onBothStores("who deletes an account", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
    shared.openStore = opened.store;
    const letter = { kind: "waitlist", to: email, subject: "x", text: "x" };
    // Due tomorrow, so that nothing sends it meanwhile.
    await queueMail(opened.store, letter, new Date(now.getTime() + 86_400_000));
  });
  afterEach(async () => {
    shared.openStore = undefined;
    await opened.close();
  });

  async function member(emailVerified: boolean): Promise<Member> {
    const claims = { subject: "auth0|maya", email, emailVerified, name: "Maya", roles: [] };
    const { id } = await openAccount(opened.store, claims, "18+", now);
    await createSession(opened.store, { claims, refreshToken: null }, id, { before: null, device: null }, now);
    const { id: session } = await opened.store.selectFrom("session").select("id").executeTakeFirstOrThrow();
    return { id, name: "Maya", email, emailVerified, ageBand: "18+", admin: false, session };
  }
  const waiting = () => opened.store.selectFrom("mail").where("kind", "=", "waitlist").select("id").execute();

  it("takes the waiting mail along when the address is known to be theirs", async () => {
    const maya = await member(true);
    expect((await previewAccount(maya, now)).gone.mail).toBe(1);
    await deleteAccountForGood(maya, now);
    expect(await waiting()).toEqual([]);
  });

  it("learns nothing of the mail to an address they only claim, and deletes none of it", async () => {
    const claimed = await member(false);
    expect((await previewAccount(claimed, now)).gone.mail).toBeUndefined();
    await deleteAccountForGood(claimed, now);
    expect(await waiting()).toHaveLength(1);
  });
});
