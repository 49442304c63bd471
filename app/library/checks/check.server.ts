import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spanishFaults } from "../spanish/faults";
import { checkArticle, counterpartOf, pageFileAt } from "../writing/articles/articles.server";
import type { OtherBlocks } from "../writing/articles/make-block.server";
import { type PageFile, pageFileNames, readPage } from "../writing/files/files.server";
import type { Reading } from "../writing/text/reading";

export interface FileReport {
  /** Path below `content/`. */
  readonly file: string;
  readonly path: string | null;
  readonly problems: readonly string[];
  readonly reading: Reading | null;
  /** Sentences of the page, for comparing pages with each other. */
  readonly prose: string;
}

/** What the checks need to know of the rest of the site. */
export interface LinkIndex {
  /** Whether an address of this site, with its fragment, leads somewhere. */
  readonly leadsSomewhere: (address: string) => boolean;
  readonly blocksOf: (state: string, path: string) => OtherBlocks;
}

const forbidden = [
  [/coming soon|lorem ipsum|\bFIXME\b/i, "a placeholder"],
  // In small letters it is a Spanish word.
  [/\bTODO\b/, "a placeholder"],
  [/\bnavigat(?:e|ing)\b(?! to)/i, '"navigating"'],
  [/in today['’]s world|ever-changing|game[- ]chang|unlock your|seamless|empower/i, "a phrase of advertising"],
  [/world[- ]class|cutting[- ]edge|best[- ]in[- ]class|revolutionary/i, "a superlative"],
] as const;

/** Checks every file of words, or those below one path. Never throws for a fault of a file: it is in the report. */
export function checkFiles(below: string, linkIndex: LinkIndex): FileReport[] {
  return pageFileNames()
    .filter((file) => file === below || file.startsWith(below === "" ? "" : `${below.replace(/\/$/, "")}/`))
    .map((file) => checkFile(file, linkIndex));
}

const checkFile = (name: string, linkIndex: LinkIndex): FileReport =>
  checkText(name, () => readFileSync(join(process.cwd(), "content", name), "utf8"), linkIndex);

/**
 * Checks the text of one page. Never throws for a fault of it: it is in the report.
 * @param name the path below `content/` that it has, or would have
 */
export function checkText(name: string, read: () => string, { leadsSomewhere, blocksOf }: LinkIndex): FileReport {
  try {
    const file = readPage(name, read());
    if (file.front === null) {
      const problems = leadsSomewhere(file.canonical) ? [] : [`canonical ${file.canonical} leads nowhere`];
      return { file: name, path: file.path, problems, reading: null, prose: "" };
    }
    const others = file.state === null ? undefined : blocksOf(file.state, file.path);
    const { article, rendered, names, problems } = checkArticle(file, undefined, others);
    const here = (address: string) =>
      address.startsWith("#") ? rendered.ids.includes(address.slice(1)) : leadsSomewhere(address);
    const links = [...rendered.links, ...file.front.related].filter((to) => /^[/#]/.test(to));
    const found = [
      ...problems,
      ...bareFigures(file.body).map((figure) => `a figure that is no reference: ${figure}`),
      ...links.filter((to) => !here(to)).map((to) => `a link that leads nowhere: ${to}`),
      ...rendered.links
        .filter((to) => !/^(\/|#|https:\/\/|mailto:|tel:)/.test(to))
        .map((to) => `a strange link: ${to}`),
      ...declared(file.front.facts, names),
      ...(article.language === "es" ? spanishFaults(file.body) : []),
      ...unpaired(file),
      ...unread(file.front.reviews, rendered.html),
      ...forbidden.flatMap(([pattern, what]) => {
        const match = pattern.exec(file.body);
        return match ? [`${what}: “${match[0]}”`] : [];
      }),
      ...(file.front.updated < file.front.published ? ["it was updated before it was published"] : []),
      ...(file.front.nextReview <= file.front.reviewed ? ["the next review is not after the last one"] : []),
    ];
    return { file: name, path: file.path, problems: found, reading: article.reading, prose: rendered.prose };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { file: name, path: null, problems: [problem], reading: null, prose: "" };
  }
}

/** A review whose verdict is no paragraph of the page: what machines are told cannot be made then, nor the page. */
function unread(reviews: readonly { readonly section: string }[] = [], html: string): string[] {
  const below = (id: string) => html.split(new RegExp(`<h2[^>]* id="${id}"`))[1] ?? "";
  return reviews
    .filter(({ section }) => !/<p>[\s\S]*?<\/p>/.test(below(section)))
    .map(({ section }) => `reviews: no paragraph stands below #${section}`);
}

/** A page in Spanish and the English page it names must lead to each other. */
function unpaired({ path, front }: PageFile): string[] {
  if (front?.english === undefined) return [];
  const english = pageFileAt(front.english);
  if (english?.front == null) return [`english: ${front.english} is no page of words`];
  const back = counterpartOf(english)?.to;
  return back === path ? [] : [`english: ${front.english} belongs to ${back} already`];
}

/** Amounts and percentages that stand in a text by themselves. Examples may hold what a family was given. */
function bareFigures(body: string): string[] {
  const text = body
    .replace(/^:::example[\s\S]*?^:::\s*$/gm, "")
    .replace(/\{\{[^}]*\}\}/g, "")
    .replace(/^::[a-z-]+\{.*\}\s*$/gm, "");
  return text.match(/\$\s?\d[\d,.]*|\d[\d,.]*\s?(?:%|percent\b)/g) ?? [];
}

/** Every reference lies under a declared beginning, and every declared beginning is used. */
function declared(facts: readonly string[], names: readonly string[]): string[] {
  const under = (name: string, fact: string) => name === fact || name.startsWith(`${fact}.`);
  return [
    ...names.filter((name) => !facts.some((fact) => under(name, fact))).map((name) => `facts: does not name ${name}`),
    ...facts.filter((fact) => !names.some((name) => under(name, fact))).map((fact) => `facts: ${fact} is not used`),
  ];
}
