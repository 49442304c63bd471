import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { sumOf } from "~/design/worked-out";
import { costReader } from "../answers/input";
import { costCollege } from "../model/cost-college";
import { calculateCost } from "../model/grid";
import { planOf } from "./plan";
import { gridTrace } from "./price-trace";

/** Ohio State and Case Western Reserve. */
const colleges = [204796, 201645].map((unitid) => {
  const college = catalogue().byUnitid.get(unitid);
  if (college === undefined) throw new Error(`no college ${unitid}`);
  return costCollege(college);
});

function tracesOf(form: string) {
  const reading = costReader(colleges, () => [])(new URLSearchParams(form));
  if (!reading.ok) throw new Error(JSON.stringify(reading.messages));
  return calculateCost(planOf(reading.answers, colleges, [])).map((grid) => ({ grid, trace: gridTrace(grid) }));
}

const numberOf = (text: string) => Number(text.replace(/[$,]/g, "").replace("−", "-"));

describe("the trace of a net price", () => {
  it.each(["state=OH&income=52000", "state=KY&band=0", "state=OH&grant-204796=9000"])("adds up: %s", (form) => {
    for (const { grid, trace } of tracesOf(form)) {
      const [published, grants, net] = (trace?.steps ?? []).map(({ amount }) => numberOf(amount));
      expect(published).toBe(grid.cost?.years[0]?.published);
      expect((published ?? 0) - (grants ?? 0)).toBe(net);
      expect(net).toBe(grid.cost?.years[0]?.net.mid);
      expect(sumOf(trace?.steps ?? [])).toMatch(/^\$[\d,]+ − \$[\d,]+ = \$[\d,]+$/);
    }
  });

  it("is not there where no grants are known", () => {
    expect(tracesOf("state=abroad")[0]?.trace).toBeNull();
  });
});
