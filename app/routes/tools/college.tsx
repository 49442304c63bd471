import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { dayIn } from "~/calendar/eastern-day";
import { collegePath, unitidOf } from "~/colleges/address";
import { catalogue } from "~/colleges/catalogue.server";
import { contoursOf } from "~/colleges/place/contours.server";
import { profileOf } from "~/colleges/profile/profile";
import { ProfilePage } from "~/colleges/profile/profile-page";
import { distinctName, structuredData, summaryOf } from "~/colleges/profile/structured";
import { AskForm } from "~/counselor/ask-form";
import { cache, cached, cachedWhole } from "~/http/cache";
import { useYourCollege } from "~/match/live/your-lines";
import type { Applicant } from "~/season/deadlines/college-deadlines";
import { deadlineSection } from "~/season/deadlines/college-section";
import { deadlinesOf } from "~/season/deadlines/deadlines.server";
import { seasonFall } from "~/season/fact";
import { errorMeta, pageMeta, titleThatFits } from "~/seo/meta";

export { ErrorScreen as ErrorBoundary } from "~/shell/errors/error-screen";

export const headers = cachedWhole([], cached("everyone"));

/** The number alone names the college; any other name after it leads to the one address. */
export const loader = forEveryone.loader(({ params }) => {
  const segment = params.college ?? "";
  const { all, byUnitid, programsOf } = catalogue();
  const college = byUnitid.get(unitidOf(segment.split("-")[0] ?? "") ?? 0);
  if (college === undefined) throw new Response(null, { status: 404, statusText: "Not Found" });
  const path = collegePath(college);
  if (`/colleges/${segment}` !== path) {
    throw redirect(path, { status: 301, headers: { "Cache-Control": cache.everyone } });
  }
  const today = dayIn("America/New_York", new Date());
  const open = college.admission.open === true;
  const known = (applicant: Applicant) => deadlinesOf({ unitid: college.unitid, open }, seasonFall, applicant, today);
  const deadlines = deadlineSection(known, seasonFall, today);
  return {
    ...profileOf(college, programsOf(college.unitid), all, today),
    deadlines,
    place: contoursOf(college),
    distinct: distinctName(college, all),
  };
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta(args);
  const { college, stateName, distinct } = args.data;
  const root = args.matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
  return [
    ...pageMeta(args, {
      title: titleThatFits(`${distinct}, ${college.city}, ${stateName}`, `${distinct}, ${stateName}`, distinct),
      description: summaryOf(college, distinct),
      path: collegePath(college),
    }),
    ...structuredData(college, root?.origin ?? "").map((item) => ({ "script:ld+json": item })),
  ];
};

export default function CollegePage() {
  const { deadlines, place, distinct: _, ...profile } = useLoaderData<typeof loader>();
  const yours = useYourCollege(profile.college.unitid);
  return (
    <ProfilePage
      yours={yours}
      profile={profile}
      deadlines={deadlines}
      place={place}
      ask={
        <AskForm
          label="Ask about this college"
          hint="Such as “What would it cost with $60,000?” or “Is it test-optional?”"
          about={collegePath(profile.college)}
        />
      }
    />
  );
}
