import type { ReactNode } from "react";
import type { Ending, Removal, RemovalEnds } from "~/family/departure/removal";
import { GoneTable } from "./deletion-summary";

/** What a household keeps for itself goes uncounted: how much there is, is nobody else's to know. */
const unseen = "Only they can see these, so we don’t count them here.";

const stays: Readonly<Record<RemovalEnds, string>> = {
  place: "What their household keeps here stays with the rest of the household.",
  money: "The rest of what their household keeps here stays with the household.",
  household: "Tasks the student asked this household to do go back to the student.",
};

/** What goes when somebody is taken out of a plan. */
export function RemovalGoes({ removal: { name, part, parent, ends, going } }: { removal: Removal }) {
  return (
    <div className="max-w-[46rem] space-y-4">
      <p>
        {name} ({part}) can no longer open this plan. Calendar links and reminders that {name} set up will stop.
      </p>
      {ends === "money" && (
        <p>
          No one else in their household can see its money. So what it keeps here about money is deleted too: any
          figures, costs, aid results and award letters. {unseen}
        </p>
      )}
      {ends === "household" && (
        <>
          <p>
            No one else in their household is in this plan. So what it keeps here is deleted too: any figures about
            money, saved results and award letters, and its own tasks. {unseen}
          </p>
          <Counts going={going} caption={`What’s deleted with ${name}`}>
            This includes what you can see:
          </Counts>
        </>
      )}
      {parent && <p>{stays[ends]}</p>}
    </div>
  );
}

/** What goes when a plan goes on without one of its homes. */
export function EndingGoes({ ending: { stays: home, ends, people, going } }: { ending: Ending }) {
  return (
    <div className="max-w-[46rem] space-y-4">
      <h3 className="text-lg">If the {home} stays</h3>
      <p>
        {people.length === 0
          ? `No one from the ${ends} is in the plan now.`
          : `${listed.format(people)} from the ${ends} ${people.length === 1 ? "leaves" : "leave"} the plan right away, without a message.`}{" "}
        What the {ends} keeps here is deleted: any figures about money, saved results and award letters, and its own
        tasks. {unseen}
      </p>
      <Counts going={going} caption={`What’s deleted if the ${home} stays`}>
        This includes what you can see:
      </Counts>
    </div>
  );
}

function Counts({ going, caption, children }: { going: Removal["going"]; caption: string; children: ReactNode }) {
  if (Object.keys(going).length === 0) return null;
  return (
    <>
      <p>{children}</p>
      <GoneTable gone={going} caption={caption} />
    </>
  );
}

const listed = new Intl.ListFormat("en-US");
