import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Day, writeDay } from "~/calendar/day";
import { Folded } from "~/design/folded";
import { Section, Spoken } from "~/design/layout";
import type { CollegeDeadline } from "~/season/deadlines/college-deadlines";
import { fallOf } from "~/season/deadlines/record";
import { timelinePath, withSearch, withValue } from "~/timeline/address";
import { planNames } from "~/timeline/planning/choices";
import type { Timeline } from "~/timeline/planning/plan";
import type { Certainty } from "~/timeline/planning/task";
import type { PlanPage } from "./plan-view";

interface Remark {
  readonly id: string;
  /** `no`: not allowed or over. `note`: good to know. */
  readonly weight: "no" | "note";
  readonly sign: string;
  readonly title: string;
  readonly body: ReactNode;
}

/**
 * What has to be sorted out before the dates: doors that are closed and rules that are broken at once, behind a heading
 * what is good to know.
 */
export function Problems({ page: { timeline, search } }: { page: PlanPage }) {
  const remarks = [
    ...closedDoors(timeline, search),
    ...scoreRemarks(timeline, search),
    ...brokenRules(timeline),
    ...tightTimes(timeline),
    ...cssRemarks(timeline),
  ];
  const doors = remarks.filter(({ weight }) => weight === "no");
  const notes = remarks.filter(({ weight }) => weight === "note");
  return (
    <>
      {doors.length > 0 && (
        <Section id="look" title="Check this first">
          <Remarks remarks={doors} />
        </Section>
      )}
      {notes.length > 0 && (
        <Folded id="notes" title="Good to know" figure={notes.length === 1 ? "1 note" : `${notes.length} notes`}>
          <Remarks remarks={notes} />
        </Folded>
      )}
    </>
  );
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul className="border-t border-rule">
      {remarks.map(({ id, weight, sign, title, body }) => (
        <li key={id} className="grid gap-x-6 border-b border-rule py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <p className={`text-sm leading-7 font-semibold ${weight === "no" ? "text-danger" : "text-muted"}`}>{sign}</p>
          <div className="max-w-[42rem]">
            <h3 className="font-sans text-base leading-7 font-semibold tracking-normal">{title}</h3>
            <div className="text-muted">{body}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function closedDoors({ applications }: Timeline, search: string): readonly Remark[] {
  return applications
    .filter(({ closed, withdrawn }) => closed && withdrawn === null)
    .map(({ unitid, name, plan, date, certainty, known, others }) => ({
      id: `closed-${unitid}`,
      weight: "no",
      sign: "Over",
      title: `${planNames[plan]} at ${name}`,
      body: (
        <>
          <p>
            {overWords(date, certainty, known)}{" "}
            <span className="print:hidden">
              <Link to={withSearch(timelinePath, withValue(search, `sent-${unitid}`, "yes"))}>
                I sent it<Spoken> to {name}</Spoken>
              </Link>
              .
            </span>
            {others.length === 0 &&
              " We don’t know of a later round there. Ask its admission office today whether it still takes applications, or about starting in spring or next fall."}
          </p>
          {others.length > 0 && (
            <ul>
              {others.map((other) => (
                <li key={other.plan}>
                  Still possible:{" "}
                  <Link to={withSearch(timelinePath, withValue(search, `plan-${unitid}`, other.plan))}>
                    {planNames[other.plan]}
                    {other.date === null ? ", while there’s room" : `, until ${writeDay(other.date)}`}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    }));
}

/** What is known about a day that is over, and no more than that. */
function overWords(date: Day, certainty: Certainty, known: CollegeDeadline | null): string {
  if (certainty === "yours" || certainty === "season") return `It closed on ${writeDay(date)}.`;
  if (certainty === "past-season" && known !== null) {
    return `For fall ${fallOf(known.season)} it closed on ${writeDay(known.asRead ?? date)}. We don’t have its date for your fall, so treat it as closed until its office says otherwise.`;
  }
  if (certainty === "unconfirmed") {
    return `It probably closed on ${writeDay(date)}, but that date isn’t confirmed. Ask its admission office today.`;
  }
  return "We have no date for it, and by now this round is over at most colleges. Ask its admission office today.";
}

const signs = { rule: "Not allowed", care: "Think about it", closing: "Closing" } as const;

function brokenRules({ conflicts }: Timeline): readonly Remark[] {
  return conflicts.map(({ id, weight, title, why }) => ({
    id,
    weight: weight === "care" ? "note" : "no",
    sign: signs[weight],
    title,
    body: <p>{why}</p>,
  }));
}

/** Colleges that want a score the plan doesn't have: nobody may learn it from a refused application. */
function scoreRemarks(
  { scoreNotes: { required, forSome, tooLate }, entry }: Timeline,
  search: string,
): readonly Remark[] {
  const verb = (names: readonly string[], one: string, many: string) => (names.length === 1 ? one : many);
  const change = (
    <Link to={`${withSearch(timelinePath, withValue(search, "do", "edit"))}#tests`} className="print:hidden">
      Change your answers
    </Link>
  );
  return [
    ...(required.length > 0
      ? [
          {
            id: "scores-required",
            weight: "no",
            sign: "Tests",
            title: `${listed(required)} ${verb(required, "requires", "require")} SAT or ACT scores`,
            body: (
              <p>
                That’s the policy we know for fall {entry}, and your plan has no test. {change} to add a test whose
                scores arrive in time, and confirm with the college.
              </p>
            ),
          } as const,
        ]
      : []),
    ...(forSome.length > 0
      ? [
          {
            id: "scores-for-some",
            weight: "note",
            sign: "Tests",
            title: `${listed(forSome)} ${verb(forSome, "requires", "require")} scores of some applicants`,
            body: (
              <p>
                It depends on your GPA or your program. The college’s page here says how; check which side you’re on.
              </p>
            ),
          } as const,
        ]
      : []),
    ...(tooLate.length > 0
      ? [
          {
            id: "scores-too-late",
            weight: "no",
            sign: "Tests",
            title: `${listed(tooLate)} ${verb(tooLate, "requires", "require")} scores that would come too late`,
            body: (
              <p>
                No test day is left whose scores arrive before the deadline. Call the admission office today and ask how
                late it takes scores, or apply there with scores you already have.
              </p>
            ),
          } as const,
        ]
      : []),
  ];
}

/** Where the CSS Profile isn't asked for, so that nobody pays for a form that no one reads, and where it's missing. */
function cssRemarks({ cssNotes: { notAsked, notListed, askedToo } }: Timeline): readonly Remark[] {
  const note = (id: string, title: string, text: string): readonly Remark[] => [
    { id, weight: "note", sign: "CSS Profile", title, body: <p>{text}</p> },
  ];
  const one = (names: readonly string[]) => names.length === 1;
  return [
    ...(notAsked.length > 0
      ? note(
          "css-not-asked",
          `No CSS Profile for ${listed(notAsked)}`,
          `${one(notAsked) ? "This college doesn’t" : "These colleges don’t"} ask first-year students for it, as far as we found for this season, so the plan has no task for it there. ${one(notAsked) ? "It uses" : "They use"} the FAFSA or a form of ${one(notAsked) ? "its" : "their"} own; check the aid page before you leave it out.`,
        )
      : []),
    ...(notListed.length > 0
      ? note(
          "css-not-listed",
          `We don’t know of a CSS Profile at ${listed(notListed)}`,
          "Most public and two-year colleges don’t ask for it, so the plan has no task for it there. We couldn’t confirm it: look at the aid page.",
        )
      : []),
    ...(askedToo.length > 0
      ? note(
          "css-asked-too",
          `${listed(askedToo)} ${one(askedToo) ? "asks" : "ask"} for the CSS Profile too`,
          "Without it you may miss the college’s own aid. Change your answers and check CSS Profile, and the plan adds it with its dates.",
        )
      : []),
  ];
}

function listed(names: readonly string[]): string {
  return names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function tightTimes({ collisions, tasks, noTestLeft, withoutScores, from }: Timeline): readonly Remark[] {
  const titleOf = (id: string) => tasks.find((task) => task.id === id)?.title ?? id;
  const squeezed = tasks.filter(({ usual }) => usual !== null && usual < from).length;
  const note = (id: string, sign: string, title: string, text: string): Remark => ({
    id,
    weight: "note",
    sign,
    title,
    body: <p>{text}</p>,
  });
  return [
    ...(noTestLeft
      ? [
          note(
            "no-test",
            "Tests",
            "There’s no test date left in time",
            "Scores from any later test would arrive after your deadlines. If a college is test-optional, apply without scores. If it isn’t, ask how late it takes them.",
          ),
        ]
      : []),
    ...(withoutScores.length > 0
      ? [
          note(
            "without-scores",
            "Tests",
            `Scores can’t reach ${withoutScores.join(", ")} in time`,
            "Scores from the next test date would arrive after the deadline, so the plan has no score task here. If scores are optional, apply without them. If they’re required, ask the college how late it takes them.",
          ),
        ]
      : []),
    ...(squeezed > 0
      ? [
          note(
            "late",
            "Late start",
            `${squeezed} ${squeezed === 1 ? "task is" : "tasks are"} later than usual`,
            "You’re starting later than usual, so the plan packs them closer together, all before your deadlines. Each one says when it’s usually done.",
          ),
        ]
      : []),
    ...collisions.map(({ from: first, to, tasks: ids }) =>
      note(
        `full-${first}`,
        "Busy days",
        `${ids.length} pieces of writing due ${first === to ? `on ${writeDay(first)}` : `from ${writeDay(first)} to ${writeDay(to)}`}`,
        `${ids.map(titleOf).join("; ")}. Start earlier if you can, or take a college off the list.`,
      ),
    ),
  ];
}
