import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { header } from "~/colleges/table";

/** The command as a maintainer runs it, over three small files. */
const folder = mkdtempSync(join(tmpdir(), "import-colleges-"));
const out = join(folder, "facts");
const file = (name: string) => join(folder, name);

const columns =
  "unitid,name,alias,city,state,zip,county,lat,lon,website,url_admissions,url_apply,url_finaid,url_net_price,control,level,locale_text,highest_offered,predominant,assoc,bach,main_campus,system,carnegie_basic,online_only,hbcu,tribal,hsi,landgrant,women_only,men_only,religion,ug_enroll,ug_enroll_year,ug_fulltime,grad_enroll,student_faculty,open_admission,adm_year,applicants,admits,enrolled,admit_rate,test_year,sat_rw_25,sat_rw_50,sat_rw_75,sat_m_25,sat_m_50,sat_m_75,act_25,act_50,act_75,sat_submit,act_submit,test_policy,test_policy_year,adm_factors,price_year,tuition_in_district,tuition_in,tuition_out,coa_in_campus,coa_out_campus,coa_in_offcampus,coa_out_offcampus,coa_in_family,coa_out_family,roomboard_on_2324,roomboard_off_2324,books_2324,other_on_2324,other_off_2324,other_family_2324,costt4_2223,net_price_2223,net_price_1_2223,net_price_2_2223,net_price_3_2223,net_price_4_2223,net_price_5_2223,net_price_n1_2223,net_price_n2_2223,net_price_n3_2223,net_price_n4_2223,net_price_n5_2223,net_price_2324,costt4_2324,pell,pell_year,fed_loan_2324,ft_any_grant_2324,ft_grant_avg_2324,ft_inst_grant_2324,ft_inst_grant_avg_2324,ft_state_grant_2324,ft_state_grant_avg_2324,grad_rate,grad_rate_year,bach_grad_4yr,bach_grad_6yr,transfer_out,c150_sc2025,retention,retention_year,earn_10yr,earn_6yr,debt_grads,assoc_degrees_2324,bach_degrees_2324,cip_shares_2223,bach_cip2,assoc_cip2,verify_open".split(
    ",",
  );

function table(...colleges: Record<string, string>[]): string {
  const lines = colleges.map((cells) => columns.map((column) => `"${cells[column] ?? ""}"`).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

const river = {
  unitid: "100001",
  name: "River College, North",
  city: "Town",
  state: "OH",
  zip: "43004",
  control: "public",
  level: "4year",
  admit_rate: "0",
};

function run(...args: string[]) {
  const command = ["--import", "tsx", "app/commands/import-colleges.ts", ...args, "--out", out];
  return spawnSync(process.execPath, [...command, "--checked-on", "2026-11-21"], { encoding: "utf8" });
}

beforeAll(() => {
  mkdirSync(join(out, "places"), { recursive: true });
  writeFileSync(join(out, "places", "zips.txt"), "43004 40015 -82804\n");
  writeFileSync(file("colleges.csv"), table(river));
  writeFileSync(
    file("programs.csv.gz"),
    gzipSync("unitid,cip4,level,awards_2020_21,earn_5yr_2022usd\n100001,1107,B,9,\n"),
  );
  writeFileSync(file("titles.csv"), "cip4,title\n1107,Computer Science\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("writes the tables, whatever the order of the files, and says what it does not believe", () => {
  const { status, stdout, stderr } = run(file("titles.csv"), file("programs.csv.gz"), file("colleges.csv"));
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("1 colleges, 1 programs of 1 colleges, checked 2026-11-21");
  expect(stdout).toContain("admit_rate 1");
  const [first, second] = readFileSync(join(out, "colleges", "colleges.jsonl"), "utf8").split("\n");
  expect(JSON.parse(first ?? "")).toEqual(header);
  expect(JSON.parse(second ?? "")).toEqual(expect.arrayContaining([100001, "River College, North"]));
  expect(readFileSync(join(out, "colleges", "refused.jsonl"), "utf8")).toContain(
    '["admission-rate-zero",100001,"admit_rate",0]',
  );
  const report = JSON.parse(readFileSync(join(out, "colleges", "provenance.json"), "utf8"));
  expect(report).toMatchObject({ checkedOn: "2026-11-21", counts: { colleges: 1 }, notBelieved: { values: 1 } });
});

it("stops at a malformed file with row and column, and writes nothing", () => {
  const before = readFileSync(join(out, "colleges", "colleges.jsonl"), "utf8");
  writeFileSync(file("broken.csv"), table(river, { ...river, unitid: "100002", applicants: "many" }));
  const { status, stdout, stderr } = run(file("broken.csv"), file("programs.csv.gz"), file("titles.csv"));
  expect(stderr).toBe('broken.csv, row 3, column applicants: "many" is not a number\n');
  expect(stdout).toBe("");
  expect(status).toBe(1);
  expect(readFileSync(join(out, "colleges", "colleges.jsonl"), "utf8")).toBe(before);
});

it("the import of colleges says which of its files is missing", () => {
  const { status, stderr } = run(file("colleges.csv"), file("titles.csv"));
  expect(stderr).toContain("Exactly one file must be the programs");
  expect(status).toBe(1);
});
