import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { refreshEverything, revalidateWith } from "./refresh";

afterEach(() => vi.unstubAllGlobals());

it("asks for the page's data again, once it can be asked for, and no more after that", async () => {
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  const client = new QueryClient();
  await refreshEverything(client);
  const revalidate = vi.fn();
  const giveBack = revalidateWith(revalidate);
  await refreshEverything(client);
  expect(revalidate).toHaveBeenCalledTimes(1);
  giveBack();
  await refreshEverything(client);
  expect(revalidate).toHaveBeenCalledTimes(1);
});
