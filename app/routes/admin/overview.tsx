import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { forAdmin } from "~/account/audience/audience.server";
import { AdminPage } from "~/admin/admin-page";
import { DataTable } from "~/admin/data-table";
import { NextStepPart } from "~/admin/next-step";
import { readOverview } from "~/admin/overview.server";
import { PartList } from "~/admin/part-list";
import { lastingSlowness } from "~/admin/performance/vitals.server";
import { RefreshWhileLooking } from "~/admin/refresh";
import { momentInUtc } from "~/calendar/moment";
import { Callout, PageHeading, Section } from "~/design/layout";
import { cached } from "~/http/cache";
import { pageMeta } from "~/seo/meta";
import { database } from "~/store/database.server";

const path = "/admin";

export const headers = cached("closed");

export const loader = forAdmin.loader(async ({ request }) => {
  const [store, now] = [database(), new Date()];
  return readOverview(store, new URL(request.url).searchParams, now, await lastingSlowness(store, now));
});

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Admin Dashboard",
    description: "Is everything all right? Every part of the product with its last good moment. For administrators.",
    path,
    index: false,
  });

export default function AdminOverview() {
  const { at, concerns, parts, totals, weeks, subscriptions, money, due, messages, errors, release } =
    useLoaderData<typeof loader>();
  return (
    <AdminPage>
      <PageHeading title="Admin Dashboard">
        <p>{concerns.length === 0 ? "Everything is all right." : "Something needs you."}</p>
        <RefreshWhileLooking name={path} at={at} />
      </PageHeading>
      {concerns.length > 0 && (
        <div className="pb-10">
          <Callout
            kind="care"
            title={concerns.length === 1 ? "One thing to look at" : `${concerns.length} things to look at`}
          >
            <ul>
              {concerns.map(({ key, words, next }) => (
                <li key={key} className="flex flex-wrap items-baseline gap-x-4 py-1">
                  <span>{words}</span>
                  <NextStepPart next={next} />
                </li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      <Section id="parts" title="Every part">
        <PartList parts={parts} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to="/admin/messages">
            {messages === 0 ? "No message waits for an answer" : `Messages without an answer: ${messages}`}
          </Link>
          <Link to="/admin/errors">
            {errors.length === 0
              ? "No open faults"
              : `Open faults: ${errors.map(({ severity, count }) => `${count.toLocaleString("en-US")} ${severity}`).join(", ")}`}
          </Link>
        </p>
      </Section>
      <Section id="people" title="People and plans">
        <p className="mb-4">
          Accounts today: {totals.accounts.toLocaleString("en-US")}. Plans: {totals.plans.toLocaleString("en-US")}.
        </p>
        <DataTable {...weeks} path={path} />
      </Section>
      <Section id="money" title="Subscriptions">
        <p className="mb-4">
          Paid this month (UTC), as Stripe last said: {money.length === 0 ? "nothing yet" : money.join("; ")}.
        </p>
        <DataTable {...subscriptions} path={path} />
      </Section>
      <Section id="due" title="Due for review">
        <p className="mb-4 max-w-[46rem]">
          Tables of facts by their own day; pages of words a year after somebody last read them.{" "}
          <code>npm run facts:due</code> says what to read.
        </p>
        <DataTable {...due} path={path} />
      </Section>
      <Section id="release" title="This release">
        <p>
          {release.version}, built on {import.meta.env.BUILT_ON} (UTC)
          {release.since !== null && <>, serving since {momentInUtc(release.since)}</>}. Mode: {release.mode}.
        </p>
      </Section>
    </AdminPage>
  );
}
