/** Addresses of the counselor, and what a form of it may hold. */
export const counselorPath = "/counselor";
/** The same question, answered sentence by sentence. */
export const counselorStreamPath = "/counselor/stream";
/** Conversations somebody keeps. */
export const threadsPath = "/counselor/threads";
export const threadPath = (id: string): string => `${threadsPath}/${id}`;
/** What a plan would add to one question. */
export const withPlanPath = "/counselor/plan";
/** The words of the field, each with an address of its own. */
export const wordsPath = "/counselor/words";
/** How to add the tools to an assistant, and the address they answer at. */
export const assistantsPath = "/counselor/mcp";
export const mcpPath = "/mcp";

/** Characters of a question. */
export const longestQuestion = 4_000;

/** The words of the field in Spanish, each with the English one. */
export const spanishWordsPath = "/es/glosario";
