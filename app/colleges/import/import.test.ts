import { describe, expect, it } from "vitest";
import type { SourceRow } from "./cells";
import { readColleges } from "./college";
import { Ledger, reasons } from "./ledger";
import { readProgramTable, readTitles } from "./programs";
import { readLink, readName } from "./words";
import { placesByZip, readZips, writeZips } from "./zips";

/** A row of colleges.csv with every column blank but the ones that must not be. */
const blank = Object.fromEntries(
  (
    "alias county lat lon website url_admissions url_apply url_finaid url_net_price locale_text highest_offered predominant " +
    "assoc bach main_campus system carnegie_basic online_only hbcu tribal hsi landgrant women_only men_only religion " +
    "ug_enroll ug_enroll_year ug_fulltime grad_enroll student_faculty open_admission adm_year applicants admits enrolled " +
    "admit_rate test_year sat_rw_25 sat_rw_50 sat_rw_75 sat_m_25 sat_m_50 sat_m_75 act_25 act_50 act_75 sat_submit act_submit " +
    "test_policy test_policy_year adm_factors price_year tuition_in_district tuition_in tuition_out coa_in_campus " +
    "coa_out_campus coa_in_offcampus coa_out_offcampus coa_in_family coa_out_family roomboard_on_2324 roomboard_off_2324 " +
    "books_2324 other_on_2324 other_off_2324 other_family_2324 costt4_2223 net_price_2223 net_price_1_2223 net_price_2_2223 " +
    "net_price_3_2223 net_price_4_2223 net_price_5_2223 net_price_n1_2223 net_price_n2_2223 net_price_n3_2223 " +
    "net_price_n4_2223 net_price_n5_2223 net_price_2324 costt4_2324 pell pell_year fed_loan_2324 ft_any_grant_2324 " +
    "ft_grant_avg_2324 ft_inst_grant_2324 ft_inst_grant_avg_2324 ft_state_grant_2324 ft_state_grant_avg_2324 grad_rate " +
    "grad_rate_year bach_grad_4yr bach_grad_6yr transfer_out c150_sc2025 retention retention_year earn_10yr earn_6yr " +
    "debt_grads assoc_degrees_2324 bach_degrees_2324 cip_shares_2223 bach_cip2 assoc_cip2 verify_open"
  )
    .split(" ")
    .map((column) => [column, ""]),
);

function row(cells: Record<string, string>, line = 2): SourceRow {
  const must = { unitid: "100001", name: "River College", city: "Town", state: "OH", zip: "43004" };
  return { line, cells: { ...blank, ...must, control: "public", level: "4year", ...cells } };
}

const nowhere = () => null;

/** Reads one row; gives the college and the reasons of what was refused. */
function read(cells: Record<string, string>) {
  const ledger = new Ledger();
  const [college] = readColleges("colleges.csv", [row(cells)], ledger, nowhere);
  if (!college) throw new Error("no college");
  return { college, refused: ledger.refusals.map(({ reason, column }) => `${reason} ${column}`) };
}

describe("a blank row", () => {
  it("is a college about which nothing is reported", () => {
    const { college, refused } = read({});
    expect(refused).toEqual([]);
    expect(college.admission.rate).toBeNull();
    expect(college.cost.published.inState).toEqual({ onCampus: null, offCampus: null, withFamily: null });
    expect(college.cost.netPriceByIncome).toEqual([null, null, null, null, null]);
    expect(college.missions).toEqual([]);
    expect(college.verifyOpen).toBe(false);
  });
});

describe("what is not believed becomes not reported", () => {
  const sat = { sat_rw_25: "500", sat_rw_50: "550", sat_rw_75: "600", adm_year: "fall 2024", test_year: "fall 2024" };
  const act = { act_25: "20", act_50: "22", act_75: "25", test_year: "fall 2024" };
  const admission = { applicants: "100", admits: "50", enrolled: "20", adm_year: "fall 2024" };

  it.each<[string, Record<string, string>, string]>([
    ["a rate of 0", { admit_rate: "0", applicants: "100", admits: "0" }, "admission-rate-zero admit_rate"],
    [
      "a rate of nine applicants",
      { applicants: "9", admits: "3", admit_rate: "0.3333" },
      "admission-rate-small admit_rate",
    ],
    ["a rate that is not the quotient", { ...admission, admit_rate: "0.6" }, "admission-rate-mismatch admit_rate"],
    [
      "a rate from before open admission",
      { admit_rate: "0.7", open_admission: "1" },
      "admission-rate-before-open admit_rate",
    ],
    ["more admits than applicants", { applicants: "10", admits: "11" }, "admission-counts-order admits"],
    ["more enrolled than admits", { ...admission, enrolled: "51" }, "admission-counts-order enrolled"],
    ["quartiles out of order", { ...sat, sat_rw_50: "610" }, "quartiles-order sat_rw"],
    ["a quartile without its partner", { ...sat, sat_rw_25: "" }, "quartiles-order sat_rw"],
    ["ACT below guessing", { ...act, act_25: "1", act_50: "5", act_75: "14" }, "act-below-guessing act"],
    ["quartiles of three students", { ...sat, ...admission, sat_submit: "0.15" }, "few-test-takers sat_rw"],
    ["an SAT section over 800", { ...sat, sat_rw_75: "810" }, "outside-range sat_rw_75"],
    ["no undergraduates", { ug_enroll: "0", ug_enroll_year: "fall 2024" }, "undergraduates-zero ug_enroll"],
    ["147 students for a teacher", { student_faculty: "147" }, "student-faculty-ratio student_faculty"],
    ["cheaper from elsewhere", { tuition_in: "7740", tuition_out: "6720" }, "out-of-state-below-in-state tuition_out"],
    ["cost below tuition", { tuition_in: "9000", coa_in_campus: "8000" }, "published-below-tuition coa_in_campus"],
    ["net price over cost", { costt4_2223: "20000", net_price_2223: "21000" }, "net-price-above-cost net_price_2223"],
    [
      "a band of nobody",
      { net_price_1_2223: "5000", net_price_n1_2223: "0" },
      "net-price-without-students net_price_1_2223",
    ],
    ["everybody graduates", { grad_rate: "1", grad_rate_year: "2024" }, "rate-all-or-nobody grad_rate"],
    ["nobody returns", { retention: "0", retention_year: "fall 2023 to 2024" }, "rate-all-or-nobody retention"],
    ["a rate that jumps", { grad_rate: "0.2", c150_sc2025: "0.7" }, "rate-swings grad_rate"],
    ["a dozen bachelors", { bach_grad_6yr: "0.5", bach_degrees_2324: "12" }, "few-bachelors bach_grad_6yr"],
    ["five-year programs", { bach_grad_4yr: "0", bach_grad_6yr: "0.9" }, "longer-programs bach_grad_4yr"],
    ["another college's earnings", { earn_10yr: "27000", earn_6yr: "63000" }, "earnings-other-college earn_10yr"],
    ["a share over 1", { pell: "43", pell_year: "2023-24" }, "outside-range pell"],
    ["a link to this computer", { website: "http://localhost/" }, "link-not-usable website"],
    ["a link that is a script", { url_apply: "javascript:alert(1)" }, "link-not-usable url_apply"],
  ])("%s", (_, cells, refusal) => {
    expect(read(cells).refused).toContain(refusal);
  });

  it("and the rest of the row stays", () => {
    const { college } = read({ ...admission, admit_rate: "0.6" });
    expect(college.admission).toMatchObject({ rate: null, applicants: 100, admits: 50, year: "fall 2024" });
    expect(read({ student_faculty: "147" }).college.students.perFaculty).toBeNull();
  });

  it("with a reason in words for each rule", () => {
    for (const why of Object.values(reasons)) expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });

  it("also coordinates far from the ZIP code", () => {
    const ledger = new Ledger();
    const far = row({ lat: "34.07", lon: "-117.2" });
    const [college] = readColleges("colleges.csv", [far], ledger, () => ({ lat: 33.6, lon: -114.2 }));
    expect(college).toMatchObject({ lat: null, lon: null });
    expect(ledger.refusals).toMatchObject([{ reason: "coordinates-elsewhere", unitid: 100001 }]);
  });
});

describe("what looks odd and is believed", () => {
  it("a net price below zero, tuition of nothing, few students behind a band", () => {
    const { college, refused } = read({
      tuition_in: "0",
      costt4_2223: "9000",
      net_price_1_2223: "-6023",
      net_price_n1_2223: "1",
    });
    expect(refused).toEqual([]);
    expect(college.cost).toMatchObject({ tuitionInState: 0, netPriceByIncome: [-6023, null, null, null, null] });
    expect(college.cost.netPriceStudents[0]).toBe(1);
  });

  it("a rate of ten applicants that is the quotient", () => {
    expect(
      read({ applicants: "10", admits: "9", admit_rate: "0.9", adm_year: "fall 2024" }).college.admission.rate,
    ).toBe(0.9);
  });
});

describe("a malformed file stops the import with row and column", () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ unitid: "12" }, /^colleges\.csv, row 2, column unitid: "12" is not a six-digit unit id$/],
    [{ state: "XX" }, /row 2, column state: "XX" is not a state/],
    [{ name: " " }, /column name: must not be blank/],
    [{ zip: "4300" }, /column zip: "4300" is not a ZIP code/],
    [{ applicants: "1,234" }, /column applicants: "1,234" is not a number/],
    [{ applicants: "12.5" }, /column applicants: 12.5 is not a whole number/],
    [{ control: "state" }, /column control: "state" is not one of public, private_nonprofit, private_forprofit/],
    [{ hbcu: "yes" }, /column hbcu: "yes" is neither 0 nor 1/],
    [{ adm_factors: "gpa:X" }, /column adm_factors: "gpa:X" is not a factor/],
    [{ bach_cip2: "11 99" }, /column bach_cip2: "99" is not a CIP family/],
    [{ cip_shares_2223: "11:0.9;14:0.9" }, /column cip_shares_2223: the shares add up to 1.80/],
    [{ tuition_in: "5000", price_year: "2024" }, /column price_year: "2024" is not an award year/],
  ])("%j", (cells, message) => {
    expect(() => read(cells)).toThrow(message);
  });

  it("when a college stands twice", () => {
    const rows = [row({}, 2), row({}, 7)];
    expect(() => readColleges("colleges.csv", rows, new Ledger(), nowhere)).toThrow(
      "colleges.csv, row 7, column unitid: 100001 is already in row 2",
    );
  });

  it("when a column is missing", () => {
    const { admit_rate: _, ...cells } = row({}).cells;
    expect(() => readColleges("colleges.csv", [{ line: 2, cells }], new Ledger(), nowhere)).toThrow(
      /column admit_rate: the column is missing/,
    );
  });

  it("when a column holds another figure throughout", () => {
    const rows = Array.from({ length: 10 }, (_, at) => row({ unitid: String(100001 + at), pell: "43" }, at + 2));
    expect(() => readColleges("colleges.csv", rows, new Ledger(), nowhere)).toThrow(
      /row 2, column pell: 10 of 10 values are outside their range/,
    );
  });
});

describe("words", () => {
  it("calms a name in capitals and leaves others alone", () => {
    const ledger = new Ledger();
    expect(readName(1, "COLLEGE OF THE SEA", ledger)).toBe("College of the Sea");
    expect(readName(1, "ICPR Junior College", ledger)).toBe("ICPR Junior College");
    expect(ledger.corrections).toHaveLength(1);
  });

  it("takes an account name out of an address and adds a missing scheme", () => {
    const ledger = new Ledger();
    expect(readLink(1, "website", "https://kad007@marietta.edu/", ledger)).toBe("https://marietta.edu/");
    expect(readLink(1, "website", "www.marietta.edu", ledger)).toBe("https://www.marietta.edu");
    expect(readLink(1, "website", "https://www.marietta.edu/a?b=c", ledger)).toBe("https://www.marietta.edu/a?b=c");
    expect(readLink(1, "website", null, ledger)).toBeNull();
  });
});

describe("programs", () => {
  const titles = readTitles("titles.csv", [{ line: 2, cells: { cip4: "1107", title: "Computer Science" } }]);
  const known = { unitids: new Set([100001]), titles };
  const program = (cells: Record<string, string>, line = 2): SourceRow => ({
    line,
    cells: { unitid: "100001", cip4: "1107", level: "B", awards_2020_21: "5", earn_5yr_2022usd: "", ...cells },
  });

  it("are listed by the college that has them", () => {
    const read = readProgramTable("programs.csv", [program({})], new Ledger(), known);
    expect(read.get(100001)).toEqual([{ cip4: "1107", level: "bachelor", awards: 5, earnings: null }]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ unitid: "100002" }, /row 3, column unitid: 100002 is not in the college file/],
    [{ cip4: "9999" }, /row 3, column cip4: "9999" has no title/],
    [{ level: "D" }, /row 3, column level: "D" is not one of A, B/],
    [{}, /row 3, column cip4: the program 100001 1107 bachelor stands twice/],
  ])("stop the import: %j", (cells, message) => {
    const rows = [program({}), program(cells, 3)];
    expect(() => readProgramTable("programs.csv", rows, new Ledger(), known)).toThrow(message);
  });

  it("titles need a code of four digits and a text", () => {
    const title = (cells: Record<string, string>) => () => readTitles("titles.csv", [{ line: 5, cells }]);
    expect(title({ cip4: "107", title: "X" })).toThrow(/row 5, column cip4/);
    expect(title({ cip4: "1107", title: "" })).toThrow(/row 5, column title/);
  });
});

describe("ZIP codes", () => {
  const lines =
    '  {"latitude":40.75065,"longitude":-73.997293,"zipCode":"10001"},\n  {"latitude":18.18,"longitude":-66.75,"zipCode":"00601"}';
  const gazetteer = "GEOID\tALAND\tINTPTLAT\tINTPTLONG  \n10001\t1\t40.75065\t-73.997293\n";

  it("are read in both forms, sorted, and written in thousandths", () => {
    const places = readZips("zips.js", `module.exports = [\n${lines}\n]`);
    expect(places.map(({ zip }) => zip)).toEqual(["00601", "10001"]);
    expect(readZips("gaz.txt", gazetteer)).toEqual([{ zip: "10001", lat: 40.75065, lon: -73.997293 }]);
    expect(writeZips(places)).toBe("00601 18180 -66750\n10001 40751 -73997");
    expect(placesByZip(writeZips(places)).get("10001")).toEqual({ lat: 40.751, lon: -73.997 });
  });

  it("stop the import with the row", () => {
    expect(() => readZips("gaz.txt", gazetteer.replace("40.75", "140.75"))).toThrow(
      /^gaz\.txt, row 2, column latitude/,
    );
    expect(() => readZips("gaz.txt", gazetteer.replace("10001", "1001"))).toThrow(/row 2, column ZIP code/);
    expect(() => readZips("zips.js", `${lines.split("\n")[1]}\n${lines.split("\n")[1]}`)).toThrow(/00601 stands twice/);
    expect(() => readZips("empty.js", "")).toThrow(/no ZIP code/);
  });
});
