import { describe, expect, it } from "vitest";
import { routeOfClick } from "./use-delegated-links";

const site = "https://collegeward.example";
const here = new URL("/help/aid?year=2027#pell", site);
const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};
const clicked = (
  href: string,
  click: Partial<typeof plain> = {},
  attributes: Readonly<Record<string, string>> = {},
) => {
  const { origin, pathname, search, hash } = new URL(href, here);
  const hasAttribute = (name: string) => name in attributes;
  const anchor = { origin, pathname, search, hash, target: attributes.target ?? "", hasAttribute };
  return routeOfClick(anchor, { ...plain, ...click }, here);
};

describe("a click on a link of a part that the server wrote", () => {
  it.each(["/faq", "/faq?q=aid#loans", "/help/aid", "/help/aid?year=2028#pell"])("goes to %s by the router", (href) => {
    expect(clicked(href)).toEqual({ to: href, replace: false });
    expect(clicked(href, {}, { target: "_self" })).toEqual({ to: href, replace: false });
  });

  it("goes to where one is again, without a step in the history", () => {
    expect(clicked("/help/aid?year=2027#pell")).toEqual({ to: "/help/aid?year=2027#pell", replace: true });
  });

  it.each([
    ["a place on the page that is open", "#loans", {}, {}],
    ["another site", "https://studentaid.gov/", {}, {}],
    ["another port", "https://collegeward.example:81/faq", {}, {}],
    ["a mail", "mailto:help@collegeward.example", {}, {}],
    ["a file to keep", "/plan.csv", {}, { download: "" }],
    ["a window of its own", "/faq", {}, { target: "_blank" }],
    ["the middle button", "/faq", { button: 1 }, {}],
    ["Control", "/faq", { ctrlKey: true }, {}],
    ["Command", "/faq", { metaKey: true }, {}],
    ["Shift", "/faq", { shiftKey: true }, {}],
    ["Alt", "/faq", { altKey: true }, {}],
    ["somebody else having answered it", "/faq", { defaultPrevented: true }, {}],
  ])("is left to the browser: %s", (_, href, click, attributes) => {
    expect(clicked(href, click, attributes as Record<string, string>)).toBeNull();
  });
});
