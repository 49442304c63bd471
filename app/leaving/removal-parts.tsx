import type { ReactNode } from "react";
import type { Ending, Removal, RemovalEnds } from "~/family/removal";
import { GoneTable } from "./going-lists";

/** What a household keeps for itself goes uncounted: how much there is, is nobody else's to know. */
const unseen = "Only its own people see these, so they are not counted here.";

const stays: Readonly<Record<RemovalEnds, string>> = {
  place: "What their household keeps here stays with the others of it.",
  money: "The rest of what their household keeps here stays with the others of it.",
  household: "Tasks that were asked of this household become the student’s own.",
};

/** What goes when somebody is taken out of a plan. */
export function RemovalGoes({ removal: { name, part, parent, ends, going } }: { removal: Removal }) {
  return (
    <div className="max-w-[46rem] space-y-4">
      <p>
        {name} ({part}) can no longer open this plan. Calendar addresses and reminders that {name} made for it end.
      </p>
      {ends === "money" && (
        <p>
          Nobody else of their household is let into its money. So what it keeps here about its money goes too: any
          figures, costs, aid results and award letters. {unseen}
        </p>
      )}
      {ends === "household" && (
        <>
          <p>
            Nobody else of their household is in this plan. So what it keeps here goes too: any figures about its money,
            results and award letters that it saved, and tasks of its own. {unseen}
          </p>
          <Counts going={going} caption={`What goes with ${name}`}>
            With it goes what you see of it:
          </Counts>
        </>
      )}
      {parent && <p>{stays[ends]}</p>}
    </div>
  );
}

/** What goes when a plan goes on without one of its homes. */
export function EndingGoes({ ending: { keep, ends, people, going } }: { ending: Ending }) {
  return (
    <div className="max-w-[46rem] space-y-4">
      <h3 className="text-lg">If the {keep} household stays</h3>
      <p>
        {people.length === 0
          ? `Nobody of the ${ends} is in the plan now.`
          : `${listed.format(people)} of the ${ends} ${people.length === 1 ? "leaves" : "leave"} the plan at once, without a message.`}{" "}
        What the {ends} keeps here goes: any figures about its money, results and award letters that it saved, and tasks
        of its own. {unseen}
      </p>
      <Counts going={going} caption={`What goes if the ${keep} household stays`}>
        With it goes what you see of it:
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
