import { data, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forMember } from "~/account/audience/audience.server";
import { ErrorSummary } from "~/design/error-summary";
import { Section, SourceLine } from "~/design/layout";
import { More } from "~/design/more";
import { logLook } from "~/family/access/activity-log.server";
import { openPlan } from "~/family/access/open-plan.server";
import { writePlan } from "~/family/access/write-plan.server";
import { PlanPage, usePlanFrame } from "~/family/plan/plan-frame";
import { changeTasks } from "~/family/tasks/change-tasks.server";
import { AddTask, ChangeTask, TaskList, TaskProgress, TaskSetupForm, Withdrawn } from "~/family/tasks/task-parts";
import { readTaskForm, readTaskPage } from "~/family/tasks/tasks.server";
import { refuse } from "~/forms/schema/refusal";
import { useMistakes } from "~/forms/validated/use-validated-form";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { pageMeta } from "~/seo/meta";

export { PartErrorScreen as ErrorBoundary } from "~/shell/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(async ({ request, params, member, context }) => {
  const opened = await openPlan(member, params.plan, context);
  await logLook(opened, "tasks");
  const asked = new URL(request.url).searchParams.get("change");
  const change = asked === null ? null : await readTaskForm(opened, asked);
  return { page: await readTaskPage(opened), change };
});

export const action = forMember.action(async ({ request, params, member }) => {
  const form = await readForm(request, { bytes: 16 * 1024 });
  const { messages, change } = await writePlan(member, params.plan, async (writing) => {
    const said = await changeTasks(writing, form);
    const again = said !== null && form.get("intent") === "change";
    return { messages: said, change: again ? await readTaskForm(writing, form.get("task") ?? "") : null };
  });
  if (messages === null) throw redirect(`/plan/${params.plan}/tasks`, 303);
  return data({ intent: form.get("intent"), result: refuse(form, messages), change }, 400);
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
  const { page } = loaded;
  const { id, role, student: name } = usePlanFrame();
  const change = posted ? posted.change : loaded.change;
  const { mistakes, report } = useMistakes(posted?.result);
  const of = (intent: string) => ({ result: posted?.intent === intent ? posted.result : undefined, report });
  const student = role === "student";
  const { overdue, week, open, later, done, withdrawn, progress, owners, setup } = page;
  const list = { planId: id };
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
          <ChangeTask key={change.key} page={page} task={change} planId={id} {...of("change")} />
        </Section>
      )}
      <Section id="progress" title="Progress">
        <TaskProgress progress={progress} overdue={overdue.length} />
        {progress.all === 0 && (
          <p className="max-w-[46rem]">There are no tasks yet. Add a college to the list, or add a task below.</p>
        )}
        {setup !== null && <TaskSetupForm setup={setup} {...of("setup")} />}
      </Section>
      <Section id="now" title="Now">
        {overdue.length > 0 && (
          <>
            <h3 className="mb-3">Overdue</h3>
            <TaskList lines={overdue} {...list} />
          </>
        )}
        <h3 className={`mb-3 ${overdue.length > 0 ? "mt-8" : ""}`}>Due within seven days</h3>
        {week.length > 0 ? <TaskList lines={week} {...list} /> : <p className="text-muted">Nothing.</p>}
        {open.length > 0 && (
          <>
            <h3 className="mt-8 mb-3">Ready to start</h3>
            <TaskList lines={open} {...list} />
          </>
        )}
      </Section>
      {later.length > 0 && (
        <Section id="later" title="Later">
          {later.map(({ month, lines }) => (
            <More key={month} title={month} note={lines.length === 1 ? "one task" : `${lines.length} tasks`}>
              <h3 className="sr-only">{month}</h3>
              <TaskList lines={lines} {...list} />
            </More>
          ))}
        </Section>
      )}
      {done.length > 0 && (
        <Section id="done" title="Done">
          <More title={done.length === 1 ? "One task" : `${done.length} tasks`}>
            <h3 className="sr-only">Done tasks</h3>
            <TaskList lines={done} {...list} />
          </More>
        </Section>
      )}
      <Withdrawn lines={withdrawn} {...list} />
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
