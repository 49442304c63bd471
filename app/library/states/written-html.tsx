import { htmlCache } from "./html-cache";
import { ServerHtml } from "./server-html";

/** What has been read from documents, by key. */
const read = new Map<string, string>();
/** No heading of a text gets an id with such a mark in it. */
const id = "page_words";

/** Words that a loader made for one request: too many addresses have some for the HTML cache to keep them all. */
interface MadeHtml {
  /** Key by which the browser reads them from the document. */
  readonly words: string;
  /** Only while the server draws the document. */
  readonly html?: string;
}

/** Puts such words into a loader's data, hidden from what is sent to the browser along with the document. */
export function withHtml<Data extends MadeHtml>(data: Data, html: string): Data {
  return Object.defineProperty(data, "html", { value: html, enumerable: false });
}

/**
 * The words and tables of a page. The document holds them once: sent along with the data as well, a table of 250
 * colleges would travel twice. In the browser they are what the document already holds.
 *
 * @param of key in the HTML cache, or what a loader made for this request
 */
export function WrittenHtml({ of, className = "" }: { of: string | MadeHtml; className?: string }) {
  const { words, html: made } = typeof of === "string" ? { words: of, html: htmlCache.get(of) } : of;
  const html = import.meta.env.SSR ? (made ?? "") : here(words);
  return (
    <div id={id}>
      <ServerHtml key={words} html={html} className={className} />
    </div>
  );
}

function here(of: string): string {
  const known = read.get(of) ?? document.getElementById(id)?.firstElementChild?.innerHTML ?? "";
  read.set(of, known);
  return known;
}

/**
 * Before a page opens without a new document: takes its words from its own document.
 * @param of the key the page will ask for
 * @throws Error when the document cannot be had; the caller then opens it the plain way
 */
export async function fetchWords(address: string, of: string, signal: AbortSignal): Promise<void> {
  if (read.has(of)) return;
  const response = await fetch(address, { headers: { Accept: "text/html" }, signal });
  const text = await response.text();
  const words = new DOMParser().parseFromString(text, "text/html").getElementById(id)?.firstElementChild;
  if (!response.ok || !words) throw new Error(`The words of ${address} did not come`);
  read.set(of, words.innerHTML);
}
