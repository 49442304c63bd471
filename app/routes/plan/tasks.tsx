import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section, SourceLine } from "~/design/layout";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { PlanPage, usePlanContext } from "~/family/plan/plan-layout";
import { changeTasks } from "~/family/tasks/change-tasks.server";
import { afterChange, readWish, taskList, wishSearch } from "~/family/tasks/task-list";
import { ShownTasks } from "~/family/tasks/task-list-parts";
import { AddTask, ChangeTask, TaskProgress, TaskSetupForm } from "~/family/tasks/task-parts";
import { readTaskForm, readTaskPage } from "~/family/tasks/tasks.server";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ request, params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "tasks");
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("change");
  const change = asked === null ? null : await readTaskForm(opened, asked);
  const wish = readWish(searchParams);
  const page = await readTaskPage(opened, wish.kept);
  const { owners, colleges, classYear, newKey, setup, progress } = page;
  const overdue = page.overdue.filter(({ state }) => state === "overdue").length;
  return {
    page: { owners, colleges, classYear, newKey, setup, progress, overdue },
    list: taskList(page, wish),
    address: wishSearch(wish),
    change,
  };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const { change, ...did } = await writePlan(member, params.plan, async (writing) => {
    const said = await changeTasks(writing, form);
    const again = said.messages !== null && said.intent === "change";
    return { ...said, change: again ? await readTaskForm(writing, said.task) : null };
  });
  if (did.messages === null) {
    const wish = readWish(new URL(request.url).searchParams);
    throw redirect(`/plan/${params.plan}/tasks${afterChange(wish, did)}`, 303);
  }
  return data({ intent: did.intent, result: refuse(form, did.messages), change }, 400);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "College plan tasks",
    description:
      "What to do this week, what’s overdue and what you can start, based on the college list and its dates.",
    path: "/plan",
    index: false,
  });

export default function Tasks() {
  const loaded = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const { page, list, address } = loaded;
  const { id, role, student: name } = usePlanContext();
  const change = posted ? posted.change : loaded.change;
  const { mistakes, report } = useMistakes(posted?.result);
  const of = (intent: string) => ({ result: posted?.intent === intent ? posted.result : undefined, report });
  const student = role === "student";
  const { progress, overdue, owners, setup, colleges } = page;
  return (
    <PlanPage
      title="Tasks"
      lead={
        <p>
          {student
            ? "Based on your college list and its dates. Check off what’s done, and ask a household to do what it can."
            : `What ${name} shares, and what you’ve been asked to do.`}
        </p>
      }
    >
      <ErrorSummary mistakes={mistakes} />
      {change !== null && (
        <Section id="change" title="Change this task">
          <ChangeTask
            key={change.key}
            page={page}
            task={change}
            address={`/plan/${id}/tasks${address}`}
            {...of("change")}
          />
        </Section>
      )}
      <Section id="progress" title="Progress">
        <TaskProgress progress={progress} overdue={overdue} />
        {progress.all === 0 && (
          <p className="max-w-[46rem]">There are no tasks yet. Add a college to the list, or add a task below.</p>
        )}
        {setup !== null && <TaskSetupForm setup={setup} {...of("setup")} />}
      </Section>
      <Section id="list" title="What to do">
        <ShownTasks list={list} wish={readWish(new URLSearchParams(address))} planId={id} colleges={colleges} />
      </Section>
      {owners.length > 0 && (
        <Section id="add" title="Add a task">
          <AddTask key={progress.all} page={page} {...of("add")} />
        </Section>
      )}
      <SourceLine>
        Each date says where it’s from and which fall it’s for. Check each deadline on the college’s own page.
      </SourceLine>
    </PlanPage>
  );
}
