import { createContext, Fragment, type ReactNode, useContext } from "react";
import type { Language } from "./language";
import { inEnglish, partsOf, type Translate } from "./translation";

/** The language of the tool around a part, and its messages. Pages that say nothing are English. */
export const Translation = createContext<{ readonly language: Language; readonly translate: Translate<string> }>({
  language: "en",
  translate: inEnglish,
});

/**
 * Messages in the reader's language. A tool names its own, so that one without a translation is a type error.
 *
 * @example const t = useTranslate<AidMessage>();
 */
export function useTranslate<M extends string>(): Translate<M> {
  return useContext(Translation).translate;
}

export const useLanguage = (): Language => useContext(Translation).language;

/** A message whose places are filled with more than text: links, other parts. */
export function filledWith(message: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never change their order
  return partsOf(message).map((part, at) => <Fragment key={at}>{at % 2 === 0 ? part : parts[part]}</Fragment>);
}
