import { afterEach, beforeEach, expect, it } from "vitest";
import { openAccount } from "~/account/accounts.server";
import { forEveryone } from "~/account/audience/audience.server";
import type { Claims } from "~/account/claims";
import { cookies, withSession } from "~/account/cookies.server";
import { createSession } from "~/account/session/data.server";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { finishSignIn } from "./sign-in.server";

// Nobody listens there: a code that is exchanged meets a provider that cannot be reached.
process.env.SANDBOX_ORIGIN = "http://127.0.0.1:9";

const maya: Claims = {
  subject: "auth0|maya",
  email: "maya@site.example",
  emailVerified: true,
  name: "Maya",
  roles: [],
};
const shared = globalThis as { openStore?: EmptyStore["store"] | undefined };

onBothStores("a silent check that fails", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
    shared.openStore = opened.store;
  });
  afterEach(async () => {
    shared.openStore = undefined;
    await opened.close();
  });

  const sessions = async () => (await opened.store.selectFrom("session").select("id").execute()).length;

  /** Somebody comes back from the provider, asked without showing anything. Gives where that leads and what is set. */
  async function comeBack({ ended, answer, isNew = false }: { ended: boolean; answer: string; isNew?: boolean }) {
    const now = new Date();
    const account = isNew ? null : (await openAccount(opened.store, maya, "18+", now)).id;
    const browser = { before: null, device: null };
    const id = await createSession(opened.store, { claims: maya, refreshToken: "first" }, account, browser, now);
    if (ended) await opened.store.updateTable("session").set({ ended: 1, refresh_token: null }).execute();
    const way = { state: "s", nonce: "n", verifier: "v", returnTo: "/plan", place: "silent" };
    const set = [await withSession(id), await cookies().handshake.serialize([way])];
    const headers = { Cookie: set.map((cookie) => cookie.split(";")[0]).join("; ") };
    const response = await finishSignIn(
      new Request(`http://localhost:3000/auth/callback?state=s&${answer}`, { headers }),
      null,
    );
    const gone = response.headers.getSetCookie().some((cookie) => /^session=;/.test(cookie));
    return { to: response.headers.get("Location") ?? "", gone };
  }

  it.each(["error=login_required", "error=interaction_required", "error=timeout", "code=spent"])(
    "ends no session that lives, for any page of the web can begin one: %s",
    async (answer) => {
      expect(await comeBack({ ended: false, answer })).toEqual({ to: "/plan", gone: false });
      expect(await sessions()).toBe(1);
    },
  );

  it("ends what the provider renews no more, and says so", async () => {
    const { to, gone } = await comeBack({ ended: true, answer: "error=login_required" });
    expect(to).toContain("kind=ended");
    expect(gone).toBe(true);
    expect(await sessions()).toBe(0);
  });

  it("does not take the place of somebody new who has not said their age yet", async () => {
    const { to, gone } = await comeBack({ ended: false, isNew: true, answer: "error=login_required" });
    expect(to).toContain("kind=login-required");
    expect(gone).toBe(false);
    expect(await sessions()).toBe(1);
  });
});

it("an address with a NUL character in it is not there, in its path and after the question mark", async () => {
  const loader = forEveryone.loader(() => "here");
  const ask = (params: Record<string, string>, search = "") =>
    loader({ request: new Request(`http://localhost:3000/plan/x${search}`), params, context: {} });
  expect(await ask({ plan: "x" }, "?token=a%2500")).toBe("here");
  await expect(ask({ plan: "a\0" })).rejects.toMatchObject({ status: 404 });
  await expect(ask({ plan: "x" }, "?token=a%00")).rejects.toMatchObject({ status: 404 });
});
