import { planNames } from "./choices";
import type { Application, PlanCollege } from "./task";

/** Something about the choice of colleges and rounds that does not go together. */
export interface Conflict {
  readonly id: string;
  /** `rule`: colleges do not allow it. `care`: allowed, but think about it. `closing`: a college closes or merges. */
  readonly weight: "rule" | "care" | "closing";
  readonly title: string;
  readonly why: string;
  readonly colleges: readonly number[];
}

const early = new Set(["ed1", "ed2", "ea1", "ea2", "rea"]);

/** Checks the applications that can still be sent, and those that are, against the rules of the early rounds. */
export function findConflicts(
  applications: readonly Application[],
  colleges: ReadonlyMap<number, PlanCollege>,
): readonly Conflict[] {
  const open = applications.filter(({ closed }) => !closed);
  const of = (...plans: string[]) => open.filter(({ plan }) => plans.includes(plan));
  const isPublic = ({ unitid }: Application) => colleges.get(unitid)?.control === "public";
  const found: Conflict[] = [];
  const add = (id: string, weight: Conflict["weight"], title: string, why: string, who: readonly Application[]) =>
    found.push({ id, weight, title, why, colleges: who.map(({ unitid }) => unitid) });

  for (const application of applications) {
    const closing = colleges.get(application.unitid)?.closing ?? null;
    if (closing === null) continue;
    const without = application.withdrawn === null ? "" : " This plan leaves out its tasks.";
    add(`closing:${application.unitid}`, "closing", closing.title, `${closing.why}${without}`, [application]);
  }
  for (const plan of ["ed1", "ed2"] as const) {
    const binding = of(plan);
    if (binding.length > 1) {
      add(
        `two-${plan}`,
        "rule",
        `${planNames[plan]} at ${names(binding)}`,
        "Early Decision is a promise to enroll, so you can only have one at a time. Keep your first choice and use another round for the rest.",
        binding,
      );
    }
  }
  const [first, second] = [of("ed1"), of("ed2")];
  if (first.length > 0 && second.length > 0) {
    add(
      "ed1-then-ed2",
      "care",
      `Early Decision II at ${names(second)} only after a no`,
      `Send it only after ${names(first)} has said no or moved you to the regular round. Have it ready before you hear back: you’ll have about two weeks.`,
      [...first, ...second],
    );
  }
  const restrictive = of("rea");
  if (restrictive.length > 1) {
    add(
      "two-rea",
      "rule",
      `Restrictive Early Action at ${names(restrictive)}`,
      "Each one asks you not to apply early to other private colleges. Choose one and apply to the other in the regular round.",
      restrictive,
    );
  }
  if (restrictive.length > 0) {
    const binding = of("ed1");
    if (binding.length > 0) {
      add(
        "rea-with-ed",
        "rule",
        `Restrictive Early Action and Early Decision together`,
        `${names(restrictive)} doesn’t let you apply Early Decision to ${names(binding)} at the same time. Choose one. Early Decision II is usually allowed after you hear back in December.`,
        [...restrictive, ...binding],
      );
    }
    const action = of("ea1", "ea2");
    const barred = action.filter((application) => !isPublic(application));
    if (barred.length > 0) {
      add(
        "rea-with-ea",
        "rule",
        `Restrictive Early Action with Early Action at ${names(barred)}`,
        `${names(restrictive)} usually doesn’t allow Early Action at other private colleges. Public colleges and rolling admission are mostly fine. Read its rule before you send anything.`,
        [...restrictive, ...barred],
      );
    }
  }
  for (const application of open) {
    if (
      !application.sent &&
      early.has(application.plan) &&
      application.listed &&
      !application.planListed &&
      application.certainty !== "yours"
    ) {
      add(
        `unlisted:${application.unitid}`,
        "care",
        `We don’t have the ${planNames[application.plan as keyof typeof planNames]} date for ${application.name}`,
        "It may not offer this round. Check its admission page, then enter the date or choose another round.",
        [application],
      );
    }
  }
  const safe = open.some(({ unitid }) => {
    const college = colleges.get(unitid);
    return college !== undefined && (college.open || (college.rate ?? 0) >= 0.8);
  });
  if (open.length > 0 && !safe) {
    const binding = [...first, ...second].length > 0;
    add(
      "no-safety",
      "care",
      "No college on the list admits nearly everyone",
      `No college here admits 80% or more of its applicants${binding ? ", and Early Decision can end in a no" : ""}. Add one or two you’d be glad to attend and can afford.`,
      [],
    );
  }
  return found;
}

function names(applications: readonly Application[]): string {
  const all = applications.map(({ name }) => name);
  return all.length < 3 ? all.join(" and ") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}
