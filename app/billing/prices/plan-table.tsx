import { features } from "./features";

/** What each plan holds, side by side. */
export function PlanTable() {
  return (
    <table className="w-full max-w-[54rem] table-fixed">
      <caption className="sr-only">What Free and Family hold</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="pe-4 pb-2">
            <span className="sr-only">Part</span>
          </th>
          <th scope="col" className="w-1/4 pe-4 pb-2 font-serif text-xl">
            Free
          </th>
          <th scope="col" className="w-[30%] pb-2 font-serif text-xl">
            Family
          </th>
        </tr>
      </thead>
      <tbody className="border-b border-rule">
        {features.map(({ name, free, family }) => (
          <tr key={name} className="border-t border-rule align-baseline">
            <th scope="row" className="py-2.5 pe-4 font-normal">
              {name}
            </th>
            <td className="py-2.5 pe-4">{free}</td>
            <td className="py-2.5">{family}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
