import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./markdown.server";

const none = () => {
  throw new Error("there is no such block");
};
const render = (text: string) => renderMarkdown(text, none);

describe("a text", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[press](javascript:alert(1))",
    "[press](data:text/html,<script>1</script>)",
    '<a href="https://example.org" style="position:fixed">x</a>',
    "<iframe src='https://example.org'></iframe>",
    '# {#"><script>}',
  ])("can do nothing with %s", (text) => {
    expect(render(`## A title\n\n${text}\n`).html).not.toMatch(/<script|onerror|javascript:|data:|style=|<iframe/i);
  });

  it("gets ids from its headings, its own ids, and no id twice", () => {
    const { html, toc, problems } = render("## What it costs\n\n## The bill {#cost}\n\n### More\n\n## More\n");
    expect(toc.map(({ id }) => id)).toEqual(["what-it-costs", "cost", "more", "more-2"]);
    expect(html).toContain('<h2 id="cost">The bill</h2>');
    expect(problems).toEqual([]);
    expect(render("## One {#a}\n\n## Two {#a}\n").problems).toEqual(["two places have the id a"]);
  });

  it("may not skip a level, nor begin with the title", () => {
    expect(render("### Too deep\n").problems).toEqual(["a heading of level 3 follows one of level 1"]);
    expect(render("# Title\n").problems).toEqual(["the title is the only h1: begin with ##"]);
  });

  it("lets a wide table scroll by itself, with the keyboard too", () => {
    const { html } = render("| | Price |\n|---|---:|\n| A | 1 |\n");
    expect(html).toContain('<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Price">');
    expect(html).toContain('<th class="number" scope="col">Price</th>');
    expect(html.replace(/\n/g, "")).toContain("<tr><td></td>");
  });

  it("has call-outs, and says which block is none", () => {
    expect(render(":::warning[Mind the date]\nIt ends.\n:::\n").html).toBe(
      '<aside class="callout warning"><p class="callout-title">Mind the date</p><p>It ends.</p></aside>',
    );
    expect(render(":::example[One family]\nThey pay.\n:::\n").html).toBe(
      '<section class="callout example"><p class="callout-title">One family</p><p>They pay.</p></section>',
    );
    expect(render(":::boast\nWe are great.\n:::\n").problems).toEqual(["there is no block :::boast"]);
    expect(render("::nothing{a=1}\n").problems).toEqual(["::nothing: there is no such block"]);
  });

  it("tells its steps and questions by name, with their links", () => {
    const { steps, questions, html } = render(
      ":::steps[File it]\n### Make an account\nDo **this**.\n### Sign\nThen that.\n:::\n\n:::questions\n### Why?\nBecause [of it](/help).\n:::\n",
    );
    expect(steps).toEqual([
      {
        name: "File it",
        steps: [
          { name: "Make an account", text: "Do this.", html: "<p>Do <strong>this</strong>.</p>" },
          { name: "Sign", text: "Then that.", html: "<p>Then that.</p>" },
        ],
      },
    ]);
    expect(questions).toEqual([
      { name: "Why?", text: "Because of it.", html: '<p>Because <a href="/help">of it</a>.</p>' },
    ]);
    expect(html).toContain('<section class="steps"><ol><li><h3 id="make-an-account">');
  });

  it("draws the boxes of a checklist for a pen, not as fields without a name", () => {
    const { html } = render("## Fall\n\n- [ ] Grades\n");
    expect(html).toMatch(/<input type="checkbox"[^>]* aria-hidden="true">/);
  });

  it("puts what a block draws in its place and knows its links", () => {
    const { html, links } = renderMarkdown(
      "Before.\n\n::card{of=1}\n\nAfter.\n",
      (name, { of }) => `<b>${name} ${of}</b><a href="/x">x</a>`,
    );
    expect(html.replace(/\n/g, "")).toBe('<p>Before.</p><b>card 1</b><a href="/x">x</a><p>After.</p>');
    expect(links).toEqual(["/x"]);
  });

  it("takes a colon in a sentence for a colon", () => {
    expect(render("At 10:30 it is :not a block.\n").html).toContain("At 10:30 it is :not a block.");
  });

  it("in Spanish says which words are English, where a link leads, and speaks Spanish itself", () => {
    const text = "## ¿Qué es la *net price*?\n\n[aquí](/es/becas), [allá](/help)\n\n| Año |\n|---|\n| 1 |\n";
    const { html, toc } = renderMarkdown(text, none, "es");
    expect(toc).toEqual([{ id: "que-es-la-net-price", text: "¿Qué es la net price?", level: 2 }]);
    expect(html).toContain('<em lang="en-US">net price</em>');
    expect(html).toContain('<a href="/es/becas">aquí</a>');
    expect(html).toContain('<a href="/help" hreflang="en-US">allá</a>');
    expect(html).toContain('aria-label="Tabla: Año"');
  });
});
