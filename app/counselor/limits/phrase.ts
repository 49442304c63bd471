import type { replies } from "./replies";

export interface Phrase {
  readonly reply: keyof typeof replies;
  /** In plain words, as `plainText` writes them. */
  readonly when: RegExp;
  /** A question with these words. */
  readonly said: string;
}

export const row = (reply: Phrase["reply"], when: RegExp, said: string): Phrase => ({ reply, when, said });
