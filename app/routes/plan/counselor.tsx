import { data, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forMember } from "~/account/audience/audience.server";
import { dayIn } from "~/calendar/eastern-day";
import { counselorPath, withPlanPath } from "~/counselor/answer/paths";
import { carriedFields, conversationBound, earlierTurns, meanings, readConversation } from "~/counselor/conversation";
import { CounselorPage } from "~/counselor/counselor-page";
import { preparedGround } from "~/counselor/ground/ground.server";
import { modelInWords } from "~/counselor/model/in-words.server";
import { answerWithPlan } from "~/counselor/plan/answer.server";
import { PlanForQuestion } from "~/counselor/plan/plan-page";
import { planToUse } from "~/counselor/plan/read.server";
import { Page, PageHeading } from "~/design/layout";
import { mistakesOf } from "~/design/messages";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { usePosted } from "~/http/posted";
import { startWork, takeTurn } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cached("closed");

export const loader = forMember.loader(() => ({ model: modelInWords() }));

/** Shows what would be used of a plan; with lines chosen, answers this one question with them. */
export const action = forMember.action(
  async ({ request, member }) => {
    const form = await readForm(request, conversationBound);
    await startWork(request, form);
    const posted = readConversation(form);
    const { question, before, messages } = posted;
    const hidden = [...before.map((text) => ["before", text] as const), ...carriedFields(posted)];
    const shown = { question, hidden, messages, plan: null, turns: null };
    if (Object.keys(messages).length > 0) return data(shown, 400);
    const now = new Date();
    const ground = await preparedGround();
    const asked = meanings(posted, ground);
    const chosen = form.getAll("use");
    const plan = await planToUse(member, form.get("plan"), now);
    const answer = await answerWithPlan(request, posted, ground, {
      facts: plan?.facts.filter(({ key }) => chosen.includes(key)) ?? [],
      planId: plan?.id ?? "",
      today: dayIn("America/New_York", now),
    });
    // Where there's danger, people come before any plan.
    if (answer === null) return { ...shown, plan };
    const earlier = await earlierTurns(posted, ground, asked, () => takeTurn(request));
    return { ...shown, turns: [...earlier, answer] };
  },
  { resubmit: "Use my plan for this question" },
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Use your plan for this question",
    description: "What your plan would add to one question for the counselor, line by line, before anything is used.",
    path: withPlanPath,
    index: false,
  });

export default function CounselorWithPlan() {
  const { model } = useLoaderData<typeof loader>();
  const posted = usePosted<typeof action>();
  const mistakes = useMemo(() => mistakesOf(posted?.messages ?? {}, () => "question"), [posted]);
  if (posted === undefined) {
    return (
      <Page>
        <PageHeading title="Use your plan for this question">
          <p>
            <Link to={counselorPath}>Ask the counselor</Link>, and press “Use my plan for this question” beside your
            question. You’ll see here, line by line, what would be used.
          </p>
        </PageHeading>
      </Page>
    );
  }
  const { question, plan, turns, ...rest } = posted;
  const hidden = rest.hidden as readonly (readonly [string, string])[];
  if (turns === null && mistakes.length === 0)
    return <PlanForQuestion question={question} hidden={hidden} plan={plan} model={model} />;
  const isEarlier = ([name]: readonly [string, string]) => name === "before";
  const onward = [
    ...hidden.filter(isEarlier),
    ["before", question] as const,
    ...hidden.filter((one) => !isEarlier(one)),
  ];
  const typed = turns === null ? question : "";
  return (
    <CounselorPage
      turns={turns ?? []}
      typed={typed}
      mistakes={mistakes}
      hidden={hidden}
      onward={onward}
      model={model}
    />
  );
}
