import { expect, it } from "vitest";
import { askedByLine, askedFor } from "./asked";
import { preparedPassages, spanishPassages } from "./passages.server";

it("each question that families ask leads to a section that stands on its page", async () => {
  const english = await preparedPassages();
  const urls = new Set([...english.all, ...spanishPassages().all].map(({ url }) => url));
  // A heading that is reworded gets another address, and its questions would find nothing, silently.
  expect(Object.keys(askedFor).filter((url) => !urls.has(url))).toEqual([]);
});

it("each line that questions are kept for stands in its section", async () => {
  const { all, bySection } = await preparedPassages();
  const lost = Object.keys(askedFor).flatMap((url) => {
    const text = (bySection.get(url) ?? []).map((id) => all[id]?.text).join("\n");
    // A line that is reworded is no longer known, and its questions would choose none, silently.
    return askedByLine(url).flatMap(([line]) => (text.includes(line) ? [] : [`${url}: ${line}`]));
  });
  expect(lost).toEqual([]);
});
