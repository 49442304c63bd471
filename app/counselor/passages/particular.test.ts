import { expect, it } from "vitest";
import { telling } from "~/counselor/words/words";
import { isForOthers } from "./particular";

it.each([
  ["/help/military-rotc-academies-gi-bill#traps", "who counts as a parent if mine are divorced", true],
  ["/help/military-rotc-academies-gi-bill#traps", "can my stepdad's GI Bill benefit go to me", false],
  ["/help/homeschool-ged-adult-starters", "does a gap year hurt", true],
  ["/help/homeschool-ged-adult-starters", "I was homeschooled, does it hurt", false],
  ["/help/divorced-parents-guide", "anything at all", false],
])("tells whether %s is for somebody who asks %s", (url, question, others) => {
  expect(isForOthers(url, new Set(telling(question)))).toBe(others);
});
