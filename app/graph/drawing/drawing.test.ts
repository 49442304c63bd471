import { expect, it } from "vitest";
import type { Drawn } from "../files/drawn";
import { layOut } from "./force";
import { wholeViewport } from "./paint";
import { matching, neighborsOf, visibleOf } from "./visible";

const data: Drawn = {
  things: [
    ["page:/a", 0, "Aid", 0],
    ["page:/b", 0, "Bills", 0],
    ["figure:pell", 1, "Pell", 0],
    ["table:aid", 2, "Aid tables", 0],
  ],
  edges: [
    [0, 2],
    [1, 2],
    [3, 2],
  ],
};

it("things joined by a hidden figure are joined directly, but pages not with each other", () => {
  const visible = visibleOf(data, neighborsOf(data), { shown: new Set([0, 2]), near: null, through: 1 });
  expect(visible.things).toEqual([0, 1, 3]);
  expect(visible.edges).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

it("the neighborhood of a thing is what it is joined to, of every kind", () => {
  const visible = visibleOf(data, neighborsOf(data), { shown: new Set([0]), near: 2, through: 1 });
  expect(visible.things).toEqual([2, 0, 1, 3]);
  expect(visible.edges).toHaveLength(3);
});

it("a search finds by all words of title and id", () => {
  expect(matching(data, "aid tables", 8)).toEqual([3]);
  expect(matching(data, "aid", 1)).toEqual([0]);
  expect(matching(data, " ", 8)).toEqual([]);
});

it("a layout comes to rest, the same each time, with joined things nearer than others", () => {
  const edges = [
    [0, 1],
    [2, 3],
  ] as const;
  const settled = () => {
    const layout = layOut(40, edges);
    for (let steps = 0; steps < 500 && layout.step() > 0; steps++);
    return layout;
  };
  const { x, y, step } = settled();
  expect(step()).toBe(0);
  expect([...x, ...y].every(Number.isFinite)).toBe(true);
  expect([...settled().x]).toEqual([...x]);
  const far = (a: number, b: number) => Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0));
  const others = Array.from({ length: 36 }, (_, i) => far(0, i + 4)).reduce((sum, one) => sum + one, 0) / 36;
  expect(far(0, 1)).toBeLessThan(others);
  const { scale } = wholeViewport(x, y, 400, 300);
  expect((Math.max(...x) - Math.min(...x)) * scale).toBeLessThanOrEqual(400);
});
