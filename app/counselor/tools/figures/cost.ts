import { averageNetPrice } from "~/colleges/profile/overview";
import { dollars, percent } from "~/design/figures";
import { figure, money } from "./figure";

/** Prices, grants and loans. */
export const costFigures = {
  tuition: figure({
    section: "cost",
    group: "tuition",
    name: "tuition",
    values: ({ cost }) => ({
      in_state: cost.tuitionInState,
      out_of_state: cost.tuitionOutOfState,
      in_district: cost.tuitionInDistrict,
    }),
    sentence({ cost }, { say, name, when }) {
      const { tuitionInState: inState, tuitionOutOfState: out, tuitionInDistrict: near } = cost;
      if (inState === null && out === null) return null;
      if (inState === out || out === null) return say("tuition", { name, price: dollars(inState), when });
      const district = near === null || near === inState ? "" : say("tuition district", { price: dollars(near) });
      return say("tuition two", { name, district, home: dollars(inState), away: dollars(out), when });
    },
  }),
  "published price": figure({
    section: "cost",
    group: "publishedPrice",
    name: "full price",
    values: ({ cost: { published: price } }) => ({
      in_state_on_campus: price.inState.onCampus,
      in_state_off_campus: price.inState.offCampus,
      in_state_with_family: price.inState.withFamily,
      out_of_state_on_campus: price.outOfState.onCampus,
      out_of_state_off_campus: price.outOfState.offCampus,
    }),
    sentence({ cost: { published: price } }, { say, within, when }) {
      const living =
        price.inState.onCampus !== null ? "onCampus" : price.inState.offCampus !== null ? "offCampus" : "withFamily";
      const [home, away] = [price.inState[living], price.outOfState[living]];
      if (home === null) return null;
      const both =
        away === null || away === home
          ? dollars(home)
          : say("published two", { home: dollars(home), away: dollars(away) });
      return say("published", { within, living: say(living), price: both, when });
    },
  }),
  "price at home": figure({
    section: "cost",
    group: "publishedPrice",
    name: "full price for students who live with their family",
    values: ({ cost: { published: price } }) => ({
      in_state_with_family: price.inState.withFamily,
      out_of_state_with_family: price.outOfState.withFamily,
    }),
    sentence({ cost: { published: price } }, { say, within, when }) {
      const [home, away] = [price.inState.withFamily, price.outOfState.withFamily];
      if (home === null) return null;
      const both =
        away === null || away === home
          ? dollars(home)
          : say("published two", { home: dollars(home), away: dollars(away) });
      return say("published at home", { within, price: both, when });
    },
  }),
  housing: figure({
    section: "cost",
    group: "livingCosts",
    name: "cost of housing and food",
    values: ({ cost }) => ({ on_campus: cost.roomBoardOnCampus, off_campus: cost.roomBoardOffCampus }),
    sentence({ cost: { roomBoardOnCampus: on, roomBoardOffCampus: off } }, { say, name, when }) {
      if (on === null && off === null) return null;
      const prices = [
        on === null ? null : say("on campus", { price: dollars(on) }),
        off === null ? null : say("off campus", { price: dollars(off) }),
      ].filter(Boolean);
      return say("housing", { name, prices: prices.join(say("and")), when });
    },
  }),
  books: figure({
    section: "cost",
    group: "livingCosts",
    name: "cost of books",
    values: ({ cost }) => ({ books: cost.books }),
    sentence: ({ cost: { books } }, { say, name, when }) =>
      books === null ? null : say("books", { name, price: dollars(books), when }),
  }),
  "net price": figure({
    section: "cost",
    group: "netPrice",
    name: "net price",
    values: (college) => ({ net_price: averageNetPrice(college)?.dollars ?? null }),
    sentence(college, { say, within }) {
      const average = averageNetPrice(college);
      if (average === null) return null;
      const who = say(college.control === "public" ? "with aid in state" : "with aid");
      return say("net price", { who, price: dollars(average.dollars), within, year: average.year });
    },
    median: { of: "netPrice", write: money },
  }),
  grants: figure({
    section: "cost",
    group: "grants",
    name: "grants",
    values: ({ aid }) => ({
      any_share: aid.anyGrantShare,
      any_average: aid.anyGrantAverage,
      college_share: aid.collegeGrantShare,
      college_average: aid.collegeGrantAverage,
    }),
    sentence({ aid }, { say, within, when }) {
      const { anyGrantShare: share, anyGrantAverage: average, collegeGrantShare, collegeGrantAverage } = aid;
      if (share === null || average === null) return null;
      const own =
        collegeGrantShare === null || collegeGrantAverage === null
          ? ""
          : say("own grants", { share: percent(collegeGrantShare), average: dollars(collegeGrantAverage) });
      return say("grants", { share: percent(share), within, when, average: dollars(average), own });
    },
  }),
  loans: figure({
    section: "cost",
    group: "loans",
    name: "share of students with loans",
    values: ({ aid }) => ({ share: aid.federalLoanShare }),
    sentence: ({ aid: { federalLoanShare: share } }, { say, within, when }) =>
      share === null ? null : say("loans", { share: percent(share), within, when }),
  }),
};
