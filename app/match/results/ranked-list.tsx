import { Link } from "@remix-run/react";
import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from "react";
import { RangeBar } from "~/design/chart";
import { count, dollars } from "~/design/figures";
import { Spoken } from "~/design/layout";
import { LikelihoodMark } from "~/design/mark";
import { More } from "~/design/more";
import { WorkedOutLater } from "~/design/worked-out";
import type { MatchMessage } from "~/match/spanish/messages";
import { chanceWords, percentIn } from "~/match/words";
import { KeepButton } from "~/student/list/keep-button";
import { useTranslate } from "~/translation-context";
import { Figure } from "./balanced-list";
import type { Line } from "./line";
import { ListLink, useKeptAnswers } from "./list-form";
import { ListMap, MapNumber } from "./list-map";
import { listSearch, pageSize, sorts } from "./list-options";
import type { Listing } from "./listing";
import { useMadeOnDevice } from "./on-device";

/** What shows the steps of a chance or a price once it's opened; without it a figure stands alone. */
export const StepsOfFigure = createContext<ComponentType<{
  of: "chance" | "price";
  unitid: number;
  answers: string;
}> | null>(null);

const columns = {
  withMiles:
    "md:grid-cols-[minmax(0,1fr)_6.5rem_10rem_8.5rem_5.5rem_4.5rem_3.5rem] print:grid-cols-[minmax(0,1fr)_5rem_5rem_6rem_4rem_3rem_2rem]",
  withoutMiles:
    "md:grid-cols-[minmax(0,1fr)_6.5rem_10rem_8.5rem_5.5rem_3.5rem] print:grid-cols-[minmax(0,1fr)_5rem_5rem_6rem_4rem_2rem]",
} as const;

/** One page of the ranking. A table on wide screens; on a phone each college is a block with its figures named. */
export function RankedList({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const onDevice = useMadeOnDevice();
  const { lines, options } = listing;
  const start = (options.page - 1) * pageSize + 1;
  const layout = listing.homeKnown ? columns.withMiles : columns.withoutMiles;
  return (
    <>
      {!onDevice && (
        <More title={t("Where these colleges are")} className="mb-2 print:hidden">
          <ListMap colleges={lines} from={start} />
        </More>
      )}
      <div
        aria-hidden="true"
        className={`hidden gap-x-5 print:gap-x-3 border-b border-rule-strong pb-2 text-sm font-semibold text-muted md:grid print:grid ${layout}`}
      >
        <span>{t("College")}</span>
        <span />
        <span>{t("Chance")}</span>
        <span className="text-end">{t("Price per year")}</span>
        <span className="text-end">{t("Graduate")}</span>
        {listing.homeKnown && <span className="text-end">{t("Miles")}</span>}
        <span className="text-end">{t("Fit")}</span>
      </div>
      <ol start={start}>
        {lines.map((line, at) => (
          <RankedCollege key={line.unitid} line={line} number={start + at} layout={layout} listing={listing} />
        ))}
      </ol>
      <Pages listing={listing} />
    </>
  );
}

function RankedCollege({
  line,
  number,
  layout,
  listing,
}: {
  line: Line;
  number: number;
  layout: string;
  listing: Listing;
}) {
  const t = useTranslate<MatchMessage>();
  const range = chanceWords(line.chance, t);
  const figure = <span className="figures text-lg">{range}</span>;
  const price = <Figure value={line.price} write={dollars} />;
  return (
    <li
      className={`grid grid-cols-5 items-baseline gap-x-4 gap-y-2.5 border-b border-rule py-4 md:gap-x-5 md:py-3 print:gap-x-3 print:py-1.5 ${layout}`}
    >
      <div className="col-span-5 md:col-span-1 print:col-span-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <span className="max-w-full flex-1">
            <MapNumber number={number} />
            <Link to={line.path} className="py-2 font-serif text-lg leading-snug font-semibold print:text-base">
              {line.name}
            </Link>
          </span>
          <KeepButton unitid={line.unitid} name={line.name} />
        </div>
        <p className="text-sm leading-snug text-muted">
          {line.city}, {line.state} · {line.kind}
        </p>
        {line.warning !== null && <p className="mt-1 text-sm font-semibold">{line.warning}</p>}
      </div>
      <div className="col-span-2 md:col-span-1 print:col-span-1">
        <LikelihoodMark of={line.label} />
      </div>
      <div className="col-span-3 has-[details[open]]:col-span-full md:col-span-1 print:col-span-1">
        <Spoken>{t("Chance")} </Spoken>
        {line.open ? figure : <Opening of="chance" line={line} figure={figure} />}
        {line.open && <span className="block text-xs text-muted">{t("open admission")}</span>}
        {line.guessed && <span className="block text-xs text-muted">{t("from similar colleges")}</span>}
        <div className="print:hidden">
          <RangeBar {...line.chance} likelihood={line.label} label={t("From {range}", { range })} />
        </div>
      </div>
      <Cell
        name={t("Price per year")}
        className="col-span-2 has-[details[open]]:col-span-full has-[details[open]]:text-start md:col-span-1 print:col-span-1"
      >
        {line.afterGrants ? <Opening of="price" line={line} figure={price} /> : price}
        <span className="block text-xs leading-snug text-muted">{line.priceNote}</span>
      </Cell>
      <Cell name={t("Graduate")}>
        <Figure value={line.graduation} write={(share) => percentIn(t, share)} />
      </Cell>
      {listing.homeKnown && (
        <Cell name={t("Miles")}>
          <Figure value={line.miles} write={count} />
        </Cell>
      )}
      <Cell name={t("Fit")}>
        <span className="figures text-lg">{Math.round(line.fit * 100)}</span>
      </Cell>
    </li>
  );
}

/** Opens into its steps; without scripts into the way to what the college reports, which they start from. */
function Opening({ of, line, figure }: { of: "chance" | "price"; line: Line; figure: ReactNode }) {
  const t = useTranslate<MatchMessage>();
  const StepsOf = useContext(StepsOfFigure);
  const { search, money } = useKeptAnswers();
  const { unitid, name, path } = line;
  if (StepsOf === null) return figure;
  const answers = new URLSearchParams(search);
  for (const [field, value] of Object.entries(money ?? {})) if (value !== "") answers.set(field, value);
  return (
    <WorkedOutLater
      of={t(of === "chance" ? "the chance at {name}" : "the price at {name}", { name })}
      number={figure}
      before={
        <p className="mb-2 text-sm">
          <Link to={path}>{t("What {name} reports", { name })}</Link>
        </p>
      }
      steps={() => (
        <Suspense fallback={null}>
          <StepsOf of={of} unitid={unitid} answers={answers.toString()} />
        </Suspense>
      )}
    />
  );
}

function Cell({ name, children, className = "" }: { name: string; children: ReactNode; className?: string }) {
  return (
    <div className={`md:text-end print:text-end ${className}`}>
      <span className="block text-xs text-muted md:sr-only print:sr-only">{name} </span>
      {children}
    </div>
  );
}

export function SortLinks({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const { answerSearch, options, homeKnown } = listing;
  return (
    <nav aria-label={t("Sort the list")} className="flex flex-wrap items-baseline gap-x-5 print:hidden">
      <span className="text-muted">{t("Sort by")}</span>
      {sorts
        .filter(({ value }) => value !== "distance" || homeKnown)
        .map(({ value, label }) =>
          value === options.sort ? (
            <strong
              key={value}
              aria-current="true"
              className="inline-flex min-h-11 items-center border-b-2 border-brand"
            >
              {t(label)}
            </strong>
          ) : (
            <ListLink
              key={value}
              search={listSearch(answerSearch, { ...options, sort: value, page: 1 })}
              className="inline-flex min-h-11 items-center"
            >
              {t(label)}
            </ListLink>
          ),
        )}
    </nav>
  );
}

function Pages({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  const { answerSearch, options, pages, shown } = listing;
  if (pages === 1) return null;
  const to = (page: number) => listSearch(answerSearch, { ...options, page });
  const last = Math.min(options.page * pageSize, shown);
  return (
    <nav aria-label={t("Pages of the list")} className="mt-6 flex flex-wrap items-baseline gap-x-6 print:hidden">
      {options.page > 1 && (
        <ListLink search={to(options.page - 1)} className="inline-flex min-h-11 items-center font-semibold">
          {t("Previous")}
        </ListLink>
      )}
      <span className="text-muted">
        {t("{from}–{to} of {all}", {
          from: count((options.page - 1) * pageSize + 1),
          to: count(last),
          all: count(shown),
        })}
      </span>
      {options.page < pages && (
        <ListLink search={to(options.page + 1)} className="inline-flex min-h-11 items-center font-semibold">
          {t("Next")}
        </ListLink>
      )}
    </nav>
  );
}
