import { ServerHtml } from "./server-html";

/** What has been read from documents, by key. */
const read = new Map<string, string>();
/** No heading of a text gets an id with such a mark in it. */
const id = "page_words";

/** The words and tables of a page as HTML, which a loader gives. */
export interface WrittenWords {
  /** By which the browser knows them once it has read them from a document. */
  readonly key: string;
  /** Only on the server, while it draws the document. */
  readonly html?: string;
}

/** Words for a loader's data. The HTML is hidden from what is sent to the browser along with the document. */
export function writtenWords(key: string, html: string): WrittenWords {
  return Object.defineProperty({ key }, "html", { value: html, enumerable: false });
}

/**
 * The words and tables of a page. The document holds them once: sent along with the data as well, a table of 250
 * colleges would travel twice. In the browser they are what the document already holds.
 */
export function WrittenHtml({ of: { key, html = "" }, className = "" }: { of: WrittenWords; className?: string }) {
  return (
    <div id={id}>
      <ServerHtml key={key} html={import.meta.env.SSR ? html : here(key)} className={className} />
    </div>
  );
}

function here(key: string): string {
  const known = read.get(key) ?? document.getElementById(id)?.firstElementChild?.innerHTML ?? "";
  read.set(key, known);
  return known;
}

/**
 * Before a page opens without a new document: takes its words from its own document.
 * @throws Error when the document cannot be had; the caller then opens it the plain way
 */
export async function fetchWords(address: string, { key }: WrittenWords, signal: AbortSignal): Promise<void> {
  if (read.has(key)) return;
  const response = await fetch(address, { headers: { Accept: "text/html" }, signal });
  const text = await response.text();
  const words = new DOMParser().parseFromString(text, "text/html").getElementById(id)?.firstElementChild;
  if (!response.ok || !words) throw new Error(`The words of ${address} did not come`);
  read.set(key, words.innerHTML);
}
