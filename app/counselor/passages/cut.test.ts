import { describe, expect, it } from "vitest";
import { cutPage, passageWords, sentencesOf, wordCount } from "./cut";

const page = (html: string) => cutPage({ path: "/help/x", title: "X", html });

describe("cutting a page", () => {
  it("names the nearest heading and its fragment", () => {
    const [first, second] = page(
      `<p>Before it.</p><h2 id="rules">The rules</h2><h3 id="a">When?</h3><p>On Monday &amp; Tuesday.</p>`,
    );
    expect(first).toEqual({ url: "/help/x", headings: [], text: "Before it.", example: false });
    expect(second).toMatchObject({ url: "/help/x#a", headings: ["The rules", "When?"], text: "On Monday & Tuesday." });
  });

  it("keeps a worked example apart from the rule around it", () => {
    const parts = page(
      `<h2 id="r">Rule</h2><p>Ask.</p><section class="callout example"><p>An invented family pays.</p><section><p>Twice.</p></section></section><p>Then sign.</p><section class="steps"><p>Call.</p></section>`,
    );
    expect(parts.map(({ text, example }) => [text, example])).toEqual([
      ["Ask.", false],
      ["An invented family pays.\nTwice.", true],
      ["Then sign.\nCall.", false],
    ]);
    expect(new Set(parts.map(({ url }) => url))).toEqual(new Set(["/help/x#r"]));
  });

  it("leaves out what an example was computed from", () => {
    const [part] = page(
      `<h2 id="e">E</h2><p>A rule.</p><div class="inset example-inputs"><p>Computed from</p><p>$92,000.</p><div><a href="/">Open</a></div></div><p>Ask.</p>`,
    );
    expect(part?.text).toBe("A rule.\nAsk.");
  });

  it("reads a dash for what isn't reported as it is read aloud", () => {
    const [row] = page(
      `<table><tr><td></td><th scope="col">Worth</th></tr><tr><td>Award</td><td><span aria-hidden="true">–</span><span class="sr-only">not reported</span></td></tr></table>`,
    );
    expect(row?.text).toBe("Award: Worth not reported");
  });

  it("makes a line of each row of a table", () => {
    const [rows] = page(
      `<h2 id="t">T</h2><table><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr><tr><td>Rate</td><td>1</td><td>2</td></tr></table>`,
    );
    expect(rows?.text).toBe("Rate – A: 1; B: 2");
  });

  it("says of what a number of a table is", () => {
    const [rows] = page(
      `<h2 id="t">T</h2><table><tr><th scope="col">Days late</th><th scope="col">What happens</th></tr><tr><td>1 to 7</td><td>nothing</td></tr></table><table><tr><td></td><th scope="col">Miles</th></tr><tr><td>Kenyon</td><td>65</td></tr></table>`,
    );
    expect(rows?.text).toBe("Days late 1 to 7: nothing\nKenyon: Miles 65");
  });

  it("keeps every word of a long part, and no passage is too long", () => {
    const text = Array.from({ length: 90 }, (_, at) => `Sentence number ${at} has a few words.`).join(" ");
    const cut = page(`<h2 id="l">Long</h2><p>${text}</p>`);
    expect(cut.length).toBeGreaterThan(2);
    expect(
      cut
        .map((one) => one.text)
        .join(" ")
        .replace(/\n/g, " "),
    ).toBe(text);
    for (const one of cut) expect(wordCount(one.text)).toBeLessThanOrEqual(passageWords.most);
  });

  it("ends no sentence at an abbreviation", () => {
    expect(sentencesOf("The U.S. Department says so. Then it ends.")).toEqual([
      "The U.S. Department says so.",
      "Then it ends.",
    ]);
  });
});
