import { expect, it } from "vitest";
import { hasSheet, onOneSheet } from "./sheet";

const long = `<p>${"word ".repeat(400)}</p>`;
const article = [
  "<p>The answer.</p>",
  '<h2 id="a">What it costs</h2>',
  "<p>First words.<br>On a new line.</p>",
  '<div class="table-scroll" role="region"><table><tbody><tr><td>$10</td></tr></tbody></table></div>',
  '<h2 id="b">This week</h2>',
  '<section class="steps"><ol><li><h3 id="s">Call</h3><p>Ask.</p></li></ol></section>',
  long,
  '<h2 id="c">Try it</h2>',
  '<form class="inset"><p>Income</p></form>',
  '<h2 id="d">Traps</h2>',
  '<aside class="callout warning"><p>Never pay.</p></aside>',
  '<h2 id="e">More</h2>',
  long,
  '<h2 id="f">And more</h2>',
  long,
  '<h2 id="g">Next step</h2>',
  "<p>Do it tonight.</p>",
].join("\n");

it("keeps the answer, the steps, the traps and the next step, in their order", () => {
  const sheet = onOneSheet(article);
  const at = ["The answer.", "What it costs", "$10", "Call", "Never pay.", "Do it tonight."].map((text) =>
    sheet.indexOf(text),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual([...at].sort((a, b) => a - b));
});

it("takes the table of a chapter rather than its first words, and no form", () => {
  const sheet = onOneSheet(article);
  expect(sheet).not.toContain("First words.");
  expect(sheet).not.toContain("<form");
  expect(sheet).not.toContain("Try it");
});

it("takes a list to check off before a table, and the line that opens a list with it", () => {
  const list = '<ul class="contains-task-list"><li><input type="checkbox" disabled> Grades</li></ul>';
  const table = '<div class="table-scroll"><table></table></div>';
  const text = `<p>A.</p><h2>B</h2><p>Before.</p><p>In a few cases:</p>${table}<p>Do <em>this:</em></p>${list}<h2>C</h2><p>End.</p>`;
  const sheet = onOneSheet(text);
  expect(sheet).toContain("Do <em>this:</em>");
  expect(sheet).toContain("Grades");
  expect(sheet).not.toMatch(/table|Before|few cases/);
});

it("leaves out chapters that there is no room for, with their headings", () => {
  const sheet = onOneSheet(article);
  expect(sheet.split(long).length - 1).toBe(1);
  expect(sheet).toContain(">More<");
  expect(sheet).not.toContain(">And more<");
});

it("is there for help in both languages, and not for what is of use only whole", () => {
  expect(hasSheet({ family: "help", path: "/help/turning-18" })).toBe(true);
  expect(hasSheet({ family: "es", path: "/es/becas" })).toBe(true);
  expect(hasSheet({ family: "es", path: "/es/glosario" })).toBe(false);
  expect(hasSheet({ family: "es", path: "/es/preguntas-para-el-consejero" })).toBe(false);
  expect(hasSheet({ family: "blog", path: "/blog/two-years-first" })).toBe(false);
});
