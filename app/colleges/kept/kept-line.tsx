import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { controlWords } from "~/colleges/profile/labels";
import { buttonClass } from "~/design/button";
import { count, dollars, NOT_REPORTED, percent } from "~/design/figures";
import type { KeptRow } from "./kept-list";

/**
 * One college of the list. On a phone what is worked out for the student takes the whole width, below the name, so that
 * nine colleges stay short.
 */
export function Kept({
  row,
  form,
  onRemove,
  yours,
  children,
}: {
  row: KeptRow;
  form: string;
  onRemove: (unitid: number) => boolean;
  yours: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const figures = [
    ["Admits", row.open ? "all" : percent(row.rate)],
    [`Net price, ${row.netPriceYear}`, dollars(row.netPrice)],
    ["Graduate", percent(row.graduationRate)],
  ] as const;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-rule py-3 sm:grid-cols-[auto_minmax(0,1fr)_20rem_auto] sm:gap-x-6 @max-[16rem]:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={id} className="-ms-2 grid size-11 place-items-center print:hidden">
        <input
          id={id}
          type="checkbox"
          name="unitids"
          value={row.unitid}
          form={form}
          defaultChecked
          className="size-5"
        />
        <span className="sr-only">Take {row.name} to the tools</span>
      </label>
      <div className="col-start-2 row-start-1 @max-[16rem]:col-span-full @max-[16rem]:row-start-2">
        <Link to={row.path} className="py-2 font-serif text-lg leading-snug font-semibold">
          {row.name}
        </Link>
        <span className="block text-sm text-muted">
          {row.city}, {row.state} · {controlWords[row.control]}
          {row.undergraduates !== null && (
            <>
              {"\u00a0· "}
              <span className="inline-block">{count(row.undergraduates)} undergraduates</span>
            </>
          )}
          {row.fewFinish !== null && <span className="block font-semibold text-ink">{row.fewFinish}</span>}
          {row.closing !== null && <span className="block font-semibold">{row.closing}</span>}
        </span>
      </div>
      <div className="col-span-2 col-start-2 row-start-2 sm:col-span-1 sm:col-start-2 @max-[16rem]:col-span-full @max-[16rem]:row-start-3">
        {yours}
        {children}
      </div>
      <dl className="col-span-2 col-start-2 row-start-3 @max-[16rem]:col-span-full @max-[16rem]:row-start-4 mt-1 flex flex-wrap gap-x-3 *:grow *:basis-15 *:even:basis-28 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:grid sm:grid-cols-3 sm:gap-x-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className={value === NOT_REPORTED ? "text-xs text-muted" : "figures"}>{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={row.without}
        rel="nofollow"
        replace
        preventScrollReset
        data-remove=""
        className={buttonClass(
          "quiet",
          "col-start-3 row-start-1 text-sm sm:col-start-4 @max-[16rem]:col-start-2 @max-[16rem]:justify-self-end",
        )}
        onClick={(event) => {
          if (onRemove(row.unitid)) event.preventDefault();
        }}
      >
        Remove<span className="sr-only"> {row.name}</span>
      </Link>
    </li>
  );
}
