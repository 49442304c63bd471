import { Form, Link } from "@remix-run/react";
import { Button } from "~/design/button";
import { Spoken } from "~/design/layout";
import { More } from "~/design/more";
import { draftBounds } from "./draft";
import type { DraftPage, VersionLine } from "./draft-view";

const shownAtOnce = 8;

/** Every version, the newest first, each to compare, to go back to and to delete. */
export function VersionsPart({ page: { versions }, address }: { page: DraftPage; address: string }) {
  if (versions.length === 0) return <p>None yet. The first one is made when you save.</p>;
  const lines = (some: readonly VersionLine[]) => (
    <ol className="max-w-[52rem] list-none">
      {some.map((version) => (
        <Line key={version.id} version={version} address={address} newest={version.id === versions[0]?.id} />
      ))}
    </ol>
  );
  return (
    <>
      {versions.length > 1 && (
        <p className="mb-3 print:hidden">
          <Link to={`${address}/versions`}>Compare the newest with the one it grew out of</Link>
        </p>
      )}
      {lines(versions.slice(0, shownAtOnce))}
      {versions.length > shownAtOnce && (
        <More title={`${versions.length - shownAtOnce} earlier ones`}>{lines(versions.slice(shownAtOnce))}</More>
      )}
      <p className="mt-3 max-w-[46rem] text-sm text-muted">
        An essay holds up to {draftBounds.versions} versions of up to {draftBounds.text.toLocaleString("en-US")}{" "}
        characters. They’re stored encrypted, and they’re in your download of the plan.
      </p>
    </>
  );
}

function Line({ version, address, newest }: { version: VersionLine; address: string; newest: boolean }) {
  const { id, number, words, saved, origin, shownTo } = version;
  return (
    <li className="border-b border-rule py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="min-w-0">
          <Link to={`${address}/versions?right=${number}`} className="font-semibold">
            Version {number}
          </Link>
          , {words.toLocaleString("en-US")} words{origin !== "" && <span className="text-muted">, {origin}</span>}
          <span className="block text-sm text-muted">
            {saved}
            {shownTo.length > 0 && `. ${shownTo.join(", ")} can read it.`}
          </span>
        </p>
        <div className="flex flex-wrap gap-x-2 print:hidden">
          {!newest && (
            // A document of its own: the field of the draft then holds this text.
            <form method="post" action={address}>
              <input type="hidden" name="version" value={id} />
              <Button look="quiet" name="intent" value="restore">
                Go on with it<Spoken>: version {number}</Spoken>
              </Button>
            </form>
          )}
          <More title={<>Delete…{<Spoken> version {number}</Spoken>}</>}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="version" value={id} />
              <p className="text-sm">It can’t be brought back. Questions at places in it go too.</p>
              <Button name="intent" value="delete">
                Delete version {number}
              </Button>
            </Form>
          </More>
        </div>
      </div>
    </li>
  );
}
