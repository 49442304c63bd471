import table from "virtual:college-names";
import { indexColleges, searchColleges } from "~/colleges/search";
import { isListed } from "~/season/closure";
import { type NameAnswer, type NameQuestion, namedCollege } from "./named-row";

/**
 * The search for a college by name, beside the page: building the index takes half a second on an old phone, and typing
 * must not wait for it. The same rules as on the server: nicknames, initials, slips of the finger.
 */
let index: ReturnType<typeof build> | undefined;

const build = (today: string) =>
  indexColleges(
    table.rows.map(namedCollege).filter(({ unitid }) => isListed(unitid, today)),
    table.nicknames,
  );

self.addEventListener("message", ({ data }: MessageEvent<NameQuestion>) => {
  index ??= build(data.today);
  const found = searchColleges(index, data.text, data.most).map(({ unitid, name, city, state }) => ({
    ...{ unitid, name },
    place: `${city}, ${state}`,
  }));
  self.postMessage({ number: data.number, found } satisfies NameAnswer);
});
