import { Button, ButtonLink } from "~/design/button";
import { ChoiceField } from "~/design/field";
import type { Mode } from "~/family/access/roles";

type Errors = readonly string[] | undefined;

const two = [
  {
    value: "apart",
    label: "My parents live in two homes, and I keep them apart",
    hint: "Each parent sees the plan as if theirs were the only home. Neither one finds out that the other is here.",
  },
  {
    value: "open",
    label: "My parents live in two homes and plan together",
    hint: "Each one sees that the other is in the plan, plus any wide ranges the other chooses to share. Never exact figures.",
  },
] as const;

export const estranged = {
  value: "estranged",
  label: "One parent must not be part of this",
  hint: "The plan has one home. It never mentions or asks about a second one.",
} as const;

/**
 * How many homes there are and what they know of each other. For the student alone. In a plan with an estranged parent
 * the page offers only the way back: it must not speak of what it has left out.
 */
export function HomesSetup({ mode, planId, errors }: { mode: Mode; planId: string; errors: Errors }) {
  if (mode === "estranged") {
    return (
      <form method="post" className="max-w-[46rem] space-y-4">
        <p>This plan has one home. It never mentions or asks about anyone outside it.</p>
        <input type="hidden" name="mode" value="one" />
        <Button look="quiet" name="intent" value="homes">
          Change this
        </Button>
      </form>
    );
  }
  return mode === "one" ? <FromOne errors={errors} /> : <FromTwo mode={mode} planId={planId} errors={errors} />;
}

function FromOne({ errors }: { errors: Errors }) {
  return (
    <form method="post" className="max-w-[46rem] space-y-6">
      <ChoiceField
        name="mode"
        label="How does your family live?"
        hint="Only you see this answer."
        chosen={["one"]}
        errors={errors}
        options={[
          { value: "one", label: "One home in this plan", hint: "One parent, or parents who live together." },
          ...two,
          estranged,
        ]}
      />
      <Button name="intent" value="homes">
        Save
      </Button>
    </form>
  );
}

function FromTwo({ mode, planId, errors }: { mode: Mode; planId: string; errors: Errors }) {
  return (
    <div className="max-w-[46rem] space-y-10">
      <form method="post" className="space-y-6">
        <ChoiceField
          name="mode"
          label="What do the two homes know about each other?"
          hint="Only you see this answer."
          chosen={[mode]}
          errors={errors}
          options={two}
        />
        <Button name="intent" value="homes">
          Save
        </Button>
      </form>
      <div className="space-y-4 border-t border-rule pt-8">
        <h3 className="text-lg">Continue with one home</h3>
        <p>
          Everyone in the other home leaves the plan, and what that home kept here is deleted. You’ll see what would be
          deleted first.
        </p>
        <ButtonLink to={`/plan/${planId}/setup/one-home`}>See what would be deleted</ButtonLink>
      </div>
    </div>
  );
}
