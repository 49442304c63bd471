import { describe, expect, it } from "vitest";
import { catalogue } from "~/colleges/catalogue.server";
import { closureOf, closureWarning, isListed, isSuggested, whyNotAdded } from "./closure";
import { closureLabel, closureNotice, placeWords } from "./closure-words";

const today = "2026-11-22";
const of = (unitid: number, day = today) => {
  const closure = closureOf(unitid, day);
  if (!closure) throw new Error(`nothing known of ${unitid}`);
  return closure;
};
const suggested = (unitid: number, fall = 2027) => {
  const college = catalogue().byUnitid.get(unitid);
  if (!college) throw new Error(`no college ${unitid}`);
  return isSuggested(college, fall);
};

describe("closures", () => {
  it.each([
    ["Penn State Mont Alto", 214795, "Closing in May 2027"],
    ["Siena Heights", 172264, "Closed in May 2026"],
    ["Trinity Christian", 149505, "Closed in May 2026"],
    ["Sterling, Vermont", 231095, "Closed in 2026"],
    ["California College of the Arts", 110370, "Closing in 2027"],
    ["SJVC Fresno", 262457, "Takes no new students"],
    ["Cornish", 235024, "Now part of Seattle University in 2025"],
  ])("takes %s out of searches and lists", (_, unitid, label) => {
    expect(closureLabel(of(unitid))).toBe(label.replace(/(University) in 2025/, "$1"));
    expect(isListed(unitid, today)).toBe(false);
    expect(suggested(unitid)).toBe(false);
    expect(closureNotice(of(unitid)).sentences.join(" ")).toContain("Last checked");
  });

  it("leaves King's College in Pennsylvania, Northwestern in Iowa and Sterling in Kansas alone", () => {
    for (const unitid of [213321, 154101, 155937]) {
      expect(closureOf(unitid, today)).toBeNull();
      expect([isListed(unitid, today), suggested(unitid)]).toEqual([true, true]);
    }
  });

  it("keeps colleges that merge, with a label, as long as a degree can be finished there", () => {
    // Ursuline joins Gannon and its campus goes on; classes at Rosemont end in spring 2028.
    expect([isListed(206349, today), suggested(206349)]).toEqual([true, true]);
    expect(closureLabel(of(206349))).toBe("Merging with Gannon University");
    expect(closureNotice(of(206349)).sentences[0]).toContain("We couldn't confirm that it's complete");
    expect([isListed(215691, today), suggested(215691)]).toEqual([true, false]);
    expect(closureNotice(of(185129)).sentences.join(" ")).toContain("Apply through Kean University");
  });

  it("labels a disputed accreditation and never calls it lost", () => {
    const { title, sentences } = closureNotice(of(199582));
    expect(title).toBe("Accreditation in dispute");
    expect(sentences.join(" ")).toContain("Check with the accreditor");
    expect(sentences.join(" ")).toContain("A court kept it accredited");
    expect([isListed(199582, today), suggested(199582)]).toEqual([true, false]);
  });

  it("states nothing that has no source, and suggests nothing in doubt", () => {
    // Fontbonne: nobody stored a source for its closing.
    expect(closureLabel(of(177418))).toBe("May be closed: check");
    expect(closureNotice(of(177418)).sentences.join(" ")).toContain("We couldn't confirm it");
    expect([isListed(177418, today), suggested(177418)]).toEqual([true, false]);
  });

  it("doesn't send California College of the Arts students to Vanderbilt", () => {
    expect(closureNotice(of(110370)).sentences.join(" ")).toContain("doesn't move your application or your credits");
  });

  it("gives the reason and the college that goes on where one can't be added, and stays silent in doubt", () => {
    const why = (unitid: number) => {
      const college = catalogue().byUnitid.get(unitid);
      return college === undefined ? "" : whyNotAdded(college, today);
    };
    expect(why(231095)).toMatch(
      /^Sterling College can’t be added: .* This college closed in 2026\. You can't apply here\./,
    );
    expect(why(214795)).toContain("This college is closing in May 2027");
    expect(why(214795)).toMatch(/Look at Penn State instead\.$/);
    expect(why(235024)).toContain("This college became part of Seattle University in 2025");
    expect(why(110370)).not.toContain("Look at Vanderbilt");
    // Ursuline is merging, Fontbonne has no source, King's College is open.
    expect([206349, 177418, 213321].map(why)).toEqual([null, null, null]);
    expect(closureWarning({ unitid: 213321, name: "King's College" }, today)).toBeNull();
  });

  it("names publishers that a reader knows, and no place where copies are stored", () => {
    const all = catalogue().all.flatMap(({ unitid }) => closureOf(unitid, today) ?? []);
    const said = all.flatMap((closure) => closureNotice(closure).sentences).join(" ");
    expect(said).toContain("(source: IBL News (from Inside Higher Ed)).");
    expect(said).toContain("(source: DeVry University).");
    expect(said).not.toContain("public repository");
  });

  it("says it beside the place, wherever a college is listed", () => {
    expect(placeWords("Mont Alto", "Pennsylvania", of(214795))).toBe("Mont Alto, Pennsylvania · Closing in May 2027");
    expect(placeWords("Wilkes-Barre", "PA", closureOf(213321, today))).toBe("Wilkes-Barre, PA");
  });

  it("treats plans as not confirmed once the table has expired, and what has happened as certain", () => {
    expect(of(214795, "2027-07-01")).toMatchObject({ certain: false, gone: false });
    expect(of(172264, "2027-07-01")).toMatchObject({ certain: true, gone: true });
    expect(suggested(214795)).toBe(false);
  });
});
