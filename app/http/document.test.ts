import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishDocument, matchesEtag, STYLE_SLOT } from "./document.server";

const page = `<html><head>${STYLE_SLOT}</head><body><p>Hi</p><script>bad()</script><script nonce="N1">good()</script><script nonce="N1" type="module">import "/a.js"</script></body></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("finishDocument", () => {
  it("allows our own scripts of a shared page by hash, and no other script", () => {
    const { html, policy, etag } = finishDocument(page, { nonce: "N1", css: "p{color:red}", shared: true });
    expect(policy).toContain(hash("good()"));
    expect(policy).toContain(hash('import "/a.js"'));
    expect(policy).not.toContain(hash("bad()"));
    expect(policy).toContain(hash("p{color:red}"));
    expect(html).not.toContain("nonce");
    expect(etag).toMatch(/^W\/".{22}"$/);
  });

  it("gives the same bytes whatever the nonce was, so that a 304 is safe", () => {
    const a = finishDocument(page, { nonce: "N1", css: "p{}", shared: true });
    const b = finishDocument(page.replaceAll("N1", "N2"), { nonce: "N2", css: "p{}", shared: true });
    expect(a).toEqual(b);
  });

  it("keeps the nonce on a private page and gives it no ETag", () => {
    const { html, policy, etag } = finishDocument(page, { nonce: "N1", css: "", shared: false });
    expect(html).toContain('nonce="N1"');
    expect(policy).toContain("'nonce-N1'");
    expect(etag).toBeNull();
  });
});

describe("matchesEtag", () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ["*", true],
    ['"b"', false],
    [null, false],
  ])("%s → %s", (header, expected) => {
    expect(matchesEtag(header, 'W/"a"')).toBe(expected);
  });
});
