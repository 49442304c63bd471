import type { HouseholdOutcome } from "~/aid/form/household-outcome";
import type { KeptValues } from "~/aid/form/input";
import { sideNames } from "~/aid/form/questions";
import type { AidMessage } from "~/aid/spanish/messages";
import { writeDayIn } from "~/calendar/day-in-language";
import { Section, SourceLine } from "~/design/layout";
import { answersOf, SaveToPlan } from "~/design/save-to-plan";
import { stateNameIn } from "~/geography/state-names";
import { langWithin, pathIn } from "~/language";
import { filledWith, useLanguage, useTranslate } from "~/translation-context";
import { Headline } from "./headline";
import type { AidOutcome } from "./outcome";
import { resultOwner } from "./result-owner";
import { SensitivityTable, WorksheetTables } from "./result-tables";
import { SendToCost } from "./send-to-cost";
import { WhatIf } from "./what-if";

/** The result, to be read at a kitchen table and printed. */
export function AidResult({
  outcome,
  earlier,
  kept,
  action,
}: {
  outcome: AidOutcome;
  earlier: HouseholdOutcome | null;
  kept: KeptValues;
  action: string;
}) {
  const t = useTranslate<AidMessage>();
  const language = useLanguage();
  const { result, awardYear, year, contributor } = outcome;
  const owner = resultOwner(outcome, earlier);
  const whose = owner.kind === "what-if" ? t(sideNames[owner.here]) : null;
  return (
    <>
      <Headline outcome={outcome} owner={owner} />

      <WhatIf outcome={outcome} earlier={earlier} kept={kept} action={action} />

      <Section id="next" title={t("What to do next")}>
        <ol className="prose list-decimal ps-5">
          <li>
            {filledWith(
              t(
                contributor === null
                  ? "Make an account at {site} for yourself. Do it a few days ahead so it’s confirmed in time."
                  : "Make an account at {site} for yourself and for each parent who is invited. Do it a few days ahead so it’s confirmed in time.",
              ),
              { site: <a href="https://studentaid.gov/h/apply-for-aid/fafsa">studentaid.gov</a> },
            )}
          </li>
          <li>
            {t(
              "File the FAFSA as early as you can. It’s free. Everyone on the form must agree to share their tax data.",
            )}
          </li>
          <li>
            {t(
              "If income has dropped since {year}, file anyway, then ask each college’s aid office for a professional judgment review.",
              { year: year.taxYear },
            )}
          </li>
          <li>
            {filledWith(t("{link}: an SAI tells you your need, not what a college will give."), {
              link: (
                <a href={pathIn(language, "/college-cost-calculator")}>{t("Compare the net price of your colleges")}</a>
              ),
            })}
          </li>
        </ol>
        <SendToCost outcome={outcome} owner={owner} kept={kept} />
        <div className="mt-6">
          <SaveToPlan tool="sai" answers={answersOf(kept)}>
            {whose === null ? undefined : t("Save {whose}’s answers to my plan", { whose })}
          </SaveToPlan>
        </div>
        <h3 className="mt-8 mb-3">{t("Deadlines")}</h3>
        <Deadlines outcome={outcome} />
      </Section>

      {outcome.sensitivity.length > 0 && (
        <Section id="moves" title={t("What moves it")}>
          <FromHousehold whose={whose} />
          <SensitivityTable sensitivity={outcome.sensitivity} />
        </Section>
      )}

      {outcome.sections.length > 0 && (
        <Section id="worksheet" title={t("Line by line")}>
          <FromHousehold whose={whose} />
          <WorksheetTables sections={outcome.sections} />
          <SourceLine>
            {t("Formula {formula} of {awardYear}, with the income of {year}. Where the tables come from:", {
              formula: result.formulaRun ?? "",
              awardYear,
              year: year.taxYear,
            })}
          </SourceLine>
          <ul
            className="mt-2 max-w-[46rem] list-disc space-y-1 ps-5 text-sm text-muted"
            lang={langWithin(language, "en")}
          >
            {year.sources.map(({ tables, source, confidence }) => (
              <li key={tables + source}>
                {tables}: {source} ({confidence})
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Said where the lines are not those of the household that counts. */
function FromHousehold({ whose }: { whose: string | null }) {
  const t = useTranslate<AidMessage>();
  if (whose === null) return null;
  return (
    <p className="mb-5 text-muted">{t("This is for {whose}’s household, which the FAFSA doesn’t use.", { whose })}</p>
  );
}

function Deadlines({
  outcome: { year, awardYear, state, stateAgency, stateAid, everyState },
}: {
  outcome: AidOutcome;
}) {
  const t = useTranslate<AidMessage>();
  const language = useLanguage();
  const federal = year.deadlines;
  const whomToAsk: AidMessage =
    stateAid.length > 0
      ? "Check them with {agency}, or look in {list}."
      : state === null
        ? "Every state sets its own date, often in winter. Ask {agency}, or look in {list}."
        : "We have no date of your state for {awardYear}. Ask {agency}, or look in {list}.";
  return (
    <dl className="max-w-[46rem] [&_dd]:mb-4 [&_dt]:font-semibold">
      <dt>{t("Federal, for {awardYear}", { awardYear })}</dt>
      <dd>
        {t(
          federal.confirmed
            ? "{date}, {note}. Corrections {corrections}. That’s the last day, and far too late for most aid."
            : "{date}, {note} by the usual rule; confirm it at studentaid.gov. Corrections {corrections}. That’s the last day, and far too late for most aid.",
          {
            date: writeDayIn(language, federal.submitBy),
            // Both are data of the award year, and each has its translation: a test holds it.
            note: t(federal.submitByNote as AidMessage),
            corrections: t(federal.corrections as AidMessage),
          },
        )}
      </dd>
      <dt>{state === null ? t("Your state") : stateNameIn(language, state)}</dt>
      <dd>
        {stateAid.length > 0 && (
          <ul className="mb-2 list-disc ps-5">
            {stateAid.map((program) => (
              <li key={program}>{program}</li>
            ))}
          </ul>
        )}
        {filledWith(t(whomToAsk, { awardYear }), {
          agency:
            stateAgency === null
              ? t("your state’s aid agency")
              : filledWith(t("the {agency} at {site}"), {
                  agency: <span lang={langWithin(language, "en")}>{stateAgency.agency}</span>,
                  site: <a href={`https://${stateAgency.site}`}>{stateAgency.site}</a>,
                }),
          list: <a href={`https://${everyState}`}>{t("the federal list of all states")}</a>,
        })}
      </dd>
      <dt>{t("Your colleges")}</dt>
      <dd>{t("Each college has a priority date, usually the earliest of all. Look at its financial aid page.")}</dd>
    </dl>
  );
}
