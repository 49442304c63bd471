/** A text as a part of a pattern that finds it letter for letter. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
