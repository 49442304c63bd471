import { expect, it } from "vitest";
import { turns } from "./turns.server";

/** A loop whose turns the test makes. */
function loop() {
  const due: (() => void)[] = [];
  const done: string[] = [];
  return {
    due,
    done,
    soon: (work: () => void) => void due.push(work),
    async turn() {
      due.shift()?.();
      await Promise.resolve();
    },
  };
}

it("does one piece in each turn of the loop, and the senders take turns", async () => {
  const { soon, turn, done, due } = loop();
  const queue = turns(10, 10, soon);
  const add = (sender: string, name: string) => queue.take(sender).then(() => done.push(name));
  for (const [sender, name] of ["a1", "a2", "a3", "b1", "c1", "b2"].map((each) => [each.slice(0, 1), each] as const)) {
    void add(sender, name);
  }
  const seen: string[][] = [];
  while (due.length > 0) {
    expect(due).toHaveLength(1);
    await turn();
    await Promise.resolve();
    seen.push([...done]);
  }
  expect(seen.map((all) => all.length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(done).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  void add("a", "a4");
  await turn();
  expect(done.at(-1)).toBe("a4");
});

it("makes what must be done wait as well, however many wait before it", async () => {
  const { soon, turn, done } = loop();
  const queue = turns(1, 1, soon);
  void queue.wait("a").then(() => done.push("first"));
  void queue.wait("a").then(() => done.push("second"));
  expect(await queue.take("b")).toBe(false);
  await turn();
  expect(done).toEqual(["first"]);
  await turn();
  expect(done).toEqual(["first", "second"]);
});

it("lets only so many wait, of one sender and of all", async () => {
  const { soon, turn } = loop();
  const queue = turns(2, 3, soon);
  const first = queue.take("a");
  void queue.take("a");
  expect(await queue.take("a")).toBe(false);
  void queue.take("b");
  expect(await queue.take("c")).toBe(false);
  await turn();
  expect(await first).toBe(true);
  const again = queue.take("c");
  for (let at = 0; at < 3; at++) await turn();
  expect(await again).toBe(true);
});
