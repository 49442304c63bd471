import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { notice } from "~/reports/notice";
import { createQueryClient } from "./query-client";

vi.mock("~/reports/notice", () => ({ notice: vi.fn(async () => null) }));
afterEach(() => {
  vi.mocked(notice).mockClear();
});

const failsWith = (error: Error) => ({
  queryKey: ["/api/pricing"],
  queryFn: () => Promise.reject(error),
  retry: false as const,
});

it("reports a query that failed for good: as nothing lost in the background, as a part where the page waits", async () => {
  const error = new Error("500: no");
  const client = createQueryClient();
  await client.prefetchQuery(failsWith(error));
  expect(notice).toHaveBeenLastCalledWith({
    type: "Query",
    loss: "nothing",
    error,
    context: { where: "query in the background", key: "/api/pricing" },
  });
  const stop = new QueryObserver(client, failsWith(error)).subscribe(() => {});
  await vi.waitFor(() => expect(notice).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(notice).toHaveBeenLastCalledWith(expect.objectContaining({ type: "Query", loss: "part" }));
  stop();
});

it("reports a change that failed", async () => {
  const error = new Error("409: changed meanwhile");
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await expect(mutation.execute(undefined)).rejects.toThrow(error);
  expect(notice).toHaveBeenLastCalledWith(expect.objectContaining({ type: "Query", loss: "part", error }));
});

it.each([new TypeError("Failed to fetch"), new DOMException("left", "AbortError")])("reports no %s", async (error) => {
  const client = createQueryClient();
  await client.prefetchQuery(failsWith(error));
  expect(notice).not.toHaveBeenCalled();
});
