import { expect, it } from "vitest";
import { askedFor } from "./asked";
import { preparedPassages, spanishPassages } from "./passages.server";

it("each question that families ask leads to a section that stands on its page", async () => {
  const english = await preparedPassages();
  const urls = new Set([...english.all, ...spanishPassages().all].map(({ url }) => url));
  // A heading that is reworded gets another address, and its questions would find nothing, silently.
  expect(Object.keys(askedFor).filter((url) => !urls.has(url))).toEqual([]);
});
