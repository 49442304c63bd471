import { createStaticHandler } from "@remix-run/router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeListing } from "~/match/results/result.server";
import { action, loader } from "~/routes/tools/match-results";

/** A list costs tens of milliseconds: a posted page makes it once, as Remix runs its action and then its loader. */
const address = "http://localhost:3000/college-match-quiz/results?gpa=3.4&state=OH";
vi.mock("~/match/results/result.server", { spy: true });
afterEach(() => vi.mocked(makeListing).mockClear());

function handle(request: Request) {
  return createStaticHandler([
    {
      id: "results",
      path: "/college-match-quiz/results",
      action: (args) => action({ ...args, context: {} }),
      loader: (args) => loader({ ...args, context: {} }),
    },
  ]).query(request);
}

const post = (fields: Record<string, string>) =>
  handle(
    new Request(address, {
      method: "POST",
      headers: { Origin: "http://localhost:3000", "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    }),
  );

describe("the result of the match", () => {
  it("is made once for a posted page", async () => {
    const context = await post({ income: "1" });
    if (context instanceof Response) throw new Error(`answered ${context.status}`);
    expect(context.actionData?.results).toMatchObject({ kind: "list" });
    expect(makeListing).toHaveBeenCalledTimes(1);
  });

  it("is not made at all where the money can't be read", async () => {
    const context = await post({ budget: "lots" });
    if (context instanceof Response) throw new Error(`answered ${context.status}`);
    expect(context.statusCode).toBe(400);
    expect(makeListing).not.toHaveBeenCalled();
  });

  it("is made once for a link", async () => {
    const context = await handle(new Request(address));
    if (context instanceof Response) throw new Error(`answered ${context.status}`);
    expect(makeListing).toHaveBeenCalledTimes(1);
  });
});
