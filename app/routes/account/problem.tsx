import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forEveryone } from "~/account/audience/audience.server";
import { accountPath, signInPath } from "~/account/paths";
import { problems, readProblem } from "~/account/problems";
import { ButtonLink, buttonClass } from "~/design/button";
import { Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { safeReturnPath } from "~/http/origin";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

/** What kept somebody from signing in, and the way on. */
export const loader = forEveryone.loader(({ request }) => {
  const asked = new URL(request.url).searchParams;
  const { title, sentences, way } = problems[readProblem(asked.get("kind"))];
  const returnTo = safeReturnPath(asked.get("returnTo"), accountPath);
  const signIn = signInPath(returnTo, asked.get("display") === "popup" ? { display: "popup" } : {});
  return { title, sentences, label: way.label, to: way.to === "sign-in" ? signIn : way.to };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.title ?? "Signing in",
    description: "What kept you from signing in, in plain words, and what to do next.",
    path: "/auth/problem",
    index: false,
  });

export default function SignInProblem() {
  const { title, sentences, label, to } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading title={title}>
        {sentences.map((sentence) => (
          <p key={sentence} className="mt-3 first:mt-0">
            {sentence}
          </p>
        ))}
      </PageHeading>
      <p className="flex flex-wrap gap-4">
        {/* To the sign-in service by a whole request: it is another site. */}
        <a href={to} className={buttonClass("next")}>
          {label}
        </a>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </p>
    </Page>
  );
}
