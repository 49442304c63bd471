import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { toSearch } from "~/match/quiz/link";
import { parseAnswers } from "../model/answers/input";
import type { Listing } from "./listing";
import { WeightedGuess } from "./weighted-guess";

// The real link needs a running app around it.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

function page(query: string): string {
  const parsed = parseAnswers(new URLSearchParams(query), 2026);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.messages));
  const { answers } = parsed;
  return renderToStaticMarkup(<WeightedGuess listing={{ answers, answerSearch: toSearch(answers) } as Listing} />);
}

describe("WeightedGuess", () => {
  it("says how a GPA above 4.0 was taken, and leads back to the scale, which is still open", () => {
    const html = page("gpa=4.1&state=OH");
    expect(html).toContain("We took 4.1 as a weighted GPA.");
    expect(html).toContain('href="/college-match-quiz?step=school&amp;gpa=4.1&amp;state=OH#scale"');
  });

  it("says nothing where the student chose the scale, or the GPA needs none", () => {
    for (const query of ["gpa=4.1&scale=w", "gpa=3.9", "gpa=92", ""]) expect(page(query)).toBe("");
  });
});
