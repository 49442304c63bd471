import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Section, Spoken } from "~/design/layout";
import { timelinePath, withSearch, withValue } from "./address";
import { planNames } from "./choices";
import { writeDay } from "./day";
import type { Timeline } from "./plan";
import type { PlanPage } from "./read.server";

interface Remark {
  readonly id: string;
  /** `no`: not allowed or over. `note`: good to know. */
  readonly weight: "no" | "note";
  readonly sign: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** What has to be sorted out before the dates: doors that are closed, rules that are broken, days that are too full. */
export function Problems({ page: { timeline, search } }: { page: PlanPage }) {
  const remarks = [...closedDoors(timeline, search), ...brokenRules(timeline), ...tightTimes(timeline)];
  if (remarks.length === 0) return null;
  return (
    <Section id="look" title="Look at this first">
      <ul className="border-t border-rule">
        {remarks.map(({ id, weight, sign, title, body }) => (
          <li key={id} className="grid gap-x-6 border-b border-rule py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <p className={`text-sm leading-7 font-semibold ${weight === "no" ? "text-danger" : "text-muted"}`}>
              {sign}
            </p>
            <div className="max-w-[42rem]">
              <h3 className="font-sans text-base leading-7 font-semibold tracking-normal">{title}</h3>
              <div className="text-muted">{body}</div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function closedDoors({ applications }: Timeline, search: string): readonly Remark[] {
  return applications
    .filter(({ closed }) => closed)
    .map(({ unitid, name, plan, date, certainty, others }) => ({
      id: `closed-${unitid}`,
      weight: "no",
      sign: "Over",
      title: `${planNames[plan]} at ${name}`,
      body: (
        <>
          <p>
            {certainty === "yours"
              ? `It closed on ${writeDay(date)}.`
              : `It usually closes on ${writeDay(date)}. Look at its page to be sure.`}{" "}
            <span className="print:hidden">
              <Link to={withSearch(timelinePath, withValue(search, `sent-${unitid}`, "yes"))}>
                I sent it<Spoken> to {name}</Spoken>
              </Link>
              .
            </span>
            {others.length === 0 &&
              " We know no later round there this season. Ask whether it still takes applications, or for a start in spring."}
          </p>
          {others.length > 0 && (
            <ul>
              {others.map((other) => (
                <li key={other.plan}>
                  Still possible:{" "}
                  <Link to={withSearch(timelinePath, withValue(search, `plan-${unitid}`, other.plan))}>
                    {planNames[other.plan]}
                    {other.date === null ? "" : `, typically until ${writeDay(other.date)}`}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>
      ),
    }));
}

function brokenRules({ conflicts }: Timeline): readonly Remark[] {
  return conflicts.map(({ id, weight, title, why }) => ({
    id,
    weight: weight === "rule" ? "no" : "note",
    sign: weight === "rule" ? "Not allowed" : "Think about",
    title,
    body: <p>{why}</p>,
  }));
}

function tightTimes({ collisions, tasks, noTestLeft, from }: Timeline): readonly Remark[] {
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
            "No usual test weekend is left in time",
            "Scores from here on would arrive after your deadlines. Where a college is test-optional, apply without. Where it is not, ask how late it takes scores.",
          ),
        ]
      : []),
    ...(squeezed > 0
      ? [
          note(
            "late",
            "Late start",
            `${squeezed} ${squeezed === 1 ? "task is" : "tasks are"} later than usual`,
            "You start after the usual time, so the plan puts them closer together, all before your deadlines. Each says when it is usually done.",
          ),
        ]
      : []),
    ...collisions.map(({ from: first, to, tasks: ids }) =>
      note(
        `full-${first}`,
        "Full days",
        `${ids.length} pieces of writing due ${first === to ? `on ${writeDay(first)}` : `from ${writeDay(first)} to ${writeDay(to)}`}`,
        `${ids.map(titleOf).join("; ")}. Start earlier if you can, or take a college off the list.`,
      ),
    ),
  ];
}
