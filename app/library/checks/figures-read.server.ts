import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { digestOf } from "~/digest.server";
import { resolveFact } from "../figures/facts.server";
import { fillReferences } from "../figures/reference";
import { pageFiles } from "../writing/files/files.server";
import type { FiguresRead } from "./figures-read";

const file = () => join(process.cwd(), "content", "pages", "figures-read.json");
const shape = z.record(z.string(), z.record(z.string(), z.string()));

/** Figures with which each page was last read. @throws Error when the record cannot be read */
export function figuresRead(): FiguresRead {
  return existsSync(file()) ? shape.parse(JSON.parse(readFileSync(file(), "utf8"))) : {};
}

/** The figures that each text uses today, by page. References that lead nowhere are left to the check of the words. */
export function figuresToday(): FiguresRead {
  return Object.fromEntries(
    pageFiles()
      .filter(({ front }) => front !== null)
      .map(({ file, body }) => [file, figuresOf(body)]),
  );
}

/** The figures that one text uses today, by dotted name. */
export function figuresOf(body: string): Readonly<Record<string, string>> {
  const used: Record<string, string> = {};
  fillReferences(body, (name) => {
    const figure = resolveFact(name);
    used[name] = kept(figure.value);
    return figure;
  });
  return used;
}

/** Writes down that somebody has read these pages with the figures of today; pages that are gone leave the record. */
export function markRead(below: string): void {
  const [read, today] = [figuresRead(), figuresToday()];
  const next = Object.keys(today).flatMap((page) => {
    const figures = page.startsWith(below) ? today[page] : read[page];
    return figures === undefined ? [] : [[page, sorted(figures)] as const];
  });
  writeFileSync(file(), `${JSON.stringify(Object.fromEntries(next), null, 1)}\n`);
}

const sorted = (figures: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * A sentence of a state's rules is kept as a mark that changes with it: the record is for comparing, not for reading.
 */
function kept(value: number | string | null): string {
  const text = value === null ? "not reported" : String(value);
  return text.length <= 80 ? text : `sentence ${digestOf(text, "hex").slice(0, 10)}`;
}
