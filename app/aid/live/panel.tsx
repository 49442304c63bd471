import { type ReactNode, useCallback } from "react";
import { config } from "zod";
import { contributorWords, cssProfileWords, indexText, openWords } from "~/aid/result/result-words";
import type { AidMessage } from "~/aid/spanish/messages";
import { useAnswer } from "~/design/live/follow";
import { LiveLayout, Mistakes } from "~/design/live/live-layout";
import type { LiveMessage } from "~/design/spanish";
import { useTranslate } from "~/translation-context";
import { type LiveAid, liveAid } from "./answer";
import type { Contributions } from "./contributions";
import {
  countedAsNothing,
  indexSpan,
  movedLabel,
  movedText,
  oneLine,
  pellOf,
  pellSpan,
  saiOf,
  spoken,
  trouble,
  whoseWords,
} from "./words";

// The page's security policy lets no script make code out of text, and trying to is reported as a breach.
config({ jitless: true });

/**
 * The answer beside the form: a range, and the exact figures once nothing is missing, with what each amount did to
 * them.
 */
export function AidPanel({ form }: { form: HTMLFormElement }) {
  const t = useTranslate<AidMessage | LiveMessage>();
  const shown = useAnswer(
    form,
    useCallback((fields: URLSearchParams) => liveAid(fields, t), [t]),
  );
  const { result, mistakes } = shown;
  return (
    <LiveLayout
      title={t(result?.kind === "exact" ? "Your result so far" : "Your range")}
      line={result === null ? "" : oneLine(result, t)}
      trouble={trouble(shown, t)}
      mistakes={mistakes}
      spoken={spoken(shown, t)}
      note={t(
        "Worked out on this device. What you type isn’t sent until you press “Work out the SAI,” which shows every line.",
      )}
      offline={t(
        "You’re offline: this is worked out on this device; the full page with every line comes when you’re connected. What you typed stays here.",
      )}
    >
      {result !== null && <Answered answer={result} />}
    </LiveLayout>
  );
}

function Answered({ answer }: { answer: LiveAid }) {
  const t = useTranslate<AidMessage>();
  const whose = whoseWords(answer, t);
  return (
    <>
      {whose !== "" && <p className="mt-2 font-semibold">{whose}</p>}
      <dl className="mt-2">
        <dt className="text-sm font-semibold">
          {t("Student Aid Index (SAI) for {awardYear}", { awardYear: answer.awardYear })}
        </dt>
        <dd className="figures mb-2 font-serif text-xl">{indexSpan(saiOf(answer), t)}</dd>
        <dt className="text-sm font-semibold">
          {t(answer.pell.final ? "Pell Grant a year" : "Pell Grant a year, not final")}
        </dt>
        <dd className="figures font-serif text-xl">{pellSpan(pellOf(answer), t)}</dd>
      </dl>
      {!answer.pell.final && (
        <p className="mt-2 text-sm text-muted">
          {t(
            "The Pell amounts are those of {amountsOf}: the U.S. Department of Education hasn’t published those of {awardYear}.",
            { amountsOf: answer.pell.amountsOf, awardYear: answer.awardYear },
          )}
        </p>
      )}
      {answer.kind === "exact" ? <WhatMoved {...answer} /> : <WhatNarrowed {...answer} />}
      {answer.kind === "range" && <StillOpen answer={answer} />}
      <AboutParents answer={answer} />
    </>
  );
}

function StillOpen({ answer: { range, missing, dependent } }: { answer: Extract<LiveAid, { kind: "range" }> }) {
  const t = useTranslate<AidMessage>();
  return (
    <div className="mt-3 text-sm">
      {range.open.length > 0 && (
        <>
          <p className="font-semibold">{t("What the range leaves open")}</p>
          <ul className="mt-1 list-disc space-y-1 ps-5 text-muted">
            {range.open.map((open) => (
              <li key={open}>{openWords(open, t)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-2 text-muted">{t(countedAsNothing(dependent))}</p>
      <p className="mt-3 font-semibold">{t("For the exact figure:")}</p>
      <Mistakes mistakes={missing} />
    </div>
  );
}

function WhatMoved({ contributions, dependent }: { contributions: Contributions; dependent: boolean }) {
  const t = useTranslate<AidMessage>();
  const last = contributions.moved.at(-1);
  return (
    <>
      <Moved column={t("Change of the SAI")}>
        <Row label={t("Income and family")} figure={indexText(contributions.start)} />
        {contributions.moved.map((each) => (
          <Row key={`${each.who}.${each.field}`} label={movedLabel(each, dependent, t)} figure={movedText(each, t)} />
        ))}
        <Row label={t("SAI")} figure={indexText(last?.sai ?? contributions.start)} total />
      </Moved>
      <p className="mt-3 text-sm text-muted">{t("Amounts you leave empty count as 0.")}</p>
    </>
  );
}

/** Nothing to see while only the income is known: the range itself says that. */
function WhatNarrowed({ narrowing: { start, moved }, dependent }: Extract<LiveAid, { kind: "range" }>) {
  const t = useTranslate<AidMessage>();
  if (moved.length === 0) return null;
  return (
    <Moved column={t("The SAI after it")}>
      <Row label={t("Income and family")} figure={indexSpan(start, t)} />
      {moved.map((each) => (
        <Row key={`${each.who}.${each.field}`} label={movedLabel(each, dependent, t)} figure={indexSpan(each.sai, t)} />
      ))}
    </Moved>
  );
}

function Moved({ column, children }: { column: string; children: ReactNode }) {
  const t = useTranslate<AidMessage>();
  return (
    <table className="mt-3 w-full text-sm">
      <caption className="text-start font-semibold">{t("What each answer moved")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("Answer")}</th>
          <th scope="col">{column}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ label, figure, total = false }: { label: string; figure: string; total?: boolean }) {
  return (
    <tr className={`border-b border-rule ${total ? "font-semibold" : ""}`}>
      <th scope="row" className={`py-1.5 pe-3 ${total ? "" : "font-normal"}`}>
        {label}
      </th>
      <td className="figures py-1.5 text-end whitespace-nowrap">{figure}</td>
    </tr>
  );
}

function AboutParents({ answer: { contributor, apart } }: { answer: LiveAid }) {
  const t = useTranslate<AidMessage>();
  if (contributor === null) return null;
  return (
    <div className="mt-3 text-sm">
      <p className="font-semibold">{t("Which parent goes on the form")}</p>
      <div className="mt-1 space-y-2 text-muted">
        <p>{contributorWords(contributor, t)}</p>
        {apart !== null && <p>{t(cssProfileWords)}</p>}
      </div>
    </div>
  );
}
