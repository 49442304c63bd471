import { dollars } from "~/design/figures";
import type { HomeView, PlanView } from "~/family/access/view";
import type { Finances } from "~/family/finances/finances";
import { isState, stateName } from "~/geography/states";
import type { Answers } from "~/match/model/answers/input";
import { type Statement, say } from "../answer/evidence";
import type { Student } from "../understand/student";

/** One line of a plan that may be used for a question: what it says, and what becomes of it. */
export interface PlanFact {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Where in the plan it stands, in words. */
  readonly from: string;
  /** What the tools take it for; empty where it's only said beside the answer. */
  readonly fact: Partial<Student>;
  /** A sentence beside the answer, for what is known in bands alone. */
  readonly said: string | null;
}

type School = Pick<Answers, "gpa" | "scale" | "sat" | "act">;

/** What one person sees of a plan, decided by its policy. */
export interface PlanSources {
  readonly view: Pick<PlanView, "state" | "homes" | "you">;
  /** Figures of the viewer's own household; null for whoever isn't let into them. */
  readonly finances: Pick<Finances, "income" | "familySize"> | null;
  /** Grades and scores that the plan knows; null for whoever may not see them. They come before those of a result. */
  readonly record: School | null;
  /** Answers of the newest match result that the viewer may see; null where there is none. */
  readonly match: School | null;
}

const setup = "the plan’s setup";

/**
 * The lines of a plan that a question may use. A household's money is there to the dollar for its own people alone; the
 * student has it in the bands that the household shows. Where there are two homes, or the viewer belongs to one of
 * them, nothing of the other is used: which one counts is not ours to choose.
 */
export function planFacts({ view, finances, record, match }: PlanSources): readonly PlanFact[] {
  const facts: PlanFact[] = [];
  const add = (key: string, label: string, value: string, from: string, fact: Partial<Student>, said?: string) =>
    facts.push({ key, label, value, from, fact, said: said ?? null });
  if (view.state !== null && isState(view.state))
    add("state", "Home state", stateName(view.state), setup, { state: view.state });
  const known = (name: "gpa" | "sat" | "act") => (record?.[name] != null ? record : match);
  const from = (of: School | null) => (of === record ? setup : "the newest saved match result");
  const graded = known("gpa");
  // A weighted GPA is on a scale of each school's own: the tools take it on 4.0.
  if (graded?.gpa != null && graded.scale === "4" && graded.gpa <= 4)
    add("gpa", "GPA, unweighted", String(graded.gpa), from(graded), { gpa: graded.gpa });
  const { sat } = known("sat") ?? {};
  if (sat != null) add("sat", "SAT", String(sat), from(known("sat")), { sat });
  const { act } = known("act") ?? {};
  if (act != null) add("act", "ACT", String(act), from(known("act")), { act });
  const own = "your household’s figures";
  if (finances?.income != null && finances.income >= 0)
    add("income", "Family income", `${dollars(finances.income)} a year`, own, { income: finances.income });
  if (finances?.familySize != null)
    add("familySize", "People in the family", String(finances.familySize), own, { familySize: finances.familySize });
  const [home, another] = view.homes;
  if (view.you.role === "student" && home !== undefined && another === undefined) addBands(home, add);
  return facts;
}

function addBands(
  { pay, aid, told }: HomeView,
  add: (...line: [string, string, string, string, object, string]) => void,
) {
  const from = "what your household shows you";
  if (told !== null) {
    const amount = `${dollars(told)} a year`;
    add("told", "What your household plans to pay", amount, from, {}, `your household plans to pay ${amount}`);
  } else if (pay !== null) {
    add("pay", "What your household plans to pay", pay, from, {}, `your household plans to pay ${pay}`);
  }
  if (aid !== null) add("aid", "Aid to expect", aid, from, {}, `the aid to expect is this: ${aid}`);
}

/** The facts of the chosen lines, as the tools take a student. */
export const factsOf = (facts: readonly PlanFact[]): Partial<Student> =>
  Object.assign({}, ...facts.map(({ fact }) => fact)) as Partial<Student>;

/** What is said beside the answer of lines that no tool calculates with. @param today "2026-11-22" */
export function saidOf(facts: readonly PlanFact[], planId: string, today: string): readonly Statement[] {
  return facts.flatMap(({ said, from }) =>
    said === null
      ? []
      : [
          say(`By your plan, ${said}. We don’t calculate with that: hold it against the price above.`, {
            url: `/plan/${planId}`,
            title: "Your plan",
            source: `Your plan: ${from}`,
            year: today,
            figures: {},
          }),
        ],
  );
}
