import { afterEach, beforeEach, expect, it } from "vitest";
import type { Writing } from "~/family/access/write-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { addEssay } from "~/family/essays/data.server";
import { type KeptPlan, keepPlan } from "../../../tests/setup/kept-plan";
import { type EmptyStore, onBothStores } from "../../../tests/setup/stores";
import { inPlan } from "../../../tests/setup/writing";
import { changeDraft } from "./change-draft.server";
import { readDrafts } from "./data.server";
import { askAboutDraft } from "./shares.server";

const now = new Date("2026-11-21T12:00:00.000Z");
const essay = "0123456789abcdef0123456789abcdef";

onBothStores("the buttons of a draft", (empty) => {
  let opened: EmptyStore;
  let plan: KeptPlan;
  beforeEach(async () => {
    opened = await empty();
    plan = await keepPlan(opened.store, "2027-01-10", now);
    const row = { id: essay, unitid: null, title: "Main", wordLimit: 650, due: null, state: "not-started" } as const;
    await inPlan(opened.store, plan.planId, async (write) => {
      await addEssay(write, row, now);
    });
  });
  afterEach(() => opened.close());

  type Change = (
    writing: Writing,
    essayId: string,
    form: URLSearchParams,
  ) => ReturnType<typeof changeDraft> | ReturnType<typeof askAboutDraft>;
  function press(change: Change, name: "maya" | "tom", fields: Readonly<Record<string, string>>) {
    const who = {
      id: plan.accounts[name],
      name,
      email: `${name}@mail.example`,
      emailVerified: true,
      ageBand: "18+" as const,
      admin: false,
      session: plan.sessions[name],
    };
    const form = new URLSearchParams(fields);
    const at = { store: opened.store, now };
    return writePlan<Awaited<ReturnType<Change>>>(
      who,
      plan.planId,
      (writing) => change(writing, essay, form),
      at,
    ).catch((error: unknown) => (error instanceof Response ? error.status : error));
  }
  const student = (fields: Readonly<Record<string, string>>) => press(changeDraft, "maya", fields);
  const versions = () => readDrafts(opened.store, plan.planId, essay);

  it("are answered with which it was, and with what cannot stand", async () => {
    expect(await student({ intent: "save", draft: " " })).toEqual({
      intent: "save",
      messages: { draft: ["Type or paste some of your draft first."] },
    });
    const done = (intent: string) => ({ intent, messages: null });
    expect(await student({ intent: "save", draft: "One.", new: "yes" })).toEqual(done("save"));
    const [first] = await versions();
    expect(await student({ intent: "save", draft: "Two.", base: first?.id ?? "", new: "yes" })).toEqual(done("save"));
    expect(await student({ intent: "restore", version: first?.id ?? "" })).toEqual(done("restore"));
    expect((await versions()).map(({ text }) => text)).toEqual(["One.", "Two.", "One."]);
    expect(await student({ intent: "delete", version: first?.id ?? "" })).toEqual(done("delete"));
    expect((await versions()).map(({ number }) => number)).toEqual([3, 2]);
  });

  it("show a version to somebody until a day, who can ask about it until it ends", async () => {
    await student({ intent: "save", draft: "The lake was cold, and I went in.", new: "yes" });
    const [{ id: version } = { id: "" }] = await versions();
    const asks = (fields: Readonly<Record<string, string>>) => press(askAboutDraft, "tom", fields);
    const question = { intent: "ask", version, paragraph: "1", question: "How cold?" };
    expect(await asks(question), "nothing is shown yet").toBe(404);
    const share = { intent: "share", version, person: plan.members.tom, until: "2026-11-30" };
    expect(await student({ ...share, until: "2026-11-01" })).toMatchObject({
      intent: "share",
      messages: { until: [expect.any(String)] },
    });
    expect(await student(share)).toEqual({ intent: "share", messages: null });
    expect(await asks({ ...question, question: "" })).toMatchObject({ intent: "ask", messages: expect.any(Object) });
    expect(await asks(question)).toEqual({ intent: "ask", messages: null });
    expect(await asks({ ...question, intent: "forget-question", question: "none" }), "no such question").toBe(404);
    expect(await asks({ ...question, intent: "share" }), "only the student shows it").toBe(400);
  });

  it("are all that there are: anything else is a bad request", async () => {
    for (const intent of ["", "ask", "Save", "toString"]) expect(await student({ intent }), intent).toBe(400);
    expect(await student({ draft: "One." })).toBe(400);
    expect(await versions()).toEqual([]);
  });
});
