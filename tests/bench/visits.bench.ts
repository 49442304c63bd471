import { catalogue } from "~/colleges/catalogue.server";
import { pointOf } from "~/colleges/zip/distance";
import { placeOfZip } from "~/colleges/zip/places.server";
import { calculateTrip } from "~/visits/routing/calculate";
import { zoneOf } from "~/visits/routing/clock";
import { explainInfeasible } from "~/visits/routing/infeasible-trip";
import { rulesFor, usualSettings } from "~/visits/routing/settings";
import { planTrip, type Stop, type TripRequest } from "~/visits/routing/trip";
import { type Figure, timed } from "./figures";

const home = { lat: 39.96, lon: -83.0, zone: "America/New_York" };

/** Trips among colleges of the states around Ohio, drawn the same way each time. */
export async function figures(): Promise<readonly Figure[]> {
  const { all, byUnitid } = catalogue();
  const near = all.filter((college) => pointOf(college) !== null && /^(OH|PA|NY|MI|IN|WV|KY)$/.test(college.state));
  let seed = 1;
  const draw = (stops: number): Stop[] => {
    const drawn = new Map<number, Stop>();
    while (drawn.size < stops) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const college = near[seed % near.length];
      const point = college && pointOf(college);
      if (!college || !point) continue;
      drawn.set(college.unitid, { unitid: college.unitid, ...point, zone: zoneOf(point, college.state), booked: null });
    }
    return [...drawn.values()];
  };
  const request = (stops: readonly Stop[], days: number | null): TripRequest => ({
    start: home,
    end: home,
    stops,
    firstDay: "2026-10-05",
    rules: rulesFor({ ...usualSettings, days }),
  });
  return [5, 10, 12, 15].flatMap((stops) => {
    const drawn = Array.from({ length: 20 }, () => draw(stops));
    const nth = (at: number) => drawn[at % drawn.length] ?? [];
    const usual = drawn.map((list) => planTrip(request(list, null))?.days.length ?? 1);
    return [
      timed(`${stops} stops`, 40, (at) => planTrip(request(nth(at), null))),
      timed(`${stops} stops, one day short`, 40, (at) => planTrip(request(nth(at), (usual[at % 20] ?? 2) - 1))),
      timed(`${stops} stops, half the days: what to drop`, 20, (at) =>
        explainInfeasible(request(nth(at), Math.ceil((usual[at % 20] ?? 2) / 2))),
      ),
      timed(`${stops} stops, calculate -- trip`, 40, (at) =>
        calculateTrip(
          { start: { zip: "43004" }, unitids: nth(at).map(({ unitid }) => unitid) },
          { byUnitid, placeOfZip },
        ),
      ),
    ];
  });
}
