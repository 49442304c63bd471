import { type FormEvent, useEffect, useState } from "react";
import type { ReadLetter } from "./letter-file";

/** A letter that was read on the device, and its lines once they were put right there: nothing of it was sent. */
export function useDeviceLetter() {
  const [letter, show] = useState<ReadLetter | null>(null);
  const read = letter?.answer.read;
  useEffect(() => {
    if (read !== undefined) document.getElementById("result-title")?.focus();
  }, [read]);
  function again(event: FormEvent<HTMLFormElement>) {
    if (letter === null) return;
    event.preventDefault();
    const form = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    form.set("intent", "again");
    import("../answer-letter").then(({ answerLetter }) =>
      show({ ...letter, answer: answerLetter(form, letter.answer.college) }),
    );
  }
  return { letter, show, again };
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
