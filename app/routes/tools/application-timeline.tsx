import { data, type HeadersArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  Await,
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useNavigation,
  useRouteLoaderData,
} from "@remix-run/react";
import { Suspense } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { pressed } from "~/forms/schema/pressed";
import { cache, cachedWhole } from "~/http/cache";
import { startWork } from "~/http/work-limit.server";
import { pageMeta } from "~/seo/meta";
import { structuredMeta, tool, toolsCrumb } from "~/seo/structured-meta";
import { timelinePath, withSearch } from "~/timeline/address";
import { PlanPage } from "~/timeline/page/plan-page";
import { type Asked, readTimeline } from "~/timeline/page/read-timeline.server";
import { TimelineSkeleton } from "~/timeline/page/skeleton";
import { StartPage } from "~/timeline/page/start-page";
import { today } from "./timeline-facts.server";

/** The empty form is the same for everyone; a plan belongs to one reader's answers; a mistake is not kept. */
export const headers = cachedWhole("personal", ({ loaderHeaders, errorHeaders }: HeadersArgs) => ({
  "Cache-Control": errorHeaders ? cache.closed : (loaderHeaders.get("Cache-Control") ?? cache.closed),
}));

type Shown = Exclude<Asked, { kind: "moved" }>;

export const loader = forEveryone.loader(async ({ request }) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.size > 0) await startWork(request);
  const asked = readTimeline(searchParams, today());
  if (asked.kind === "moved") {
    throw redirect(withSearch(timelinePath, asked.search), { headers: { "Cache-Control": cache.closed } });
  }
  const wrong = asked.kind === "form" && Object.keys(asked.form.messages).length > 0;
  const policy = asked.kind === "start" ? cache.everyone : wrong ? cache.closed : cache.reader;
  return data<Shown>(asked, { status: wrong ? 400 : 200, headers: { "Cache-Control": policy } });
});

/**
 * Coming from another page, the tool opens at once with its skeleton; the form follows when the server has answered.
 */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  const answer = serverLoader<Shown>();
  return new URL(request.url).search === "" ? { later: answer } : answer;
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const shown = args.data;
  const description =
    "Make an application timeline: every deadline with the work before it, by month and by college, what to do this week, and a calendar file.";
  if (shown?.kind === "plan") {
    const title = `Your timeline to fall ${shown.page.timeline.entry}`;
    return pageMeta(args, { title, description, path: timelinePath, index: false });
  }
  const wrong = shown?.kind === "form" && Object.keys(shown.form.messages).length > 0;
  const title = `${wrong ? "Error: " : ""}Application timeline for college`;
  return structuredMeta(
    args,
    { title, description, path: timelinePath, index: shown?.kind !== "form" },
    { name: "Application timeline", under: [toolsCrumb], is: tool("EducationalApplication") },
  );
};

export default function ApplicationTimeline() {
  const answer = useLoaderData<typeof loader>() as Shown | { later: Promise<Shown> };
  const navigation = useNavigation();
  const target = navigation.location;
  // A plan is on its way from the form; looking for a college or another view keeps the page as it is.
  const making =
    "kind" in answer &&
    answer.kind !== "plan" &&
    target?.pathname === timelinePath &&
    pressed(new URLSearchParams(target.search), ["plan"], "do") === "plan";
  if (making) return <TimelineSkeleton />;
  if ("kind" in answer) return <View shown={answer} />;
  return (
    <Suspense fallback={<TimelineSkeleton />}>
      <Await resolve={answer.later}>{(shown) => <View shown={shown} />}</Await>
    </Suspense>
  );
}

function View({ shown }: { shown: Shown }) {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return shown.kind === "plan" ? <PlanPage page={shown.page} origin={origin} /> : <StartPage form={shown.form} />;
}
