import type { College } from "~/colleges/college";
import { sourceOf } from "~/colleges/facts/provenance";
import { FigureTable } from "~/design/figure-table";
import { count, dollars, percent } from "~/design/figures";
import { PlaceMap } from "~/design/place-map";
import { seasonFall } from "~/season/fact";
import { isFourYear } from "../../figures/site-figures";
import { stateAdmission } from "../figures/admission-bands";
import { bestPrices } from "../figures/best-prices";
import { twoYearColleges } from "../figures/campuses";
import { fewestStudents, leftOut } from "../figures/short-list";
import { collegesOf } from "../figures/state-colleges";
import type { StatePlace } from "../place/place";
import { Years } from "./parts";

/** Width of a letter on the map, in pixels: a name that would be cut off is left to the list. */
const letter = 6.2;
const shortName = ({ name }: College) => name.replace(/^The |-Main Campus$|-Campus Immersion$/g, "");

/** The outline of the state with its colleges: public as discs, private four-year ones as rings, two-year as dots. */
export function StateMapBlock({ place }: { place: StatePlace }) {
  const { name, state, all, shape } = place;
  if (shape === null) return null;
  const here = collegesOf(state, all).filter(({ onlineOnly }) => onlineOnly !== true);
  const round = (value: number) => Math.round(value * 10) / 10;
  const marks = here.flatMap((college) => {
    const at = college.lat === null || college.lon === null ? null : shape.at(college.lat, college.lon);
    if (at === null) return [];
    const four = isFourYear(college);
    const kind = four ? (college.control === "public" ? "disc" : "ring") : "dot";
    const size = four ? round(Math.min(8, 2.4 + Math.sqrt(college.students.undergraduates ?? 0) / 38)) : 1.6;
    return [{ x: round(at[0]), y: round(at[1]), size, kind, college } as const];
  });
  const large = marks
    .filter(({ kind }) => kind === "disc")
    .sort((a, b) => (b.college.students.undergraduates ?? 0) - (a.college.students.undergraduates ?? 0));
  const named: (typeof large)[number][] = [];
  for (const mark of large) {
    if (named.length === 5) break;
    const room = mark.x > shape.width / 2 ? mark.x : shape.width - mark.x;
    if (shortName(mark.college).length * letter > room - mark.size - 6) continue;
    if (named.every(({ x, y }) => Math.abs(y - mark.y) > 16 || Math.abs(x - mark.x) > 160)) named.push(mark);
  }
  const { width, height, land } = shape;
  const count4 = marks.filter(({ kind }) => kind !== "dot").length;
  return (
    <figure className="my-4 max-w-[30rem]">
      <PlaceMap
        label={`Map of ${name} with its public and nonprofit colleges; the lists on this page name them`}
        drawing={{
          width,
          height,
          land,
          marks: marks.map(({ x, y, size, kind }) => ({ x, y, size, kind })),
          names: named.map(({ x, y, size, college }) => ({
            x: x > width / 2 ? round(x - size - 4) : round(x + size + 4),
            y,
            text: shortName(college),
            end: x > width / 2,
          })),
        }}
      />
      <figcaption className="source">
        {count4} four-year colleges of {name}: filled marks are public, rings private, larger ones have more students.
        Dots are {marks.length - count4} other colleges.
      </figcaption>
    </figure>
  );
}

/** Where families of three incomes paid least. */
export function StatePricesBlock({ place }: { place: StatePlace }) {
  const { name, state, all } = place;
  return (
    <div>
      {bestPrices(state, all).map(({ band, fourYear, twoYear }) => (
        <FigureTable
          key={band.sort}
          caption={`A family in ${name} at ${dollars(band.income)}: lowest net prices for incomes ${band.words}`}
          columns={[
            { name: "College", short: "College" },
            { name: "A year after grants", short: "A year after grants" },
            { name: "Number of students", short: "Number of students" },
            { name: "Graduate", short: "Graduate" },
          ]}
          rows={[
            ...fourYear.map((each) => ({ ...each, kind: each.public ? "public" : "private" })),
            ...twoYear.map((each) => ({ ...each, kind: "two-year" })),
          ].map(({ path, name: college, kind, price, students, graduation }) => ({
            key: path,
            name: (
              <>
                <a href={path}>{college}</a> <small>{kind}</small>
              </>
            ),
            figures: [dollars(price), count(students), percent(graduation)],
          }))}
        />
      ))}
      <Years groups={["netPrice", "graduation"]}>
        Four-year colleges first, then two-year ones; only averages of at least {fewestStudents} students. Left out:{" "}
        {leftOut}.
      </Years>
    </div>
  );
}

/** Four-year colleges by how many of their applicants they admit, and who asks for a test. */
export function StateAdmissionBlock({ place }: { place: StatePlace }) {
  const { name, state, all, today } = place;
  const { bands, tests, requiring } = stateAdmission(state, all, today);
  return (
    <div>
      <FigureTable
        caption={`Four-year colleges of ${name} by the share of applicants they admit`}
        columns={[
          { name: "They admit", short: "They admit" },
          { name: "Colleges", short: "Colleges" },
        ]}
        rows={bands.map(({ words, colleges, largest }) => ({
          key: words,
          name: (
            <>
              {words}
              <small>
                {largest.map(({ path, name: college, rate }, i) => (
                  <span key={path}>
                    {i > 0 && "; "}
                    <a href={path}>{college}</a>
                    {rate !== null && ` ${percent(rate)}`}
                  </span>
                ))}
              </small>
            </>
          ),
          figures: [count(colleges)],
        }))}
      />
      <p className="mt-3">
        For fall {seasonFall}, or as the colleges reported for {sourceOf("testPolicy").year}: {count(tests.required)} of
        these colleges of {name} require an SAT or ACT score, {count(tests.optional)} leave it to you
        {tests.depends > 0 && `, ${count(tests.depends)} require one of some applicants`}
        {tests.blind > 0 && `, ${count(tests.blind)} don’t consider scores`}
        {tests.unconfirmed > 0 && `, and ${count(tests.unconfirmed)} aren’t confirmed`}. Each college’s page says where
        its policy comes from. Confirm it with the college.
        {requiring.length > 0 && (
          <>
            {" "}
            Scores are required at{" "}
            {requiring.slice(0, 8).map(({ path, name: college }, i) => (
              <span key={path}>
                {i > 0 && ", "}
                <a href={path}>{college}</a>
              </span>
            ))}
            {requiring.length > 8 && ` and ${requiring.length - 8} more`}.
          </>
        )}
      </p>
      <Years groups={["admissions", "testPolicy"]} />
    </div>
  );
}

/** Public two-year colleges: price, and where their students went. */
export function StateTwoYearBlock({ place }: { place: StatePlace }) {
  const { name, state, all } = place;
  const { colleges, largest, middle, nation } = twoYearColleges(state, all);
  if (colleges === 0) return null;
  const figures = (of: typeof middle) => [
    dollars(of.price),
    percent(of.graduation),
    percent(of.transfer),
    dollars(of.earnings),
  ];
  return (
    <div>
      <FigureTable
        caption={
          colleges > largest.length
            ? `The ${largest.length} largest of ${colleges} public two-year colleges in ${name}`
            : `The ${colleges} public two-year colleges of ${name}`
        }
        columns={[
          { name: "College", short: "College" },
          { name: "Net price", short: "Net price" },
          { name: "Graduate", short: "Graduate" },
          { name: "Transfer out", short: "Transfer out" },
          { name: "Earn after 10 years", short: "Earn" },
        ]}
        rows={[
          ...largest.map(({ path, name: college, city, ...of }) => ({
            key: path,
            name: (
              <>
                <a href={path}>{college}</a> <small>{city}</small>
              </>
            ),
            figures: figures(of),
          })),
          { key: "middle", name: `Middle of all ${colleges} in ${name}`, figures: figures(middle) },
          { key: "nation", name: "National median", figures: figures(nation) },
        ]}
      />
      <Years groups={["netPrice", "graduation", "transferOut", "earnings"]} />
    </div>
  );
}
