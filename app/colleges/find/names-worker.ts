import { easternDay } from "~/calendar/eastern-day";
import { isListed } from "~/season/closure";
import { indexColleges, searchColleges } from "../search/search";
import { type NameAnswer, type NameQuestion, namedColleges } from "./named-row";

/**
 * The search for a college by name, beside the page: building the index takes half a second on an old phone, and typing
 * must not wait for it. The same rules as on the server: nicknames, initials, slips of the finger.
 */
let index: ReturnType<typeof build> | null = null;

async function build() {
  const today = easternDay(new Date());
  const [names, others] = await Promise.all([import("virtual:college-names"), import("virtual:college-aliases")]);
  const listed = namedColleges(names.default, others.default).filter(({ unitid }) => isListed(unitid, today));
  return indexColleges(listed, others.default.nicknames);
}

self.addEventListener("message", async ({ data }: MessageEvent<NameQuestion>) => {
  try {
    index ??= build().catch((reason) => {
      // What didn't come is asked for again with the next question.
      index = null;
      throw reason;
    });
    const found = searchColleges(await index, data.text, data.most).map(({ unitid, name, city, state }) => ({
      unitid,
      name,
      place: `${city}, ${state}`,
    }));
    self.postMessage({ number: data.number, found } satisfies NameAnswer);
  } catch {
    self.postMessage({ number: data.number, found: null } satisfies NameAnswer);
  }
});
