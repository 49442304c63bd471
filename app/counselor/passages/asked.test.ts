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
  const textOf = new Map<string, string>();
  for (const { url, text } of [...(await preparedPassages()).all, ...spanishPassages().all]) {
    textOf.set(url, `${textOf.get(url) ?? ""}\n${text}`);
  }
  // A line that is reworded is no longer known, and its questions would choose none, silently.
  const lost = Object.keys(askedFor).flatMap((url) =>
    askedByLine(url).flatMap(([line]) => (textOf.get(url)?.includes(line) ? [] : [`${url}: ${line}`])),
  );
  expect(lost).toEqual([]);
});
