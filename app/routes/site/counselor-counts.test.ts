import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { action as mcp } from "../api/mcp";
import { action as counselor } from "./counselor";
import { loader as search } from "./search";

const shared = globalThis as { openStore?: EmptyStore["store"] | undefined };
type Call = (args: { request: Request; params: object; context: object }) => Promise<unknown>;

onBothStores("how replies ended is counted", (empty) => {
  let opened: EmptyStore;
  beforeEach(async () => {
    opened = await empty();
    shared.openStore = opened.store;
  });
  afterEach(async () => {
    shared.openStore = undefined;
    await opened.close();
  });

  const call = (of: unknown, path: string, init?: RequestInit) =>
    (of as Call)({ request: new Request(`http://localhost${path}`, init), params: {}, context: {} });
  const counts = async () =>
    (await opened.store.selectFrom("counselor_count").selectAll().orderBy("subject").orderBy("name").execute()).map(
      ({ subject, name, times }) => `${subject}: ${name} ${times}`,
    );

  it("at the counselor, also where the question can't be taken", async () => {
    for (const question of ["", "x".repeat(4_500), "what is yield"])
      await call(counselor, "/counselor", { method: "POST", body: new URLSearchParams({ question }) });
    expect(await counts()).toEqual(["status: answered 1", "status: limit 2"]);
  });

  it("above what a search found, of what somebody sent", async () => {
    for (const q of ["what is yield?", "i want to die", "ohio state"]) {
      await call(search, `/search?${new URLSearchParams({ q, sent: "1" })}`);
      await call(search, `/search?${new URLSearchParams({ q })}`);
    }
    expect(await counts()).toEqual(["search status: answered 1", "search status: danger 1"]);
  });

  it("to assistants, by the counselor itself and by a tool", async () => {
    const told = async (name: string, input: object) => {
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } };
      await call(mcp, "/mcp", {
        method: "POST",
        body: JSON.stringify(message),
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      });
    };
    await told("ask_counselor", { question: "i want to die" });
    await told("find_college", { name: "ohio state" });
    await told("find_college", { name: "zzzzqqqq" });
    expect(await counts()).toEqual(["mcp status: answered 1", "mcp status: danger 1", "mcp status: not known 1"]);
  });
});
