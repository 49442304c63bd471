import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { noAnswers } from "~/match/model/input";
import { modelOf, rankOne, studentOf } from "~/match/model/rank";
import { questionOf } from "~/student/profile/your-college";
import { yourCollege } from "./your-college.server";

const today = "2026-11-22";
const ohioState = 204796;
const ask = (profile: Parameters<typeof questionOf>[0], unitid = ohioState) =>
  yourCollege(new URLSearchParams(questionOf(profile, unitid)), today);

describe("chance and price on a college's page", () => {
  it("are those of the match list for the same student", () => {
    const model = modelOf(catalogue().all);
    const item = model.byUnitid.get(ohioState);
    if (item === undefined) throw new Error("Ohio State is not in the model");
    const answers = { ...noAnswers(), gpa: 3.4, state: "OH", income: "2" } as const;
    const { chance, label, price } = rankOne(model, item, studentOf(answers, null, today));
    const yours = ask({ gpa: "3.4", state: "OH", band: "2", amount: "61500" });
    expect(yours).toMatchObject({ record: true, label, price: price?.mid });
    expect(yours?.chance).toMatchObject({ low: chance.low, high: chance.high });
  });

  it("say that no record is known", () => {
    expect(ask({ state: "OH" })).toMatchObject({ record: false });
  });

  it("are refused where the answers or the college cannot be", () => {
    expect(ask({ gpa: "34" })).toBeNull();
    expect(ask({ gpa: "3.4" }, 999_999)).toBeNull();
    expect(yourCollege(new URLSearchParams("gpa=3.4"), today)).toBeNull();
  });
});
