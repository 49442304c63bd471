import { expect, it } from "vitest";
import { readReason } from "./reason";

it.each([
  ["  wrote to us,\n cannot sign in ", "wrote to us, cannot sign in"],
  ["support", null],
  ["          ", null],
  ["x".repeat(301), null],
  ["x".repeat(300), "x".repeat(300)],
  [null, null],
])("the reason %j is read as %j", (typed, reason) => expect(readReason(typed)).toBe(reason));
