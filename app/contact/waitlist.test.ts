import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../tests/setup/stores";
import type { WaitlistInput } from "./forms";
import { confirmWaiting, joinWaitlist, leaveWaitlist, listWaiting, waitingOf } from "./waitlist.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
const email = "waits@mail.example";

onBothStores("the waitlist", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
  });
  afterEach(() => opened.close());

  /** Somebody types an address. Gives what stands in the link that is mailed to it. */
  async function ask(topics: WaitlistInput["topics"], at = now): Promise<string> {
    let token = "";
    const linkTo = (made: string) => {
      token = made;
      return `https://site.example/${made}`;
    };
    expect(await joinWaitlist(opened.store, { email, topics }, linkTo, `sender ${Math.random()}`, at)).toBe(true);
    return token;
  }
  const onList = async () => (await listWaiting(opened.store)).map(({ topics }) => JSON.parse(topics));

  it("keeps what its owner has confirmed, and the link that ends it, until the new link is pressed", async () => {
    const first = await ask(["counselor"]);
    await confirmWaiting(opened.store, first, now);
    const second = await ask(["states"]);
    expect(await onList()).toEqual([["counselor"]]);
    expect(await waitingOf(opened.store, first, now)).toMatchObject({ confirmed: true });
    expect(await waitingOf(opened.store, second, now)).toEqual({
      topics: ["Guides for more states"],
      confirmed: false,
    });
    expect(await leaveWaitlist(opened.store, first)).toBe(true);
    expect(await onList()).toEqual([]);
    expect(await confirmWaiting(opened.store, second, now), "all of it is gone").toBe(false);
  });

  it("takes the new choice once its link is pressed, and that link then ends it", async () => {
    await confirmWaiting(opened.store, await ask(["counselor"]), now);
    const second = await ask(["states", "essay-coach"]);
    expect(await confirmWaiting(opened.store, second, now)).toBe(true);
    expect(await confirmWaiting(opened.store, second, now), "again").toBe(true);
    expect(await onList()).toEqual([["states", "essay-coach"]]);
    expect(await waitingOf(opened.store, second, now)).toMatchObject({ confirmed: true });
    expect(await leaveWaitlist(opened.store, second)).toBe(true);
    expect(await onList()).toEqual([]);
  });

  it("forgets a new choice that nobody confirms, and nothing else", async () => {
    const first = await ask(["counselor"]);
    await confirmWaiting(opened.store, first, now);
    const second = await ask(["states"]);
    expect(await waitingOf(opened.store, second, after(15))).toBeNull();
    expect(await confirmWaiting(opened.store, second, after(15))).toBe(false);
    expect(await onList()).toEqual([["counselor"]]);
    expect(await waitingOf(opened.store, first, after(15))).toMatchObject({ confirmed: true });
  });

  it("puts a newer request in place of one that nobody has confirmed", async () => {
    const first = await ask(["counselor"]);
    const second = await ask(["states"]);
    expect(await confirmWaiting(opened.store, first, now)).toBe(false);
    expect(await confirmWaiting(opened.store, second, now)).toBe(true);
    expect(await onList()).toEqual([["states"]]);
  });
});
