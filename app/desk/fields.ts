import { stringify } from "yaml";

/**
 * What the form of an article holds, as it is typed. Together with the days of its publication it is the text of a file
 * below `content/blog/`; what is wrong with it is found by the checks of that file and nowhere else.
 */
export const fieldNames = [
  "title",
  "description",
  "heading",
  "audience",
  "author",
  "category",
  "tags",
  "sources",
  "related",
  "facts",
  "reviewed",
  "nextReview",
  "more",
  "body",
] as const;
export type FieldName = (typeof fieldNames)[number];
export type ArticleFields = Readonly<Record<FieldName, string>>;

/** Characters: of the text, and of any other field. */
export const longest = { body: 60_000, other: 6_000 } as const;

/** What each field is called, in the form and where two people changed it. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  title: "Title",
  description: "Description",
  heading: "Heading, where it differs from the title",
  audience: "For whom",
  author: "Written by",
  category: "Category",
  tags: "Tags",
  sources: "Sources",
  related: "Read next",
  facts: "Facts",
  reviewed: "Every fact checked on",
  nextReview: "Check again by",
  more: "More lines of front matter",
  body: "Text",
};

export const emptyFields: ArticleFields = {
  ...(Object.fromEntries(fieldNames.map((name) => [name, ""])) as Record<FieldName, string>),
  audience: "student, parent",
  author: "editors",
};

/** The fields as a form sends them: for whom it is, is a checkbox each. */
export function formOf(fields: ArticleFields): URLSearchParams {
  const { audience, ...rest } = fields;
  const form = new URLSearchParams(rest);
  for (const each of audience.split(", ")) form.append("audience", each);
  return form;
}

/** Quotes in quotes, and blocks in a text, at most. No page has more than a handful. */
const mostNested = { quotes: 10, blocks: 100 } as const;

/**
 * Whether a text has quotes or blocks so deep in each other that reading it would keep the whole site waiting: the time
 * that Markdown takes grows with the square of the depth, and more. So it's asked before any Markdown is read.
 */
export function tooNested(body: string): boolean {
  const quotes = body.split("\n").map((line) => (/^[\s>*+\d.)-]*/.exec(line)?.[0].match(/>/g) ?? []).length);
  return quotes.some((count) => count > mostNested.quotes) || body.split(/:::[a-z]/i).length > mostNested.blocks + 1;
}

/** Fields as the store keeps them. A field that was added later is empty. */
export function parseFields(json: string): ArticleFields {
  return { ...emptyFields, ...(JSON.parse(json) as Partial<ArticleFields>) };
}

const listOf = (typed: string) =>
  typed
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** A value as it stands in YAML. Words in a list are quoted where a comma or a mark could end them. */
const scalar = (value: string) => stringify(value, { lineWidth: 0 }).trim();
const listed = (values: readonly string[]) =>
  `[${values.map((value) => (/^[A-Za-z/][\w /.-]*$/.test(value) && scalar(value) === value ? value : JSON.stringify(value))).join(", ")}]`;

/** A source a line: "Title | Publisher | Year | https://…", the address only where it is known. */
function sourceLines(typed: string): string[] {
  const sources = typed.split("\n").filter((line) => line.trim() !== "");
  return sources.flatMap((line) => {
    const [title = "", publisher = "", year = "", url = ""] = line.split("|").map((part) => part.trim());
    const number = /^\d+$/.test(year) ? year : scalar(year);
    return [
      `  - title: ${scalar(title)}`,
      `    publisher: ${scalar(publisher)}`,
      `    year: ${number}`,
      ...(url === "" ? [] : [`    url: ${scalar(url)}`]),
    ];
  });
}

/** The text of the file that fields make. @param days of its first publication and of this one */
export function textOf(fields: ArticleFields, days: { readonly published: string; readonly updated: string }): string {
  const { title, description, heading, audience, author, category, tags, sources, related, facts } = fields;
  const lines = [
    `title: ${scalar(title)}`,
    `description: ${scalar(description)}`,
    ...(heading === "" ? [] : [`heading: ${scalar(heading)}`]),
    `audience: ${listed(listOf(audience))}`,
    `author: ${scalar(author)}`,
    `published: ${days.published}`,
    `updated: ${days.updated}`,
    `reviewed: ${scalar(fields.reviewed)}`,
    `nextReview: ${scalar(fields.nextReview)}`,
    `category: ${scalar(category)}`,
    `tags: ${listed(listOf(tags))}`,
    "sources:",
    ...sourceLines(sources),
    `related: ${listed(listOf(related))}`,
    ...(facts === "" ? [] : [`facts: ${listed(listOf(facts))}`]),
    // A line of dashes would end the front matter in the middle of it.
    ...(fields.more === "" ? [] : fields.more.split("\n").filter((line) => !/^---/.test(line))),
  ];
  return `---\n${lines.join("\n")}\n---\n\n${fields.body.trim()}\n`;
}

/** What came of putting together what two people made of one version. */
export interface Merged {
  readonly fields: ArticleFields;
  /** Fields that both changed, to different words. In `fields` they are as `mine` has them. */
  readonly conflicts: readonly FieldName[];
}

/** Puts together two changes of one version, field by field: what one of them left alone is as the other has it. */
export function merge(base: ArticleFields, theirs: ArticleFields, mine: ArticleFields): Merged {
  const conflicts = fieldNames.filter(
    (name) => theirs[name] !== base[name] && mine[name] !== base[name] && mine[name] !== theirs[name],
  );
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, mine[name] === base[name] ? theirs[name] : mine[name]]),
  ) as Record<FieldName, string>;
  return { fields, conflicts };
}

export const sameFields = (a: ArticleFields, b: ArticleFields): boolean =>
  fieldNames.every((name) => a[name] === b[name]);
