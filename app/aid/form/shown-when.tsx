import type { ReactNode } from "react";
import type { AidMessage } from "~/aid/spanish/messages";
import { useTranslate } from "~/translation-context";

/**
 * Parts of the form that follow from an answer are shown and hidden by the style sheet alone (`:has()`), so that it
 * works before and without scripts. A browser that does not know `:has()` shows every part; the server drops what does
 * not apply. The form is the group named `aid`.
 */
const hidden = "supports-[selector(:has(a))]:hidden";

const shown = {
  always: "",
  dependent: "group-has-[[name=grounds]:checked]/aid:hidden",
  independent: `${hidden} group-has-[[name=grounds]:checked]/aid:block`,
  family:
    "group-has-[[name=grounds]:checked]/aid:hidden group-has-[[name=grounds][value=dependents]:checked]/aid:block",
  ownChildren: `${hidden} group-has-[[name=grounds][value=dependents]:checked]/aid:block`,
  married: `${hidden} group-has-[[name=situation][value=married]:checked]/aid:block`,
  together: `${hidden} group-has-[[name=situation][value=together]:checked]/aid:block`,
  apart: `${hidden} group-has-[[name=situation][value=apart]:checked]/aid:block`,
  apartOrOne: `${hidden} group-has-[[name=situation][value=apart]:checked]/aid:block group-has-[[name=situation][value=one]:checked]/aid:block`,
  equal: `${hidden} group-has-[[name=support][value=equal]:checked]/aid:block`,
  parentsFiled: "group-has-[[name='parents.taxes'][value=none]:checked]/aid:hidden",
  studentFiled:
    "group-has-[[name=grounds]:checked]/aid:group-has-[[name='student.taxes'][value=none]:checked]/aid:hidden",
  /** Two people on the parents' side. */
  parentsCouple: `${hidden} group-has-[[name=situation][value=married]:checked]/aid:block group-has-[[name=situation][value=together]:checked]/aid:block group-has-[[name=situation][value=apart]:checked]/aid:group-has-[[name=remarried][value=yes]:checked]/aid:block group-has-[[name=situation][value=one]:checked]/aid:group-has-[[name=remarried][value=yes]:checked]/aid:block`,
  /** Two people on the parents' side who may have filed together. */
  parentsMarried: `${hidden} group-has-[[name=situation][value=married]:checked]/aid:block group-has-[[name=situation][value=apart]:checked]/aid:group-has-[[name=remarried][value=yes]:checked]/aid:block group-has-[[name=situation][value=one]:checked]/aid:group-has-[[name=remarried][value=yes]:checked]/aid:block`,
  parentsNotJoint:
    "group-has-[[name=situation][value=married]:checked]/aid:group-has-[[name='parents.joint'][value=yes]:checked]/aid:hidden group-has-[[name=situation][value=apart]:checked]/aid:group-has-[[name=remarried][value=yes]:checked]/aid:group-has-[[name='parents.joint'][value=yes]:checked]/aid:hidden group-has-[[name=situation][value=one]:checked]/aid:group-has-[[name=remarried][value=yes]:checked]/aid:group-has-[[name='parents.joint'][value=yes]:checked]/aid:hidden",
  studentMarried: `${hidden} group-has-[[name=grounds][value=married]:checked]/aid:block`,
  studentNotJoint:
    "group-has-[[name=grounds][value=married]:checked]/aid:group-has-[[name='student.joint'][value=yes]:checked]/aid:hidden",
} as const;

export type Circumstance = keyof typeof shown;

/** A part of the form for one circumstance. */
export function ShownWhen({ is, children }: { is: Circumstance; children: ReactNode }) {
  return <div className={shown[is]}>{children}</div>;
}

const years = {
  "2024-25": [2022, `${hidden} group-has-[option[value='2024-25']:checked]/aid:inline`],
  "2025-26": [2023, `${hidden} group-has-[option[value='2025-26']:checked]/aid:inline`],
  "2026-27": [2024, `${hidden} group-has-[option[value='2026-27']:checked]/aid:inline`],
  "2027-28": [2025, `${hidden} group-has-[option[value='2027-28']:checked]/aid:inline`],
} as const;

/**
 * The tax year of the award year chosen in the form. Where `:has()` is not known, all of them with their award year.
 */
export function TaxYear() {
  const t = useTranslate<AidMessage>();
  return Object.entries(years).map(([awardYear, [taxYear, look]]) => (
    <span key={awardYear} className={look}>
      {taxYear}
      <span className="supports-[selector(:has(a))]:hidden">{t(" (for {awardYear}) ", { awardYear })}</span>
    </span>
  ));
}
