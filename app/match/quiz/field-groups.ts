import type { MatchMessage } from "~/match/spanish/messages";

/**
 * CIP families gathered under headings that a student would look under. Every family that can be chosen is in exactly
 * one.
 */
export const fieldGroups: readonly {
  readonly id: string;
  readonly label: MatchMessage;
  readonly codes: readonly string[];
}[] = [
  { id: "health", label: "Health and care", codes: ["51", "31", "19"] },
  { id: "science", label: "Science and mathematics", codes: ["26", "40", "27", "41"] },
  { id: "computing", label: "Computers and engineering", codes: ["11", "14", "15"] },
  { id: "business", label: "Business and media", codes: ["52", "09", "10"] },
  { id: "arts", label: "Arts and architecture", codes: ["50", "04"] },
  { id: "humanities", label: "Languages, history and ideas", codes: ["23", "16", "54", "05", "38", "39"] },
  { id: "society", label: "People, law and public service", codes: ["42", "45", "44", "22", "43", "28", "29"] },
  { id: "teaching", label: "Teaching and libraries", codes: ["13", "25"] },
  { id: "nature", label: "Nature and farming", codes: ["01", "03"] },
  { id: "trades", label: "Trades, transport and hospitality", codes: ["46", "47", "48", "49", "12"] },
  { id: "open", label: "Several fields, or not sure yet", codes: ["24", "30"] },
];
