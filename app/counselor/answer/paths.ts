/** Addresses of the counselor, and what a form of it may hold. */
export const counselorPath = "/counselor";
/** The words of the field, each with an address of its own. */
export const wordsPath = "/counselor/words";

/** Characters of a question. */
export const longestQuestion = 4_000;
