import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar";
import { type Asked, readTimeline } from "./read.server";

const today = "2026-11-21";
const harvard = 166027;
const read = (query: string) => readTimeline(new URLSearchParams(query), today, () => "Ask your state.");

/** Follows the way to the shorter address, as a browser does. */
function follow(query: string): Exclude<Asked, { kind: "moved" }> {
  const asked = read(query);
  const there = asked.kind === "moved" ? read(asked.search) : asked;
  if (there.kind === "moved") throw new Error(`moved twice: ${there.search}`);
  return there;
}

describe("an old link that says that fees are a problem", () => {
  const old = `year=2027&unitids=${harvard}&waiver=yes&from=${today}`;

  it("leads to an address that does not, as the form does", () => {
    for (const query of [old, `${old}&do=edit`, `${old}&q=ohio`, old.replace("2027", "11"), "waiver=yes"]) {
      const asked = read(query);
      expect(asked.kind === "moved" ? asked.search : "waiver", query).not.toContain("waiver");
      expect(JSON.stringify(follow(query)), query).not.toContain("waiver=");
    }
  });

  it("gives a plan and a calendar without it, in which fee waivers are planned for everyone", () => {
    const asked = follow(old);
    if (asked.kind !== "plan") throw new Error(asked.kind);
    const { timeline, answers, search } = asked.page;
    const { entry, season, tasks } = timeline;
    const link = `https://www.example.org/application-timeline?${search}`;
    const text = calendarFile({ entry, season, tasks, path: answers.path }, link, new Date(`${today}T12:00:00Z`));
    const unfolded = text.replace(/\r\n[ \t]/g, "");
    expect(unfolded).toContain("SUMMARY:If application fees are a problem\\, ask your counselor for fee waivers");
    expect(unfolded).toContain(`year=2027&unitids=${harvard}`);
    expect(unfolded).not.toMatch(/waiver=/);
  });
});
