import { describe, expect, it } from "vitest";
import { assetQuestion } from "./questions";

describe("the question about investments", () => {
  it("asks parents for the 529 plans of this student alone, whoever owns them", () => {
    expect(assetQuestion("parents", "investments").also).toMatch(/529 plans for this student.*none for brothers/);
  });

  it("asks a student for 529 plans only if independent", () => {
    expect(assetQuestion("student", "investments").also).toMatch(/529 plans only if you’re independent/);
    expect(assetQuestion("student", "cash").also).toBeUndefined();
  });
});
