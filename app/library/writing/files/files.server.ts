import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { site } from "~/site";
import { type Address, addressOf } from "./address";
import { type FrontMatter, frontMatter } from "./front-matter";
import { curlyQuotes } from "./quotes";
import { perPublished, storedPages } from "./stored-pages.server";

/** A file of words below `content/`, read but not rendered. */
export interface PageFile extends Address {
  /** Path below `content/`. */
  readonly file: string;
  /** Null for a page whose one true copy is elsewhere. */
  readonly front: FrontMatter | null;
  /** Path of the one true copy: the page's own, or another page's. */
  readonly canonical: string;
  readonly body: string;
  /** Published from the desk, and no file. */
  readonly stored?: true;
}

/** Folders of `content/` whose files are pages. Content stands beside `package.json`, where every command starts. */
const folders = ["site", "help", "guides", "blog", "story", "states", "es"];
const root = () => join(process.cwd(), "content");

let files: readonly PageFile[] | undefined;

/**
 * Every page that is a file, in the order of paths. Read once per process. Throws with all faults of all front matters.
 */
function pagesOfFiles(): readonly PageFile[] {
  files ??= pageFileNames().map((file) => readPage(file, readFileSync(join(root(), file), "utf8")));
  return files;
}

/** Whether a page of this path is a file of this release. */
export const isPageOfFile = (path: string): boolean => pagesOfFiles().some((file) => file.path === path);

/**
 * Every page of words: the files, then what was published from the desk. A file wins over a published page of the same
 * address, so that the repository is the source of whatever it holds. Throws with all faults of all front matters.
 */
export const pageFiles = perPublished((): readonly PageFile[] => {
  const own = pagesOfFiles();
  const paths = new Set(own.map(({ path }) => path));
  const stored = storedPages()
    .map(({ file, text }): PageFile => ({ ...readPage(file, text), stored: true }))
    .filter(({ path }) => !paths.has(path));
  return stored.length === 0 ? own : [...own, ...stored];
});

/** Paths below `content/` of every Markdown file that is a page. */
export function pageFileNames(): string[] {
  return folders
    .filter((folder) => existsSync(join(root(), folder)))
    .flatMap((folder) =>
      readdirSync(join(root(), folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".md"))
        .map((name) => `${folder}/${name}`),
    )
    .sort();
}

/** Reads the text of one file. @throws Error that names the file and every fault */
export function readPage(file: string, text: string): PageFile {
  const address = addressOf(file);
  if (address === null) throw new Error(`content/${file}: no page can have this name`);
  const [, head, body] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) throw new Error(`content/${file}: it has no front matter`);
  let lines: unknown;
  try {
    lines = parse(named(head));
  } catch (error) {
    throw new Error(`content/${file}: ${error instanceof Error ? error.message : "front matter cannot be read"}`);
  }
  // A page whose one true copy is elsewhere is told by its one line; the message then speaks of the right shape.
  const isCopy = typeof lines === "object" && lines !== null && Object.keys(lines).join() === "canonical";
  const parsed = (isCopy ? frontMatter.options[1] : frontMatter.options[0]).safeParse(lines);
  if (!parsed.success) throw new Error(`content/${file}\n${z.prettifyError(parsed.error)}`);
  const front = "canonical" in parsed.data ? null : printed(parsed.data);
  const canonical = "canonical" in parsed.data ? parsed.data.canonical : address.path;
  return { ...address, file, front, canonical, body: named(body) };
}

/** What of a front matter is read by people, with the marks of a printer. */
function printed({ title, description, heading, ...front }: FrontMatter): FrontMatter {
  return {
    ...front,
    title: curlyQuotes(title),
    description: curlyQuotes(description),
    ...(heading === undefined ? {} : { heading: curlyQuotes(heading) }),
  };
}

/** The name of the product stands in `site.ts` alone. */
const named = (text: string) => text.replaceAll("{site}", site.name);
