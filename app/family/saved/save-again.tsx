import { Button, buttonClass } from "~/design/button";
import { ChoiceField } from "~/design/field";
import { NeedsFamily } from "~/family/access/needs-family";

/** What was posted to be kept, once more: it is on no other page and nowhere else until it is saved. */
export interface ToSave {
  readonly tool: string;
  /** As `URLSearchParams` writes them. */
  readonly answers: string;
}

export interface PlanToKeep {
  readonly id: string;
  readonly name: string;
}

function Fields({ tool, answers }: ToSave) {
  return (
    <>
      <input type="hidden" name="tool" value={tool} />
      <input type="hidden" name="answers" value={answers} data-private="" />
    </>
  );
}

/** Somebody who is in several plans says in which one. */
export function ChoosePlan({ toSave, plans }: { toSave: ToSave; plans: readonly PlanToKeep[] }) {
  return (
    <form method="post" className="max-w-[46rem] space-y-6">
      <Fields {...toSave} />
      <ChoiceField
        name="plan"
        label="In which plan?"
        chosen={[plans[0]?.id ?? ""]}
        options={plans.map((plan) => ({ value: plan.id, label: `${plan.name}’s plan` }))}
      />
      <Button look="next">Save in this plan</Button>
    </form>
  );
}

/** The button that tries again, and whose account it saves to. */
function SaveAgain({ toSave, email }: { toSave: ToSave; email: string }) {
  return (
    <form method="post">
      <Fields {...toSave} />
      <Button>Save it now</Button>
      <p className="mt-3 max-w-[46rem] text-sm text-muted">
        You’re signed in as {email}. This will save to a plan in this account. If you sign in as someone else first,
        it’ll save to a plan of theirs.
      </p>
    </form>
  );
}

const newTab = { target: "_blank", rel: "noopener" } as const;

/** Somebody who keeps nothing in any plan yet. */
export function NoPlan({ toSave, email }: { toSave: ToSave; email: string }) {
  return (
    <div className="space-y-6">
      <a href="/plan/start" {...newTab} className={buttonClass("next")}>
        Start a plan in a new tab
      </a>
      <SaveAgain toSave={toSave} email={email} />
    </div>
  );
}

/**
 * @param plan the plan it did not fit into. The form does not name it: whoever signs in meanwhile saves to their own
 * @param problem why it does not fit; null when only the Family subscription keeps it
 */
export function NotSaved({
  toSave,
  plan,
  email,
  problem,
}: {
  toSave: ToSave;
  plan: string;
  email: string;
  problem: string | null;
}) {
  return (
    <div className="max-w-[46rem] space-y-6">
      {problem === null ? (
        <NeedsFamily wish="award-letters" newTab />
      ) : (
        <p role="alert">
          {problem}{" "}
          <a href={`/plan/${plan}/saved`} {...newTab}>
            See what you’ve saved, in a new tab
          </a>
        </p>
      )}
      <p>
        Your answers are still here on this page, and nowhere else. Once there’s room in the plan, come back to this tab
        and press “Save it now.”
      </p>
      <SaveAgain toSave={toSave} email={email} />
    </div>
  );
}
