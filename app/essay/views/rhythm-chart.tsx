import { More } from "~/design/more";
import type { Reading } from "../reading/reading";

const height = 96;

/** One bar for each sentence, as long as it has words, with a table behind it. */
export function RhythmChart({ reading }: { reading: Reading }) {
  const { sentences, text } = reading;
  if (sentences.length < 2) return null;
  const lengths = sentences.map(({ words }) => words);
  const most = Math.max(...lengths, 10);
  const width = Math.max(160, sentences.length * 14);
  const middle = [...lengths].sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  const summary = `${sentences.length} sentences. The shortest has ${Math.min(...lengths)} words, the longest ${Math.max(...lengths)}; half have ${middle} or fewer.`;
  return (
    <>
      <figure className="mt-2">
        <svg
          viewBox={`0 0 ${width} ${height + 2}`}
          role="img"
          aria-label={`Lengths of the sentences in order. ${summary}`}
          className="h-24 w-full max-w-[40rem]"
          preserveAspectRatio="none"
        >
          {sentences.map(({ start, words }, at) => (
            <rect
              key={start}
              x={at * (width / sentences.length) + 1.5}
              y={height - (words / most) * (height - 4)}
              width={width / sentences.length - 3}
              height={(words / most) * (height - 4)}
              fill="var(--brand)"
            />
          ))}
          <line x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} stroke="var(--rule-strong)" />
        </svg>
        <figcaption className="mt-2 text-sm text-muted">{summary}</figcaption>
      </figure>
      <More title="The same as a table" className="mt-1 print:hidden">
        <table className="w-full max-w-[40rem] text-sm">
          <thead>
            <tr className="border-b border-rule text-start">
              <th scope="col" className="py-1 text-start">
                Sentence
              </th>
              <th scope="col" className="py-1 text-end">
                Words
              </th>
            </tr>
          </thead>
          <tbody>
            {sentences.map(({ start, end, words }, at) => (
              <tr key={start} className="border-b border-rule">
                <th scope="row" className="py-1 text-start font-normal">
                  {at + 1}. {text.slice(start, end).split(/\s+/).slice(0, 5).join(" ")} …
                </th>
                <td className="py-1 text-end tabular-nums">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </More>
    </>
  );
}
