import type { College } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { ofCollege, type Proposal, proposalOf } from "./proposal";

const most = 12;
/** Students in the lowest income band behind an average. */
const fewest = 100;

/** Where families with the lowest incomes paid least on average, at public and nonprofit colleges of four years. */
export function lowestIncomes(colleges: readonly College[]): Proposal | null {
  const low = colleges
    .flatMap(({ unitid, cost, control, level }) => {
      const [price] = cost.netPriceByIncome;
      const [students] = cost.netPriceStudents;
      if (control === "forprofit" || level !== "4year" || price === null || (students ?? 0) < fewest) return [];
      return [{ unitid, price: Math.max(0, price) }];
    })
    .sort((a, b) => a.price - b.price || a.unitid - b.unitid)
    .slice(0, most);
  if (low.length < most) return null;
  return proposalOf({
    key: "lowest-incomes",
    slug: "where-the-lowest-incomes-pay-least",
    title: "Where families with the lowest incomes paid least",
    description:
      "Four-year colleges with the lowest average net price for families in the lowest income band, with the highest band beside it.",
    why: "Computed from prices by income, for bands with enough students behind them.",
    category: "college-planning-demystified",
    tags: "net price, income bands",
    sources: "Average net prices by family income | U.S. Department of Education, IPEDS | 2025",
    related: "/colleges, /college-cost-calculator, /tools/fafsa-calculator",
    facts: low.map(({ unitid }) => `college.${unitid}`),
    heads: ["College", "Lowest band", "Highest band"],
    rows: low.map(({ unitid }) => ofCollege(unitid, "netPrice30", "netPrice110")),
    chosen: `Public and nonprofit four-year colleges with enough students in the lowest band, by the average they paid in ${sourceOf("netPrice").year}.`,
    questions: ["Who is in the lowest band", "What these prices leave out"],
  });
}
