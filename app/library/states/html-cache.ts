/**
 * HTML of pages that the server has written, by key. Only the server puts something here; in the browser it stays
 * empty, and the words are read from the document itself.
 */
export const htmlCache = new Map<string, string>();
