import { describe, expect, it } from "vitest";
import { conflictingFields, markOf } from "./edit-conflict.server";

describe("what was saved meanwhile", () => {
  const shown = { liked: "", note: "One" };
  const mark = markOf(shown);

  it("is nothing while the form showed what is kept", () => {
    expect(conflictingFields(mark, shown, { liked: "The hills", note: "" })).toEqual([]);
    expect(conflictingFields(mark, { note: "One", liked: "" }, shown)).toEqual([]);
  });

  it("names the fields that would be replaced unseen", () => {
    const kept = { liked: "", note: "One and two" };
    expect(conflictingFields(mark, kept, { liked: "The hills", note: "One" })).toEqual(["liked", "note"]);
    expect(conflictingFields(mark, kept, { liked: "", note: "One" })).toEqual(["note"]);
    expect(conflictingFields(mark, kept, kept)).toEqual([]);
  });

  it("is not asked of a form without a mark", () => {
    expect(conflictingFields(null, { note: "Two" }, { note: "" })).toEqual([]);
  });
});
