import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { olderList } from "~/season/deadlines/deadlines.server";
import { header, readTable, toRow } from "../deadlines/older-list";
import { readDeadlines } from "./older-list";

const row = (cells: Record<string, string>) => ({ unitid: "100654", application_fee: "", ...cells });
const read = (...rows: Record<string, string>[]) => readDeadlines(rows.map(row), (unitid) => unitid === 100654);

describe("reading a list of deadlines", () => {
  it("keeps dates, rolling admission and fees", () => {
    const { colleges, refusals } = read({ ed1: "11-01", ed2: "01-05", rd: "rolling", application_fee: "75" });
    expect(refusals).toEqual([]);
    expect(colleges[0]).toMatchObject({
      dates: { ed1: "11-01", ed2: "01-05", ea1: null, rd: null },
      rolling: true,
      fee: 75,
    });
  });

  it.each([
    [{ ed1: "13-01" }, "ed1", "not-a-date"],
    [{ ed1: "02-29" }, "ed1", "not-a-date"],
    [{ rd: "soon" }, "rd", "not-a-date"],
    [{ ed1: "02-01" }, "ed1", "outside-season"],
    [{ ea1: "07-01" }, "ea1", "outside-season"],
    [{ ed1: "12-15", ed2: "12-01" }, "ed2", "second-not-later"],
    [{ ea1: "12-01", rd: "11-15" }, "ea1", "early-after-regular"],
    [{ application_fee: "9999" }, "application_fee", "fee"],
    [{ application_fee: "-5" }, "application_fee", "fee"],
  ])("does not believe %o", (cells, column, reason) => {
    const { colleges, refusals } = read(cells as Record<string, string>);
    expect(refusals).toEqual([{ reason, unitid: "100654", column, value: (cells as Record<string, string>)[column] }]);
    const [college] = colleges;
    expect(column === "application_fee" ? college?.fee : college?.dates[column as "ed1"]).toBeNull();
  });

  it("leaves out colleges it does not know, and doubles", () => {
    const { colleges, refusals } = read({}, {}, { unitid: "999999" }, { unitid: "x" });
    expect(colleges).toHaveLength(1);
    expect(refusals.map(({ reason }) => reason)).toEqual(["double", "unknown-college", "unknown-college"]);
  });
});

describe("the project's own table", () => {
  it("is what the import writes, and only has colleges of the catalogue", () => {
    const all = [...olderList().values()];
    expect(all.length).toBeGreaterThan(900);
    const { byUnitid } = catalogue();
    expect(all.filter(({ unitid }) => !byUnitid.has(unitid))).toEqual([]);
    const written = `${[header, ...all.map(toRow)].map((line) => JSON.stringify(line)).join("\n")}\n`;
    expect(written).toBe(readFileSync("content/facts/deadlines/colleges.jsonl", "utf8"));
    const again = readDeadlines(
      all.map(({ unitid, dates, rolling, fee }) => ({
        unitid: String(unitid),
        ...Object.fromEntries(Object.entries(dates).map(([plan, day]) => [plan, day ?? ""])),
        ...(rolling ? { rd: "rolling" } : {}),
        application_fee: fee === null ? "" : String(fee),
      })),
      () => true,
    );
    expect(again.refusals).toEqual([]);
    expect(again.colleges).toEqual(all);
  });

  it("refuses a table of another version", () => {
    expect(() => readTable('["unitid"]\n[1]')).toThrow("deadlines:import");
  });
});
