import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { browserName } from "./browser-name";
import {
  keepReport,
  pathOf,
  type Report,
  type ReportType,
  reportTypes,
  severities,
  severityOf,
  withoutTypedText,
} from "./report";

const clean = (text: string) => withoutTypedText(text, 500);

describe("withoutTypedText", () => {
  it.each([
    ["Failed at https://site.example/colleges?q=my+name#x", "Failed at /colleges"],
    ["at f (https://site.example/assets/home-1a.js:12:345)", "at f (/assets/home-1a.js:12:345)"],
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    [`Unexpected token 'h', "hello my name" is not valid JSON`, `Unexpected token '…', "…" is not valid JSON`],
    ["No such person ada@example.org", "No such person …"],
    ["Income of 54,321 is odd", "Income of … is odd"],
    ["Income of $54321 is odd", "Income of … is odd"],
    ["at /assets/app.js:1234:56789", "at /assets/app.js:1234:56789"],
    ["No answer from /plan/invitation?token=ABCDEF in time", "No answer from /plan/invitation in time"],
    ["Failed at /calendar/s3cret.ics", "Failed at /calendar/[left out]"],
    ["Failed at https://site.example/calendar/s3cret.ics", "Failed at /calendar/[left out]"],
  ])("%s → %s", (text, kept) => {
    expect(clean(text)).toBe(kept);
  });

  it("keeps no query, whatever is in it", () => {
    fc.assert(
      fc.property(fc.webQueryParameters({ size: "small" }), (query) => {
        expect(clean(`at https://site.example/x?secret${query}`)).not.toContain("secret");
      }),
    );
  });

  it("keeps what it is given short", () => {
    expect(withoutTypedText("a ".repeat(1000), 500)).toHaveLength(500);
  });
});

it("has a severity for each loss, from least to worst, and no severity without one", () => {
  expect((["nothing", "part", "page", "everything"] as const).map((loss) => severityOf[loss])).toEqual(severities);
});

it.each([
  ["https://site.example/a/b?c=d#e", "/a/b"],
  ["/a?b", "/a"],
  ["https://site.example/calendar/s3cret.ics", "/calendar/[left out]"],
  ["https://site.example", "/"],
  ["", "/"],
])("of the address %j a report keeps %s", (address, path) => {
  expect(pathOf(address)).toBe(path);
});

describe("keepReport", () => {
  const make = (type: ReportType, id: string): Report => ({
    id,
    type,
    timestamp: "",
    url: "/",
    userAgent: "",
    sessionId: "",
    severity: "low",
    message: "",
    stack: null,
    context: {},
    resolved: false,
  });
  it.each([
    ["JavaScript", 50],
    ["Query", 20],
    ["Component", 10],
    ["Chunk", 5],
  ] as const)("of %s the last %d", (type, most) => {
    let reports: Report[] = [];
    for (let n = 0; n < 70; n++) reports = keepReport(reports, make(type, String(n)));
    expect(reports.map(({ id }) => id)).toEqual(Array.from({ length: most }, (_, index) => String(69 - index)));
  });
  it("never more than 50 in all, the newest first", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...reportTypes), { minLength: 1, maxLength: 120 }), (types) => {
        const reports = types.reduce((kept, type, n) => keepReport(kept, make(type, String(n))), [] as Report[]);
        expect(reports.length).toBeLessThanOrEqual(50);
        expect(reports[0]?.id).toBe(String(types.length - 1));
      }),
    );
  });
});

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Safari/604", "Safari on iOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox on Linux"],
  ["curl/8", null],
])("a browser that says %s is called %s", (header, name) => {
  expect(browserName(header)).toBe(name);
});
