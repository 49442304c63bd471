import { dayOfSeason } from "./applications";
import { planNames } from "./choices";
import type { Day } from "./day";
import type { Draft } from "./draft";
import { type Frame, needs } from "./frame";
import type { Template } from "./rules";
import type { Application } from "./task";
import { workingWords } from "./words";

/** A template as a task of this plan: named, worded and on its day. */
export function draftOf(
  template: Template,
  application: Application | null,
  due: Day,
  more: Partial<Pick<Draft, "fixed" | "deadline" | "usual">>,
  frame: Frame,
): Draft {
  const { award, facts, entry, perCollege } = frame;
  const fill = (text: string) =>
    text
      .replace("{college}", application?.name ?? "")
      .replace("{plan}", application === null ? "" : planNames[application.plan])
      .replace("{award}", award)
      .replace("{state}", facts.stateAid);
  const own = (id: string) => (application === null ? id : `${id}:${application.unitid}`);
  const words = wordsOf(template, application, facts.season);
  const { fixed = false, deadline = null, usual = null } = more;
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
      .filter((id) => application === null || needs(id, frame, application))
      .map((id) => (perCollege.has(id) ? own(id) : id)),
    notBefore: template.notBefore === null ? null : dayOfSeason(template.notBefore, entry),
    fixed,
    certainty: fixed ? (template.kind === "deadline" && application !== null ? application.certainty : "usual") : null,
  };
}

/** What a task says beyond its template: the fee, and what is known and not known about a day of our own. */
function wordsOf(
  template: Template,
  application: Application | null,
  season: string,
): { title: string; detail: string } {
  const { id, title, detail } = template;
  if (id === "submit" && application?.fee != null) {
    const fee = application.fee === 0 ? "It showed no application fee" : `The fee was $${application.fee}`;
    return { title, detail: `${detail} ${fee} in ${season}.` };
  }
  if (id === "deadline" && application?.certainty === "working") return workingWords(application);
  return { title, detail };
}
