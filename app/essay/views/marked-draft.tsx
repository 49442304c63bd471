import { Spoken } from "~/design/layout";
import type { FindingKind, Reading } from "../reading/reading";
import { linesOf, type Segment, segmentsOf } from "../reading/segments";

/** A mark is seen by its line and its number, and not by color alone. */
const looks: Readonly<Record<FindingKind, string>> = {
  "own work": "decoration-danger decoration-wavy bg-danger-tint",
  privacy: "decoration-danger decoration-double bg-danger-tint",
  college: "decoration-reach decoration-dashed bg-reach-tint",
  substance: "decoration-brand decoration-solid bg-brand-tint",
  language: "decoration-target decoration-dotted bg-target-tint",
};

/** A text and what is asked at places of it. */
type MarkedText = Pick<Reading, "text" | "findings">;

/**
 * The student's own words, with a number wherever there's a question.
 *
 * @param anchors stands before the ids of places and questions, where a page holds two marked texts
 */
export function MarkedDraft({ reading, anchors = "" }: { reading: MarkedText; anchors?: string }) {
  return (
    <div className="font-serif text-[1.0625rem] leading-[1.9] break-words">
      {linesOf(reading.text).map((line) => (
        <p key={line.start} className="mb-4">
          {segmentsOf(line, reading.findings).map((segment) => (
            <Piece key={segment.start} anchors={anchors} segment={segment} reading={reading} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Piece({ anchors, segment, reading }: { anchors: string; segment: Segment; reading: MarkedText }) {
  const words = reading.text.slice(segment.start, segment.end);
  if (segment.kind === null) return words;
  return (
    <>
      {segment.begins.map((number) => (
        <Begin
          key={number}
          number={number}
          anchors={anchors}
          isFirst={reading.findings[number - 1]?.places[0]?.start === segment.start}
        />
      ))}
      <mark className={`rounded-[2px] text-ink underline decoration-2 underline-offset-4 ${looks[segment.kind]}`}>
        {words}
      </mark>
      {segment.ends.map((number) => (
        <a
          key={number}
          href={`#${anchors}question-${number}`}
          className="rounded px-1 align-super font-sans text-xs font-bold"
        >
          <Spoken>End of mark. Question </Spoken>
          {number}
          <Spoken>: {reading.findings[number - 1]?.name}</Spoken>
        </a>
      ))}
    </>
  );
}

/** Where a mark begins; the first place of a question is where the question leads back to. */
function Begin({ number, anchors, isFirst }: { number: number; anchors: string; isFirst: boolean }) {
  return (
    <span id={isFirst ? `${anchors}place-${number}` : undefined} className="scroll-mt-28">
      <Spoken> Mark {number} begins: </Spoken>
    </span>
  );
}
