import type { QueryClient } from "@tanstack/react-query";
import { cleanEvery, isSpent, memoryCheckEvery, memoryLimit } from "./cache-profiles";

/** Lets go of old answers every 10 minutes, and of those nobody looks at when memory runs short. */
export function keepHouse(client: QueryClient): void {
  setInterval(() => {
    const now = Date.now();
    for (const query of client.getQueryCache().getAll()) {
      const { status, dataUpdatedAt, errorUpdatedAt } = query.state;
      const updatedAt = status === "error" ? errorUpdatedAt : dataUpdatedAt;
      if (query.getObserversCount() === 0 && isSpent({ status, updatedAt }, now)) client.getQueryCache().remove(query);
    }
  }, cleanEvery);
  setInterval(() => {
    const { memory } = performance as { memory?: { usedJSHeapSize: number } };
    if ((memory?.usedJSHeapSize ?? 0) > memoryLimit) client.removeQueries({ type: "inactive" });
  }, memoryCheckEvery);
}
