/** Addresses of the counselor. */
export const counselorPath = "/counselor";
/** The words of the field, each with an address of its own. */
export const wordsPath = "/counselor/words";
