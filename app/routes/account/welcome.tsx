import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type AgeAnswer, readAge, underEighteen } from "~/account/age";
import { forEveryone } from "~/account/audience/audience.server";
import { accountPath, problemPath } from "~/account/paths";
import { currentMember } from "~/account/session/session.server";
import { admitNewcomer, newcomer } from "~/account/sign-in/welcome.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { ChoiceField } from "~/design/field";
import { Page, PageHeading } from "~/design/layout";
import { cached } from "~/http/cache";
import { readForm } from "~/http/form.server";
import { safeReturnPath } from "~/http/origin";
import { browserName } from "~/reports/browser-name";
import { pageMeta } from "~/seo/meta";

export const headers = cached("closed");

const labels: Readonly<Record<AgeAnswer, string>> = {
  "under-13": "Under 13",
  "13-17": "13 to 17",
  "18+": "18 or older",
};

function wayOf(request: Request): { returnTo: string; window: boolean } {
  const asked = new URL(request.url).searchParams;
  return { returnTo: safeReturnPath(asked.get("returnTo"), accountPath), window: asked.get("display") === "popup" };
}

/** Nobody waits here: already in, or the form stayed open too long. */
async function elsewhere(request: Request): Promise<Response> {
  const { returnTo, window } = wayOf(request);
  return redirect((await currentMember(request)) ? returnTo : problemPath("state", returnTo, window));
}

export const loader = forEveryone.loader(async ({ request }) => {
  const who = await newcomer(request);
  if (who === null) throw await elsewhere(request);
  return { name: who.claims.name, email: who.claims.email };
});

export const action = forEveryone.action(async ({ request }: ActionFunctionArgs) => {
  const who = await newcomer(request);
  if (who === null) throw await elsewhere(request);
  const answer = readAge((await readForm(request)).get("age"));
  if (answer === null) return data({ mistake: "Choose how old you are" }, 400);
  const device = browserName(request.headers.get("User-Agent") ?? "");
  throw await admitNewcomer(request, who, answer, { ...wayOf(request), device });
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "How old are you?",
    description: "One question before you have an account: which of three age groups you’re in.",
    path: "/auth/welcome",
    index: false,
  });

export default function Welcome() {
  const { name, email } = useLoaderData<typeof loader>();
  const mistake = useActionData<typeof action>()?.mistake;
  return (
    <Page>
      <PageHeading title="How old are you?">
        <p>
          You signed in as {name} ({email}) for the first time. This is the only question before you have an account. We
          keep your answer and never ask for your birthday.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistake === undefined ? [] : [{ field: "age", message: mistake }]} />
      {/* A whole request: the bar must learn who is here now. */}
      <form method="post" className="max-w-[46rem] space-y-8">
        <ChoiceField
          label="Your age"
          name="age"
          chosen={[]}
          errors={mistake === undefined ? undefined : [mistake]}
          options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
        />
        <section id="under-18" aria-labelledby="under-18-title" className="border-t border-rule pt-6">
          <h2 id="under-18-title" className="text-xl">
            If you’re 13 to 17
          </h2>
          <ul className="mt-3 list-disc space-y-2 ps-5">
            {underEighteen.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        <Button look="next">Continue</Button>
      </form>
    </Page>
  );
}
