/** What somebody types before anything is deleted. */
export const deletingWord = "delete";

/** Whether the word was typed, however it was written. */
export function saidDelete(typed: string | null): boolean {
  return (
    (typed ?? "")
      .trim()
      .replace(/["'“”‘’.]/g, "")
      .toLowerCase() === deletingWord
  );
}

/** What is said where it was not. */
export const wordMissing = `Type the word ${deletingWord} to continue.`;
