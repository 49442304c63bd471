import { Button } from "~/design/button";
import { Callout } from "~/design/layout";

/** What the page says of somebody's own address. */
export interface FeedState {
  /** "November 21, 2026" */
  readonly made: string;
  readonly read: string | null;
}

/** Somebody's own calendar address: what it does, the address itself right after it was made, and how to end it. */
export function FeedPart({
  feed,
  made,
  student,
}: {
  feed: FeedState | null;
  /** Whole address, on the one page that shows it. */
  made: string | null;
  /** Whose log says so; null to the student. */
  student: string | null;
}) {
  return (
    <div className="max-w-[46rem] space-y-5">
      <p>
        Subscribe to this plan’s dates on your phone or computer with your own private link. The calendar updates when
        dates change. You get what you see here: deadlines for applications you haven’t sent yet, how to apply, and open
        tasks. No family finances, notes or essays.
      </p>
      {made !== null && <NewAddress address={made} />}
      {feed !== null && (
        <p>
          You created your link on {feed.made}.{" "}
          {feed.read === null ? "No calendar has used it yet." : `A calendar last used it on ${feed.read}.`}
        </p>
      )}
      <p className="text-muted">
        Anyone who has the link can see these dates without signing in, so don’t share it. It stops working when you
        turn it off, make a new one, or leave the plan.
        {student !== null && ` The access log tells ${student} that you created it.`}
      </p>
      <form method="post" action="#feed" className="flex flex-wrap gap-4">
        <Button name="intent" value="make-feed" look={feed === null ? "next" : "plain"}>
          {feed === null ? "Create my calendar link" : "Create a new link"}
        </Button>
        {feed !== null && (
          <Button name="intent" value="end-feed">
            Turn off the link
          </Button>
        )}
      </form>
    </div>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div role="status">
      <Callout title="This is your calendar link">
        <p>We’ll only show it once. If you lose it, create a new one, and the old one stops working.</p>
        <p className="mt-3 break-all font-mono text-sm" data-private>
          {address}
        </p>
        <p className="mt-3">
          <a
            href={address.replace(/^https?:/, "webcal:")}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            Open it in this device’s calendar
          </a>
        </p>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          <li>Apple: use the link above and choose to subscribe.</li>
          <li>Google: on a computer, next to “Other calendars,” choose “From URL” and paste the link.</li>
          <li>Outlook: choose “Add calendar,” then “Subscribe from web,” and paste the link.</li>
        </ul>
        <p className="mt-3 text-sm">Changes here show up there within a few hours. Some calendars take a day.</p>
      </Callout>
    </div>
  );
}
