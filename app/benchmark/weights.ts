/** What a page weighs on its first load, in bytes as sent, compressed. Pictures are not counted. */
export interface Weight {
  readonly template: string;
  readonly path: string;
  /** The HTML without the style that it carries. */
  readonly document: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
}

export const kinds = ["document", "style", "script", "font"] as const;
export type Kind = (typeof kinds)[number];

/** What a page may weigh, by kind, in bytes. */
export type Budget = Readonly<Record<Kind, number>>;

/**
 * The budget of every page, and what single templates may weigh of a kind instead, more or less, each with the reason.
 */
export interface Budgets {
  readonly usual: Budget;
  readonly exceptions: readonly {
    readonly template: string;
    readonly kind: Kind;
    readonly bytes: number;
    readonly reason: string;
  }[];
}

/** Bytes as sent: of any file of the build by its path, and of the page's own texts. */
export interface Sizes {
  asset(path: string): number;
  readonly document: number;
  readonly style: number;
}

const distinct = (found: Iterable<RegExpMatchArray>) => [...new Set([...found].map(([, path = ""]) => path))];
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The style that a document carries inside. */
export const styleOf = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css).join("");

/**
 * Weighs a document as this site's build writes it: scripts that it names, the style inside of it, and the fonts that
 * the style names, all of which have the letters of every page. What is loaded later, on touch or while idle, is no
 * part of the first load.
 */
export function weigh(html: string, { template, path }: Pick<Weight, "template" | "path">, sizes: Sizes): Weight {
  const scripts = distinct(html.matchAll(/"(\/assets\/[^"]+\.js)"/g));
  const fonts = distinct(html.matchAll(/(?:href="|url\(["']?)(\/assets\/[^"')]+\.woff2)/g));
  const sheets = distinct(html.matchAll(/href="(\/assets\/[^"]+\.css)"/g));
  return {
    template,
    path,
    document: Math.max(0, sizes.document - sizes.style),
    style: sizes.style + sum(sheets.map(sizes.asset)),
    script: sum(scripts.map(sizes.asset)),
    font: sum(fonts.map(sizes.asset)),
  };
}

/** What a template may weigh of a kind. */
export const budgetOf = ({ usual, exceptions }: Budgets, template: string, kind: Kind): number =>
  exceptions.find((one) => one.template === template && one.kind === kind)?.bytes ?? usual[kind];

/** The kinds of which a page weighs more than it may. */
export const overweight = (budgets: Budgets, weight: Weight): readonly Kind[] =>
  kinds.filter((kind) => weight[kind] > budgetOf(budgets, weight.template, kind));
