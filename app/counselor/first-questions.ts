/** Questions to begin with: one of each kind that the counselor answers well. */
export const firstQuestions: readonly string[] = [
  "How much would Ohio State cost a family in Ohio that earns $60,000?",
  "What are my chances at Michigan State with a 3.6 GPA and a 1250 SAT?",
  "Is Stanford test-optional?",
  "When is the FAFSA due in Texas?",
  "What is the Student Aid Index?",
  "How much Pell Grant would a family of four with $45,000 get?",
  "How much can a parent borrow in Parent PLUS loans?",
  "My parents are divorced. Which one goes on the FAFSA?",
  "What’s the difference between subsidized and unsubsidized loans?",
  "Compare Penn State and the University of Pittsburgh.",
  "When is the next SAT?",
  "¿Necesito un número de seguro social para la FAFSA?",
];
