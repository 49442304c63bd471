import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { Ranked } from "../model/list/rank";
import { toCsv } from "./csv";

describe("toCsv", () => {
  it("writes no chance as 0 or 100, as the page does", () => {
    const ranked = {
      college: { outcomes: { graduationRate: 1 }, students: {}, links: {}, name: "A", city: "B", state: "OH" },
      chance: { low: 0.001, mid: 0.004, high: 0.995 },
      price: null,
      miles: null,
      fit: 0.5,
      label: "reach",
    } as unknown as Ranked;
    const [row] = parse(toCsv([ranked]), { columns: true, bom: true }) as [Record<string, string>];
    expect(row).toMatchObject({
      "Chance low (%)": "<1",
      "Chance middle (%)": "<1",
      "Chance high (%)": ">99",
      "Graduation rate (%)": "100",
    });
  });

  it("leaves what is not reported empty and writes 0 as 0", () => {
    const ranked = {
      college: {
        unitid: 100001,
        name: "=Evil College",
        city: "Town",
        state: "OH",
        outcomes: { graduationRate: null },
        students: { undergraduates: 900 },
        links: { website: null },
      },
      label: "safety",
      chance: { low: 0.6, mid: 0.751, high: 0.9 },
      price: { mid: 0, basis: "band", year: "2022-23" },
      miles: null,
      fit: 0.5,
    } as unknown as Ranked;
    const [row] = parse(toCsv([ranked]), { columns: true, bom: true }) as [Record<string, string>];
    expect(row).toMatchObject({
      College: "'=Evil College",
      "Chance middle (%)": "75",
      "Yearly price ($)": "0",
      "Graduation rate (%)": "",
      "Miles from home": "",
    });
  });
});
