import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { momentInUtc } from "~/calendar/moment";
import { Button } from "~/design/button";
import { TextField } from "~/design/field";
import { Section } from "~/design/layout";
import { messagesOf, type Refusal } from "~/forms/schema/refusal";
import type { ArticleScreen } from "./article-screen";
import { articlePath } from "./paths";

/** What the checks say of the version that is shown. */
export function Checks({ report: { problems, reading, nearest } }: Pick<ArticleScreen, "report">) {
  return (
    <section aria-labelledby="checks-title" className="border-t-2 border-brand pt-3">
      <h2 id="checks-title" className="text-xl">
        Checks
      </h2>
      {problems.length === 0 ? (
        <p className="mt-2">Nothing is wrong with it.</p>
      ) : (
        <ul className="mt-2 list-disc space-y-1.5 ps-5">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere whitespace-pre-line">
              {problem}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-muted">
        {reading !== null && (
          <>
            {reading.words.toLocaleString("en-US")} words, reading grade {reading.grade}, {reading.minutes}{" "}
            {reading.minutes === 1 ? "minute" : "minutes"} to read.{" "}
          </>
        )}
        {nearest !== null && (
          <>
            Most like <a href={nearest.path}>{nearest.path}</a>, which shares {(nearest.share * 100).toFixed(1)}% of it.
          </>
        )}
      </p>
    </section>
  );
}

interface ReviewProps {
  readonly screen: ArticleScreen;
  /** Of a button that could not be followed. */
  readonly result: Refusal | undefined;
  /** How far a draft by a program is. */
  readonly progress: ReactNode;
}

/** Where an article stands, and what can be done with it now. */
export function Review({ screen, result, progress }: ReviewProps) {
  const { version, newest, report, wroteIt, publishAt, live, soonest, state, path, draftable, drafting } = screen;
  const isDrafting = drafting?.state === "waiting" || drafting?.state === "running";
  const isNewest = version.number === newest;
  const can = state !== "a file" && isNewest;
  const seen = <input type="hidden" name="seen" value={newest} />;
  return (
    <section id="review" aria-labelledby="review-title" className="border-t-2 border-brand pt-3">
      <h2 id="review-title" className="text-xl">
        Review
      </h2>
      <ul className="mt-2 space-y-1.5">
        <li>
          Version {version.number}, saved by {version.by}, {momentInUtc(version.madeAt)}.
        </li>
        <li>
          {version.approvedBy === null
            ? "Not approved."
            : `Approved by ${version.approvedBy}${version.approvedAt === null ? "" : `, ${momentInUtc(version.approvedAt)}`}.`}
        </li>
        {version.how === "drafted" && !version.approved && (
          <li>
            <strong>Drafted by a program.</strong> Nobody has changed or approved it. Each sentence is held against our
            pages; whether they belong here is for a person.
          </li>
        )}
        {publishAt !== null && <li>Goes out on {publishAt}.</li>}
        <li>
          {live === null ? (
            "Nothing of it is public."
          ) : (
            <>
              <a href={path}>Version {live.version} is public</a>, since {momentInUtc(live.since)}, by {live.by}.
            </>
          )}
        </li>
        {state === "a file" && <li>It’s a file of the site by now, and the file wins: change it there.</li>}
      </ul>
      {progress}
      <div className="mt-4 space-y-4">
        {can && !isDrafting && draftable !== null && (
          <form method="post">
            {seen}
            <Button name="do" value="draft">
              Have {draftable.places === 1 ? "the open place" : `${draftable.places} open places`} drafted
            </Button>
            <p className="mt-2 text-sm text-muted">
              {draftable.model} at {draftable.host} gets the title and the headings, and no figure. It takes up to half
              a minute and makes a new version; you can close this page meanwhile.
            </p>
          </form>
        )}
        {can && !version.approved && (
          <form method="post">
            {seen}
            {wroteIt ? (
              <p>You wrote some of what isn’t approved yet, so somebody else has to read and approve it.</p>
            ) : report.problems.length > 0 ? (
              <p>It can be approved when the checks find nothing.</p>
            ) : (
              <Button name="do" value="approve">
                Approve version {newest}
              </Button>
            )}
          </form>
        )}
        {can && version.approved && live?.version !== newest && (
          <form method="post" noValidate className="space-y-3">
            {seen}
            <TextField
              name="at"
              type="datetime-local"
              label="Publish on"
              hint="Day and time on the East Coast."
              min={soonest}
              defaultValue={String(result?.initialValue?.at ?? soonest)}
              errors={messagesOf(result?.error ?? null).at}
            />
            <div className="flex flex-wrap gap-3">
              <Button name="do" value="schedule">
                Schedule version {newest}
              </Button>
              <Button name="do" value="publish">
                Publish now
              </Button>
            </div>
          </form>
        )}
        {publishAt !== null && (
          <form method="post">
            <Button name="do" value="unschedule">
              Take it off the schedule
            </Button>
          </form>
        )}
        {live !== null && (
          <form method="post">
            <input type="hidden" name="public" value={live.version} />
            <Button name="do" value="take-back">
              Take back version {live.version}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

const howWords = {
  written: "Written",
  restored: "Brought back",
  proposed: "Made from a proposal",
  drafted: "Drafted by a program, asked",
} as const;

/** Every version and everything that was public, with the way back. */
export function History({ screen: { id, versions, publications, newest, state } }: { screen: ArticleScreen }) {
  return (
    <>
      <Section id="versions" title="Versions">
        <ol className="max-w-[46rem]">
          {versions.map(({ number, how, by, basedOn, madeAt, approvedBy }) => (
            <li key={number} className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-rule py-2">
              <span>
                <Link to={`${articlePath(id)}?version=${number}`}>Version {number}</Link>: {howWords[how].toLowerCase()}
                {how === "restored" && basedOn !== null && ` from version ${basedOn}`} by {by}, {momentInUtc(madeAt)}
                {approvedBy !== null && `, approved by ${approvedBy}`}
              </span>
              {number !== newest && state !== "a file" && (
                <form method="post" className="inline">
                  <input type="hidden" name="seen" value={newest} />
                  <input type="hidden" name="version" value={number} />
                  <Button look="quiet" name="do" value="restore" aria-label={`Bring version ${number} back`}>
                    Bring back
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section id="public" title="What was public">
        {publications.length === 0 && <p>Nothing so far.</p>}
        <ol className="max-w-[46rem]">
          {publications.map(({ id: key, version, at, by, endedAt }) => (
            <li key={key} className="border-t border-rule py-2">
              Version {version}: from {momentInUtc(at)}, by {by},{" "}
              {endedAt === null ? <strong>and still</strong> : `until ${momentInUtc(endedAt)}`}.
            </li>
          ))}
        </ol>
        {publications.length === 0 && (
          <form method="post" className="mt-4">
            <input type="hidden" name="seen" value={newest} />
            <Button name="do" value="delete">
              Delete this draft
            </Button>
          </form>
        )}
      </Section>
    </>
  );
}
