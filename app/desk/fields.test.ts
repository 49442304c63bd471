import { describe, expect, it } from "vitest";
import { readWith } from "~/forms/schema/read-with";
import { readPage } from "~/library/writing/files/files.server";
import { articleSchema } from "./article-schema";
import { type ArticleFields, emptyFields, fieldNames, formOf, merge, textOf } from "./fields";
import { easternMinute, momentOf } from "./moment";
import { type ReviewedVersion, stateOf, writersSinceApproval } from "./review";

const days = { published: "2026-11-23", updated: "2026-11-24" };
const fields: ArticleFields = {
  ...emptyFields,
  title: 'What "net price" means: a short case',
  description: "One price, three families, and the sum that decides it: each figure from the college’s own report.",
  category: "college-planning-demystified",
  tags: "net price, yes, C#: the key",
  sources:
    "Net price figures | U.S. Department of Education | 2025\nA page: of theirs | College Board | 2026 | https://a.example/b",
  related: "/colleges, /help/fafsa-completion-guide",
  facts: "college.171100",
  reviewed: "2026-11-20",
  nextReview: "2027-08-01",
  body: "Word.\n\n## What to do next\n\nLook it up.",
};

describe("the text of an article", () => {
  it("is read back as it was typed, whatever marks stand in it", () => {
    const page = readPage("blog/one-case.md", textOf(fields, days));
    expect(page.path).toBe("/blog/one-case");
    expect(page.front).toMatchObject({
      title: "What “net price” means: a short case",
      audience: ["student", "parent"],
      tags: ["net price", "yes", "C#: the key"],
      published: "2026-11-23",
      updated: "2026-11-24",
      facts: ["college.171100"],
      related: ["/colleges", "/help/fafsa-completion-guide"],
      sources: [
        { title: "Net price figures", publisher: "U.S. Department of Education", year: 2025 },
        { title: "A page: of theirs", publisher: "College Board", year: 2026, url: "https://a.example/b" },
      ],
    });
    expect(page.body.trim()).toBe(fields.body);
  });

  it("cannot end its front matter early, or say again what the desk decides", () => {
    const early = { ...fields, more: "order: 3\n---\nbody before its time" };
    expect(() => readPage("blog/one-case.md", textOf(early, days))).toThrow("content/blog/one-case.md");
    const order = { ...fields, more: "order: 3\n---" };
    expect(readPage("blog/one-case.md", textOf(order, days)).front?.order).toBe(3);
    const twice = { ...fields, more: "published: 2020-01-01" };
    expect(() => readPage("blog/one-case.md", textOf(twice, days))).toThrow("unique");
    const elsewhere = { ...fields, more: "canonical: /help" };
    expect(() => readPage("blog/one-case.md", textOf(elsewhere, days))).toThrow("canonical");
  });

  it("is read from a form, with its boxes as a list and lines that end as here", () => {
    const form = new URLSearchParams([
      ["title", "  A title "],
      ["audience", "student"],
      ["audience", "counselor"],
      ["body", "one\r\ntwo\rthree"],
    ]);
    expect(readWith(articleSchema, form)).toEqual({
      ok: true,
      value: {
        ...Object.fromEntries(fieldNames.map((name) => [name, ""])),
        title: "A title",
        audience: "student, counselor",
        body: "one\ntwo\nthree",
      },
    });
    expect(readWith(articleSchema, formOf(emptyFields))).toEqual({ ok: true, value: emptyFields });
  });
});

describe("two people who changed one version", () => {
  const base = { ...fields, title: "base", body: "base" };
  it("are put together field by field", () => {
    expect(merge(base, { ...base, title: "theirs" }, { ...base, body: "mine" })).toEqual({
      fields: { ...base, title: "theirs", body: "mine" },
      conflicts: [],
    });
  });
  it("are asked where both changed the same field to different words", () => {
    const merged = merge(base, { ...base, title: "theirs", tags: "t" }, { ...base, title: "mine" });
    expect(merged).toEqual({ fields: { ...base, title: "mine", tags: "t" }, conflicts: ["title"] });
    expect(merge(base, { ...base, title: "same" }, { ...base, title: "same" }).conflicts).toEqual([]);
  });
});

describe("who may not approve", () => {
  const version = (number: number, byId: string, more: Partial<ReviewedVersion> = {}): ReviewedVersion => ({
    number,
    byId,
    how: "written",
    basedOn: number - 1 || null,
    approved: false,
    ...more,
  });
  const writers = (...versions: ReviewedVersion[]) => [...writersSinceApproval(versions)].sort();

  it("is everybody who wrote a version since the last approval", () => {
    expect(writers(version(1, "ana"), version(2, "ben"))).toEqual(["ana", "ben"]);
    expect(writers(version(1, "ana"), version(2, "ben", { approved: true }), version(3, "ana"))).toEqual(["ana"]);
    expect(writers(version(1, "ana"), version(2, "ana"), version(3, "ben"), version(4, "ben"))).toEqual(["ana", "ben"]);
  });

  it("is also whoever wrote the words that somebody brought back", () => {
    const old = [version(1, "ana"), version(2, "ben"), version(3, "cleo", { approved: true })];
    expect(writers(...old, version(4, "cleo", { how: "restored", basedOn: 2 }))).toEqual(["ana", "ben", "cleo"]);
    expect(writers(...old, version(4, "ben", { how: "restored", basedOn: 3 }))).toEqual(["ben"]);
  });
});

it.each([
  ["2026-12-01T08:30", "2026-12-01T13:30:00.000Z"],
  ["2026-07-01T08:30", "2026-07-01T12:30:00.000Z"],
  // Clocks go back: the first of two hours. Clocks go forward: an hour that is not there.
  ["2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
  ["2027-03-14T02:30", null],
  ["2026-12-01", null],
  ["2026-13-01T08:30", null],
])("the moment %s on the East Coast is %s", (typed, moment) => {
  expect(momentOf(typed)?.toISOString() ?? null).toBe(moment);
  if (moment !== null) expect(easternMinute(new Date(moment))).toBe(typed);
});

it.each([
  [{}, "draft"],
  [{ approved: true }, "approved"],
  [{ approved: true, publishAt: "2026-12-01" }, "scheduled"],
  [{ liveVersion: 2, approved: true }, "published"],
  [{ liveVersion: 1 }, "published, with a newer draft"],
  [{ liveVersion: 2, isFile: true }, "a file"],
])("an article with %j is called %s", (more, state) => {
  expect(stateOf({ version: 2, approved: false, publishAt: null, liveVersion: null, isFile: false, ...more })).toBe(
    state,
  );
});
