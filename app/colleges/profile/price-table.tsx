import type { College, PublishedPrice } from "~/colleges/college";
import { dollars } from "~/design/figures";
import { Figure } from "./parts";

const ways = [
  ["onCampus", "on campus"],
  ["offCampus", "off campus"],
  ["withFamily", "at home with family"],
] as const;

/** Tuition and the whole published price, by where the student lives and by residency. */
export function PriceTable({ college }: { college: College }) {
  const { cost, control } = college;
  const { inState, outOfState } = cost.published;
  const { tuitionInDistrict, tuitionInState, tuitionOutOfState } = cost;
  const living = ways.filter(([way]) => inState[way] !== null || outOfState[way] !== null);
  const same =
    tuitionInState === tuitionOutOfState &&
    tuitionInDistrict === tuitionInState &&
    ways.every(([way]) => inState[way] === outOfState[way]);
  const columns = same
    ? [{ name: "Every student", tuition: tuitionInState, price: inState }]
    : [
        ...(tuitionInDistrict === null || tuitionInDistrict === tuitionInState
          ? []
          : [{ name: "From the district", tuition: tuitionInDistrict, price: null }]),
        { name: "From the state", tuition: tuitionInState, price: inState },
        { name: "From elsewhere", tuition: tuitionOutOfState, price: outOfState },
      ];
  if (living.length === 0 && columns.every(({ tuition }) => tuition === null)) return null;
  const rows = [
    { name: "Tuition and fees only", of: ({ tuition }: Column) => tuition },
    ...living.map(([way, words]) => ({
      name: `Full price, living ${words}`,
      of: ({ price }: Column) => price?.[way] ?? null,
    })),
  ];
  return (
    <div className="mt-8 first:mt-0 print:mt-4">
      <h3>Published price{cost.year === null ? "" : `, ${cost.year}`}</h3>
      <p className="mt-1 max-w-[46rem]">
        What the college charges a full-time first-year student for one year, before any aid.
        {living.length > 0 && " The full price includes tuition, fees, books, housing, food and other costs."}
        {control === "public" &&
          (tuitionOutOfState ?? 0) > (tuitionInState ?? 0) &&
          " Students from other states pay more."}
      </p>
      <table className="mt-3 w-full max-w-[46rem]">
        <caption className="sr-only">Published price of one year before aid</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-rule-strong">
            <td />
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="py-2 ps-3 text-end align-bottom font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name} className="border-b border-rule align-baseline">
              <th scope="row" className="py-2.5 print:py-0.5 font-normal">
                {name}
              </th>
              {columns.map((column) => (
                <td key={column.name} className="py-2.5 print:py-0.5 ps-3 text-end">
                  <Figure>{dollars(of(column))}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Living cost={cost} />
    </div>
  );
}

interface Column {
  readonly tuition: number | null;
  readonly price: PublishedPrice | null;
}

/** What a year of living costs, as the college estimates it. One sentence: a family adds these up itself. */
function Living({ cost }: { cost: College["cost"] }) {
  const parts = [
    ["housing and food on campus", cost.roomBoardOnCampus],
    ["housing and food off campus", cost.roomBoardOffCampus],
    ["books and supplies", cost.books],
    ["other costs on campus", cost.otherOnCampus],
    ["other costs off campus", cost.otherOffCampus],
    ["other costs at home", cost.otherWithFamily],
  ] as const;
  const known = parts.filter(([, value]) => value !== null);
  if (known.length === 0) return null;
  return (
    <p className="mt-3 max-w-[46rem] text-sm text-muted">
      The college's own estimates for 2023-24: {known.map(([name, value]) => `${name} ${dollars(value)}`).join("; ")}.
    </p>
  );
}
