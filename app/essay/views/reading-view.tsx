import { Link } from "@remix-run/react";
import { Callout, Section } from "~/design/layout";
import type { CheckedCollege } from "../college/checked-college";
import { methodPath } from "../form/input";
import type { Reading } from "../reading/reading";
import { DraftAndQuestions } from "./draft-and-questions";
import { LengthLine } from "./length-line";
import { MarkedDraft } from "./marked-draft";
import { PartsList } from "./parts-list";
import { Questions } from "./questions";
import { RhythmChart } from "./rhythm-chart";

/** The whole reading of a draft. */
export function ReadingView({ reading, checked }: { reading: Reading; checked: CheckedCollege | null }) {
  const { findings, prompt, askedToWrite, beyondActivities, reuse } = reading;
  return (
    <>
      {askedToWrite && <NotWritten />}
      <LengthLine length={reading.length} />
      {!reading.isEnglish && (
        <p className="mt-3 max-w-[46rem] font-semibold">
          This doesn’t look like English. The rules read English; of other languages they count words and characters,
          and finding nothing means nothing.
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section
          aria-labelledby="marked"
          className="min-w-0 lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:self-start lg:overflow-y-auto print:static print:max-h-none print:overflow-visible"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reached by the keyboard
          tabIndex={0}
        >
          <h2 id="marked" className="mb-3 scroll-mt-28 text-xl">
            Your draft
          </h2>
          <MarkedDraft reading={reading} />
        </section>
        <section aria-labelledby="questions" className="min-w-0">
          <h2 id="questions" className="mb-3 scroll-mt-28 text-xl">
            {findings.length === 0
              ? "No questions"
              : findings.length === 1
                ? "One question"
                : `${findings.length} questions`}
          </h2>
          <Questions reading={reading} />
        </section>
      </div>
      <DraftAndQuestions
        draft={{ to: "#marked", label: "Your draft" }}
        questions={{ to: "#questions", label: `Questions (${findings.length})` }}
        className="mt-4"
      />
      <Section id="parts" title="What the prompt asks">
        <p className="mb-3 max-w-[46rem] text-muted">{prompt.asks}</p>
        <PartsList reading={reading} />
      </Section>
      {checked && (
        <Section id="college-page" title={`What to look at before you write to ${checked.name}`}>
          <p className="max-w-[46rem]">
            It’s {checked.control === "public" ? "a public college" : "a private college"} in {checked.city},{" "}
            {checked.state}.{" "}
            {checked.programs.length > 0 &&
              `By degrees awarded in ${checked.year}, its largest programs are ${checked.programs.join("; ")}. `}
            <Link to={checked.path}>Its page here</Link> has the rest, with the college’s own site. Which of it did you
            not know?
          </p>
        </Section>
      )}
      <Section id="rhythm" title="How long your sentences are">
        <RhythmChart reading={reading} />
      </Section>
      {beyondActivities !== null && (
        <Section id="beyond" title="What the essay says that your activities list doesn’t">
          {beyondActivities.length === 0 ? (
            <p className="max-w-[46rem]">
              Every name, number and thing in it is on the list, too. What would a reader learn here that they don’t
              know yet?
            </p>
          ) : (
            <p className="max-w-[46rem]">{beyondActivities.join(", ")}. Which of these is most you?</p>
          )}
        </Section>
      )}
      {reuse.length > 0 && (
        <Section id="reuse" title="Where else this could grow">
          <p className="mb-2 max-w-[46rem]">
            By its words, this draft could be about what these prompts ask, and each of their parts seems to be answered
            somewhere in it. Read the prompt first: does it ask the same thing?
          </p>
          <ul className="max-w-[46rem]">
            {reuse.map(({ prompt: other, over }) => (
              <li key={other.id} className="border-b border-rule py-2">
                {other.id.startsWith("uc-")
                  ? `University of California, ${other.name}`
                  : other.id.startsWith("common-")
                    ? `Common App, ${other.name}`
                    : other.name}
                <span className="text-muted">
                  {over > 0 ? ` · ${over} words too long` : over < 0 ? ` · ${-over} words short` : " · the length fits"}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p className="max-w-[46rem] text-sm text-muted">
        Rules find words, not meaning, and they’re wrong at times: <Link to={methodPath}>how often, by rule</Link>. You
        decide what stays.
      </p>
    </>
  );
}

/** The answer to somebody who asks for words in the field of the prompt. */
function NotWritten() {
  return (
    <div className="mb-6">
      <Callout kind="care" title="The coach doesn’t write, not even one sentence">
        <p>
          Your prompt asks for it. An essay is read for your voice, and the Common App calls passing off what an AI
          wrote as yours fraud (GradPilot, May 2026). If you told this to one person who likes you, out loud and in any
          language, how would you begin?
        </p>
      </Callout>
    </div>
  );
}
