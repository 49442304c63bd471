import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue.server";
import { milesBetween, pointOf } from "./distance";
import { placeOfZip } from "./places.server";
import { stateOfZip } from "./zip-state";

describe("placeOfZip", () => {
  it("knows the place and the state of a ZIP code", () => {
    expect(placeOfZip("43004")).toEqual({ lat: 40.015, lon: -82.804, state: "OH" });
    expect(placeOfZip("00601")?.state).toBe("PR");
    expect(placeOfZip("99801")?.state).toBe("AK");
  });

  it("takes the long form and spaces around", () => {
    expect(placeOfZip(" 43004-1234 ")).toEqual(placeOfZip("43004"));
  });

  it.each(["", "4300", "abcde", "00000", "43004-12", "٤٣٠٠٤", "430 04"])("knows no place of %j", (zip) => {
    expect(placeOfZip(zip)).toBeNull();
  });

  it("puts colleges near their ZIP codes", () => {
    const far = catalogue().all.filter((college) => {
      const [home, campus] = [placeOfZip(college.zip), pointOf(college)];
      return home !== null && campus !== null && milesBetween(home, campus) > 100;
    });
    expect(far).toEqual([]);
  });
});

describe("stateOfZip", () => {
  it("agrees with the address of every college", () => {
    const wrong = catalogue().all.filter(({ zip, state }) => stateOfZip(zip.slice(0, 5)) !== state);
    expect(wrong.map(({ unitid, zip, state }) => [unitid, zip, state])).toEqual([]);
  });

  it("has no state for military post offices and unused regions", () => {
    for (const zip of ["09012", "34002", "96201", "00000", "99"]) expect(stateOfZip(zip)).toBeNull();
  });

  it("knows the codes that lie across a state line", () => {
    expect(stateOfZip("06390")).toBe("NY");
    expect(stateOfZip("83414")).toBe("WY");
  });
});
