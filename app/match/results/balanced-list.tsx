import { Link } from "@remix-run/react";
import { Check, TriangleAlert } from "lucide-react";
import { RangeBar } from "~/design/chart";
import { dollars, withCommas } from "~/design/figures";
import { Chevron } from "~/design/icons";
import { Spoken } from "~/design/layout";
import { LikelihoodMark } from "~/design/mark";
import { More } from "~/design/more";
import { WorkedOut } from "~/design/worked-out";
import { stateName } from "~/geography/states";
import type { MatchMessage } from "~/match/spanish/messages";
import { chanceWords, fact, percentIn } from "~/match/words";
import { KeepButton } from "~/student/list/keep-button";
import { useTranslate } from "~/translation-context";
import type { Label } from "../model/chance/label";
import { MapNumber } from "./list-map";
import type { Listing, Suggestion } from "./listing";

const groups: readonly { label: Label; meaning: MatchMessage; none: MatchMessage }[] = [
  { label: "safety", meaning: "You’re likely to get in.", none: "No safety college fits your answers." },
  { label: "target", meaning: "It could go either way.", none: "No target college fits your answers." },
  {
    label: "reach",
    meaning: "Worth a try, not something to count on.",
    none: "No reach college fits your answers.",
  },
];

/** The suggested list: a few safeties, targets and reaches, each with its range, price and reasons in words. */
export function BalancedList({ listing }: { listing: Listing }) {
  const t = useTranslate<MatchMessage>();
  return (
    <div className="grid gap-3.5 md:gap-10 print:gap-4">
      <p className="text-sm text-muted md:hidden print:hidden">
        {t("Your chance and the price of a year. Tap for more.")}
      </p>
      {listing.ownAdmission && (
        <p className="text-sm font-semibold max-md:-mt-2">
          {t("Your program may admit by itself, which lowers a chance. These chances count it.")}
        </p>
      )}
      {groups.map(({ label, meaning, none }) => {
        const colleges = listing.suggested.filter((college) => college.label === label);
        const missing = listing.missing[label] ?? 0;
        return (
          <div key={label} className="grid gap-y-1.5 md:gap-y-3">
            <h3 className="flex flex-wrap items-center gap-x-2.5 font-sans text-base tracking-normal">
              <LikelihoodMark of={label} />
              <span className="text-sm leading-normal font-normal text-muted">{t(meaning)}</span>
            </h3>
            <div>
              <ul>
                {colleges.map((college) => (
                  <SuggestedCollege
                    key={college.unitid}
                    college={college}
                    number={listing.suggested.indexOf(college) + 1}
                  />
                ))}
              </ul>
              {missing > 0 && (
                <p className="border-t border-rule pt-4 text-muted">
                  {colleges.length === 0 ? t(none) : t("Only {count} found.", { count: colleges.length })}{" "}
                  {label === "safety" && !listing.knowsRecord
                    ? t(
                        "Without grades, a class rank or scores, only a college that admits everyone can be one. Add your GPA.",
                      )
                    : label === "safety"
                      ? t("Every list needs at least one. Try more places, sizes or kinds of college.")
                      : t("Broader answers would find more.")}
                </p>
              )}
              {label === "safety" && listing.noHomeSafety !== null && (
                <p className="border-t border-rule pt-4">{listing.noHomeSafety}</p>
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

/**
 * One college. On a phone two lines, name and figures, and whatever warns; the second opens into the rest. Where there
 * is room, and on paper, everything stands.
 */
function SuggestedCollege({ college, number }: { college: Suggestion; number: number }) {
  const t = useTranslate<MatchMessage>();
  const range = chanceWords(college.chance, t);
  return (
    <li className="relative border-t border-rule pt-1.5 md:py-5 print:py-2">
      <div className="max-md:me-14 md:flex md:items-start md:justify-between md:gap-3 print:me-0">
        <h4 className="text-base leading-snug md:text-xl">
          <MapNumber number={number} />
          {/* Above the line below it, which opens: each keeps a height that a thumb hits. */}
          <Link to={college.path} className="relative pt-1.5 pb-2">
            {college.name}
          </Link>
        </h4>
        <div className="max-md:absolute max-md:end-0 max-md:top-1.5">
          <KeepButton unitid={college.unitid} name={college.name} slim />
        </div>
      </div>
      {college.warning !== null && (
        <p className="mt-1.5 max-w-[40rem] text-sm font-semibold max-md:hidden print:block">{college.warning}</p>
      )}
      <details className="fold-narrow">
        <summary className="me-14 flex min-h-11 flex-wrap items-center gap-x-2.5">
          <Chevron className="size-4 shrink-0 text-link transition-transform [[open]>summary>&]:rotate-90" />
          <span className="figures text-lg">
            <Spoken>{t("Chance")} </Spoken>
            {range}
          </span>
          <span className="min-w-10 flex-1">
            <RangeBar {...college.chance} likelihood={college.label} label={t("From {range}", { range })} />
          </span>
          <span className="text-end">
            <Spoken>{t("Price per year")} </Spoken>
            <Figure value={college.price} write={dollars} />
          </span>
          <Spoken>. {t("Why this one")}</Spoken>
        </summary>
        <div className="grid gap-x-10 gap-y-3 pb-4 md:grid-cols-[minmax(0,1fr)_17rem] md:pb-0 print:grid-cols-[minmax(0,1fr)_15rem] print:pb-0">
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] content-start gap-x-4 gap-y-3 md:col-start-2 md:row-start-1 md:grid-cols-2 md:gap-x-6 print:col-start-2 print:row-start-1 print:grid-cols-2">
            <div className="has-[details[open]]:col-span-full md:col-span-2 print:col-span-2">
              <dt className="text-sm text-muted">{t("Chance")}</dt>
              <dd>
                <Chance college={college} range={range} />
                <div className="max-md:hidden print:block">
                  <RangeBar {...college.chance} likelihood={college.label} label={t("From {range}", { range })} />
                </div>
              </dd>
            </div>
            <div className="has-[details[open]]:col-span-full">
              <dt className="text-sm text-muted">{t("Price per year")}</dt>
              <dd>
                <WorkedOut of={t("the price at {name}", { name: college.name })} trace={college.priceTrace}>
                  <Figure value={college.price} write={dollars} />
                </WorkedOut>
                <span className="block text-xs leading-snug text-muted">{college.priceNote}</span>
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{t("Graduate")}</dt>
              <dd>
                <Figure value={college.graduation} write={(share) => percentIn(t, share)} />
              </dd>
            </div>
          </dl>
          <div className="md:col-start-1 md:row-start-1 print:col-start-1 print:row-start-1">
            <p className="mb-3 text-sm text-muted">
              {college.city}, {fact(t, stateName(college.state))}
              {college.miles !== null && ` · ${t("{miles} miles from home", { miles: withCommas(college.miles) })}`}
              <span className="block">{college.kind}</span>
            </p>
            {college.warning !== null && (
              <p className="mb-3 text-sm font-semibold md:hidden print:hidden">{college.warning}</p>
            )}
            <Reasons college={college} />
          </div>
        </div>
      </details>
      {college.brief !== null && (
        <p className="me-14 -mt-1.5 pb-1.5 text-sm leading-snug font-semibold md:hidden print:hidden">
          {college.brief}
        </p>
      )}
    </li>
  );
}

/** The range, which opens into how it was worked out. */
function Chance({ college: { name, trace }, range }: { college: Suggestion; range: string }) {
  const t = useTranslate<MatchMessage>();
  const figure = <span className="figures text-xl md:text-2xl">{range}</span>;
  return (
    <WorkedOut of={t("the chance at {name}", { name })} trace={trace}>
      {figure}
    </WorkedOut>
  );
}

function Reasons({ college }: { college: Suggestion }) {
  const t = useTranslate<MatchMessage>();
  return (
    <>
      <ul className="grid max-w-[40rem] gap-1.5">
        {college.why.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-brand" />
            <span>{text}</span>
          </li>
        ))}
        {college.cautions.map((text) => (
          <li key={text} className="flex gap-2.5 text-muted">
            <TriangleAlert aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-reach" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {college.chanceReasons.length > 0 && (
        <More title={t("More about this chance")} className="mt-2 text-sm print:hidden">
          <ul className="grid max-w-[40rem] list-disc gap-1 ps-4">
            {college.chanceReasons.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </More>
      )}
    </>
  );
}

/** A figure in the figure face, or the words "not reported" in the text face. */
export function Figure({ value, write }: { value: number | null; write: (value: number | null) => string }) {
  const t = useTranslate<MatchMessage>();
  if (value === null) return <span className="text-sm text-muted">{fact(t, write(null))}</span>;
  return <span className="figures text-lg">{write(value)}</span>;
}
