import { expect, it } from "vitest";
import { signInPath } from "~/account/paths";
import { problemOfError, problems, readProblem } from "./problems";

it.each([
  ["access_denied", "cancelled"],
  ["login_required", "login-required"],
  ["interaction_required", "login-required"],
  ["consent_required", "consent-required"],
  ["temporarily_unavailable", "unavailable"],
  ["server_error", "unavailable"],
  ["timeout", "timeout"],
  ["unauthorized", "refused"],
  ["anything_else", "invalid"],
])("%s is the problem %s", (error, problem) => {
  expect(problemOfError(error)).toBe(problem);
});

it("takes a name that is no problem for an old tab", () => {
  for (const name of [null, "", "constructor", "__proto__", "<script>"]) expect(readProblem(name)).toBe("state");
  expect(readProblem("clock")).toBe("clock");
});

it("has words and a way on for every problem, and shows nobody the words of the log", () => {
  for (const { title, sentences, way } of Object.values(problems)) {
    const text = [title, ...sentences, way.label].join(" ");
    expect(sentences.length).toBeGreaterThan(0);
    expect(way.to === "sign-in" || way.to.startsWith("/")).toBe(true);
    expect(text).not.toMatch(/Login failed|Get access token failed|Auth0|token|OAuth|undefined/i);
  }
});

it("keeps a return path whole in the address of signing in", () => {
  const path = "/colleges?q=ohio&page=2#list";
  const url = new URL(signInPath(path, { prompt: "none" }), "https://site.example");
  expect(url.searchParams.get("returnTo")).toBe(path);
  expect(url.searchParams.get("prompt")).toBe("none");
});
