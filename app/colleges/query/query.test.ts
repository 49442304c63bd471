import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedNumbers, typedZips } from "~/typed/typed-number.fixture";
import { readQuery, writeQuery } from "./query";

const read = (text: string) => readQuery(new URLSearchParams(text));

describe("readQuery", () => {
  it("asks nothing of an empty address, and puts those that most apply to first", () => {
    expect(read("").errors).toEqual({});
    expect(read("").query).toMatchObject({
      q: "",
      state: [],
      admitFrom: null,
      sort: "applicants",
      order: "desc",
      page: 1,
    });
    expect(read("zip=43022").query).toMatchObject({ zip: "43022", sort: "near", order: "asc" });
    expect(read("sort=near").query).toMatchObject({ zip: "", sort: "applicants" });
  });

  it("reads every answer", () => {
    const { query, errors } = read(
      "q=state&state=OH&state=mi&region=plains&control=public&level=4year&setting=town&size=small&mission=hbcu&religion=any" +
        "&tests=optional&open=no&admitFrom=20&admitTo=80%25&netPriceTo=%2420,000&field=51&sort=price&order=desc&page=3&c=203535,1,204501",
    );
    expect(errors).toEqual({});
    expect(query).toEqual({
      q: "state",
      zip: "",
      state: ["OH", "MI"],
      region: ["plains"],
      control: ["public"],
      level: ["4year"],
      setting: ["town"],
      size: ["small"],
      mission: ["hbcu"],
      religion: "any",
      tests: ["optional"],
      open: "no",
      admitFrom: 20,
      admitTo: 80,
      netPriceTo: 20000,
      field: ["51"],
      sort: "price",
      order: "desc",
      page: 3,
      c: "203535,204501",
    });
  });

  it("keeps what it understands and says what it does not", () => {
    const { query, errors } = read("state=OH&state=ZZ&admitTo=many&field=99&page=0&sort=luck");
    expect(query).toMatchObject({ state: ["OH"], admitTo: null, field: [], page: 1, sort: "applicants" });
    expect(Object.keys(errors).sort()).toEqual(["admitTo", "field", "page", "sort", "state"]);
    expect(errors.state).toMatch(/state from the list/);
  });

  it.each(typedNumbers.filter(({ text }) => text !== ""))("reads $text as every other tool does", (typed) => {
    const { text, dollars, whole, decimal } = typed;
    const address = new URLSearchParams({ netPriceTo: text, admitTo: text, page: text });
    const { query, errors } = readQuery(address);
    const isPrice = dollars !== null && dollars >= 0 && dollars <= 200_000;
    const isPercent = decimal !== null && Number.isInteger(decimal) && decimal >= 0 && decimal <= 100;
    const isPage = whole !== null && whole >= 1 && whole <= 100_000;
    expect(query).toMatchObject({
      netPriceTo: isPrice ? dollars : null,
      admitTo: isPercent ? decimal : null,
      page: isPage ? whole : 1,
    });
    expect("netPriceTo" in errors).toBe(!isPrice);
    expect("admitTo" in errors).toBe(!isPercent);
    expect("page" in errors).toBe(!isPage);
  });

  it.each(typedZips)("reads %j as the ZIP code %j", (text, zip) => {
    expect(readQuery(new URLSearchParams({ zip: text })).query.zip).toBe(zip ?? "");
  });

  it("treats blank answers of a form as not asked", () => {
    expect(read("q=&state=&admitFrom=&netPriceTo=&open=&sort=").errors).toEqual({});
  });

  it("turns a range around that was typed the wrong way", () => {
    expect(read("admitFrom=80&admitTo=20").query).toMatchObject({ admitFrom: 20, admitTo: 80 });
  });

  it("sorts by best match only when there are words to match", () => {
    expect(read("q=ohio").query).toMatchObject({ sort: "match", order: "desc" });
    expect(read("sort=match").query).toMatchObject({ sort: "applicants", order: "desc" });
  });

  it.each(["__proto__=1", "state=constructor", "region=toString", "size=%00", "page=1e9", "page=-1", "netPriceTo=-5"])(
    "is not confused by %s",
    (text) => {
      expect(read(text).query).toMatchObject({ state: [], region: [], size: [], page: 1, netPriceTo: null });
    },
  );

  it("never throws, whatever the address", () => {
    const key = fc.oneof(fc.constantFrom("q", "state", "size", "admitTo", "page", "field", "order"), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.string({ unit: "binary" }))), (pairs) => {
        const { query } = readQuery(new URLSearchParams(pairs));
        return query.page >= 1 && Number.isInteger(query.page);
      }),
    );
  });
});

describe("writeQuery", () => {
  it("writes nothing for nothing asked", () => {
    expect(writeQuery(read("").query)).toBe("");
    expect(writeQuery(read("q=ohio").query)).toBe("q=ohio");
  });

  it.each([
    "q=ohio&state=OH&sort=price&page=2",
    "sort=graduation&order=asc",
    "q=ohio&sort=name",
    "field=11&field=14&admitFrom=10&open=yes",
    "sort=size",
  ])("writes what reads as the same: %s", (text) => {
    const { query } = read(text);
    expect(read(writeQuery(query)).query).toEqual(query);
  });

  it("replaces single answers", () => {
    expect(writeQuery(read("state=OH&page=4").query, { page: 1 })).toBe("state=OH");
  });
});
