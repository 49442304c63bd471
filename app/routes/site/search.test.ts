import { describe, expect, it } from "vitest";
import { readQuery } from "~/colleges/query";
import { loader } from "./search";

async function found(q: string) {
  const request = new Request(`http://localhost/search?${new URLSearchParams({ q })}`);
  return loader({ request, params: {}, context: {} } as unknown as Parameters<typeof loader>[0]);
}

describe("the search of the whole site", () => {
  it("looks for no more than the page of colleges takes, to which it leads", async () => {
    for (const q of ["ohio ".repeat(30), `${"a".repeat(99)} b`]) {
      const { asked } = await found(q);
      expect(asked.length).toBeGreaterThan(90);
      expect(readQuery(new URLSearchParams({ q: asked })).errors).toEqual({});
    }
  });

  it("answers a question with pages, not with colleges that share a word", async () => {
    const answer = await found("test optional");
    expect(answer.found).toBe(0);
    expect(answer.pages.length).toBeGreaterThan(0);
    expect((await found("ohio state")).colleges[0]?.name).toBe("Ohio State University-Main Campus");
  });
});
