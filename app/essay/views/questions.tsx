import { Spoken } from "~/design/layout";
import type { Finding, Reading } from "../reading/reading";

const kindInWords = {
  "own work": "Your own work",
  privacy: "Privacy",
  college: "This college",
  substance: "What it’s about",
  language: "How it’s said",
} as const;

/** Every finding: what, in whose words, why a reader cares, and one question. */
export function Questions({ reading }: { reading: Reading }) {
  if (reading.findings.length === 0) {
    return (
      <p className="max-w-[40rem]">
        {reading.isEnglish ? "None of the rules found anything. " : "The rules couldn’t read it. "}That doesn’t mean
        it’s finished: a program can’t tell whether it sounds like you. Read it aloud to somebody who knows you.
      </p>
    );
  }
  return (
    <ol className="grid gap-0">
      {reading.findings.map((finding, at) => (
        <Question key={finding.id} finding={finding} number={at + 1} text={reading.text} />
      ))}
    </ol>
  );
}

function Question({ finding, number, text }: { finding: Finding; number: number; text: string }) {
  const { name, kind, why, question, source, places, more } = finding;
  const notes = [...new Set(places.flatMap(({ note }) => note ?? []))];
  const count = places.length + more;
  return (
    <li
      id={`question-${number}`}
      className="scroll-mt-28 border-t border-rule py-5 ps-1 break-inside-avoid target:bg-notice-tint"
    >
      <p className="text-sm font-semibold text-muted">{kindInWords[kind]}</p>
      <h3 className="mt-0.5 text-lg">
        <span className="me-2 tabular-nums">{number}</span>
        {name}
      </h3>
      <p className="mt-2 font-serif text-lg leading-snug">{question}</p>
      <p className="mt-2">
        {places.slice(0, 4).map(({ start, end }, at) => (
          <span key={start}>
            {at > 0 && " · "}
            <q>{short(text.slice(start, end))}</q>
          </span>
        ))}
        {count > 4 && ` · and ${count - 4} more`}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-1">
          {note}
        </p>
      ))}
      <p className="mt-2 text-[0.9375rem] text-muted">
        {why}{" "}
        {source && (
          <span className="text-sm">
            ({source.publisher}, {source.date})
          </span>
        )}
      </p>
      <p className="mt-1 print:hidden">
        <a href={`#place-${number}`} className="inline-flex min-h-11 items-center">
          Show it in the draft<Spoken>: question {number}</Spoken>
        </a>
      </p>
    </li>
  );
}

/** A long place by the words it begins and ends with. */
function short(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= 70) return line;
  return `${line.slice(0, 40).replace(/\s*\S*$/, "")} … ${line.slice(-22).replace(/^\S*\s*/, "")}`;
}
