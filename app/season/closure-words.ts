import { monthNames } from "~/calendar/month";
import { inEnglish, type Translate } from "~/translation";
import type { Closure, ClosureKind } from "./closures";
import { dateWords, whenWords } from "./date-words";
import { seasonFall } from "./fact";
import type { ClosingMessage } from "./spanish";

/** A few words for a list or a heading: "Closed in May 2026", "May be closed". */
export function closureLabel(closure: Closure, t: Translate<ClosingMessage> = inEnglish): string {
  const { kind, certain, date, successor } = closure;
  if (!certain) return t(doubtLabels[kind]);
  const when = date === null ? null : whenIn(t, date);
  const name = successor?.name ?? "";
  switch (kind) {
    case "closed":
      return when === null ? t("Closed") : t("Closed {when}", { when });
    case "closing":
      return when === null ? t("Closing") : t("Closing {when}", { when });
    case "no new students":
      return t("Takes no new students");
    case "merged":
      return successor ? t("Now part of {name}", { name }) : t("Merged");
    case "merging":
      return successor ? t("Merging with {name}", { name }) : t("Merging");
    case "unaccredited":
      return t("Accreditation in dispute");
  }
}

/** A date with its preposition: "in May 2026", "on July 1, 2026", "in 2026". */
function whenIn(t: Translate<ClosingMessage>, date: string): string {
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return t("in {year}", { year });
  const name = t(monthNames[Number(month) - 1] ?? "January");
  if (day === undefined) return t("in {month} {year}", { month: name, year });
  return t("on {month} {day}, {year}", { month: name, day: Number(day), year });
}

/** City and state of a college, and where it applies that it closes or merges: a list may be older than the news. */
export function placeWords(
  city: string,
  state: string,
  closure: Closure | null,
  label: (closure: Closure) => string = closureLabel,
): string {
  return `${city}, ${state}${closure === null ? "" : ` · ${label(closure)}`}`;
}

const doubtLabels: Readonly<Record<ClosureKind, ClosingMessage>> = {
  closed: "May be closed: check",
  closing: "May be closing: check",
  "no new students": "May take no new students: check",
  merged: "May be part of another college now: check",
  merging: "May be merging: check",
  unaccredited: "Check its accreditation",
};

/** The notice on the college's page: a title and sentences. The link to the successor is the page's own. */
export function closureNotice(closure: Closure): { readonly title: string; readonly sentences: readonly string[] } {
  const { kind, certain, note, source } = closure;
  const title = certain ? closureLabel(closure) : doubtLabels[kind].replace(": check", "");
  const from =
    source === null || source.date === null
      ? []
      : [`Last checked ${dateWords(source.date)} (source: ${publisherWords(source.publisher)}).`];
  const what = certain ? happened(closure) : doubts[kind];
  return { title, sentences: [...what, ...(note === null ? [] : [note]), ...from] };
}

/** Publishers as a reader knows them: a place where copies are stored is nobody's word. */
function publisherWords(publisher: string): string {
  const named = publisher
    .split("; ")
    .map((name) => name.replace(/ via public repository$/, ""))
    .filter((name) => name !== "public repository");
  return named.length === 0 ? "a public list of closings" : named.join(" and ");
}

const ask = "Ask the college, or the higher education agency of its state, before you apply or pay a deposit.";
const doubts: Readonly<Record<ClosureKind, readonly string[]>> = {
  closed: [`This college may have closed. We couldn't confirm it. ${ask}`],
  closing: [`This college may be closing. We couldn't confirm it. ${ask}`],
  "no new students": [`This college may have stopped taking new students. We couldn't confirm it. ${ask}`],
  merged: [`This college may have become part of another one. We couldn't confirm it. ${ask}`],
  merging: [`This college may be merging with another one. We couldn't confirm it. ${ask}`],
  unaccredited: [`The accreditation of this college was in dispute. We don't know how that ended. ${ask}`],
};

function happened({ kind, date, planned, announced, successor, lastClasses }: Closure): readonly string[] {
  const when = date === null ? "" : ` ${whenWords(date)}`;
  const other = successor?.name ?? "another college";
  switch (kind) {
    case "closed":
      return [`This college closed${when}. You can't apply here.`, ...campusWords(successor)];
    case "closing":
      return [
        `This college is closing${when}, so it isn't a choice for fall ${seasonFall}: you couldn't finish a degree here.`,
        ...campusWords(successor),
      ];
    case "no new students":
      return ["This college isn't taking new students, so you can't apply here."];
    case "merged":
      return [`This college became part of ${other}${when}. Apply there.`];
    case "merging":
      return [
        planned && date !== null
          ? `Its merger with ${other} was planned for ${dateWords(date)}. We couldn't confirm that it's complete.`
          : date === null && announced !== null
            ? `A merger with ${other} was announced ${whenWords(announced)}. We found no date for it.`
            : `It's merging with ${other}${when}.`,
        ...(lastClasses === null
          ? ["Ask which of the two to apply to, and which name will be on your degree and your aid offer."]
          : []),
      ];
    case "unaccredited":
      return [
        `Its accreditor voted to remove its accreditation${when}, and the college disputes that.`,
        "Without accreditation there's no federal aid, and other colleges may refuse the credits. Check with the accreditor before you apply.",
      ];
  }
}

function campusWords(successor: Closure["successor"]): readonly string[] {
  return successor?.campusOnly
    ? [`${successor.name} takes over the campus. That doesn't move your application or your credits there.`]
    : [];
}
