import { z } from "zod";
import type { College } from "~/colleges/college";
import { isFourYear } from "~/colleges/facts/four-year";
import { sourceOf } from "~/colleges/facts/provenance";
import { isAsked } from "~/colleges/query/filter";
import { type QueryField, readQuery } from "~/colleges/query/query";
import { plainName } from "~/colleges/search/names";
import { milesBetween, pointOf } from "~/colleges/zip/distance";
import { type Finding, found, say } from "~/counselor/answer/evidence";
import { type SentenceName, wordsIn } from "~/counselor/sentences/sentences";
import { count } from "~/design/figures";
import { isState, stateName } from "~/geography/states";
import { isListed, takesEntrants } from "~/season/closure";
import { shortName } from "./college-evidence";
import { tool } from "./tool";

/** Colleges that are named, the largest first; the list that is linked has them all. */
const mostNamed = 8;
/** "Near" in miles through the air: about an hour by car. */
const nearMiles = 45;

const missions = ["hbcu", "tribal", "hsi", "women"] as const;
const kinds = {
  control: z.enum(["public", "private"]).nullable().default(null),
  level: z.enum(["four-year", "community"]).nullable().default(null),
  size: z.enum(["small", "large"]).nullable().default(null),
  mission: z.enum(missions).nullable().default(null),
};

const input = z.object({
  state: z
    .string()
    .refine((code): boolean => isState(code))
    .nullable()
    .describe("postal code; null asks for the whole country"),
  city: z.string().nullable().default(null).describe("a city with a college, in small letters: within about an hour"),
  ...kinds,
});
type Asked = z.infer<typeof input>;

/** The kind and the place as the list of colleges has them in its address. A ZIP code puts the nearest first. */
const addressOf = ({ state, control, level, size, mission }: Asked, zip: string | null): [string, string][] => [
  ...(zip !== null ? [named("zip", zip)] : state === null ? [] : [named("state", state)]),
  ...(control === "public" || level === "community" ? [named("control", "public")] : []),
  ...(control === "private" ? [named("control", "nonprofit"), named("control", "forprofit")] : []),
  ...(level === "four-year" ? [named("level", "4year")] : []),
  ...(size === null ? [] : bands[size].map((band) => named("size", band))),
  ...(mission === null ? [] : [named("mission", mission)]),
];

const named = (field: QueryField, value: string): [string, string] => [field, value];

const bands = { small: ["tiny", "small"], large: ["large", "huge"] } as const;

/** The colleges of a city, those of its largest state first. */
const inCity = (colleges: readonly College[], city: string, state: string | null) =>
  colleges
    .filter((one) => plainName(one.city) === city && (state === null || one.state === state))
    .sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0));

/** The colleges of a kind in a state, or around a city. */
export const collegesThere = tool({
  name: "colleges_in_a_place",
  description:
    "How many colleges of a kind (public, private, community, four-year, small, large, HBCU, tribal, Hispanic-serving, women's) are in a state or near a city, and the largest of them.",
  input,
  run(asked, ground): Finding {
    const { state, city, control, level, size, mission } = asked;
    const [center] = city === null ? [] : inCity(ground.colleges, city, state);
    const from = center === undefined ? null : pointOf(center);
    const address = new URLSearchParams(addressOf(asked, center?.zip.slice(0, 5) ?? null));
    const { query } = readQuery(address);
    const all = ground.colleges
      .filter((college) => {
        if (!isListed(college.unitid, ground.today) || !isAsked(college, query, ground.today)) return false;
        // Many community colleges are listed as four-year, for one bachelor's program: the list can't tell them apart.
        if (level === "community" && isFourYear(college)) return false;
        const point = pointOf(college);
        return center === undefined || (from !== null && point !== null && milesBetween(from, point) <= nearMiles);
      })
      .sort((a, b) => (b.students.undergraduates ?? 0) - (a.students.undergraduates ?? 0));
    const { say: write } = wordsIn(ground);
    const part = (sentence: SentenceName | null) => (sentence === null ? "" : write(sentence));
    const kind = write("colleges of a kind", {
      mission: part(mission === null ? null : `of mission ${mission}`),
      control: part(control === null ? null : control === "public" ? "of control public" : "of control private"),
      level: part(level === null ? "of any level" : level === "community" ? "of level community" : "of level four"),
      size: part(size === null ? null : size === "small" ? "of size small" : "of size large"),
    });
    const where =
      center !== undefined
        ? write("within miles of", { miles: nearMiles, city: `${center.city}, ${center.state}` })
        : write("in the place", { where: state !== null && isState(state) ? stateName(state) : write("the country") });
    const { source, year } = sourceOf("identity");
    const values = { where, kind, count: count(all.length), year };
    // The largest of all teach online, and some take nobody any more.
    const largest = all
      .filter(({ unitid, onlineOnly }) => onlineOnly !== true && takesEntrants(unitid))
      .slice(0, mostNamed)
      .map((college) => shortName(college));
    return found(
      say(
        all.length === 0
          ? write("no college there", values)
          : write(all.length > largest.length ? "colleges there" : "few colleges there", {
              ...values,
              names: largest.join("; "),
            }),
        {
          url: `/colleges?${address}`,
          title: "Colleges and universities",
          source,
          year,
          figures: { colleges: all.length, ...(center === undefined ? {} : { miles: nearMiles }) },
        },
      ),
    );
  },
});
