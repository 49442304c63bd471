/** What a student answers about each of three ideas; the ones that weigh double are told first. */
export const ideaQuestions = [
  { id: "own", text: "Could only you have written it?", weight: 2 },
  { id: "moment", text: "Can you name one moment in it, with a place and a day?", weight: 2 },
  { id: "doubt", text: "Is there something in it you’re still not sure about?", weight: 1 },
  { id: "elsewhere", text: "Would a reader not find it anywhere else in your application?", weight: 1 },
  { id: "willing", text: "Would you be fine with a stranger reading it, and would everybody in it?", weight: 2 },
  { id: "more", text: "Could you talk about it for ten minutes?", weight: 1 },
] as const;

export type IdeaAnswer = "yes" | "some" | "no";
export const ideaAnswers: readonly { readonly value: IdeaAnswer; readonly label: string }[] = [
  { value: "yes", label: "Yes" },
  { value: "some", label: "Partly" },
  { value: "no", label: "No" },
];

export interface Idea {
  readonly name: string;
  /** By the id of the question; what isn't answered is missing. */
  readonly answers: Readonly<Record<string, IdeaAnswer>>;
}

export interface WeighedIdea {
  readonly name: string;
  /** Which of the three it was, from 1. */
  readonly number: number;
  /** Of the answered questions, weighted: 0 to 1; null where none was answered. */
  readonly share: number | null;
  readonly answered: number;
  /** Questions the student answered with no, or didn't answer. */
  readonly open: readonly string[];
  /** Whether somebody in it, or the student, wouldn't want it read. */
  readonly unwilling: boolean;
}

const worth: Readonly<Record<IdeaAnswer, number>> = { yes: 1, some: 0.5, no: 0 };

/**
 * Three ideas side by side, by the student's own answers, the one with most behind it first. One that the student or
 * somebody in it wouldn't want read comes last, whatever else speaks for it.
 */
export function weighIdeas(ideas: readonly Idea[]): readonly WeighedIdea[] {
  return ideas
    .map((idea, at) => {
      const answered = ideaQuestions.filter(({ id }) => idea.answers[id] !== undefined);
      const most = answered.reduce((sum, { weight }) => sum + weight, 0);
      const got = answered.reduce((sum, { id, weight }) => sum + weight * worth[idea.answers[id] ?? "no"], 0);
      return {
        name: idea.name.trim() || `Idea ${at + 1}`,
        number: at + 1,
        share: most === 0 ? null : got / most,
        answered: answered.length,
        open: ideaQuestions.filter(({ id }) => (idea.answers[id] ?? "no") === "no").map(({ text }) => text),
        unwilling: idea.answers.willing === "no",
      };
    })
    .sort(
      (a, b) =>
        Number(a.unwilling) - Number(b.unwilling) ||
        (b.share ?? -1) - (a.share ?? -1) ||
        b.answered - a.answered ||
        a.number - b.number,
    );
}

/** Reads the form of three ideas: `name1`, `own1`, `moment1` … Whatever isn't one of the answers is none. */
export function readIdeas(form: URLSearchParams): readonly Idea[] {
  return [1, 2, 3].map((number) => ({
    name: (form.get(`name${number}`) ?? "").slice(0, 80),
    answers: Object.fromEntries(
      ideaQuestions.flatMap(({ id }) => {
        const given = ideaAnswers.find(({ value }) => value === form.get(`${id}${number}`));
        return given ? [[id, given.value]] : [];
      }),
    ),
  }));
}
