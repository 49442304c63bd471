import fc from "fast-check";
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { wordByWord } from "./word-by-word";

const names = ["ohio state", "ohio wesleyan", "iowa state", "state of ohio", "new ohio new york", "yale"];
const index = new MiniSearch({ fields: ["name"], tokenize: (text) => text.split(" ") });
index.addAll(names.map((name, id) => ({ id, name })));

describe("a search word by word", () => {
  it("finds and scores what MiniSearch does with all words at once", () => {
    const words = fc.array(fc.constantFrom("ohio", "stat", "state", "iowa", "new", "yle", "zzz"), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(words, fc.constantFrom("AND", "OR"), fc.constantFrom(0, 1), (asked, combineWith, wrong) => {
        const isPrefix = (at: number) => at === asked.length - 1;
        const whole = index.search(asked.join(" "), {
          combineWith,
          prefix: (_, at) => isPrefix(at),
          fuzzy: wrong === 0 ? false : wrong,
        });
        const ours = wordByWord<number>(index, {})(asked, combineWith, (at) => ({ prefix: isPrefix(at), wrong }));
        expect([...ours.keys()].sort()).toEqual(whole.map(({ id }) => id).sort());
        for (const { id, score } of whole) expect(ours.get(id)).toBeCloseTo(score, 8);
      }),
    );
  });

  it("looks no further once a word is found nowhere, and looks one up once", () => {
    const asked: string[] = [];
    const counting = {
      search: (word: string, options: object) => {
        asked.push(word);
        return index.search(word, options);
      },
    } as unknown as MiniSearch;
    const look = wordByWord<number>(counting, {});
    const exactly = () => ({ prefix: false, wrong: 0 });
    expect(look(["ohio", "ohio", "zzz", "state"], "AND", exactly).size).toBe(0);
    expect(look(["ohio", "zzz", "zzz"], "OR", exactly).size).toBe(4);
    expect(asked).toEqual(["ohio", "zzz"]);
  });
});
