import type { Finding, Statement } from "./evidence";

/**
 * How an answer ended. `answered`: from the tools or word for word from a page. `asks`: something is missing, and this
 * is what can be said without it. `not known`: nothing here says it. `not for us`: not a question about college, or one
 * that's not ours to answer. `limit`: the text itself can't be taken. `failure`: our fault.
 */
export const statuses = ["answered", "asks", "not known", "not for us", "danger", "limit", "failure"] as const;
export type Status = (typeof statuses)[number];

/** What one field asks for. The names are those of the form and of `student`. */
export type AskedField = "college" | "state" | "income" | "gpa" | "question";

export interface Ask {
  readonly field: AskedField;
  /** The question of the field: "Which state do you live in?" */
  readonly question: string;
  /** Readings to choose from, as whole questions; none for a field to type in. */
  readonly choices: readonly string[];
}

/** Where to go on in a tool. Money goes only in the body of a form. */
export interface NextStep {
  readonly label: string;
  readonly path: string;
  readonly post: Readonly<Record<string, string>> | null;
}

/** A page to read on: a path of this site, or the address of a college's own page where only the college knows. */
export interface NearPage {
  readonly url: string;
  readonly title: string;
}

/** Somebody to call or write to, where there's danger. */
export interface Person {
  readonly name: string;
  readonly how: string;
  readonly url?: string;
}

export interface Reply {
  readonly status: Status;
  readonly statements: readonly Statement[];
  /** Several things were asked: the first statements answer one each, in the order asked. */
  readonly several?: true;
  /** Quotations of other sections that may be what was meant, the likeliest first. */
  readonly others?: readonly Statement[];
  readonly asks: readonly Ask[];
  readonly next: readonly NextStep[];
  readonly pages: readonly NearPage[];
  readonly help: readonly Person[] | null;
  /** Language of the answer where it isn’t English. */
  readonly language?: "es";
}

const nothing = { asks: [], next: [], pages: [], help: null } as const;

export const answered = (statements: readonly Statement[], next: readonly NextStep[] = []): Reply => ({
  ...nothing,
  status: "answered",
  statements,
  next,
});

/** What can be said now, and the one thing to ask. */
export const asks = (statements: readonly Statement[], ask: Ask, next: readonly NextStep[] = []): Reply => ({
  ...nothing,
  status: "asks",
  statements,
  asks: [ask],
  next,
});

export const without = (
  status: Exclude<Status, "answered" | "asks">,
  statements: readonly Statement[],
  pages: readonly NearPage[] = [],
): Reply => ({
  ...nothing,
  status,
  statements,
  pages,
});

/** A tool's answer as a reply: what isn't reported is no answer. */
export const replyOf = (finding: Finding, next: readonly NextStep[] = []): Reply =>
  finding.known ? answered(finding.statements, next) : { ...without("not known", finding.statements), next };

export const to = (label: string, path: string, post: NextStep["post"] = null): NextStep => ({ label, path, post });
