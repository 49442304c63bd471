import { Link } from "@remix-run/react";
import { Check, ChevronRight, TriangleAlert } from "lucide-react";
import { stateName } from "~/colleges/states";
import { RangeBar } from "~/design/chart";
import { dollars } from "~/design/figures";
import { LikelihoodMark } from "~/design/mark";
import { More } from "~/design/more";
import { WorkedOut } from "~/design/worked-out";
import type { Label } from "~/match/model/label";
import type { MatchMessage } from "~/match/spanish/messages";
import { chanceWords, fact, percentIn } from "~/match/words";
import { KeepButton } from "~/student/list/keep-button";
import { useTranslate } from "~/translation-context";
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
    <div className="grid gap-10 print:gap-4">
      {groups.map(({ label, meaning, none }) => {
        const colleges = listing.suggested.filter((college) => college.label === label);
        const missing = listing.missing[label] ?? 0;
        return (
          <div key={label} className="grid gap-x-10 gap-y-3 lg:grid-cols-[11rem_1fr] print:grid-cols-1">
            <h3 className="font-sans text-base tracking-normal lg:pt-5">
              <LikelihoodMark of={label} />
              <span className="mt-2 block text-sm leading-normal font-normal text-muted">{t(meaning)}</span>
            </h3>
            <div>
              <ul>
                {colleges.map((college) => (
                  <SuggestedCollege key={college.unitid} college={college} />
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

function SuggestedCollege({ college }: { college: Suggestion }) {
  const t = useTranslate<MatchMessage>();
  const range = chanceWords(college.chance, t);
  return (
    <li className="grid gap-x-10 gap-y-2 border-t border-rule py-4 md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_1fr] md:gap-y-3 md:py-5 print:grid-cols-[minmax(0,1fr)_15rem] print:py-2">
      <div>
        <div className="flex items-start justify-between gap-3 max-md:flex-wrap">
          <h4 className="text-lg leading-snug md:text-xl">
            <Link to={college.path}>{college.name}</Link>
          </h4>
          <KeepButton unitid={college.unitid} name={college.name} />
        </div>
        <p className="text-sm text-muted">
          {college.city}, {fact(t, stateName(college.state))}
          {college.miles !== null &&
            ` · ${t("{miles} miles from home", { miles: college.miles.toLocaleString("en-US") })}`}
          <span className="max-md:sr-only md:block print:not-sr-only print:block"> {college.kind}</span>
        </p>
        {college.warning !== null && <p className="mt-1.5 max-w-[40rem] text-sm font-semibold">{college.warning}</p>}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] content-start gap-x-4 gap-y-3 md:col-start-2 md:row-span-2 md:row-start-1 md:grid-cols-2 md:gap-x-6 print:col-start-2 print:row-span-2 print:row-start-1 print:grid-cols-2">
        <div className="has-[details[open]]:col-span-full md:col-span-2 print:col-span-2">
          <dt className="text-sm text-muted">
            {t("Chance")}
            <span className="max-md:sr-only"> {t("of admission")}</span>
          </dt>
          <dd>
            <Chance college={college} range={range} />
            <RangeBar {...college.chance} likelihood={college.label} label={t("From {range}", { range })} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("Price per year")}</dt>
          <dd>
            <Figure value={college.price} write={dollars} />
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
      <details className="fold-narrow">
        <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-link md:min-h-0">
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform [[open]>summary>&]:rotate-90"
          />
          {t("Why this one")}
          <span className="sr-only">: {college.name}</span>
        </summary>
        <Reasons college={college} />
      </details>
    </li>
  );
}

/** The range, which opens into how it was worked out. */
function Chance({ college: { name, trace }, range }: { college: Suggestion; range: string }) {
  const t = useTranslate<MatchMessage>();
  const figure = <span className="figures text-xl md:text-2xl">{range}</span>;
  if (trace === null) return figure;
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
