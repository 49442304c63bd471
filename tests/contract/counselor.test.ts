import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { firstQuestions } from "~/counselor/first-questions";
import { textOf } from "../setup/page";
import { type SharedSite, sharedSite } from "../setup/site";

/** The counselor at its two doors: the command line and the page. */
const words = ["--import", "tsx", "app/commands/calculate.ts", "ask"];
function calculateAsk(lines: readonly unknown[]) {
  const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { input, encoding: "utf8" });
  return {
    answers: stdout
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
    stderr,
    status,
  };
}

describe("calculate -- ask", () => {
  const bad = ["", "12345", "Сколько стоит?", "<b>SAI</b>", "a\0b", "x".repeat(4_001)];
  const given = calculateAsk([
    { question: "What are my chances at Michigan State?", student: { gpa: 3.6, sat: 1250, state: "MI" } },
    { question: "who is the president of Yale?" },
    { question: "I want to kill myself" },
    { question: "what about out of state?", before: ["how much is tuition at Ohio State?"] },
    { question: "x", student: { gpa: 9 } },
    { question: "x", nonsense: 1 },
    "not json",
    ...bad.map((question) => ({ question })),
  ]);
  const [chance, silent, danger, onward, wrongGpa, unknownKey, notJson, ...refused] = given.answers;

  it("answers in statements with their sources", () => {
    expect(chance).toMatchObject({ abstained: false, asks: [], help: null });
    for (const { text, sources } of chance.statements) {
      expect(text).toMatch(/\w/);
      for (const source of sources) {
        expect(source).toEqual({
          url: expect.stringMatching(/^\/\S+$/),
          title: expect.any(String),
          year: expect.any(String),
        });
      }
    }
    expect(onward.statements[0].sources[0].url).toMatch(/^\/colleges\/204796/);
  });

  it("says so where nothing is known, and names people where there's danger", () => {
    expect(silent).toMatchObject({ abstained: true, help: null });
    expect(silent.statements.flatMap(({ sources }: { sources: unknown[] }) => sources)).toEqual([]);
    expect(danger.abstained).toBe(false);
    expect(danger.help[0]).toMatchObject({ name: expect.any(String), how: expect.any(String) });
  });

  it("says what's wrong with a line and with a text", () => {
    expect([wrongGpa, unknownKey, notJson].map(({ error }) => error.path)).toEqual(["student.gpa", "nonsense", ""]);
    expect(refused).toHaveLength(bad.length);
    for (const one of refused)
      expect(one).toMatchObject({
        abstained: true,
        statements: [{ text: expect.stringMatching(/[.”]$/), sources: [] }],
      });
    expect(given.stderr).toBe("");
    expect(given.status).toBe(1);
  });
});

describe("the page", () => {
  let site: SharedSite;
  beforeAll(async () => {
    site = await sharedSite();
  });
  const post = (
    fields: readonly (readonly [string, string])[],
    headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" },
  ) =>
    site.get("/counselor", {
      method: "POST",
      headers,
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    });

  it("has a field, twelve first questions, and can be kept by anybody", async () => {
    const response = await site.get("/counselor");
    const html = await response.text();
    expect(response.headers.get("cache-control")).toMatch(/^public/);
    expect(firstQuestions).toHaveLength(12);
    expect(html.match(/<button[^>]* name="question"/g)).toHaveLength(12);
    expect(html).toMatch(/<textarea[^>]* name="question"/);
    expect(html).toMatch(/<form method="post" action="\/counselor#answer"/);
  });

  it("answers with its sources, keeps nothing and carries the conversation along", async () => {
    const response = await post([
      ["before", "acceptance rate at duke"],
      ["question", "and the graduation rate?"],
      ["income", "60,000"],
    ]);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(textOf(html)).toMatch(/students who started at Duke University graduated there/);
    expect(html).toContain('href="/colleges/198419-duke-university#outcomes"');
    expect(html).toMatch(/<input type="hidden" name="before" value="acceptance rate at duke"\/>/);
    expect(html).toMatch(/<input type="hidden" name="before" value="and the graduation rate\?"\/>/);
    expect(html).toMatch(/<input type="hidden" name="income" value="60000"\/>/);
    expect(html).not.toMatch(/href="[^"]*(?:graduation\+rate|60000)/);
  });

  it("gives a bad question back with what's wrong", async () => {
    const response = await post([["question", "12345"]]);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toMatch(/only numbers or signs/);
    expect(html).toMatch(/<textarea[^>]*>12345<\/textarea>/);
  });

  it("keeps the answers so far beside a question that can't be read, and leads to it", async () => {
    const html = await (
      await post([
        ["before", "acceptance rate at duke"],
        ["question", "  "],
      ])
    ).text();
    expect(html).toContain('href="/colleges/198419-duke-university#admission"');
    expect(html).toMatch(/<form id="answer"/);
    expect(html.match(/ name="before" value="[^"]*"/g)?.at(-1)).toContain("acceptance rate at duke");
  });

  it("says where a Spanish answer stands in Spanish", async () => {
    const html = await (await post([["question", "¿cómo pido más ayuda a la universidad?"]])).text();
    expect(html).toMatch(/<article[^>]* lang="es"/);
    expect(textOf(html)).toMatch(/Palabra por palabra de .*revisado 2026/);
    expect(textOf(html)).not.toMatch(/Word for word from|How we know:|Read on|\(reviewed/);
  });

  it("leads to the newest answer of a conversation", async () => {
    const html = await (
      await post([
        ["before", "acceptance rate at duke"],
        ["question", "and the graduation rate?"],
      ])
    ).text();
    expect(html.match(/<article[^>]*>/g)?.map((article) => article.includes('id="answer"'))).toEqual([false, true]);
    expect(html.match(/id="answer"/g)).toHaveLength(1);
  });

  it("lets a browser cut nothing off a long question: all of it comes back with what's wrong", async () => {
    expect(await (await site.get("/counselor")).text()).not.toMatch(/<textarea[^>]*maxlength/i);
    expect(await (await site.get("/")).text()).not.toMatch(/<input[^>]*name="question"[^>]*maxlength/i);
    const long = "and what then ".repeat(300);
    const response = await post([["question", long]]);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(long.trim());
  });

  it("takes nothing that another site posts", async () => {
    expect((await post([["question", "What is the SAI?"]], { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  });

  it.each([
    ["/", "question"],
    [
      "/colleges/204796-ohio-state-university-main-campus",
      'name="about" value="/colleges/204796-ohio-state-university-main-campus"',
    ],
    ["/help/appealing-for-more-aid", 'name="about" value="/help/appealing-for-more-aid"'],
    ["/es/becas", "Pregunte sobre esta página"],
  ])(
    "can be asked from %s, by a form that works without scripts and stays the same for everyone",
    async (path, part) => {
      const response = await site.get(path);
      const html = await response.text();
      expect(response.headers.get("cache-control")).toMatch(/^public/);
      expect(html).toMatch(/<form method="post" action="\/counselor#answer"/);
      expect(html).toContain(part);
    },
  );

  it("knows the college whose page a question was asked from, and says so in the question", async () => {
    const about = "/colleges/204796-ohio-state-university-main-campus";
    const html = await (
      await post([
        ["about", about],
        ["question", "what is the graduation rate?"],
      ])
    ).text();
    expect(html).toContain("what is the graduation rate? (Ohio State University)");
    expect(html).toContain(`href="${about}#outcomes"`);
  });

  it("answers above the results of the search where it is sure, and never what tells of somebody", async () => {
    const search = async (q: string) => textOf(await (await site.get(`/search?${new URLSearchParams({ q })}`)).text());
    expect(await search("graduation rate of Duke")).toMatch(/students who started at Duke University graduated there/);
    expect(await search("how much is Duke if we make $60,000")).not.toMatch(/paid \$/);
    expect(await search("how much is Duke if we make $60,000")).toContain("Ask the counselor this");
    expect(await search("i want to kill myself")).toContain("988");
    expect(await search("duke")).not.toContain("How we know");
  });

  it("lists the words of the field, each with an address", async () => {
    const html = await (await site.get("/counselor/words")).text();
    expect(html).toMatch(/id="student-aid-index-sai"/);
  });
});
