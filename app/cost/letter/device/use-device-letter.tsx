import { type FormEvent, useEffect, useMemo, useState } from "react";
import { Button } from "~/design/button";
import { forgetTyped } from "~/design/kept-form";
import { forgetInTab, useKeptInTab } from "~/design/use-kept-in-tab";
import type { LetterAnswer, LetterCollege } from "../answer-letter";
import { formOf } from "../answers";

export interface DeviceLetter {
  readonly answer: LetterAnswer;
  /** Of a file, as it was read; `null` for a letter that was pasted. */
  readonly text: string | null;
  /** F5 or Back brought it back: the reader stays where they were. */
  readonly isBack: boolean;
}

interface KeptLetter {
  readonly form: string;
  readonly college: LetterCollege | null;
  readonly text: string | null;
}

const keptAs = "letter";
/** Letters of one tab that Back can lead to. */
const mostLetters = 4;

/**
 * A letter that is decoded on the device: read from a file, put right there, brought back by F5 or Back, or typed while
 * there's no connection. Nothing of it is sent.
 *
 * @param posted what the server answered, if the page was posted to
 * @param college the page is opened for
 * @param isHere whether a form is to be answered here, as it is where there's no connection and the tools are kept
 */
export function useDeviceLetter(
  posted: LetterAnswer | undefined,
  college: LetterCollege | null,
  isHere: () => boolean,
) {
  const [letter, setLetter] = useState<DeviceLetter | null>(null);
  const answer = letter?.answer ?? posted;
  const text = letter?.text ?? null;
  const shown = useMemo<KeptLetter | undefined>(
    () => answer && { form: formOf(answer).toString(), college: answer.college, text },
    [answer, text],
  );
  const earlier = useKeptInTab(keptAs, shown, mostLetters);
  useEffect(() => {
    if (earlier === null) return undefined;
    const { form, college, text } = earlier;
    let isOver = false;
    import("../answer-letter").then(
      ({ answerLetter }) => {
        if (!isOver) setLetter({ answer: answerLetter(new URLSearchParams(form), college), text, isBack: true });
      },
      // Its program can't be had without a connection. The letter stays in the tab.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [earlier]);

  const read = letter === null || letter.isBack ? undefined : letter.answer.read;
  useEffect(() => {
    if (read !== undefined) document.getElementById("result-title")?.focus();
  }, [read]);
  const show = (read: Pick<DeviceLetter, "answer" | "text">) => setLetter({ ...read, isBack: false });
  /** Answers a form of the page here, as the server would. */
  function here(event: FormEvent<HTMLFormElement>, intent: "read" | "again") {
    event.preventDefault();
    const form = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    form.set("intent", intent);
    import("../answer-letter").then(({ answerLetter }) =>
      show({ text, answer: answerLetter(form, answer?.college ?? college) }),
    );
  }
  const onRead = (event: FormEvent<HTMLFormElement>) => {
    if (isHere()) here(event, "read");
  };
  const onAgain = (event: FormEvent<HTMLFormElement>) => {
    if (letter !== null || isHere()) here(event, "again");
  };
  return { letter, answer, show, onRead, onAgain };
}

/** The letter as text, to be held against the paper. */
export function TextAsRead({ text }: { text: string }) {
  return (
    <details className="mb-4 max-w-[52rem] print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">The text we read</summary>
      <pre data-private="" className="overflow-x-auto border border-rule bg-surface p-3 text-sm">
        {text}
      </pre>
    </details>
  );
}

/** For a shared computer: the letters of this tab are gone, and the page opens empty. */
export function ForgetLetter({ path }: { path: string }) {
  const forget = () => {
    forgetInTab(keptAs);
    forgetTyped("letter");
    forgetTyped("letter-lines");
    window.location.replace(path);
  };
  return (
    <Button type="button" look="quiet" onClick={forget} className="[@media(scripting:none)]:hidden">
      Forget this letter
    </Button>
  );
}
