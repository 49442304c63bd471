import { describe, expect, it } from "vitest";
import { CostInputError } from "~/cost/input-error";
import { calculateLoan } from "./calculate";

describe("calculate -- loan", () => {
  it("answers in dollars and cents", () => {
    expect(calculateLoan({ principal: 40_000, rate: 6.39, years: 25 })).toEqual({
      payment: 267.34,
      total: 80_201.98,
      interest: 40_201.98,
    });
    expect(calculateLoan({ principal: 30_000, rate: 6.52, years: 10 })).toEqual({
      payment: 340.95,
      total: 40_913.92,
      interest: 10_913.92,
    });
  });

  it("takes cents, months and a rate of zero", () => {
    expect(calculateLoan({ principal: 0.12, rate: 0, years: 1 })).toEqual({ payment: 0.01, total: 0.12, interest: 0 });
    expect(calculateLoan({ principal: 1_200, rate: 0, years: 1 / 12 })).toMatchObject({ payment: 1_200 });
    expect(calculateLoan({ principal: 5_500, rate: 6.5, years: 2.5 }).payment).toBeGreaterThan(0);
  });

  it.each([
    [{}, "principal"],
    [{ principal: "40000", rate: 6, years: 10 }, "principal"],
    [{ principal: -1, rate: 6, years: 10 }, "principal"],
    [{ principal: 0, rate: 6, years: 10 }, "principal"],
    [{ principal: 1e12, rate: 6, years: 10 }, "principal"],
    [{ principal: 10.001, rate: 6, years: 10 }, "principal"],
    [{ principal: Number.NaN, rate: 6, years: 10 }, "principal"],
    [{ principal: 100, rate: -1, years: 10 }, "rate"],
    [{ principal: 100, rate: 101, years: 10 }, "rate"],
    [{ principal: 100, rate: 1e-9, years: 10 }, "rate"],
    [{ principal: 100, rate: 6, years: 0 }, "years"],
    [{ principal: 100, rate: 6, years: 400 }, "years"],
    [{ principal: 100, rate: 6, years: 1.3 }, "years"],
    [{ principal: 100, rate: 6, years: 10, term: 3 }, "term"],
    [null, ""],
    [[], ""],
  ])("refuses %j", (line, path) => {
    try {
      calculateLoan(line);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CostInputError);
      expect((error as CostInputError).path).toBe(path);
      expect((error as CostInputError).message).not.toBe("");
    }
  });
});
