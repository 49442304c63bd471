import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf, tenThousandths, toDollars } from "./rounding";

describe("rounding", () => {
  it("takes halves away from zero", () => {
    expect(toDollars(-11_745_000)).toBe(-1175);
    expect(toDollars(24_605_000)).toBe(2461);
    expect(shareOf(-11_469, "0.50")).toBe(-5735);
    // 1.45 % of 5,000 is 72.5, which a binary fraction could put on either side.
    expect(shareOf(5000, "0.0145")).toBe(73);
  });

  it("agrees with whole-number arithmetic of any size, and never gives -0", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const exact = BigInt(amount);
        const size = exact < 0n ? -exact : exact;
        const rounded = (size * 2n + 10_000n) / 20_000n;
        const result = toDollars(amount);
        expect(BigInt(result)).toBe(exact < 0n ? -rounded : rounded);
        expect(Object.is(result, -0)).toBe(false);
      }),
    );
  });

  it("reads rates of up to four places and refuses others", () => {
    expect(tenThousandths("0.062")).toBe(620);
    expect(tenThousandths("1.00")).toBe(10_000);
    expect(() => tenThousandths("0.01455")).toThrow(RangeError);
    expect(() => tenThousandths("6%")).toThrow(RangeError);
  });
});
