import { expect, it } from "vitest";
import { growInto } from "./grow-into";

const draft =
  "The pump broke on a Tuesday, and nobody could pay for a new one. I took it apart on the kitchen table. " +
  "Two springs were gone. I failed three times before I saw that I had put the valve in backward. ".repeat(3) +
  "I learned to draw a thing before I take it apart. Now I draw everything.";
const essay = (id: string, title: string, wordLimit: number | null = null) => ({ id, title, wordLimit });

it("names the essays whose parts a draft seems to answer, the nearest in length first", () => {
  const { fits, unclear } = growInto(draft, [
    essay("short", "A challenge and what you learned from it", 50),
    essay("long", "A setback you faced", 350),
    essay("thanks", "A time you were grateful to a stranger"),
    essay("why", "Why Kenyon?"),
    essay("open", "Personal statement", 650),
  ]);
  expect(fits.map(({ id }) => id)).toEqual(["long", "short"]);
  expect(fits[0]?.over).toBe(0);
  expect(fits[1]?.over).toBeGreaterThan(20);
  expect(unclear).toEqual(["open"]);
});

it("sees nothing in a few words", () => {
  expect(growInto("I failed. I learned.", [essay("a", "A challenge")])).toEqual({ fits: [], unclear: [] });
});
