import { describe, expect, it } from "vitest";
import { pageOf, readTable, type TableShape, tableCsv, tableSearch } from "./table";

const shape: TableShape = {
  name: "fruit",
  caption: "Fruit",
  columns: [
    { key: "name", label: "Name", sorts: true },
    { key: "kilos", label: "Kilos", kind: "number", sorts: true },
    { key: "kind", label: "Kind" },
  ],
  filters: [
    {
      key: "kind",
      label: "Kind",
      usual: "stone",
      options: [
        { value: "stone", label: "Stone" },
        { value: "pome", label: "Pome" },
      ],
    },
  ],
  sort: "-kilos",
  empty: "No fruit.",
};
const read = (address: string) => readTable(shape, new URLSearchParams(address));
const rows = [
  { name: "Plum", kilos: 3, kind: "stone" },
  { name: "Cherry", kilos: 10, kind: "stone" },
  { name: "Peach", kilos: null, kind: "stone" },
  { name: "Apple", kilos: 7, kind: "pome" },
];
const names = (address: string) => pageOf(shape, rows, read(address)).rows.map(({ name }) => name);

describe("a table whose state is its address", () => {
  it.each([
    ["", ["Cherry", "Plum", "Peach"]],
    ["sort=kilos", ["Plum", "Cherry", "Peach"]],
    ["sort=name", ["Cherry", "Peach", "Plum"]],
    ["sort=-name", ["Plum", "Peach", "Cherry"]],
    ["kind=pome", ["Apple"]],
    ["kind=", ["Cherry", "Apple", "Plum", "Peach"]],
    ["q=PL", ["Plum"]],
    ["kind=&q=pl", ["Apple", "Plum"]],
    ["page=2", []],
  ])("is filtered and sorted by %j", (address, expected) => expect(names(address)).toEqual(expected));

  it.each(["sort=kind", "sort=--name", "sort=x", "kind=berry", "page=0", "page=-1", "page=x", "page=1.5"])(
    "takes %j for an address that says nothing",
    (address) => expect(read(address)).toEqual(read("")),
  );

  it.each(["", "?kind=", "?kind=pome&q=a+b&sort=name&page=3"])("writes %j as it reads it", (search) => {
    expect(tableSearch(shape, read(search))).toBe(search);
  });

  it("keeps two tables of one page apart", () => {
    const other = { ...shape, prefix: "x-" };
    const query = readTable(other, new URLSearchParams("kind=pome&x-sort=name&x-page=2"));
    expect(query).toMatchObject({ filters: { kind: "stone" }, sort: "name", page: 2 });
    expect(tableSearch(other, query)).toBe("?x-sort=name&x-page=2");
  });
});

it("is a file that no spreadsheet calculates, with nothing where something is not known", () => {
  const rows = [{ name: "=1+1", kilos: null, kind: 'a "b", c' }];
  expect(tableCsv(shape, { rows, total: 1 })).toBe('Name,Kilos,Kind\r\n\'=1+1,,"a ""b"", c"\r\n');
});

it("is a file that says in its last line when there are more rows than it holds", () => {
  const cut = { rows: rows.slice(0, 2), total: 23_456 };
  const lines = tableCsv(shape, cut).split("\r\n");
  expect(lines.slice(0, 3)).toEqual(["Name,Kilos,Kind", "Plum,3,stone", "Cherry,10,stone"]);
  expect(lines[3]).toBe('"Only the first 2 of 23,456 rows: filter the table to get the others",,');
  expect(tableCsv(shape, { rows: cut.rows, total: 2 })).not.toContain("Only the first");
});
