const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an answer counts as fresh, and how long an answer nobody looks at is kept; milliseconds. */
export interface CacheProfile {
  readonly staleTime: number;
  readonly gcTime: number;
}

/** What a query gets that names no profile. */
export const ordinary: CacheProfile = { staleTime: 5 * minute, gcTime: 10 * minute };

export const profiles = {
  /** About the signed-in person. */
  user: { staleTime: 5 * minute, gcTime: 30 * minute },
  /** Changes while one looks at it. */
  realtime: { staleTime: 0, gcTime: minute },
  /** Must be asked for each time somebody comes back to it. */
  critical: { staleTime: 0, gcTime: 0 },
} as const satisfies Record<string, CacheProfile>;

/** Every 10 minutes the cache is cleaned. */
export const cleanEvery = 10 * minute;
/** Every 2 minutes the memory is looked at; above this many bytes answers nobody looks at are let go. */
export const memoryCheckEvery = 2 * minute;
export const memoryLimit = 80 * 1024 * 1024;

/** One answer in the cache, as far as cleaning cares. Times in milliseconds since 1970. */
export interface Kept {
  readonly status: "pending" | "error" | "success";
  readonly updatedAt: number;
}

/** Whether the cleaning removes it: errors after 5 minutes, answers after 24 hours. */
export function isSpent({ status, updatedAt }: Kept, now: number): boolean {
  if (status === "error") return now - updatedAt > 5 * minute;
  return status === "success" && now - updatedAt > day;
}
