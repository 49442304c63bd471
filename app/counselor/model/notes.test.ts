import { describe, expect, it } from "vitest";
import { noteFor, noteIn, notes } from "./notes";

describe("the note below an answer", () => {
  const url = "https://api.example.com/v1";
  const all = [
    ...Object.values(notes).filter((note) => typeof note === "string"),
    ...(["nothing passed", "unreachable", "rate limited", "too slow", "cut"] as const).map(
      (outcome) => noteFor(outcome, 0, "m", url) ?? "",
    ),
    noteFor("answered", 2, "m", url) ?? "",
    noteFor("cut", 2, "m", url) ?? "",
  ];

  it.each(all)("is in Spanish under a Spanish answer: %s", (note) => {
    expect(noteIn("es", note)).not.toBe(note);
    expect(noteIn("es", note)).not.toMatch(/\b(?:the|this|answer|model)\b/);
    expect(noteIn("en", note)).toBe(note);
  });
});
