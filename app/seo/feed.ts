import { escapeMarkup } from "~/escape-markup";

export interface FeedEntry {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO days. */
  readonly published: string;
  readonly updated: string;
}

/** An Atom feed (RFC 4287), newest entries first. The days of the entries are taken as midnight UTC. */
export function atomFeed(
  origin: string,
  feed: { readonly path: string; readonly page: string; readonly title: string; readonly author: string },
  entries: readonly FeedEntry[],
): string {
  const moment = (day: string) => `${day}T00:00:00Z`;
  const newest = entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), "1970-01-01");
  const items = entries.map(
    ({ path, title, description, published, updated }) =>
      `<entry><id>${escapeMarkup(origin + path)}</id><title>${escapeMarkup(title)}</title>` +
      `<link href="${escapeMarkup(origin + path)}"/><published>${moment(published)}</published>` +
      `<updated>${moment(updated)}</updated><summary>${escapeMarkup(description)}</summary></entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeMarkup(origin + feed.page)}</id><title>${escapeMarkup(feed.title)}</title>`,
    `<link rel="self" href="${escapeMarkup(origin + feed.path)}"/><link href="${escapeMarkup(origin + feed.page)}"/>`,
    `<updated>${moment(newest)}</updated><author><name>${escapeMarkup(feed.author)}</name></author>`,
    ...items,
    "</feed>\n",
  ].join("\n");
}
