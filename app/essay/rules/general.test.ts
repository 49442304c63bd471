import retextEnglish from "retext-english";
import retextIntensify from "retext-intensify";
import retextPassive from "retext-passive";
import retextReadability from "retext-readability";
import retextRepeatedWords from "retext-repeated-words";
import retextSimplify from "retext-simplify";
import { unified } from "unified";
import { expect, test } from "vitest";
import { evaluationDrafts } from "../evaluation/run.server";
import { isWithin, readText } from "../text/draft";
import { rules } from "./all";
import { type General, general, listed } from "./general";

const asItComes = unified()
  .use(retextEnglish)
  .use(retextPassive)
  .use(retextIntensify)
  .use(retextSimplify)
  .use(retextRepeatedWords)
  .use(retextReadability, { age: 19, threshold: 4 / 7, minWords: 16 })
  .use(function () {
    this.compiler = () => "";
  })
  .freeze();

test("the trimmed tree gives every message that retext gives with its own", () => {
  const texts = [
    ...evaluationDrafts().map(({ text }) => text),
    ...rules.flatMap(({ flags, passes }) => [...flags, ...passes]),
  ];
  const drafts = [
    ...texts,
    texts.join("\n\n").slice(0, 4_000),
    "The well-known cat’s cat’s-paw, and/or AT&T\nwas was seen.",
  ];
  const seen = new Set<string>();
  for (const text of drafts) {
    const draft = readText(text);
    const expected = asItComes.processSync(text).messages.flatMap(({ source, place }) => {
      const by = (source ?? "").replace("retext-", "") as General;
      const [start, end] = place && "start" in place ? [place.start.offset ?? 0, place.end.offset ?? 0] : [0, 0];
      const isRead = listed[by]?.has(text.slice(start, end).toLowerCase()) ?? true;
      return isRead && !isWithin({ start, end }, draft.quotes) ? [{ by, start, end }] : [];
    });
    for (const by of ["passive", "intensify", "simplify", "repeated-words", "readability"] satisfies General[]) {
      const own = expected.filter((place) => place.by === by);
      if (own.length > 0) seen.add(by);
      expect(general(draft, by), text).toEqual(own.map((place) => expect.objectContaining(place)));
    }
  }
  expect(seen.size, "each plugin found something to compare").toBe(5);
});

test("reading leaves the page’s own errors with the place they come from", () => {
  const before = Error.stackTraceLimit;
  general(readText("The decision was taken. It was really very late."), "passive");
  expect(Error.stackTraceLimit).toBe(before);
});
