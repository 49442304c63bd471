import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const words = ["--import", "tsx", "app/commands/calculate.ts"];
const calculate = (tool: string[], input: string) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...words, ...tool], { input, encoding: "utf8" });
  const lines = stdout.split("\n").slice(0, -1);
  return { answers: lines.map((line) => JSON.parse(line)), stderr, status };
};

const saiCase = JSON.parse(readFileSync("app/aid/formula/fixtures/department-records.json", "utf8")).cases[0];
/** A line that each tool answers. */
const good = {
  match: '{"student":{"gpa":3.8,"sat":1450,"state":"CA","fields":["11"]},"unitids":[110635,166683]}',
  sai: JSON.stringify({ award_year: saiCase.award_year, input: saiCase.input }),
  loan: '{"principal":40000,"rate":6.39,"years":25}',
  letter: '{"text":"Cost of attendance $28,500\\nPell Grant $7,395"}',
  trip: '{"start":{"zip":"43004"},"unitids":[166683,204796,201645],"return":true,"windows":false}',
};

describe.each(["match", "sai", "loan", "letter", "trip"] as const)("calculate -- %s", (tool) => {
  it("answers good and bad lines in their places, and ends with 1", () => {
    const input = [good[tool], '{"nonsense":1}', "", "not json", "[]", good[tool]].join("\n");
    const { answers, stderr, status } = calculate([tool], input);
    expect(answers).toHaveLength(5);
    expect(answers.map((answer) => "error" in answer)).toEqual([false, true, true, true, false]);
    expect(answers[0]).toEqual(answers[4]);
    for (const { error } of answers.slice(1, 4)) {
      expect(error).toEqual({ message: expect.stringMatching(/\w/), path: expect.any(String) });
    }
    expect(stderr).toBe("");
    expect(status).toBe(1);
  });

  it("ends with 0 when every line was answered", () => {
    expect(calculate([tool], `\n${good[tool]}\n\n`)).toMatchObject({ answers: [{}], stderr: "", status: 0 });
  });
});

it("calculate -- sai gives the Department's own figure", () => {
  expect(calculate(["sai"], good.sai).answers[0].sai).toBe(saiCase.expected.sai);
});

it("calculate -- loan takes as many years as it is told", () => {
  expect(calculate(["loan"], good.loan).answers[0]).toEqual({ payment: 267.34, total: 80201.98, interest: 40201.98 });
});

it("calculate -- match answers for the colleges asked, in their order", () => {
  const { results } = calculate(["match"], good.match).answers[0];
  expect(results.map(({ unitid }: { unitid: number }) => unitid)).toEqual([110635, 166683]);
  for (const { low, mid, high, label, price } of results) {
    expect(price).toMatchObject({ year: "2027-28", basis: "average" });
    expect(price.low <= price.mid && price.mid <= price.high).toBe(true);
    expect(0 <= low && low <= mid && mid <= high && high <= 1).toBe(true);
    expect(["safety", "target", "reach"]).toContain(label);
  }
});

it("a tool that is not known ends with 2 and the list of tools", () => {
  for (const name of ["psychic", "toString", ""]) {
    const { answers, stderr, status } = calculate(name ? [name] : [], good.sai);
    expect(answers).toEqual([]);
    expect(stderr).toMatch(/match[\s\S]*sai/);
    expect(status).toBe(2);
  }
});

it("ends quietly when its reader has read enough", async () => {
  const child = execFile(process.execPath, [...words, "sai"]);
  let complaint = "";
  child.stderr?.on("data", (text) => {
    complaint += text;
  });
  // The same thing happens to us when it ends before it has read everything.
  child.stdin?.on("error", () => {});
  child.stdin?.end(`${good.sai}\n`.repeat(5_000));
  child.stdout?.once("data", () => child.stdout?.destroy());
  await once(child, "exit");
  expect(complaint).toBe("");
  expect(child.exitCode).toBe(0);
});
