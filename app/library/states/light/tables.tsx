import { FigureTable } from "~/design/figure-table";
import { dollars, NOT_REPORTED, percent } from "~/design/figures";
import { FoldNarrow } from "~/design/fold-narrow";
import { seasonFall } from "~/season/fact";
import { bandNames } from "~/student/profile/income-bands";
import type { LightState } from "../../guides/light-states";
import { Years } from "../blocks/parts";
import { fewestStudents, leftOut } from "../figures/short-list";
import { good, type LightFigures } from "./figures";

/** Names of the kinds before each figure on a phone. */
const shortKinds = {
  "Public four-year": "Public",
  "Public two-year": "Two-year",
  "Private four-year": "Private",
} as const;
const middle = "$48,001 to $75,000";

/** What a year cost families of five incomes, at the middle college of each kind. */
export function Prices({ name, figures: { kinds } }: { name: string; figures: LightFigures }) {
  return (
    <>
      <FigureTable
        caption={`A year at college in ${name} after grants, by family income: the middle college of each kind`}
        columns={[
          { name: "Family income", short: "Family income" },
          ...kinds.map(({ kind, colleges }) => ({
            name: `${kind} (${colleges})`,
            short: shortKinds[kind],
          })),
        ]}
        rows={bandNames.map((band, i) => ({
          key: band,
          name: band.charAt(0).toUpperCase() + band.slice(1),
          figures: kinds.map(({ prices }) => dollars(prices[i] ?? null)),
        }))}
      />
      <Years groups={["netPrice"]}>
        Averages of first-year students with federal aid, at public colleges those who pay in-state tuition; averages of
        fewer than {fewestStudents} students are left out. A dash: not reported.
      </Years>
    </>
  );
}

/** What a price of $0 means, where a table has one. */
const zeroNote = (prices: readonly (number | null)[]) =>
  prices.includes(0) ? "$0: grants came to as much as the price or more. " : "";

/** Where the middle family paid least, those that are good first. */
export function Options({ name, figures: { options, selective } }: { name: string; figures: LightFigures }) {
  const meet = options.filter((option) => option.good).length;
  const marks = `admit at least ${percent(good.admits)} of applicants and graduate at least ${percent(good.graduates)}`;
  return (
    <>
      <FigureTable
        caption={`Lowest prices in ${name} for incomes of ${middle}, at four-year colleges`}
        columns={[
          { name: "College", short: "College" },
          { name: middle, short: "to $75,000" },
          { name: "$30,000 or less", short: "to $30,000" },
          { name: "Graduate", short: "Graduate" },
          { name: "Admits", short: "Admits" },
        ]}
        rows={options.map((one) => ({
          key: one.path,
          name: (
            <>
              <a href={one.path}>{one.name}</a> <small>{one.public ? "public" : "private"}</small>
            </>
          ),
          figures: [
            dollars(one.price75),
            dollars(one.price30),
            percent(one.graduation),
            one.open ? "all" : percent(one.admits),
          ],
        }))}
      />
      <FoldNarrow title="Who is left out, and the source">
        <Years groups={["netPrice", "graduation", "admissions"]}>
          {meet === options.length
            ? `All of these ${marks}.`
            : meet === 0
              ? `None of these is known to ${marks}.`
              : `Only the first ${meet === 1 ? "one is" : "two are"} known to ${marks}.`}{" "}
          {selective.length > 0 &&
            `Cheaper, but admitting fewer: ${selective.map((one) => `${one.name} (${dollars(one.price75)}, admits ${percent(one.admits)})`).join(" and ")}. `}
          {zeroNote(options.flatMap(({ price30, price75 }) => [price30, price75]))}Left out: {leftOut}.
        </Years>
      </FoldNarrow>
    </>
  );
}

/** The largest public four-year colleges: how many they admit, and when they want an application. */
export function Publics({ name, figures: { publics, admission } }: { name: string; figures: LightFigures }) {
  const shown =
    admission.publicFour > publics.length
      ? `The ${publics.length} largest of ${admission.publicFour} public four-year colleges in ${name}`
      : `Public four-year colleges in ${name}`;
  return (
    <FoldNarrow
      title={
        publics.length === 1
          ? "How many it admits, and its days"
          : `How many the ${publics.length} largest admit, and their days`
      }
    >
      <FigureTable
        caption={`${shown}, with application days for fall ${seasonFall}`}
        columns={[
          { name: "College", short: "College" },
          { name: "Admits", short: "Admits" },
          { name: "Early", short: "Early" },
          { name: "Regular", short: "Regular" },
        ]}
        rows={publics.map((one) => {
          const notes = [
            ...(one.testRequired ? ["test scores required"] : []),
            ...(one.lastKnown === null ? [] : [`days last known: fall ${one.lastKnown}`]),
            ...(one.unconfirmed ? ["days not confirmed"] : []),
          ];
          return {
            key: one.path,
            name: (
              <>
                <a href={one.path}>{one.name}</a>
                {notes.length > 0 && <small>{notes.join(", ")}</small>}
              </>
            ),
            figures: [one.open ? "all" : percent(one.admits), one.early ?? NOT_REPORTED, one.regular ?? NOT_REPORTED],
          };
        })}
      />
      <Years groups={["admissions"]}>
        EA is early action, ED early decision (binding). Days: Common App list for 2026-27, university systems and
        colleges’ own pages, read from July to September 2026 in public copies; the college’s page has the final say. A
        dash: we found none.
        {publics.some((one) => one.testRequired) && " Who says that scores are required: see the college’s page here."}
      </Years>
    </FoldNarrow>
  );
}

/** The largest public two-year colleges, or that there is none. */
export function TwoYear({
  state: { state, name },
  figures: { local, localColleges },
}: {
  state: LightState;
  figures: LightFigures;
}) {
  if (local.length === 0) {
    return (
      <p>
        There’s no public two-year college in {name} in the tables. A community college across the state line may cost
        more for you: ask for its price for students from elsewhere first.
      </p>
    );
  }
  return (
    <>
      <FoldNarrow
        title={local.length === 1 ? "Its price and outcomes" : `Prices and outcomes of the ${local.length} largest`}
      >
        <FigureTable
          caption={
            localColleges > local.length
              ? `The ${local.length} largest of ${localColleges} public two-year colleges in ${name}`
              : `Public two-year colleges in ${name}`
          }
          columns={[
            { name: "College", short: "College" },
            { name: "Net price", short: "Net price" },
            { name: "Graduate", short: "Graduate" },
            { name: "Transfer out", short: "Transfer out" },
          ]}
          rows={local.map((one) => ({
            key: one.path,
            name: (
              <>
                <a href={one.path}>{one.name}</a> <small>{one.city}</small>
              </>
            ),
            figures: [dollars(one.price), percent(one.graduation), percent(one.transfer)],
          }))}
        />
        <Years groups={["netPrice", "graduation", "transferOut"]}>{zeroNote(local.map(({ price }) => price))}</Years>
      </FoldNarrow>
      <p>
        Before you count on two years there, ask which credits your next college takes.{" "}
        <a href={`/colleges?state=${state}`}>Search all colleges in {name}</a>.
      </p>
    </>
  );
}
