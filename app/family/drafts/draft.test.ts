import { describe, expect, it } from "vitest";
import {
  besideNewest,
  type DraftForm,
  draftBounds,
  type KnownVersion,
  readDraftForm,
  versionSpan,
  whereToSave,
} from "./draft";

const [one, two, pageA, pageB] = ["1", "2", "a", "b"].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const begun = "2026-11-21T12:00:00.000Z";
const soon = new Date(Date.parse(begun) + 60_000);
const late = new Date(Date.parse(begun) + versionSpan + 1);
const version = (number: number, more: Partial<KnownVersion> = {}): KnownVersion => ({
  id: number === 1 ? one : two,
  number,
  text: `text ${number}`,
  madeAt: begun,
  sitting: null,
  turn: 0,
  shown: false,
  ...more,
});
const form = (more: Partial<DraftForm> = {}): DraftForm => ({
  text: "typed",
  base: one,
  sitting: null,
  turn: 0,
  asNew: false,
  ...more,
});

describe("where a save goes", () => {
  it("makes the first version, and one on top of the newest", () => {
    expect(whereToSave([], form({ base: null }), soon)).toEqual({
      to: "new",
      number: 1,
      basedOn: null,
      beside: false,
    });
    expect(whereToSave([version(1)], form(), soon)).toEqual({ to: "new", number: 2, basedOn: 1, beside: false });
  });

  it("goes on in the version that this page began, until some minutes are over, it is shown, or Save is pressed", () => {
    const mine = version(1, { sitting: pageA, turn: 3 });
    const next = form({ sitting: pageA, turn: 4 });
    expect(whereToSave([mine], next, soon)).toEqual({ to: "same", version: mine, beside: null });
    for (const [versions, sent, now] of [
      [[mine], next, late],
      [[{ ...mine, shown: true }], next, soon],
      [[mine], { ...next, asNew: true }, soon],
    ] as const) {
      expect(whereToSave(versions, sent, now)).toEqual({ to: "new", number: 2, basedOn: 1, beside: false });
    }
  });

  it("leaves a version alone that was saved by the button", () => {
    const versions = [version(1, { sitting: pageA, turn: 2 }), version(2)];
    const next = whereToSave(versions, form({ sitting: pageA, turn: 6, base: two }), soon);
    expect(next).toEqual({ to: "new", number: 3, basedOn: 2, beside: false });
  });

  it("never replaces what another tab or device wrote", () => {
    const versions = [version(1, { sitting: pageA, turn: 1 }), version(2, { sitting: pageB, turn: 1 })];
    const newer = whereToSave(versions, form({ sitting: null, base: one }), soon);
    expect(newer).toEqual({ to: "new", number: 3, basedOn: 1, beside: true });
    const own = whereToSave(versions, form({ sitting: pageA, turn: 2, base: one }), soon);
    expect(own, "each goes on in its own, and hears of the other").toEqual({
      to: "same",
      version: versions[0],
      beside: 2,
    });
    const over = whereToSave(versions, form({ sitting: pageA, turn: 2 }), late);
    expect(over).toEqual({ to: "new", number: 3, basedOn: 1, beside: true });
    const gone = whereToSave([version(2)], form({ base: one }), soon);
    expect(gone, "what it grew out of was deleted").toMatchObject({ to: "new", beside: true, basedOn: null });
  });

  it("keeps a save that comes twice once, and an old one that comes late not at all", () => {
    const mine = version(1, { sitting: pageA, turn: 5, text: "typed later" });
    expect(whereToSave([mine], form({ sitting: pageA, turn: 4 }), soon)).toEqual({ to: "kept", version: mine });
    const twice = whereToSave([mine], form({ sitting: pageA, turn: 5 }), soon);
    expect(twice, "another text of the same turn").toMatchObject({ to: "new", number: 2 });
    const newest = version(2, { text: "typed" });
    expect(whereToSave([version(1), newest], form(), soon)).toEqual({ to: "kept", version: newest });
  });
});

describe("what stands beside the newest version", () => {
  const saved = (number: number, savedAt: string, how: "written" | "beside" = "written") => ({
    id: String(number),
    number,
    basedOn: number - 1 || null,
    how,
    savedAt,
    madeAt: `2026-11-21T12:0${number}`,
  });

  it("is one that somebody went on in after the newest had begun", () => {
    const versions = [saved(2, "2026-11-21T12:03"), saved(1, "2026-11-21T12:04")];
    expect(besideNewest(versions)).toEqual({ newest: 2, other: 1 });
  });

  it("is the one before, where the newest didn't grow out of it", () => {
    expect(besideNewest([saved(1, "2026-11-21T12:01"), saved(2, "2026-11-21T12:02", "beside")])).toEqual({
      newest: 2,
      other: 1,
    });
  });

  it("is nothing where each was finished before the next", () => {
    expect(besideNewest([saved(1, "2026-11-21T12:01"), saved(2, "2026-11-21T12:05")])).toBeNull();
    expect(besideNewest([])).toBeNull();
  });
});

describe("the form of a draft", () => {
  const read = (fields: Record<string, string>) => readDraftForm(new URLSearchParams(fields));

  it("keeps lines and letters as they are, and takes no ids that are none", () => {
    expect(read({ draft: "Café\r\n\r\n“hill”\0", base: one, sitting: "me", turn: "-3", new: "yes" })).toEqual({
      ok: true,
      draft: { text: "Café\n\n“hill”", base: one, sitting: null, turn: 0, asNew: true },
    });
  });

  it("has bounds", () => {
    expect(read({ draft: " \n " }).ok).toBe(false);
    expect(read({ draft: "x".repeat(draftBounds.text) }).ok).toBe(true);
    expect(read({ draft: "x".repeat(draftBounds.text + 1) }).ok).toBe(false);
  });
});
