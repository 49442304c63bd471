interface DraftAndQuestionsProps {
  draft: { readonly to: `#${string}`; readonly label: string };
  questions: { readonly to: `#${string}`; readonly label: string };
  className?: string;
}

/** At the foot of a phone's screen: from the draft to the questions about it and back, a thumb apart. */
export function DraftAndQuestions({ draft, questions, className = "" }: DraftAndQuestionsProps) {
  return (
    <nav
      aria-label="Draft and questions"
      className={`sticky bottom-0 z-10 -mx-5 grid grid-cols-2 border-t border-rule bg-surface pe-20 text-center font-semibold sm:-mx-8 lg:hidden print:hidden ${className}`}
    >
      <a href={draft.to} className="grid min-h-12 place-items-center border-e border-rule no-underline">
        {draft.label}
      </a>
      <a href={questions.to} className="grid min-h-12 place-items-center no-underline">
        {questions.label}
      </a>
    </nav>
  );
}
