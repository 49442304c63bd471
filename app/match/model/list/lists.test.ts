import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import fitted from "../../../../content/facts/admission/fitted.json";
import { readQuiz } from "../../quiz/read-quiz";
import { homeOf } from "../../results/home.server";
import { readListOptions } from "../../results/list-options";
import { listingOf } from "../../results/listing";
import { fitOnPublishedTables } from "../chance/published-tables";
import { unusual } from "../fit/filters";
import { balance } from "./balance";
import { modelOf, rank, rankOne, studentOf } from "./rank";

/** Oddities of the lists in `docs/lists/`, and what an experienced counselor would not hand out. */
const model = modelOf(catalogue().all);

function studentFor(search: string) {
  const { answers, messages } = readQuiz(new URLSearchParams(search), 2026, () => true);
  if (Object.keys(messages).length > 0) throw new Error(JSON.stringify(messages));
  return studentOf(answers, homeOf(answers.zip));
}
const suggested = (search: string) => {
  const student = studentFor(search);
  return balance(rank(model, student).list, student.home.state).list;
};

describe("lists that a counselor would hand out", () => {
  it("put Columbus State first for two years in Columbus, with its warning, and nothing beyond a commute", () => {
    const student = studentFor("gpa=2.6&zip=43215&levels=2");
    const { list } = rank(model, student);
    const [first] = balance(list, "OH").list;
    expect(first?.college.name).toBe("Columbus State Community College");
    expect(list[0]?.college.name).toBe(first?.college.name);
    expect(first?.lowGraduation?.rate).toBe(0.28);
    for (const { miles } of list) expect(miles).toBeLessThanOrEqual(60);
    const [shown] = listingOf(model, student, readListOptions(new URLSearchParams())).suggested;
    expect(shown?.warning).toMatch(/^Only 28% of full-time students who start here finish within 3 years/);
  });

  it("lead nursing students only to colleges that award nursing", () => {
    const list = rank(model, studentFor("gpa=3.4&zip=78205&fields=5138")).list;
    expect(list.length).toBeGreaterThan(100);
    const { programsOf } = catalogue();
    for (const { college } of list.slice(0, 100))
      expect(programsOf(college.unitid).some(({ cip4 }) => cip4 === "5138")).toBe(true);
    expect(list.some(({ college }) => college.unitid === 229027)).toBe(false);
  });

  it("put safeties of the home state first, and little beyond 500 miles", () => {
    let far = 0;
    let all = 0;
    for (const search of [
      "gpa=3.4&zip=43215",
      "gpa=3.6&zip=30303&fields=52",
      "gpa=3.2&zip=60608",
      "gpa=3.8&zip=80202&fields=14",
      "gpa=3.3&zip=75201",
    ]) {
      const list = suggested(search);
      const { home } = studentFor(search);
      const safeties = list.filter(({ label }) => label === "safety");
      expect(safeties.filter(({ college }) => college.state === home.state).length, search).toBeGreaterThanOrEqual(2);
      expect(safeties[0]?.college.state).toBe(home.state);
      far += list.filter(({ miles }) => (miles ?? 0) > 500).length;
      all += list.length;
    }
    expect(far / all).toBeLessThan(0.1);
  });

  it("name adult-serving, online and military colleges only when asked", () => {
    const { answers } = studentFor("gpa=3.2");
    const near = { miles: 10, homeState: null };
    for (const [unitid, reason] of [
      [183026, "adults"],
      [163204, "adults"],
      [217864, "military"],
      [234085, "military"],
      [166692, "military"],
      [197036, "service"],
    ] as const) {
      const item = model.byUnitid.get(unitid);
      if (!item) throw new Error("no such college");
      expect(unusual(item.college, answers, near)).toBe(reason);
    }
    expect(rank(model, studentFor("gpa=3.2&broad=yes")).list.some(({ college }) => college.unitid === 217864)).toBe(
      true,
    );
  });

  it("never lead a four-year list with a college that few finish, and say so wherever it stands", () => {
    for (const search of ["gpa=2.3&state=AR", "gpa=2.2&zip=70112", "gpa=2.5&state=NM", "gpa=2.4&zip=48226"]) {
      const list = suggested(search);
      for (const label of ["safety", "target", "reach"] as const) {
        const marks = list.filter((r) => r.label === label).map((r) => r.lowGraduation !== null);
        expect(marks, `${search} ${label}`).toEqual([...marks].sort((a, b) => Number(a) - Number(b)));
      }
    }
    const student = studentFor("gpa=2.5&state=NM&broad=yes&levels=4&levels=2");
    for (const line of listingOf(model, student, readListOptions(new URLSearchParams())).lines)
      if (line.graduation !== null && line.graduation < 0.3) expect(line.warning).toContain("Only");
  });

  it("call nothing but open admission a safety without grades, rank or scores", () => {
    for (const r of rank(model, studentFor("state=OH")).list)
      if (r.label === "safety") expect(r.college.admission.open).toBe(true);
    const ranked = studentFor("state=TX&rank=5");
    const item = model.byUnitid.get(228723);
    expect(item && rankOne(model, item, ranked).label).toBe("safety");
  });

  it("offer a safety that a student can live at home for, where a public university near home is one", () => {
    const safeties = suggested("gpa=3.8&rank=9&zip=78501&state=TX&fields=26").filter(({ label }) => label === "safety");
    expect(safeties.map(({ college }) => college.name)).toContain("The University of Texas Rio Grande Valley");
  });

  it("send nobody far away for a college that admits everyone, and rather name no safety", () => {
    const student = studentFor("zip=60608&state=IL");
    const listing = listingOf(model, student, readListOptions(new URLSearchParams()));
    expect(listing.suggested.filter(({ label, miles }) => label === "safety" && (miles ?? 0) > 250)).toEqual([]);
    expect(listing.missing.safety).toBeGreaterThan(0);
    expect(listing.knowsRecord).toBe(false);
  });

  it.each(["FL", "IL", "VT", "NH", "AK", "SD"])("hold a safety at home for a 2.7 in the arts from %s", (state) => {
    const student = studentFor(`gpa=2.7&state=${state}&fields=50`);
    const { suggested, noHomeSafety } = listingOf(model, student, readListOptions(new URLSearchParams()));
    const safeties = suggested.filter(({ label }) => label === "safety");
    expect(safeties.some((one) => one.state === state)).toBe(true);
    expect(noHomeSafety).toBeNull();
  });

  it("say how a two-year start leads on, and where none was found at home", () => {
    const listing = (search: string) => listingOf(model, studentFor(search), readListOptions(new URLSearchParams()));
    const start = listing("gpa=2.7&state=VT&fields=50").suggested.find(({ state, open }) => state === "VT" && open);
    expect(start?.name).toBe("Community College of Vermont");
    expect(start?.why[0]).toMatch(/then transfer/);
    expect(listing("gpa=2.7&state=VT&miles=20&zip=05751").noHomeSafety).toMatch(/no safety in Vermont.*community/);
    expect(listing("gpa=2.7&state=VT&states=NY").noHomeSafety).toBeNull();
  });

  it("remind students from elsewhere to ask in which language a college in Puerto Rico teaches", () => {
    const warnings = (search: string) =>
      listingOf(model, studentFor(search), readListOptions(new URLSearchParams())).suggested.map(
        ({ warning }) => warning ?? "",
      );
    for (const warning of warnings("gpa=3.5&state=NY&states=PR")) expect(warning).toMatch(/which language/);
    for (const warning of warnings("gpa=3.5&state=PR&states=PR")) expect(warning).not.toMatch(/which language/);
  });

  it("leave colleges of one community to those who ask for every kind", () => {
    const names = (search: string) => rank(model, studentFor(search)).list.map(({ college }) => college.name);
    expect(names("gpa=3.5&zip=20011&state=DC")).not.toContain("Gallaudet University");
    expect(names("gpa=3.5&zip=20011&state=DC&broad=yes")).toContain("Gallaudet University");
  });

  it("say who did not report a faith", () => {
    const note = (search: string) =>
      listingOf(model, studentFor(search), readListOptions(new URLSearchParams())).faithNote;
    expect(note("gpa=3.5")).toBeNull();
    expect(note("gpa=3.5&religion=no")).toMatch(
      /^[\d,]+ private colleges in this list reported no religious affiliation/,
    );
    expect(note("gpa=3.5&religion=catholic")).toMatch(
      /[\d,]+ more private colleges fit your other answers but reported none/,
    );
  });

  it("rest on constants that a new fit gives again", () => {
    expect(fitOnPublishedTables(catalogue().all)).toEqual(fitted);
  });
});
