import { expect } from "vitest";
import { escapePattern } from "~/escape-pattern";
import type { Visitor } from "./visitor";

/** A page that must be there and must be kept by nobody. */
export async function page(one: Visitor, path: string, status = 200): Promise<string> {
  const response = await one.get(path);
  expect(response.status, path).toBe(status);
  expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
  return readable(await response.text());
}

const readable = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

/** The main part of a page. */
export const mainOf = (html: string): string =>
  /<main[\s\S]*<\/main>/.exec(html)?.[0]?.replaceAll("<!-- -->", "") ?? "";

/** What the main part of a page says to a reader. */
export const textOf = (html: string): string => readable(mainOf(html).replace(/<[^>]+>/g, ""));

/** The elements of the main part, without how they look, and the data that came with the page. */
export function words(html: string): string {
  const data = [...html.matchAll(/streamController\.enqueue\(([\s\S]*?)\);?<\/script>/g)].map(([, sent]) => sent);
  return withoutKeys([mainOf(html), ...data].join("\n")).replace(/ (class|style)="[^"]*"|<!-- -->/g, "");
}

/** All that a page sends, without what differs from one answer to the next. */
export const whole = (html: string) =>
  withoutKeys(html)
    .replace(/nonce="[^"]*"/g, "")
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");

/** Without the key that every form which adds something gets again. */
const withoutKeys = (html: string) => html.replace(/form:[0-9a-f]{32}/g, "form");

/** The ids in links to `under` of a page. */
export const idsUnder = (html: string, under: string) => [
  ...new Set([...html.matchAll(new RegExp(`${under}/([0-9a-f]{32})`, "g"))].map(([, id]) => id ?? "")),
];

/** The ids that the forms of a page send. */
export const idsIn = (html: string, name: string) => [
  ...new Set([...html.matchAll(new RegExp(`name="${name}" value="([0-9a-f]{32})"`, "g"))].map(([, id]) => id ?? "")),
];

/** What the server has printed, without the ids of requests: they are random, and any digits can be in one. */
export const withoutIds = (log: string): string => log.replace(/"id":"[\da-f-]{36}"/g, '"id":""');

/**
 * Finds any of these amounts of whole dollars in a page, an address or a log, as typed, with commas, or encoded. Only
 * as numbers of their own: a random id may have any four digits in it, and so may the time in a line of a log.
 */
export const anyOf = (...amounts: readonly number[]): RegExp => {
  const written = amounts.map((amount) => amount.toLocaleString("en-US").replaceAll(",", "(?:,|%2C)?"));
  return new RegExp(`(?:^|[^\\w.]|%[0-9A-F]{2})(?:${written.join("|")})(?!\\w)`, "i");
};

/** The hidden fields of the form of a page that posts to an address, as a browser would send them again. */
export function hiddenFields(html: string, action: string): URLSearchParams {
  const escaped = escapePattern(action.replaceAll("&", "&amp;"));
  // A form without an action goes to its own page. Its other attributes may stand before these two or behind them.
  const to = `(?:(?![^>]* action=)|(?=[^>]* action="${escaped}"))`;
  const form = new RegExp(`<form\\b(?=[^>]* method="post")${to}[^>]*>([\\s\\S]*?)</form>`);
  const inputs = (form.exec(mainOf(html))?.[1] ?? "").matchAll(
    /<input type="hidden" name="([^"]*)"[^>]* value="([^"]*)"/g,
  );
  return new URLSearchParams([...inputs].map(([, name = "", value = ""]) => [unescaped(name), unescaped(value)]));
}

const unescaped = (text: string) =>
  readable(text).replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
