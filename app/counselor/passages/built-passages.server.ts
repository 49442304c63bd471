import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadPassage } from "./index-passages";

/**
 * The passages of every page that is part of a build, with their words, each page a line of JSON. To cut and read them
 * takes six seconds of a processor, which each process would otherwise spend at its first question.
 */
const file = join("build", "passages.jsonl");

/** Words by their place in the first line of the file: most of them stand in many passages. */
type Places = readonly number[];

interface StoredPassage {
  readonly passage: ReadPassage["passage"];
  readonly stems: {
    readonly heading: Places;
    readonly last: Places;
    readonly title: Places;
    readonly text: Places;
    readonly asked: readonly Places[];
    readonly topics: Places;
  };
  readonly asked: readonly string[];
  readonly written: Places;
  readonly times: readonly number[];
  readonly small: Places;
}

interface StoredGroup {
  readonly of: string;
  readonly passages: readonly StoredPassage[];
}

export function writeBuiltPassages(groups: ReadonlyMap<string, readonly ReadPassage[]>): void {
  writeFileSync(file, storedPassages(groups));
}

/** The passages of this build; none where nothing is built. */
export function builtPassages(): BuiltPassages {
  // A build that stands in the folder may be of other sources than those that the tests and the development server run.
  return import.meta.env?.PROD && existsSync(file) ? readStoredPassages(readFileSync(file, "utf8")) : () => null;
}

/** Passages as the lines of a file. @param groups by the name they're asked for with */
export function storedPassages(groups: ReadonlyMap<string, readonly ReadPassage[]>): string {
  const places = new Map<string, number>();
  const place = (word: string): number => {
    const known = places.get(word) ?? places.size;
    places.set(word, known);
    return known;
  };
  const placesOf = (words: Iterable<string>): Places => [...words].map(place);
  const lines = [...groups].map(([of, read]) =>
    JSON.stringify({
      of,
      passages: read.map(
        ({ passage, words: { stems, asked, written, small } }): StoredPassage => ({
          passage,
          stems: {
            heading: placesOf(stems.heading),
            last: placesOf(stems.last),
            title: placesOf(stems.title),
            text: placesOf(stems.text),
            asked: stems.asked.map(placesOf),
            topics: placesOf(stems.topics),
          },
          asked,
          written: written.map(([word]) => place(word)),
          times: written.map(([, times]) => times),
          small: placesOf(small),
        }),
      ),
    } satisfies StoredGroup),
  );
  return [JSON.stringify([...places.keys()]), ...lines].join("\n");
}

/** Finds the passages of a page by the name they were written with; null where they're no part of the build. */
export type BuiltPassages = (of: string) => readonly ReadPassage[] | null;

/** Reads such lines, each only when it's asked for. */
export function readStoredPassages(stored: string): BuiltPassages {
  const [first = "[]", ...lines] = stored.split("\n");
  const words: readonly string[] = JSON.parse(first);
  const byName = new Map(lines.map((line) => [nameOf(line), line]));
  const wordAt = (place: number) => words[place] ?? "";
  const wordsAt = (places: Places) => places.map(wordAt);
  return (of) => {
    const line = byName.get(of);
    if (line === undefined) return null;
    const { passages }: StoredGroup = JSON.parse(line);
    return passages.map(({ passage, stems, asked, written, times, small }) => ({
      passage,
      words: {
        stems: {
          heading: wordsAt(stems.heading),
          last: wordsAt(stems.last),
          title: wordsAt(stems.title),
          text: wordsAt(stems.text),
          asked: stems.asked.map(wordsAt),
          topics: new Set(wordsAt(stems.topics)),
        },
        asked,
        written: written.map((place, at) => [wordAt(place), times[at] ?? 1] as const),
        small: wordsAt(small),
      },
    }));
  };
}

/** The name that a line begins with, without reading the rest. */
const nameOf = (line: string): string => JSON.parse(/^\{"of":("[^"]*")/.exec(line)?.[1] ?? '""');
