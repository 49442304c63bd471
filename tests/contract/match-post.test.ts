import { createStaticHandler } from "@remix-run/router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeListing } from "~/match/results/result.server";
import { action as compareAction } from "~/routes/tools/compare";
import { action as csvAction } from "~/routes/tools/compare-csv";
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

/** A posted form that leads nowhere but to what it asks for. */
const posted = (path: string, fields: Record<string, string>) =>
  new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: { Origin: "http://localhost:3000", "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });

describe("colleges side by side", () => {
  const unitids = "203535,204796";
  const send = (fields: Record<string, string>) =>
    compareAction({ request: posted("/colleges/compare", fields), params: {}, context: {} });

  it("leads to an address without money, and is never stored with it", async () => {
    const without = await send({ unitids, state: "OH", income: "" }).catch((thrown: Response) => thrown);
    expect((without as Response).headers.get("Location")).toBe(`/colleges/compare?unitids=${unitids}&state=OH`);
    const answer = await send({ unitids, state: "OH", income: "1" });
    expect(answer).toMatchObject({ data: { income: "1", comparison: { asked: { answers: { income: null } } } } });
    expect(JSON.stringify(answer)).toContain("no-store");
  });

  it("comes as a file", async () => {
    const file = await csvAction({
      request: posted("/colleges/compare.csv", { unitids, rows: "debt", income: "1" }),
      params: {},
      context: {},
    });
    expect((await file.text()).split("\r\n")[0]).toContain(
      "Group,Row,Kenyon College,Ohio State University-Main Campus",
    );
  });
});

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
