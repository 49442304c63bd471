import type { College } from "~/colleges/college";
import { dollars } from "~/design/figures";
import { Figure } from "./parts";

const ways = [
  ["onCampus", "On campus"],
  ["offCampus", "Off campus"],
  ["withFamily", "At home with family"],
] as const;

/** Tuition and the whole published price by residency and by where the student lives. */
export function PriceTable({ college }: { college: College }) {
  const { cost, control } = college;
  const { inState, outOfState } = cost.published;
  const columns = ways.filter(([way]) => inState[way] !== null || outOfState[way] !== null);
  const oneTuition = cost.tuitionInState === cost.tuitionOutOfState && cost.tuitionInDistrict === cost.tuitionInState;
  const onePrice = ways.every(([way]) => inState[way] === outOfState[way]);
  const district = cost.tuitionInDistrict !== null && cost.tuitionInDistrict !== cost.tuitionInState;
  const rows =
    oneTuition && onePrice
      ? [{ name: "Every student", tuition: cost.tuitionInState, price: inState }]
      : [
          ...(district ? [{ name: "Living in the district", tuition: cost.tuitionInDistrict, price: null }] : []),
          { name: "From the state", tuition: cost.tuitionInState, price: inState },
          { name: "From another state", tuition: cost.tuitionOutOfState, price: outOfState },
        ];
  if (columns.length === 0 && rows.every(({ tuition }) => tuition === null)) return null;
  return (
    <div className="mt-8 first:mt-0">
      <h3>Published price{cost.year === null ? "" : `, ${cost.year}`}</h3>
      <p className="mt-1 max-w-[46rem]">
        What the college asks of a full-time first-year student for one year, before any aid.
        {columns.length > 0 && " The whole price holds tuition, fees, books, housing, food and other costs."}
        {control === "public" && " Public colleges ask more of students from other states."}
      </p>
      <table className="mt-3 w-full max-w-[52rem]">
        <caption className="sr-only">Published price of one year before aid</caption>
        <thead className="text-sm text-muted">
          {columns.length > 0 && (
            <tr>
              <td colSpan={2} />
              <th scope="colgroup" colSpan={columns.length} className="ps-3 font-normal">
                <span className="block border-b border-rule text-center">Whole price, living</span>
              </th>
            </tr>
          )}
          <tr className="border-b border-rule-strong">
            <td />
            <th scope="col" className="py-2 ps-3 text-end align-bottom font-normal">
              Tuition and fees
            </th>
            {columns.map(([way, words]) => (
              <th key={way} scope="col" className="py-2 ps-3 text-end align-bottom font-normal">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, tuition, price }) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-2.5 font-normal">
                {name}
              </th>
              <td className="py-2.5 ps-3 text-end">
                <Figure>{dollars(tuition)}</Figure>
              </td>
              {columns.map(([way]) => (
                <td key={way} className="py-2.5 ps-3 text-end">
                  <Figure>{dollars(price?.[way] ?? null)}</Figure>
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
