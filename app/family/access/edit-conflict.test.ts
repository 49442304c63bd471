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
    expect(conflictingFields(mark, kept, { liked: "", note: "Two" })).toEqual(["note"]);
    expect(conflictingFields(mark, kept, { liked: "", note: "One" })).toEqual(["note"]);
    expect(conflictingFields(mark, kept, kept)).toEqual([]);
  });

  it("says nothing of a field that nobody else has touched", () => {
    const kept = { liked: "", note: "One and two" };
    expect(conflictingFields(mark, kept, { liked: "The hills", note: "One" })).toEqual(["note"]);
    expect(conflictingFields(mark, kept, { liked: "The hills", note: "One and two" })).toEqual([]);
  });

  it("is every field of a form whose mark is of other fields", () => {
    const kept = { liked: "", note: "One and two" };
    expect(conflictingFields("older", kept, { liked: "The hills", note: "One" })).toEqual(["liked", "note"]);
  });

  it("is not asked of a form without a mark", () => {
    expect(conflictingFields(null, { note: "Two" }, { note: "" })).toEqual([]);
  });
});
