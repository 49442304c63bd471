import { count, percent } from "~/design/figures";
import { figure } from "./figure";

/** Who applies, who gets in and with which scores. */
export const admissionFigures = {
  "acceptance rate": figure({
    section: "admission",
    group: "admissions",
    name: "admission rate",
    values: ({ admission: { rate, applicants, admits } }) => ({ rate, applicants, admits }),
    sentence({ admission: { open, rate, applicants, admits } }, { say, name, when }) {
      if (open) return say("open admission", { name });
      if (rate === null) return null;
      return applicants === null || admits === null
        ? say("rate alone", { name, rate: percent(rate), when })
        : say("rate", { name, rate: percent(rate), admits: count(admits), applicants: count(applicants), when });
    },
    median: { of: "rate", write: percent },
  }),
  applicants: figure({
    section: "admission",
    group: "admissions",
    name: "number of applicants",
    values: ({ admission: { applicants, admits, enrolled } }) => ({ applicants, admits, enrolled }),
    sentence({ admission: { applicants, admits, enrolled } }, { say, within, when }) {
      if (applicants === null || admits === null) return null;
      const also = enrolled === null ? "" : say("and enrolled", { enrolled: count(enrolled) });
      return say("applicants", { applicants: count(applicants), within, when, admits: count(admits), enrolled: also });
    },
  }),
  yield: figure({
    section: "admission",
    group: "admissions",
    name: "yield",
    values: ({ admission: { admits, enrolled } }) => ({
      admits,
      enrolled,
      yield: admits && enrolled !== null ? enrolled / admits : null,
    }),
    sentence: ({ admission: { admits, enrolled } }, { say, within, when }) =>
      !admits || enrolled === null
        ? null
        : say("yield", {
            admits: count(admits),
            within,
            when,
            enrolled: count(enrolled),
            share: percent(enrolled / admits),
          }),
  }),
  sat: figure({
    section: "admission",
    group: "testScores",
    name: "students’ SAT scores",
    values: ({ admission: { satReadingWriting: rw, satMath: math, satSubmit } }) => ({
      reading_writing_25: rw?.p25 ?? null,
      reading_writing_75: rw?.p75 ?? null,
      math_25: math?.p25 ?? null,
      math_75: math?.p75 ?? null,
      share_sent: satSubmit,
    }),
    sentence({ admission: { satReadingWriting: rw, satMath: math, satSubmit } }, { say, within, year }) {
      if (rw === null || math === null) return null;
      const sent = satSubmit === null ? "" : say("sat sent", { share: percent(satSubmit) });
      const scores = { rw25: rw.p25, rw75: rw.p75, math25: math.p25, math75: math.p75 };
      return say("sat", { within, ...scores, year }) + sent;
    },
  }),
  act: figure({
    section: "admission",
    group: "testScores",
    name: "students’ ACT scores",
    values: ({ admission: { act, actSubmit } }) => ({
      act_25: act?.p25 ?? null,
      act_50: act?.p50 ?? null,
      act_75: act?.p75 ?? null,
      share_sent: actSubmit,
    }),
    sentence({ admission: { act, actSubmit } }, { say, within, year }) {
      if (act === null) return null;
      const sent = actSubmit === null ? "" : say("act sent", { share: percent(actSubmit) });
      return say("act", { within, low: act.p25, high: act.p75, year }) + sent;
    },
  }),
};
