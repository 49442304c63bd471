import type { Reading } from "../reading/reading";

/** The parts of the prompt as a checklist: which sentence seems to answer which, and which none does. */
export function PartsList({ reading }: { reading: Reading }) {
  const { parts, prompt, text, sentences, isEnglish } = reading;
  if (parts.length === 0) {
    return <p className="max-w-[40rem]">This prompt leaves the subject open. There are no parts to check off.</p>;
  }
  return (
    <>
      <ul className="max-w-[46rem]">
        {parts.map(({ part, sentences: answering }) => (
          <li key={part.text} className="grid grid-cols-[1.5rem_1fr] gap-x-2 border-b border-rule py-3">
            <span aria-hidden="true" className="font-bold">
              {!isEnglish ? "·" : answering.length > 0 ? "✓" : "–"}
            </span>
            <div>
              <p className="font-semibold">{part.text}</p>
              {answering.length > 0 ? (
                <p className="mt-0.5 text-[0.9375rem]">
                  <span className="text-muted">Perhaps here: </span>
                  {answering.map((at, order) => {
                    const { start = 0, end = 0 } = sentences[at] ?? {};
                    return (
                      <span key={at}>
                        {order > 0 && " · "}
                        <q>{text.slice(start, end).split(/\s+/).slice(0, 9).join(" ")} …</q>
                      </span>
                    );
                  })}
                </p>
              ) : !isEnglish ? (
                <p className="mt-0.5">Which sentence answers this? The rules read English alone, so they can’t look.</p>
              ) : (
                <p className="mt-0.5">
                  Nothing in the draft seems to answer this. Does a sentence of yours do it in another way?
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[46rem] text-sm text-muted">
        A program guesses this from words. You know better what answers{" "}
        {prompt.kind === "why" ? "the question" : "the prompt"}.
        {prompt.source &&
          ` The prompt, in our words: ${prompt.source.publisher}, ${prompt.source.date}. The wording on your form counts.`}
      </p>
    </>
  );
}
