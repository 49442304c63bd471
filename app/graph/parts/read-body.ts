import { titleId } from "~/library/writing/text/title-id";

/** What stands under one heading of a text. */
export interface TextSection {
  /** Ids of the headings above it, its own first; none before the first heading. */
  readonly ids: readonly string[];
  /** Dotted names of every figure that it asks for. */
  readonly names: readonly string[];
  readonly blocks: readonly TextBlock[];
}

/** A text as the graph reads it, once. */
export interface ReadText {
  readonly sections: readonly TextSection[];
  readonly names: readonly string[];
  readonly blocks: readonly TextBlock[];
  /** Addresses of this site that it links to, without query and fragment. */
  readonly links: readonly string[];
}

/** A block of a text: `::state-facts{group=aid except="teg"}`. An attribute without a value is "". */
export interface TextBlock {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Reads Markdown. */
export function readText(body: string): ReadText {
  const sections = sectionsOf(body);
  return {
    sections,
    names: [...new Set(sections.flatMap(({ names }) => names))],
    blocks: sections.flatMap(({ blocks }) => blocks),
    links: linksIn(body),
  };
}

/** Cuts Markdown at its headings. The ids are those that the rendered page gives them. */
function sectionsOf(body: string): readonly TextSection[] {
  const sections: TextSection[] = [];
  const taken = new Set<string>();
  let open: { readonly level: number; readonly id: string }[] = [];
  let lines: string[] = [];
  const close = () => {
    const text = lines.join("\n");
    sections.push({ ids: open.map(({ id }) => id).reverse(), names: namesIn(text), blocks: blocksIn(text) });
    lines = [];
  };
  for (const line of body.split("\n")) {
    const [, marks, title = "", given] = /^(#{2,6})\s+(.+?)\s*(?:\{#([a-z][a-z0-9-]*)\})?\s*$/.exec(line) ?? [];
    if (marks === undefined) {
      lines.push(line);
      continue;
    }
    close();
    const base = given ?? titleId(title.replace(/[*_`[\]]/g, ""));
    let id = base;
    for (let n = 2; given === undefined && taken.has(id); n++) id = `${base}-${n}`;
    taken.add(id);
    open = [...open.filter(({ level }) => level < marks.length), { level: marks.length, id }];
    lines.push(title);
  }
  close();
  return sections;
}

/**
 * Dotted names of every figure that a text asks for, also inside of sums: `{{= aid.2026-27.pell.max * 4 | dollars}}`.
 */
function namesIn(text: string): readonly string[] {
  const asked = [...text.matchAll(/\{\{([^{}|]+)[^{}]*\}\}/g)].map(([, what = ""]) => what);
  return [...new Set(asked.flatMap((what) => what.match(/[A-Za-z][\w-]*(?:\.[\w-]+)+/g) ?? []))];
}

/** Addresses of this site that a text links to, without query and fragment. */
function linksIn(text: string): readonly string[] {
  const found = [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, address = ""]) => address.replace(/[?#].*$/, ""));
  return [...new Set(found.map((path) => (path.length > 1 ? path.replace(/\/+$/, "") : path)))];
}

/** The blocks of a text, in order. */
function blocksIn(text: string): readonly TextBlock[] {
  return [...text.matchAll(/^::([a-z][a-z-]*)(?:\{([^}]*)\})?\s*$/gm)].map(([, name = "", written = ""]) => ({
    name,
    attributes: Object.fromEntries(
      [...written.matchAll(/([a-z]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g)].map(([, key = "", quoted, bare]) => [
        key,
        quoted ?? bare ?? "",
      ]),
    ),
  }));
}

/**
 * The fact that a dotted name of a text is a part of: one thing with one source and one day on which it was checked.
 * `state.ohio.aid.ocog.amounts.index` is a part of `state.ohio.aid.ocog`, and every result of an example of that
 * example.
 */
export function factOf(name: string): string {
  const parts = name.split(".");
  if (parts[0] === "state") return parts.slice(0, 4).join(".");
  if (parts[0] === "example") return parts.slice(0, 2).join(".");
  return name;
}
