import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { catalogue } from "~/colleges/catalogue.server";
import { AskForm } from "~/counselor/ask-form";
import { cached, cachedWhole } from "~/http/cache";
import { About } from "~/library/home/about";
import { features } from "~/library/home/features.server";
import { Hero } from "~/library/home/hero";
import { admissionSpread, extractOf, paidByIncome } from "~/library/home/home-figures";
import { Features, GetStarted, HowItWorks, PlanningTools, Pricing } from "~/library/home/rest";
import { Value } from "~/library/home/value";
import { tools } from "~/library/tools/tools.server";
import { WhenTouched } from "~/match/live/when-touched";
import { StartForm } from "~/match/quiz/start-form";
import { originOf, pageMeta } from "~/seo/meta";
import { siteStructure } from "~/seo/structured";
import { StaticHtml } from "~/shell/parts/static-html";
import { site } from "~/site";
import provenance from "../../../content/facts/colleges/provenance.json";
import { examplePlan } from "./home-example.server";

/**
 * The College of Wooster: its five prices lie far apart and far below the published one, as at many private colleges.
 */
const priced = 206589;
/** Ohio State University, one of the colleges of the example plan. */
const extracted = 204796;

export const headers = cachedWhole([], cached("everyone"));

/** The same until the next release, so it is worked out once. */
let figures: ReturnType<typeof workOut> | undefined;
export const loader = forEveryone.loader(() => {
  figures ??= workOut();
  return figures;
});

function workOut() {
  const { all, byUnitid } = catalogue();
  const college = byUnitid.get(priced);
  const other = byUnitid.get(extracted);
  return {
    colleges: all.length,
    programs: provenance.counts.programs,
    plan: examplePlan(),
    spread: admissionSpread(all),
    paid: college ? paidByIncome(college) : null,
    extract: other ? extractOf(other) : null,
    tools,
    features,
  };
}

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: `${site.name}: your chance and your price at every college`,
    description:
      "Match a student’s record to real colleges. See your odds as a range and what families like yours paid, from U.S. Department of Education figures.",
    path: "/",
  }),
  { "script:ld+json": siteStructure(site, originOf(args)) },
];

/** The server has drawn it into the page; who comes from another page of the site loads it. */
const LaterStartForm = lazy(() => import("~/match/quiz/start-form").then((m) => ({ default: m.StartForm })));
const quickResults = () => import("~/match/live/quick-results").then(({ QuickResults }) => QuickResults);

export default function Home() {
  const { colleges, programs, plan, spread, paid, extract, ...rest } = useLoaderData<typeof loader>();
  const Back = useWelcomeBack();
  return (
    <>
      <Hero
        plan={plan}
        colleges={colleges}
        spread={spread}
        above={Back === null ? "A college almanac for families" : <Back />}
        start={
          <WhenTouched load={quickResults} eager>
            <StaticHtml
              id="start-form"
              otherwise={
                <Suspense>
                  <LaterStartForm />
                </Suspense>
              }
            >
              {import.meta.env.SSR && <StartForm />}
            </StaticHtml>
          </WhenTouched>
        }
        ask={
          <AskForm label="Or ask a question" hint="About a college, a price, aid or a date. In English or Spanish." />
        }
      />
      {paid && <Value paid={paid} />}
      <About name={site.name} spread={spread} programs={programs} />
      <PlanningTools tools={rest.tools} />
      <Features extract={extract} features={rest.features} />
      <HowItWorks />
      <Pricing />
      <GetStarted />
    </>
  );
}

/**
 * The page is the same for everyone; who signed in on this device, or keeps a list on it, is led back to what is
 * theirs.
 */
function useWelcomeBack(): ComponentType | null {
  const [Back, setBack] = useState<ComponentType | null>(null);
  useEffect(() => {
    const { documentElement: page } = document;
    if (!page.hasAttribute("data-member") && !page.hasAttribute("data-list")) return;
    import("~/library/home/welcome-back").then(
      ({ WelcomeBack }) => setBack(() => WelcomeBack),
      () => {},
    );
  }, []);
  return Back;
}
