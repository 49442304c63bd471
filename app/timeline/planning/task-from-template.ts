import type { Day } from "~/calendar/day";
import { writeDay } from "~/calendar/day";
import { dollars } from "~/design/figures";
import { cssTask } from "~/season/aid/css-profile";
import { dayOfSeason } from "./applications";
import { planNames } from "./choices";
import { needs, type PlanContext } from "./plan-context";
import type { PlanFacts } from "./plan-facts";
import type { Template } from "./rules";
import type { Application } from "./task";
import type { UnscheduledTask } from "./unscheduled-task";
import { usualWords, workingWords } from "./words";

/** A template as a task of this plan: named, worded and on its day. */
export function taskFromTemplate(
  template: Template,
  application: Application | null,
  due: Day,
  more: Partial<Pick<UnscheduledTask, "fixed" | "deadline" | "usual">>,
  context: PlanContext,
): UnscheduledTask {
  const { award, facts, perCollege } = context;
  const opened = facts.rules.fafsaOpened[award];
  const fill = (text: string) =>
    text
      .replace("{college}", application?.name ?? "")
      .replace("{plan}", application === null ? "" : planNames[application.plan])
      .replace("{award}", award)
      .replace("{opens}", opened === undefined ? "It opens by October 1." : `It opened on ${writeDay(opened)}.`)
      .replace("{state}", facts.stateAid.words);
  const own = (id: string) => (application === null ? id : `${id}:${application.unitid}`);
  const words = wordsOf(template, application, facts);
  const { fixed = false, deadline = null, usual = null } = more;
  const ofCollege = template.kind === "deadline" ? application : null;
  return {
    id: own(template.id),
    kind: template.kind,
    title: fill(words.title),
    detail: fill(words.detail),
    college: application?.unitid ?? null,
    due,
    days: template.days,
    deadline,
    usual,
    after: template.after
      .filter((id) => application === null || needs(id, context, application))
      .map((id) => (perCollege.has(id) ? own(id) : id)),
    notBefore: notBefore(template, context),
    fixed,
    certainty: fixed ? (ofCollege?.certainty ?? "usual") : null,
    sure: fixed ? (ofCollege?.sure ?? usualWords) : "",
  };
}

/** The FAFSA cannot be filed before it opens: on a day we know, or by October 1. */
function notBefore({ id, notBefore: day }: Template, { facts, entry, award }: PlanContext): Day | null {
  if (id === "fafsa") return facts.rules.fafsaOpened[award] ?? dayOfSeason("10-01", entry);
  return day === null ? null : dayOfSeason(day, entry);
}

/** What a task says beyond its template: what is known about this college, and what is not. */
function wordsOf(
  { id, title, detail }: Template,
  application: Application | null,
  { css }: PlanFacts,
): { title: string; detail: string } {
  if (application === null) return { title, detail };
  const { fee, certainty, known, unitid } = application;
  if (id === "submit" && fee !== null) {
    const what = fee.dollars === 0 ? "It showed no application fee" : `The fee was ${dollars(fee.dollars)}`;
    return { title, detail: `${detail} ${what} in ${fee.season}.` };
  }
  if (id === "check" && certainty === "unknown") {
    return {
      title: "Find out today when {college} closes",
      detail: "We don’t have its date. Check its admission page or call the office, then enter the date here.",
    };
  }
  if (id === "css") return cssWords(title, detail, css.get(unitid));
  if (id === "deadline" && (certainty === "working" || certainty === "unknown")) {
    const words = workingWords(application);
    return { ...words, detail: withNote(words.detail, known?.note ?? null) };
  }
  if (id === "deadline") {
    const named = known?.kind === "priority" ? { title: "{college}: priority date" } : { title };
    return { ...named, detail: withNote(detail, known?.note ?? null) };
  }
  return { title, detail };
}

const withNote = (detail: string, note: string | null) => (note === null ? detail : `${note} ${detail}`);

/** A college that asks for the form, or one of which we only think so. */
function cssWords(
  title: string,
  detail: string,
  known: Parameters<typeof cssTask>[0],
): { title: string; detail: string } {
  if (cssTask(known) === "ask") {
    return {
      title: "Ask {college} whether it wants the CSS Profile",
      detail: "We think it does, but couldn’t confirm it. Its aid office knows; if it does, send the form by this day.",
    };
  }
  const both =
    known?.bothParents === true
      ? known.bothParentsConfidence === "recalled"
        ? " It may also ask a parent you don’t live with for a form; the aid office knows."
        : " It also asks a parent you don’t live with for a form."
      : "";
  return {
    title,
    detail: `${detail}${known?.dates == null ? "" : ` ${known.dates}`}${both}`,
  };
}
