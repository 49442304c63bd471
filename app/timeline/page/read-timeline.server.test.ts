import { describe, expect, it } from "vitest";
import { calendarFile } from "~/timeline/planning/calendar";
import { type Asked, readTimeline } from "./read-timeline.server";

const today = "2026-11-21";
const harvard = 166027;
const read = (query: string) => readTimeline(new URLSearchParams(query), today);

/** Follows the way to the shorter address, as a browser does. */
function follow(query: string): Exclude<Asked, { kind: "moved" }> {
  const asked = read(query);
  const there = asked.kind === "moved" ? read(asked.search) : asked;
  if (there.kind === "moved") throw new Error(`moved twice: ${there.search}`);
  return there;
}

describe("a link with a college that closed", () => {
  const siena = 172264;
  const planned = (unitids: readonly number[]) => {
    const asked = follow(`year=2027&unitids=${unitids.join(",")}&date-${siena}=2026-12-01&from=${today}`);
    if (asked.kind !== "plan") throw new Error(asked.kind);
    return asked.page.timeline;
  };

  it("keeps the college with the reason, without work for it, and without moving the rest", () => {
    const { applications, tasks, conflicts } = planned([harvard, siena]);
    expect(applications.find(({ unitid }) => unitid === siena)).toMatchObject({ withdrawn: "Closed in May 2026" });
    expect(tasks.filter(({ college }) => college === siena)).toEqual([]);
    expect(tasks).toEqual(planned([harvard]).tasks);
    const closing = conflicts.find(({ weight }) => weight === "closing");
    expect(closing?.title).toBe("Siena Heights University: closed in May 2026");
    expect(closing?.why).toMatch(/This plan leaves out its tasks\.$/);
  });

  it("still plans the year where no other college is left", () => {
    expect(planned([siena]).tasks.some(({ id }) => id === "essay-draft" || id === "recs-ask")).toBe(true);
  });

  it("says that it closed where its name is looked for", () => {
    const asked = follow("q=siena+heights&year=2027");
    if (asked.kind === "plan") throw new Error(asked.kind);
    expect(asked.form.found, "no college that shares one word with it").toEqual([]);
    expect(asked.form.gone).toEqual([
      { unitid: siena, name: "Siena Heights University", label: "Closed in May 2026", instead: null },
    ]);
  });
});

it("shows in the form the dates of the class year, however it was typed", () => {
  const shown = (year: string) => {
    const asked = follow(new URLSearchParams({ year, unitids: String(harvard), do: "edit" }).toString());
    if (asked.kind === "plan") throw new Error(asked.kind);
    return asked.form.chosen;
  };
  expect(shown("2028")).not.toEqual(shown("2027"));
  for (const year of ["2,028", "’28", "Class of 2028", "２０２８"]) expect(shown(year), year).toEqual(shown("2028"));
});

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
    const { entry, tasks } = timeline;
    const link = `https://www.example.org/application-timeline?${search}`;
    const text = calendarFile({ entry, tasks, path: answers.path }, link, new Date(`${today}T12:00:00Z`));
    const unfolded = text.replace(/\r\n[ \t]/g, "");
    expect(unfolded).toContain("SUMMARY:If application fees are a problem\\, ask your counselor for fee waivers");
    expect(unfolded).toContain(`year=2027&unitids=${harvard}`);
    expect(unfolded).not.toMatch(/waiver=/);
  });
});

describe("an application that is sent already", () => {
  const [chapman, lmu] = [111948, 117946];
  const rounds = `year=2027&unitids=${chapman},${lmu}&plan-${chapman}=ed1`;
  const late = `${rounds}&plan-${lmu}=ed2&sent-${chapman}=yes&from=${today}`;

  it("stays in the address and in the calendar, with what is still to come of it", () => {
    const asked = follow(late);
    if (asked.kind !== "plan") throw new Error(asked.kind);
    const { search, timeline } = asked.page;
    expect(new URLSearchParams(search).get(`sent-${chapman}`)).toBe("yes");
    expect(read(search)).toMatchObject({ kind: "plan", page: { search } });
    const ids = timeline.tasks.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([`portal:${chapman}`, `decision:${chapman}`, `binding:${chapman}`]));
    expect(ids).not.toContain(`submit:${chapman}`);
    expect(timeline.conflicts.map(({ id }) => id)).toContain("ed1-then-ed2");
  });

  it("goes when the college is taken out, and comes back in the form when something is wrong", () => {
    const out = read(`${late}&remove=${chapman}`);
    expect(out.kind === "form" && out.form.values.some(([name]) => name.startsWith("sent-"))).toBe(false);
    const wrong = read(late.replace("=yes", "=perhaps"));
    expect(wrong).toMatchObject({ kind: "form", form: { messages: { [`sent-${chapman}`]: [expect.any(String)] } } });
  });
});
