import { percent } from "~/design/figures";
import { figure, money } from "./figure";

/** Who graduates, what they earn and owe. */
export const outcomesFigures = {
  graduation: figure({
    section: "outcomes",
    group: "graduation",
    name: "graduation rate",
    values: ({ outcomes }) => ({
      rate: outcomes.graduationRate,
      four_years: outcomes.bachelorIn4Years,
      six_years: outcomes.bachelorIn6Years,
    }),
    sentence({ outcomes: { graduationRate, bachelorIn4Years } }, { say, within }) {
      if (graduationRate === null) return null;
      const four = bachelorIn4Years === null ? "" : say("graduation four", { share: percent(bachelorIn4Years) });
      return say("graduation", { share: percent(graduationRate), within, four });
    },
    median: { of: "graduationRate", write: percent },
  }),
  "four years": figure({
    section: "outcomes",
    group: "bachelorGraduation",
    name: "four-year graduation rate",
    values: ({ outcomes }) => ({ four_years: outcomes.bachelorIn4Years, six_years: outcomes.bachelorIn6Years }),
    sentence({ outcomes: { bachelorIn4Years, bachelorIn6Years } }, { say, within, year }) {
      if (bachelorIn4Years === null) return null;
      const six = bachelorIn6Years === null ? "" : say("six years", { share: percent(bachelorIn6Years) });
      return say("four years", { share: percent(bachelorIn4Years), within, six, year });
    },
    median: { of: "bachelorIn4Years", write: percent },
  }),
  retention: figure({
    section: "outcomes",
    group: "retention",
    name: "retention rate",
    values: ({ outcomes }) => ({ retention: outcomes.retention }),
    sentence: ({ outcomes: { retention } }, { say, within, year }) =>
      retention === null ? null : say("retention", { share: percent(retention), within, year }),
    median: { of: "retention", write: percent },
  }),
  "transfer out": figure({
    section: "outcomes",
    group: "transferOut",
    name: "share who transfer out",
    values: ({ outcomes }) => ({ transfer_out: outcomes.transferOut }),
    sentence: ({ outcomes: { transferOut } }, { say, within, year }) =>
      transferOut === null ? null : say("transfer out", { share: percent(transferOut), within, year }),
    median: { of: "transferOut", write: percent },
  }),
  earnings: figure({
    section: "outcomes",
    group: "earnings",
    name: "earnings",
    values: ({ outcomes }) => ({ after_10_years: outcomes.earnings10, after_6_years: outcomes.earnings6 }),
    sentence: ({ outcomes: { earnings10 } }, { say, within, year }) =>
      earnings10 === null ? null : say("earnings", { within, pay: money(earnings10), year }),
    median: { of: "earnings10", write: money },
  }),
  debt: figure({
    section: "outcomes",
    group: "debt",
    name: "debt at graduation",
    values: ({ outcomes }) => ({ debt: outcomes.debt }),
    sentence: ({ outcomes: { debt } }, { say, within, year }) =>
      debt === null ? null : say("debt", { within, owed: money(debt), year }),
    median: { of: "debt", write: money },
  }),
};
