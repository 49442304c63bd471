import { describe, expect, it } from "vitest";
import { readQuery } from "~/colleges/query/query";
import { loader } from "./search";

async function found(q: string, more: Record<string, string> = {}) {
  const request = new Request(`http://localhost/search?${new URLSearchParams({ q, ...more })}`);
  const answer = await loader({ request, params: {}, context: {} } as unknown as Parameters<typeof loader>[0]);
  return answer.data;
}

describe("the search of the whole site", () => {
  it("looks for no more than the page of colleges takes, to which it leads", async () => {
    for (const q of ["ohio ".repeat(30), `${"a".repeat(99)} b`]) {
      // Without the counselor’s answer, which reads the whole library.
      const { asked } = await found(q, { all: "pages" });
      expect(asked.length).toBeGreaterThan(90);
      expect(readQuery(new URLSearchParams({ q: asked })).errors).toEqual({});
    }
  });

  it("says how many pages there are, and shows all when asked", async () => {
    const { total, pages } = await found("fafsa");
    expect(pages).toHaveLength(8);
    expect(total).toBeGreaterThan(20);
    expect((await found("fafsa", { all: "pages" })).pages).toHaveLength(total);
  });

  it("shows people to call and nothing about college to who is in danger", async () => {
    const { answer, ...others } = await found("i want to die");
    expect(answer?.help?.map(({ name }) => name).join()).toContain("988");
    expect(others).toMatchObject({ pages: [], colleges: [], majors: [], gone: [], total: 0, question: false });
    const unsure = await found("ya no le veo sentido a aplicar, cuando es la fecha de la fafsa");
    expect(unsure.answer).toMatchObject({ alone: false, help: expect.anything() });
    expect(unsure.question).toBe(true);
  });

  it("finds the page of a state by a program that it shows", async () => {
    for (const [q, path] of [
      ["Western Undergraduate Exchange", "/college-planning-colorado"],
      ["HOPE scholarship", "/college-planning-georgia/financial-aid"],
    ] as const) {
      const { pages } = await found(q, { all: "pages" });
      expect(pages.filter((page) => page.path.startsWith(path)).length, q).toBeGreaterThan(0);
    }
  });

  it("answers a question with pages, not with colleges that share a word", async () => {
    const answer = await found("test optional");
    expect(answer.found).toBe(0);
    expect(answer.pages.length).toBeGreaterThan(0);
    expect((await found("ohio state")).colleges[0]?.label).toBe("Ohio State University-Main Campus");
  });
});
