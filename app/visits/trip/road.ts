import type { Point } from "~/colleges/zip/distance";
import { wayAround } from "~/visits/routing/water";

/** The points of a drive from place to place as it's drawn: around water, as the drive goes. */
export function roadOf(route: readonly Point[]): readonly Point[] {
  return route.flatMap((to, i): readonly Point[] => {
    const from = route[i - 1];
    return from === undefined ? [to] : wayAround(from, to).slice(1);
  });
}
