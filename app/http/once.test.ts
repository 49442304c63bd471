import { expect, it } from "vitest";
import { readOnce } from "./once";

it("the loaders of one request read the same thing once, and another request reads it again", async () => {
  let times = 0;
  const read = () => Promise.resolve(++times);
  const [one, another] = [{}, {}];
  expect(await Promise.all([readOnce(one, "plan a", read), readOnce(one, "plan a", read)])).toEqual([1, 1]);
  expect(await readOnce(one, "plan b", read)).toBe(2);
  expect(await readOnce(another, "plan a", read)).toBe(3);
});
