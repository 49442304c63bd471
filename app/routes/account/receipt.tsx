import type { MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { forEveryone } from "~/account/audience/audience.server";
import { momentInWords } from "~/calendar/moment";
import { GoneTable, StaysList } from "~/deletion/deletion-summary";
import { outsideWords } from "~/deletion/receipt";
import { findReceipt } from "~/deletion/receipt.server";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { TextField } from "~/design/field";
import { Page, PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

export const headers = cached("closed");

/**
 * For whoever has the number: whoever deleted an account is signed in nowhere any more. It says nothing about who it
 * was.
 */
export const loader = forEveryone.loader(async ({ request }) => {
  const typed = new URL(request.url).searchParams.get("number");
  if (typed === null) return data({ receipt: null, typed: null }, 200);
  const receipt = await findReceipt(database(), typed, new Date());
  if (receipt === null) return data({ receipt: null, typed: typed.slice(0, 40) }, 404);
  const { outside, at, ...rest } = receipt;
  return data({ receipt: { ...rest, at, when: momentInWords(at), outside: outsideWords(outside) }, typed: null }, 200);
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Deletion receipt",
    description:
      "Look up the receipt for a deleted account or plan: what was deleted, what stays, and what other services have done.",
    path: "/receipt",
    index: false,
  });

const titles = {
  account: "Your account is deleted",
  plan: "What was yours is deleted",
  removed: "What your household kept is deleted",
} as const;
const leads = {
  account: "You’re signed out here. You can still use the tools without an account.",
  plan: "You’ve left the plan. Your account stays.",
  removed: "Someone who runs the plan removed you from it. Your account stays.",
} as const;

export default function Receipt() {
  const { receipt, typed } = useLoaderData<typeof loader>();
  if (receipt === null) return <AskNumber typed={typed} />;
  const { kind, number, at, when, gone, stays, outside } = receipt;
  return (
    <Page>
      <PageHeading above="Deletion receipt" title={titles[kind]}>
        <p>{leads[kind]}</p>
      </PageHeading>
      <dl className="grid max-w-[46rem] gap-x-8 gap-y-4 pb-10 sm:grid-cols-2">
        <div>
          <dt className="text-sm font-semibold text-muted">Number</dt>
          <dd className="figures text-xl">{number}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold text-muted">Time</dt>
          <dd>
            <time dateTime={at}>{when}</time>
          </dd>
        </div>
      </dl>
      <Section id="gone" title="What was deleted">
        <GoneTable gone={gone} caption="What was deleted" />
      </Section>
      {outside.length > 0 && (
        <Section id="elsewhere" title="Other services, as of now">
          <ul className="max-w-[46rem] list-disc space-y-3 ps-5">
            {outside.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="stays" title="What stays, and why">
        <StaysList stays={stays} />
      </Section>
      <Section id="keep" title="Keep this number">
        <p className="max-w-[46rem]">
          Print this page, or write the number down. With it you can <Link to="/receipt">read the receipt</Link> for a
          year, and <Link to="/contact">ask us</Link> about it. We keep the receipt without a name or address, and only
          in a form that no one can turn back into the number.
        </p>
      </Section>
    </Page>
  );
}

function AskNumber({ typed }: { typed: string | null }) {
  const mistake = typed === null ? undefined : "There’s no receipt with this number, or it’s older than a year.";
  const mistakes = useMemo(() => (mistake === undefined ? [] : [{ field: "number", message: mistake }]), [mistake]);
  return (
    <Page>
      <PageHeading title="Read a receipt">
        <p>
          When you delete an account or a plan, you get a number. So does a household whose records are deleted. You can
          use it to read the receipt here for a year.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <form action="/receipt" className="max-w-[46rem] space-y-5">
        <TextField
          name="number"
          label="Receipt number"
          hint="16 letters and digits, such as ABCD-2345-EFGH-6789."
          defaultValue={typed ?? ""}
          errors={mistake === undefined ? undefined : [mistake]}
          autoComplete="off"
          className="figures max-w-[16rem]"
        />
        <Button>See the receipt</Button>
      </form>
    </Page>
  );
}
