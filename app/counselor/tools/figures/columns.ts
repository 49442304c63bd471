import type { PublishedPrice } from "~/colleges/college";
import { count, dollars, percent } from "~/design/figures";
import { type FigureWords, figure, money } from "./figure";

/** Columns of a college's page that are asked for seldom, each by its own name. */
export const columnFigures = {
  "graduate students": figure({
    section: "students",
    group: "enrollment",
    name: "number of graduate students",
    values: ({ students }) => ({ graduate: students.graduate }),
    sentence: ({ students: { graduate } }, { say, name, year }) =>
      graduate === null ? null : say("graduate students", { name, graduates: count(graduate), year }),
  }),
  "full-time students": figure({
    section: "students",
    group: "enrollment",
    name: "number of full-time undergraduates",
    values: ({ students }) => ({ full_time: students.fullTime, undergraduates: students.undergraduates }),
    sentence: ({ students: { fullTime, undergraduates } }, { say, name, year }) =>
      fullTime === null || undergraduates === null
        ? null
        : say("full-time students", { name, full: count(fullTime), all: count(undergraduates), year }),
  }),
  "earnings after 6 years": figure({
    section: "outcomes",
    group: "earnings",
    name: "earnings six years after entry",
    values: ({ outcomes }) => ({ after_6_years: outcomes.earnings6 }),
    sentence: ({ outcomes: { earnings6 } }, { say, within, year }) =>
      earnings6 === null ? null : say("earnings six", { within, pay: money(earnings6), year }),
    median: { of: "earnings6", write: money },
  }),
  "degrees awarded": figure({
    section: "outcomes",
    group: "degrees",
    name: "number of degrees awarded",
    values: ({ outcomes }) => ({ bachelor: outcomes.bachelorDegrees, associate: outcomes.associateDegrees }),
    sentence({ outcomes: { bachelorDegrees, associateDegrees } }, { say, name, year }) {
      // A kind of degree that nobody took that year isn't named.
      if (!bachelorDegrees && !associateDegrees) return null;
      const list = [
        !bachelorDegrees ? null : say("degrees bachelor", { many: count(bachelorDegrees) }),
        !associateDegrees ? null : say("degrees associate", { many: count(associateDegrees) }),
      ].filter((one) => one !== null);
      return say("degrees awarded", { name, list: list.join(say("and")), year });
    },
  }),
  "state grants": figure({
    section: "cost",
    group: "grants",
    name: "grants from the state",
    values: ({ aid }) => ({ share: aid.stateGrantShare, average: aid.stateGrantAverage }),
    sentence: ({ aid: { stateGrantShare: share, stateGrantAverage: average } }, { say, within, when }) =>
      share === null || average === null
        ? null
        : say("state grants", { share: percent(share), within, when, average: dollars(average) }),
  }),
  "other costs": figure({
    section: "cost",
    group: "livingCosts",
    name: "other costs",
    values: ({ cost }) => ({
      on_campus: cost.otherOnCampus,
      off_campus: cost.otherOffCampus,
      with_family: cost.otherWithFamily,
    }),
    sentence({ cost: { otherOnCampus: on, otherOffCampus: off, otherWithFamily: home } }, { say, name, when }) {
      const prices = [
        on === null ? null : say("on campus", { price: dollars(on) }),
        off === null ? null : say("off campus", { price: dollars(off) }),
        home === null ? null : say("at home", { price: dollars(home) }),
      ].filter((one) => one !== null);
      return prices.length === 0 ? null : say("other costs", { name, prices: prices.join(", "), when });
    },
  }),
  "price off campus": figure({
    section: "cost",
    group: "publishedPrice",
    name: "full price for students who live off campus",
    values: ({ cost: { published: price } }) => ({
      in_state_off_campus: price.inState.offCampus,
      out_of_state_off_campus: price.outOfState.offCampus,
    }),
    sentence: ({ cost: { published: price } }, words) => offCampus(price, words),
  }),
};

function offCampus(
  price: { readonly inState: PublishedPrice; readonly outOfState: PublishedPrice },
  { say, within, when }: FigureWords,
): string | null {
  const [home, away] = [price.inState.offCampus, price.outOfState.offCampus];
  if (home === null) return null;
  const isOne = away === null || away === home;
  const both = isOne ? dollars(home) : say("published two", { home: dollars(home), away: dollars(away) });
  return say("published off campus", { within, price: both, when });
}
