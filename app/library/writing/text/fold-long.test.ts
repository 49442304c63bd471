import { describe, expect, it } from "vitest";
import { foldLong } from "./fold-long";

const words = (count: number) => `<p>${"word ".repeat(count)}</p>`;
const question = (id: string, count: number) => `<div><h3 id="${id}">Why ${id}?</h3>${words(count)}</div>`;
const long = [
  words(100),
  `<h2 id="one">First</h2>${words(900)}`,
  `<h2 id="two">Second</h2>${words(800)}<div class="table-scroll"><div>x</div></div>`,
  `<section class="questions">${question("a", 60)}\n${question("b", 5)}</section>`,
  `<h2 id="three">Next</h2>${words(20)}`,
].join("\n");
const summaries = (html: string) => [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, said]) => said);

describe("a long text", () => {
  it("folds its chapters but the first, and answers that are longer than the line that opens them", () => {
    expect(summaries(foldLong(long, "en"))).toEqual([
      'Read this part<span class="sr-only">: Second</span>',
      'Read the answer<span class="sr-only">: Why a?</span>',
    ]);
  });

  it("leaves a warning open, in its place", () => {
    const warning = `<aside class="callout warning">${words(30)}</aside>`;
    const html = foldLong(long.replace('<div class="table-scroll">', `${warning}<div class="table-scroll">`), "en");
    expect(html).toContain(`</details>\n${warning}\n<div class="table-scroll">`);
  });

  it("keeps every heading outside of what is folded, and every word", () => {
    const html = foldLong(long, "en");
    const open = html.replace(/<details[\s\S]*?<\/details>/g, "");
    expect([...open.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual(["one", "two", "a", "b", "three"]);
    const plain = (text: string) =>
      text
        .replace(/<summary>.*?<\/summary>/g, "")
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ");
    expect(plain(html)).toBe(plain(long));
  });

  it("speaks the language of the page", () => {
    expect(summaries(foldLong(long, "es"))[0]).toContain("Leer esta parte");
  });

  it("leaves a text as it is that isn't long", () => {
    const short = `<h2>One</h2>${words(200)}<h2>Two</h2>${words(200)}`;
    expect(foldLong(short, "en")).toBe(short);
  });
});
