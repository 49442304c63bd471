import type { CostMessage } from "../../spanish/messages";
import type { GridYear } from "../model/grid";

/** The parts a year's published price is paid with, in the order of the chart, the table and the file. */
export const payers = [
  { key: "grants", name: "College and government grants", of: ({ grants }: GridYear) => grants?.mid ?? 0 },
  { key: "outside", name: "Outside grants", of: ({ paid }: GridYear) => paid.outside },
  { key: "first", name: "First household", of: ({ paid }: GridYear) => paid.first },
  { key: "second", name: "Second household", of: ({ paid }: GridYear) => paid.second },
  { key: "work", name: "Your work", of: ({ paid }: GridYear) => paid.work },
  { key: "plan529", name: "529 plan", of: ({ paid }: GridYear) => paid.plan529 },
  { key: "savings", name: "Savings", of: ({ paid }: GridYear) => paid.savings },
  { key: "direct", name: "Direct Loans", of: ({ paid }: GridYear) => paid.direct.received },
  { key: "plus", name: "Parent PLUS", of: ({ paid }: GridYear) => paid.plus.received },
  { key: "gap", name: "Gap", of: ({ paid }: GridYear) => paid.gap },
] as const satisfies readonly { key: string; name: CostMessage; of: (year: GridYear) => number }[];

/** The parts before anybody said what they can bring: what is left after grants belongs to nobody yet. */
const price = [payers[0], { key: "net", name: "Net price", of: ({ net }: GridYear) => net.mid }] as const;

/** What a year's published price is cut into. */
export const partsOf = (paying: boolean) => (paying ? payers : price);

export type PayerKey = (typeof payers | typeof price)[number]["key"];
