import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { choices, line } from "~/forms/schema/fields";
import { refusalOf, refuse } from "~/forms/schema/refusal";
import { useValidatedForm } from "./use-validated-form";
import { valueAt } from "./values";

const row = z.object({ label: line(), amount: line() });
const exampleSchema = z.object({ who: line(), aid: choices(["grant", "loan"], "Choose."), lines: z.array(row) });

/** A form with a field, boxes and rows, as the server renders it before any script is there. */
function Example({ result }: { result: Parameters<typeof useValidatedForm>[0]["result"] }) {
  const { props, conform, field, choice, rows, messages } = useValidatedForm({
    id: "example",
    result,
    values: { who: "Ana", aid: ["grant"], lines: [{ label: "Pell", amount: "1" }, { label: "" }] },
    load: () => Promise.reject(new Error("nothing is touched here")),
    schema: () => exampleSchema,
    report: () => {},
    idOf: (name) => `of-${name}`,
    lists: ["lines"],
  });
  const list = rows("lines");
  const shown = [
    field("who"),
    choice("aid"),
    ...list.rows.flatMap(({ key, field: part }) => [{ key }, part("label"), part("amount")]),
    messages,
  ];
  return (
    <form {...props}>
      {conform}
      {JSON.stringify(shown)}
    </form>
  );
}

const shown = (result: Parameters<typeof Example>[0]["result"]): unknown => {
  const html = renderToStaticMarkup(<Example result={result} />);
  expect(html).toMatch(/^<form id="example" novalidate="">/i);
  return JSON.parse(html.replace(/^<form[^>]*>|<\/form>$/g, "").replaceAll("&quot;", '"'));
};

describe("a form before its script", () => {
  it("shows what it starts with", () => {
    expect(shown(undefined)).toEqual([
      { name: "who", id: "of-who", defaultValue: "Ana" },
      { name: "aid", id: "of-aid", chosen: ["grant"] },
      { key: "0" },
      { name: "lines[0].label", id: "of-lines[0].label", defaultValue: "Pell" },
      { name: "lines[0].amount", id: "of-lines[0].amount", defaultValue: "1" },
      { key: "1" },
      { name: "lines[1].label", id: "of-lines[1].label", defaultValue: "" },
      { name: "lines[1].amount", id: "of-lines[1].amount" },
      {},
    ]);
  });

  it("shows what was typed and what the server found, field by field and row by row", () => {
    const form = new URLSearchParams("who=&aid=loan&aid=grant&lines[0].label=Loan&lines[0].amount=lots");
    const found = { who: ["Enter who."], "lines[0].amount": ["Type dollars."] };
    expect(shown(refuse(form, found))).toEqual([
      { name: "who", id: "of-who", errors: ["Enter who."] },
      { name: "aid", id: "of-aid", chosen: ["loan", "grant"] },
      { key: "0" },
      { name: "lines[0].label", id: "of-lines[0].label", defaultValue: "Loan" },
      { name: "lines[0].amount", id: "of-lines[0].amount", defaultValue: "lots", errors: ["Type dollars."] },
      found,
    ]);
  });

  it("keeps what it starts with where only the messages came", () => {
    const [who] = shown(refusalOf({ who: ["Enter who."] })) as readonly unknown[];
    expect(who).toEqual({ name: "who", id: "of-who", defaultValue: "Ana", errors: ["Enter who."] });
  });
});

describe("the value of a field", () => {
  it.each([
    ["who", "Ana"],
    ["growth.prices", "3"],
    ["lines[1].label", "Loan"],
    ["lines[2].label", undefined],
    ["who.first", undefined],
    ["toString", undefined],
  ])("%s is %j", (name, value) => {
    expect(valueAt({ who: "Ana", growth: { prices: "3" }, lines: [{}, { label: "Loan" }] }, name)).toBe(value);
  });
});
