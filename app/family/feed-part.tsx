import { Button } from "~/design/button";
import { Callout } from "~/design/layout";
import type { FeedState } from "./feed.server";

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
        Your phone or computer can read the dates of this plan from an address of your own, and looks again by itself
        when they change. You get what you see here: deadlines of what is still to be sent, how to apply, and the tasks
        that are open. Nothing of a family’s money, no notes, no essays.
      </p>
      {made !== null && <NewAddress address={made} />}
      {feed !== null && (
        <p>
          Your address was made on {feed.made}.{" "}
          {feed.read === null ? "No calendar has read it yet." : `A calendar last read it on ${feed.read}.`}
        </p>
      )}
      <p className="text-muted">
        Whoever has the address can read these dates without signing in, so give it to nobody. It ends when you end it,
        when you make a new one, and when you are no longer in the plan.
        {student !== null && ` The log that ${student} reads says that you made it.`}
      </p>
      <form method="post" action="#feed" className="flex flex-wrap gap-4">
        <Button name="intent" value="make-feed" look={feed === null ? "next" : "plain"}>
          {feed === null ? "Make my calendar’s address" : "Make a new address"}
        </Button>
        {feed !== null && (
          <Button name="intent" value="end-feed">
            End the address
          </Button>
        )}
      </form>
    </div>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div role="status">
      <Callout title="This is your calendar’s address">
        <p>We show it this once. If it gets lost, make a new one: the old one then stops working.</p>
        <p className="mt-3 break-all font-mono text-sm" data-private>
          {address}
        </p>
        <p className="mt-3">
          <a
            href={address.replace(/^https?:/, "webcal:")}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            Open it in the calendar of this device
          </a>
        </p>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          <li>Apple: the link above asks whether to subscribe.</li>
          <li>Google: on a computer, beside “Other calendars” choose “From URL” and paste the address.</li>
          <li>Outlook: choose “Add calendar”, then “Subscribe from web”, and paste the address.</li>
        </ul>
        <p className="mt-3 text-sm">A change here shows up there within hours; some calendars take a day.</p>
      </Callout>
    </div>
  );
}
