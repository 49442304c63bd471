import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

/** The command as a maintainer runs it, over two small files. */
const folder = mkdtempSync(join(tmpdir(), "import-season-"));
const out = join(folder, "facts");
afterAll(() => rmSync(folder, { recursive: true }));

const found =
  "unitid,name,policy,condition,first_entry_term,source_title,source_publisher,source_date_or_year,confidence,note\n";

function run(...args: string[]) {
  const command = ["--import", "tsx", "app/commands/import-season.ts", folder, "--only", "test-policies", ...args];
  return spawnSync(process.execPath, [...command, "--checked-on", "2026-11-22", "--out", out], { encoding: "utf8" });
}

it("writes a table with its provenance, refuses what isn't believed, and stops at a missing column", () => {
  writeFileSync(
    join(folder, "test-policies.csv"),
    `${found}166027,Harvard University,required,SAT or ACT; other exams only where those tests are not accessible,fall 2025,Page,Harvard,2025; 2024-04,FOUND high,\n` +
      "166683,Massachusetts Institute of Technology,forbidden,SAT or ACT,fall 2023,Page,MIT,2024,FOUND high,\n" +
      "243780,Stanford University,required,SAT or ACT,fall 2026,Page,Stanford,2026,FOUND high,\n" +
      "121257,Pitzer College,blind,test-free,fall 2021,none,-,-,RECALLED,\n",
  );
  writeFileSync(
    join(folder, "test-policies-unconfirmed.csv"),
    "unitid,name,why\n170976,University of Michigan-Ann Arbor,x\n",
  );
  const { status, stdout, stderr } = run();
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("test-policies: 3 rows for fall 2027, checked 2026-11-22, 4 values refused");
  const { rows, ...head } = JSON.parse(readFileSync(join(out, "test-policies.json"), "utf8"));
  expect(head).toEqual({
    table: "test-policies",
    entry: "fall 2027",
    checkedOn: "2026-11-22",
    expires: "2027-06-30",
  });
  expect(rows).toEqual([
    expect.objectContaining({ unitid: 121257, policy: null, confidence: "recalled" }),
    expect.objectContaining({
      unitid: 166027,
      policy: "required",
      condition: null,
      since: "fall 2025",
      source: { title: "Page", publisher: "Harvard", date: "2025" },
    }),
    expect.objectContaining({ unitid: 170976, policy: null, confidence: null }),
  ]);
  const { notBelieved, files } = JSON.parse(readFileSync(join(out, "provenance", "test-policies.json"), "utf8"));
  expect(files.map(({ name }: { name: string }) => name)).toEqual([
    "test-policies.csv",
    "test-policies-unconfirmed.csv",
  ]);
  // The number of another college, an unknown policy, an exception nobody sourced, a policy from memory.
  expect(notBelieved.list.map(({ line, column }: { line: number; column: string }) => [line, column])).toEqual([
    [2, "condition"],
    [3, "policy"],
    [4, "name"],
    [5, "policy"],
  ]);

  const before = readFileSync(join(out, "test-policies.json"), "utf8");
  writeFileSync(
    join(folder, "test-policies-unconfirmed.csv"),
    "unitid,name\n170976,University of Michigan-Ann Arbor\n",
  );
  const broken = run();
  expect(broken.stderr).toBe("test-policies-unconfirmed.csv has no column why\n");
  expect(broken.status).toBe(1);
  expect(readFileSync(join(out, "test-policies.json"), "utf8")).toBe(before);
  expect(existsSync(join(out, "closures.json"))).toBe(false);
});
