import { useEffect, useId, useRef, useState } from "react";
import type { LetterCollege } from "../answer-letter";
import type { Language } from "./read-picture.client";
import type { DeviceLetter } from "./use-device-letter";

type State =
  | { readonly at: "waiting" }
  | { readonly at: "busy"; readonly words: string; readonly part: number | null }
  | { readonly at: "failed"; readonly words: string };

const doingWords = { getting: "Getting what reads pictures, about 5 MB once", reading: "Reading the letter" } as const;

/**
 * A letter as a PDF or a photo. It's read and decoded on the device; what reads it is loaded when a file is chosen.
 * Without scripts this part isn't there, and the letter is pasted.
 */
export function LetterFile({
  college,
  onRead,
}: {
  college: LetterCollege | null;
  onRead: (letter: Pick<DeviceLetter, "answer" | "text">) => void;
}) {
  const id = useId();
  const [ready, setReady] = useState(false);
  const [spanish, setSpanish] = useState(false);
  const [state, setState] = useState<State>({ at: "waiting" });
  // The file that was chosen last: an older one that is still being read no longer counts.
  const latest = useRef(0);
  useEffect(() => {
    setReady(true);
    return () => {
      latest.current = -1;
    };
  }, []);

  async function read(file: File) {
    const turn = ++latest.current;
    const show = (next: State) => latest.current === turn && setState(next);
    show({ at: "busy", words: "Opening the file", part: null });
    const language: Language = spanish ? "spanish" : "english";
    try {
      const [{ readFile }, { answerLetter }] = await Promise.all([
        import("./read-file.client"),
        import("../answer-letter"),
      ]);
      const reading = await readFile(file, language, (doing, part) =>
        show({ at: "busy", words: doingWords[doing], part }),
      );
      if ("problem" in reading) return show({ at: "failed", words: reading.problem });
      const form = new URLSearchParams({ letter: reading.text, intent: "read" });
      const answer = answerLetter(form, college);
      const [mistake] = Object.values(answer.messages).flat();
      if (mistake !== undefined) return show({ at: "failed", words: mistake });
      if (latest.current === turn) onRead({ answer, text: reading.text });
    } catch {
      show({
        at: "failed",
        words: "What reads the letter didn’t load. Try once more, or paste or type the lines below.",
      });
    }
  }

  return (
    <div
      className={`mb-10 max-w-[42rem] gap-3 print:hidden ${ready ? "grid" : "hidden [@media(scripting:enabled)]:grid"}`}
    >
      <label htmlFor={id} className="font-semibold">
        A photo or a PDF of it
      </label>
      <p id={`${id}-hint`} className="-mt-2 text-sm text-muted">
        It’s read on this device and isn’t sent anywhere. Put the whole page in the picture, straight from above.
      </p>
      <input
        id={id}
        type="file"
        accept="application/pdf,image/*"
        disabled={!ready}
        aria-describedby={`${id}-hint ${id}-state`}
        className="min-h-11 w-full rounded-md border border-dashed border-rule-strong bg-surface p-3 file:me-4 file:min-h-11 file:rounded-md file:border-0 file:bg-accent file:px-5 file:font-semibold file:text-on-accent"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file chosen again after a failure is a new try.
          currentTarget.value = "";
          if (file) read(file);
        }}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          disabled={!ready}
          checked={spanish}
          onChange={({ currentTarget }) => setSpanish(currentTarget.checked)}
        />
        The letter is in Spanish
      </label>
      <div id={`${id}-state`} role="status">
        {state.at === "busy" && (
          <p>
            {state.words} …
            {state.part !== null && (
              <progress className="ms-3 h-3 w-40 align-middle accent-brand" max={1} value={state.part} />
            )}
          </p>
        )}
        {state.at === "failed" && <p className="font-semibold text-danger">{state.words}</p>}
      </div>
    </div>
  );
}
