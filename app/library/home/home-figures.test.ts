import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import type { College } from "~/colleges/college";
import { admissionSpread, extractOf, paidByIncome } from "./home-figures";

const { all } = catalogue();
const base = all[0] as College;
const withRate = (rate: number | null): College => ({
  ...base,
  level: "4year",
  predominant: "bachelor",
  admission: { ...base.admission, rate },
});

describe("admissionSpread", () => {
  it("puts each rate into its ten percent, and 100 % into the last", () => {
    const { tenths } = admissionSpread([0.0999, 0.1, 0.29, 0.3, 0.7, 1].map(withRate));
    expect(tenths.map(({ colleges }) => colleges)).toEqual([1, 1, 1, 1, 0, 0, 0, 1, 0, 1]);
  });

  it("leaves out colleges that publish no rate or a rate of nothing", () => {
    const { reporting, half } = admissionSpread([null, 0, 0.5, 0.499].map(withRate));
    expect(reporting).toBe(2);
    expect(half).toBe(1);
  });

  it("counts only colleges that mostly award bachelor's degrees", () => {
    expect(admissionSpread([{ ...withRate(0.5), predominant: "associate" }]).reporting).toBe(0);
  });
});

it("a price that nobody reported isn't shown as zero", () => {
  const paid = paidByIncome({
    ...base,
    cost: { ...base.cost, netPriceByIncome: [null, 1, 2, 3, 4], netPriceStudents: [null, 9, 9, 9, 9] },
  });
  expect(paid.rows[0]).toEqual({ income: "up to $30,000", price: null, students: null });
  expect(paid.rows[4]?.price).toBe(4);
});

it("an extract holds only the tests the college reports", () => {
  const none = { ...base, admission: { ...base.admission, satMath: null, satReadingWriting: null } };
  expect(extractOf(none).sat).toEqual([]);
  expect(extractOf(none).figures.find(({ what }) => what === "Admitted")?.value).toBe(base.admission.rate);
});
