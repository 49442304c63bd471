import { management } from "~/account/deletion/auth0-management.server";
import { deleteIdentities } from "~/account/deletion/identity-deletions.server";
import { measureAsAsked } from "~/benchmark/job.server";
import { stripe } from "~/billing/stripe/stripe.server";
import { endCustomers } from "~/billing/sync/leave.server";
import { reconcile } from "~/billing/sync/reconcile.server";
import { crawlSite } from "~/crawl/crawl-site.server";
import { draftWanted } from "~/desk/drafting/draft-article.server";
import { draftingJob } from "~/desk/drafting/wanted.server";
import { publishDue } from "~/desk/publication.server";
import { env } from "~/env.server";
import { todayOf } from "~/family/access/open-plan.server";
import { tellClosings } from "~/family/closings/tell-closings.server";
import { remind } from "~/family/dates/remind.server";
import { forgetOfPlans } from "~/family/departure/leave-plans.server";
import { deliverNow, deliverSoon } from "~/mail/deliver.server";
import { log } from "~/reports/log.server";
import { currentRelease } from "~/reports/release.server";
import { groupOlder } from "~/reports/save.server";
import { forgetOld } from "~/store/forget.server";
import { emptyWriteAheadLog } from "~/store/write-ahead-log.server";
import { rollUpVitals } from "~/vitals/roll-up.server";
import { checkServices } from "./check-services.server";
import { publishingJob } from "./follow-articles.server";
import type { Job } from "./job.server";

/** Reminders go out from this hour on the East Coast, so that nobody's phone rings at night. */
const morning = 7;

/** Says why, where only the log may: the words of an error can quote somebody's row. */
const logAll = (failed: readonly unknown[], what: string) => {
  for (const error of failed) log().error({ err: error }, what);
};

/** Everything the site does by itself. A new job is a line here; the store learns of it at the next look. */
export const jobs: readonly Job[] = [
  {
    name: "send-mail",
    title: "Send mail",
    what: "Sends email that waits: what came while the mail server was down, or is due for another try.",
    schedule: { everyMinutes: 1, firstAfter: 1 },
    async run({ store }) {
      return { said: `Sent ${await deliverNow(store)}` };
    },
  },
  {
    name: "reminders",
    title: "Reminders",
    what: "Queues the day’s reminders of dates in plans. Each person is looked at once a day.",
    schedule: { everyMinutes: 15, fromHour: morning, firstAfter: 5 },
    async run({ store, now }) {
      const { looked, queued, failed } = await remind(store, todayOf(now), now);
      logAll(failed, "a reminder failed");
      if (queued > 0) deliverSoon();
      return { said: `Looked at ${looked}, queued ${queued}, failed ${failed.length}`, failed: failed.length };
    },
  },
  {
    name: "closing-notices",
    title: "Closing notices",
    what: "Queues news of a college that closes, merges or takes no one, for everyone who has it on a list.",
    schedule: { everyMinutes: 15, fromHour: morning, firstAfter: 5 },
    async run({ store, now }) {
      const { queued, failed } = await tellClosings(store, todayOf(now), now);
      logAll(failed, "a closing notice failed");
      if (queued > 0) deliverSoon();
      return { said: `Queued ${queued}, failed ${failed.length}`, failed: failed.length };
    },
  },
  {
    name: "deletions",
    title: "Deletions elsewhere",
    what: "Deletes at Stripe and at the sign-in service what deleted accounts left there.",
    schedule: { everyMinutes: 5, firstAfter: 5 },
    async run({ store, now }) {
      // Each for itself: while one service cannot be reached, the other goes on.
      const [identities, customers] = await Promise.all([
        deleteIdentities(store, management(), now, "due"),
        endCustomers(store, stripe()),
      ]);
      return { said: `Left: ${identities} at the sign-in service, ${customers} at Stripe`, failed: customers };
    },
  },
  {
    name: "retention",
    title: "Retention",
    what: "Deletes what is kept for a time that is over: sent mail, messages, error reports, counts, old log lines of plans.",
    schedule: { everyMinutes: 60, firstAfter: 5 },
    async run({ store, now }) {
      await forgetOfPlans(store, now);
      await forgetOld(store, now);
      await emptyWriteAheadLog(store);
      return { said: "Everything whose time is over is deleted" };
    },
  },
  {
    name: "roll-up-vitals",
    title: "Roll up what readers feel",
    what: "Adds the counts of days that are over to their week, so that screens about speed read a hundredth of the rows.",
    schedule: { everyMinutes: 360, firstAfter: 30 },
    async run({ store, now }) {
      const weeks = await rollUpVitals(store, now);
      return { said: weeks === 0 ? "No day was over" : `Added days to ${weeks === 1 ? "one week" : `${weeks} weeks`}` };
    },
  },
  {
    name: "group-errors",
    title: "Group error reports",
    what: "Puts error reports into their faults that an older release wrote without one.",
    schedule: { everyMinutes: 60, firstAfter: 1 },
    async run({ store }) {
      return { said: `Grouped ${await groupOlder(store)}` };
    },
  },
  {
    name: "reconcile",
    title: "Reconcile with Stripe",
    what: "Asks Stripe about every subscription and writes down what it says, as if every event had arrived.",
    schedule: { everyMinutes: 1440, firstAfter: 60 },
    async run({ store, progress }) {
      const client = stripe();
      if (client === null) return { said: "There is no payment provider" };
      const { checked, changed, ended, failed } = await reconcile(store, client, () => new Date(), progress);
      logAll(
        failed.map(({ error }) => error),
        "a customer could not be reconciled",
      );
      return {
        said: `Checked ${checked}, corrected ${changed}, ended ${ended}, failed ${failed.length}`,
        failed: failed.length,
      };
    },
  },
  {
    name: publishingJob,
    title: "Publish articles",
    what: "Publishes articles of the desk whose minute has come. Every process shows them within seconds.",
    schedule: { everyMinutes: 1, firstAfter: 0 },
    async run({ store, now }) {
      const { published, failed } = await publishDue(store, now);
      logAll(failed, "an article could not be published");
      return { said: `Published ${published}, failed ${failed.length}`, failed: failed.length };
    },
  },
  {
    name: draftingJob,
    title: "Draft articles",
    what: "Has the model draft articles as administrators ask, and goes on when they close the tab.",
    schedule: { everyMinutes: 1, firstAfter: 0 },
    // A model takes up to half a minute for each.
    long: true,
    async run({ store, progress }) {
      const { drafted, without, failed } = await draftWanted(store, { progress });
      return { said: `Drafted ${drafted}, not drafted ${without}, failed ${failed}`, failed };
    },
  },
  {
    name: "check-services",
    title: "Check services",
    what: "Asks Stripe, the sign-in service and the model, where there is one, whether they answer, for the overview.",
    schedule: { everyMinutes: 5, firstAfter: 1 },
    run: ({ store, now }) => checkServices(store, now),
  },
  {
    name: "crawl",
    title: "Crawl the site",
    what: "Looks at every public page as a search engine does and writes down what is wrong, each night and after a release.",
    schedule: { everyMinutes: 20 * 60, fromHour: 1, untilHour: 5, firstAfter: 1440 },
    long: true,
    afterRelease: 10,
    async run({ store, now, asked, progress }) {
      // A machine on which somebody tries the site has other things to do than to read 4,000 pages each night.
      if (!asked && env().mode === "sandbox") return { said: "In the sandbox only when somebody asks" };
      const about = { origin: env().siteOrigin, release: currentRelease() };
      const { pages, found, fresh, mended } = await crawlSite(store, about, { now, progress });
      return { said: `Looked at ${pages}, found ${found}, ${fresh} of them new, ${mended} fixed` };
    },
  },
  {
    name: "measure-server",
    title: "Measure the server",
    what: "Asks this process for one page of each chosen kind and times its parts, each night and after a release.",
    schedule: { everyMinutes: 20 * 60, fromHour: 3, untilHour: 5, firstAfter: 1440 },
    long: true,
    // Over before the crawl begins, which would be in its figures.
    afterRelease: 5,
    async run({ store, now, asked, progress }) {
      // A machine on which somebody tries the site has other things to do at night.
      if (!asked && env().mode === "sandbox") return { said: "In the sandbox only when somebody asks" };
      return measureAsAsked(store, { host: new URL(env().siteOrigin).host, now, progress });
    },
  },
];
