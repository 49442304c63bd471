import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ButtonLink } from "~/design/button";
import { Page, PageHeading, Section } from "~/design/layout";
import { timelinePath, withSearch } from "~/timeline/address";
import { loadProgress, storeProgress } from "~/timeline/device/device.client";
import { dayHere, ProgressProvider, useProgress } from "~/timeline/device/use-progress";
import { agendaOf } from "~/timeline/planning/agenda";
import { Keep } from "./keep";
import { planKey } from "./plan-page";
import type { PlanPage } from "./plan-view";
import { TaskList } from "./task-line";

/** After saving: where the plan now is, how to get it everywhere, and the first three things to do. */
export function SuccessPage({ page, origin }: { page: PlanPage; origin: string }) {
  const { timeline, search, today } = page;
  return (
    <ProgressProvider plan={planKey(page)} tasks={timeline.tasks} today={today}>
      <Page>
        <PageHeading
          above={
            <Link to={timelinePath} className="text-muted">
              Application timeline
            </Link>
          }
          title="Your timeline is ready to save"
        >
          <Saved search={search} />
        </PageHeading>
        <div className="pb-10">
          <ButtonLink look="next" to={withSearch(timelinePath, search)}>
            Open my timeline
          </ButtonLink>
        </div>
        <Section id="first" title="What to do next">
          <First />
        </Section>
        <Section id="keep" title="Take it with you">
          <Keep page={page} origin={origin} />
        </Section>
        <Section id="then" title="Once a week">
          <Weekly />
        </Section>
      </Page>
    </ProgressProvider>
  );
}

/** Saving happens on the device. Without scripts the address itself is the copy to keep. */
function Saved({ search }: { search: string }) {
  const [state, setState] = useState<"unknown" | "saved" | "refused">("unknown");
  useEffect(() => {
    setState(storeProgress({ ...loadProgress(), saved: { search, on: dayHere() } }) ? "saved" : "refused");
  }, [search]);
  return (
    <p role="status">
      {state === "saved"
        ? "It’s saved on this device, and the timeline tool will offer it when you come back. We don’t have a copy unless you save it to your plan."
        : "Bookmark this page or add the plan to your calendar. The page’s address holds the whole plan. We don’t have a copy unless you save it to your plan."}
    </p>
  );
}

/** Ticking needs scripts; on paper it needs none. */
function Weekly() {
  const { ready } = useProgress();
  return (
    <p className="max-w-[42rem]">
      {ready
        ? "Open the timeline, check off what’s done, and look at “This week.”"
        : "Open the timeline and look at “This week.” You can check off what’s done on a printed copy."}{" "}
      When you find a college’s real date, enter it and load the calendar file again.
    </p>
  );
}

function First() {
  const { tasks, today, done } = useProgress();
  const { overdue, week, open, next } = agendaOf(tasks, today, done);
  const first = [...overdue, ...week, ...open, ...(next === null ? [] : [next])].slice(0, 3);
  if (first.length === 0) return <p>Everything is done.</p>;
  return <TaskList tasks={first} where="first" />;
}

/** The page without a plan: it has nothing to save. */
export function NothingToSave() {
  return (
    <Page>
      <PageHeading above="Application timeline" title="Make a timeline first">
        <p>This page opens after you save a timeline. It takes a class year and, if you like, your colleges.</p>
      </PageHeading>
      <ButtonLink look="next" to={timelinePath}>
        Make my timeline
      </ButtonLink>
    </Page>
  );
}
