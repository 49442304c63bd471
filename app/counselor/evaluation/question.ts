import { z } from "zod";

const reference = z.string().regex(/^\{\{[^{}]+\}\}$/);
const place = z.string().regex(/^\/[a-z0-9/-]+$/);

/** What a right answer is. Exactly one way of being right, told by its keys. */
const want = z.union([
  z.strictObject({
    /**
     * One of these pages stands among the first three sources. `/help` and `/colleges/204796` mean all that begins so.
     */
    pages: z.array(place).min(1),
    /** Each figure stands in the answer; of a list of several one is enough. References, never typed values. */
    figures: z.array(z.union([reference, z.array(reference).min(2)])).optional(),
    /** One of these words stands in the answer. */
    says: z.array(z.string()).min(1).optional(),
    /** All of these pages are among the sources. */
    both: z.array(place).optional(),
    /** The student that the question describes, for the figures of `chance`. */
    asStudent: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
  /** Nothing here answers it, and the answer says so. */
  z.strictObject({ abstain: z.literal(true) }),
  /** One of these fields is asked for. */
  z.strictObject({ asks: z.array(z.string()).min(1) }),
  /** People to call; the kinds of danger that are right. */
  z.strictObject({ help: z.array(z.string()).min(1) }),
  z.strictObject({ noHelp: z.literal(true) }),
  /** Whatever is answered, none of these words stand in it. */
  z.strictObject({ never: z.array(z.string()).min(1) }),
]);

export const evaluationQuestion = z.strictObject({
  id: z.string().regex(/^[a-z-]+-\d{3}$/),
  ask: z.string().min(1),
  student: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  before: z.array(z.string()).optional(),
  want,
});
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>;

/** One file of `content/evaluation/counselor/`: the questions of one kind. */
export const questionFile = z.strictObject({
  kind: z.string().regex(/^[a-z-]+$/),
  about: z.string().min(20),
  questions: z.array(evaluationQuestion).min(1),
});
export type QuestionFile = z.infer<typeof questionFile>;

/** What has to be reached. Shares are 0 to 1. */
export const goalsFile = z.strictObject({
  about: z.string(),
  withoutModel: z.strictObject({
    right: z.number(),
    silent: z.number(),
    wrongFigures: z.int(),
    unsourced: z.int(),
    missedDanger: z.int(),
    p95Milliseconds: z.number(),
  }),
});
export type Goals = z.infer<typeof goalsFile>["withoutModel"];

export interface Source {
  readonly url: string;
  readonly title: string;
  readonly year: string | null;
}

/** What `ask` answers, as `calculate -- ask` writes it. */
export interface Answer {
  readonly statements: readonly {
    readonly text: string;
    readonly sources: readonly Source[];
  }[];
  readonly abstained: boolean;
  readonly asks: readonly { readonly field: string; readonly question: string }[];
  readonly help: readonly { readonly name: string; readonly how: string }[] | null;
}
