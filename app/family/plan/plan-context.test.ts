import { describe, expect, it } from "vitest";
import { planContextIsLoadedAgain } from "./plan-context";

const at = (path: string) => new URL(path, "https://example.org");

const change = (from: string, to: string, form: object = {}) =>
  planContextIsLoadedAgain({
    currentUrl: at(from),
    nextUrl: at(to),
    currentParams: { plan: from.split("/")[2] },
    nextParams: { plan: to.split("/")[2] },
    defaultShouldRevalidate: true,
    ...form,
  });

const post = (page: string, answer: object = {}) =>
  change(`/plan/a${page}`, `/plan/a${page}`, { formMethod: "POST", formAction: `/plan/a${page}`, ...answer });

describe("the layout of a plan", () => {
  it("stays on the way from one page of the plan to another, and within a page", () => {
    expect(change("/plan/a", "/plan/a/tasks")).toBe(false);
    expect(change("/plan/a/tasks", "/plan/a/colleges")).toBe(false);
    expect(change("/plan/a/tasks", "/plan/a/tasks?change=x")).toBe(false);
    expect(change("/plan/a/ledger?book=x", "/plan/a/ledger?book=y")).toBe(false);
  });

  it("is loaded for another plan, and when the open page is asked for again", () => {
    expect(change("/plan/a", "/plan/b")).toBe(true);
    expect(change("/plan/a/tasks", "/plan/a/tasks")).toBe(true);
  });

  it("stays after a form that changes nothing it shows", () => {
    for (const page of [
      "/tasks",
      "/colleges",
      "/colleges/x",
      "/essays",
      "/calendar",
      "/saved",
      "/ledger",
      "/household",
    ]) {
      expect(post(page), page).toBe(false);
    }
    expect(
      change("/plan/a/tasks?change=x", "/plan/a/tasks", { formMethod: "POST", formAction: "/plan/a/tasks?x" }),
    ).toBe(false);
  });

  it("is loaded after people, setup and homes have changed, also by way of a redirect, and not when a form was refused", () => {
    for (const page of ["/people", "/people/x", "/setup", "/setup/one-home", "/delete", "/a-page-to-come"]) {
      expect(post(page), page).toBe(true);
      expect(post(page, { actionStatus: 400 }), page).toBe(false);
    }
    const removed = { formMethod: "POST", formAction: "/plan/a/people/x", defaultShouldRevalidate: false };
    expect(change("/plan/a/people/x", "/plan/a/people", removed)).toBe(true);
  });
});
