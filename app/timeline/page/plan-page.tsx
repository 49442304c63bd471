import { Link } from "@remix-run/react";
import { daysBetween, writeDay } from "~/calendar/day";
import { ButtonLink } from "~/design/button";
import { ProgressRing } from "~/design/chart";
import { Folded, useFolds } from "~/design/folded";
import { Page, Section } from "~/design/layout";
import { successPath, timelinePath, withSearch, withValue } from "~/timeline/address";
import { ProgressProvider, useProgress } from "~/timeline/device/use-progress";
import { progressOf } from "~/timeline/planning/agenda";
import { pathChoices } from "~/timeline/planning/choices";
import { DeadlineTable } from "./deadline-table";
import { Keep } from "./keep";
import { OwnTaskForm } from "./own-task";
import type { PlanPage as PlanData } from "./plan-view";
import { Problems } from "./problems";
import { SeasonStrip } from "./season-strip";
import { Week } from "./week";
import { WholePlan } from "./whole-plan";

/** Which plan ticks and changes belong to: one class of one student on a device. */
export function planKey({ answers, timeline }: Pick<PlanData, "answers" | "timeline">): string {
  return `${timeline.entry}-${answers.path}`;
}

/** The result: what is wrong, what to do this week, the deadlines, the whole plan, and how to keep it. */
export function PlanPage({ page, origin }: { page: PlanData; origin: string }) {
  const { timeline, search, today } = page;
  useFolds();
  return (
    <ProgressProvider plan={planKey(page)} tasks={timeline.tasks} today={today}>
      <Page>
        <Head page={page} />
        <Problems page={page} />
        <div className="print:hidden">
          <Section id="week" title="This week">
            <Week page={page} />
          </Section>
        </div>
        {timeline.applications.length > 0 && (
          <Section id="deadlines" title="Deadlines">
            <DeadlineTable page={page} />
          </Section>
        )}
        <Section id="plan" title="The whole plan">
          <SeasonStrip timeline={timeline} />
          <WholePlan page={page} />
          <OwnTaskForm page={page} />
        </Section>
        <Section id="keep" title="Keep it">
          <Keep page={page} origin={origin} />
        </Section>
        <div className="print:hidden">
          <Folded id="next" title="What’s next" figure="costs, visits, aid, more colleges">
            <Next search={search} />
          </Folded>
        </div>
        <Folded id="sources" title="Where the dates come from">
          <Sources />
        </Folded>
      </Page>
    </ProgressProvider>
  );
}

function Head({ page: { answers, timeline, search } }: { page: PlanData }) {
  const { tasks, done, ready, today } = useProgress();
  const progress = progressOf(tasks, done);
  const count = answers.colleges.length;
  const path = pathChoices.find(({ value }) => value === answers.path)?.label ?? "";
  return (
    <header className="items-center gap-x-8 pt-10 pb-8 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:pt-16 sm:pb-10 print:pt-2 print:pb-3">
      <div>
        <p className="mb-3 text-sm font-semibold text-muted print:hidden">
          <Link to={timelinePath} className="text-muted">
            Application timeline
          </Link>
        </p>
        <h1 className="text-brand-deep">Your timeline to fall {timeline.entry}</h1>
        <p className="mt-4 text-lg text-muted">
          {path}, {answers.path === "transfer" ? "" : `class of ${answers.year}, `}
          {count === 0 ? "no colleges yet" : count === 1 ? "one college" : `${count} colleges`}. Planned from{" "}
          {writeDay(timeline.from)}.
          {daysBetween(timeline.from, today) >= 7 && (
            <>
              {" "}
              <Link to={withSearch(timelinePath, withValue(search, "from", ""))} className="print:hidden">
                Replan from today
              </Link>
            </>
          )}
          {ready && (
            <span className="block sm:hidden print:hidden">
              {progress.done} of {progress.all} tasks done.
            </span>
          )}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
          <ButtonLink look="next" to={withSearch(successPath, search)} className="min-w-[min(11rem,100%)]">
            Save my timeline
          </ButtonLink>
          <ButtonLink
            look="quiet"
            className="-ms-2 sm:ms-0"
            to={withSearch(timelinePath, withValue(search, "do", "edit"))}
          >
            Change my answers
          </ButtonLink>
        </div>
      </div>
      <div className="hidden w-32 text-center sm:block print:hidden">
        <ProgressRing share={progress.share} label={`${progress.done} of ${progress.all} tasks done`} />
        <p className="mt-1 text-sm text-muted" aria-hidden="true">
          {ready ? `${progress.done} of ${progress.all}` : `${progress.all} tasks`}
        </p>
      </div>
    </header>
  );
}

function Next({ search }: { search: string }) {
  const unitids = new URLSearchParams(search).get("unitids") ?? "";
  const state = new URLSearchParams(search).get("state") ?? "";
  const hand = new URLSearchParams({ ...(unitids === "" ? {} : { unitids }), ...(state === "" ? {} : { state }) });
  const with_ = (path: string) => withSearch(path, hand.toString().replaceAll("%2C", ","));
  const steps = [
    [
      with_("/college-cost-calculator"),
      "What would these colleges cost?",
      "The same colleges side by side, year by year.",
    ],
    [with_("/college-visit-planner"), "Visit them", "A route for campus visits with the same colleges."],
    ["/tools/fafsa-calculator", "Work out your Student Aid Index", "Before you file the FAFSA in October."],
    ["/college-match-quiz", "Find more colleges", "A balanced list with your chance at each."],
  ] as const;
  return (
    <ul className="border-t border-rule">
      {steps.map(([to, title, about]) => (
        <li key={to} className="border-b border-rule py-2.5 sm:grid sm:grid-cols-[20rem_1fr] sm:gap-6">
          <Link to={to} className="font-semibold">
            {title}
          </Link>
          <span className="block text-muted">{about}</span>
        </li>
      ))}
    </ul>
  );
}

function Sources() {
  return (
    <div className="prose text-muted">
      <p>
        Dates for fall 2027 are from the Common App’s list of requirements for this season, the dates pages of the
        University of California and Cal State, and colleges’ own admission pages, read in public copies between July
        and September 2026. If two sources differ, we use the earlier date and say so. If we have nothing for your
        season, we show the last date we know, which fall it was for, and when to check it by. If a date was moved off a
        weekend, we use the usual day, never a later one.
      </p>
      <p>
        If we don’t have a date, the plan uses the next day colleges usually close, until you look up the real one. SAT
        and ACT days until July 2027 are from their published calendars. Usual days, such as May 1 for your reply,
        follow recent years.
      </p>
      <p>
        Most applications are due by 11:59 p.m. in your own time zone, a few by 11:59 p.m. at the college. The plan has
        you send each one three days early. FAFSA dates are from Federal Student Aid.
      </p>
    </div>
  );
}
