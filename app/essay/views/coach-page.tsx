import { Link } from "@remix-run/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { writeDay } from "~/calendar/day";
import { Button } from "~/design/button";
import { ErrorSummary } from "~/design/error-summary";
import { Page, PageHeading, Section } from "~/design/layout";
import { type Messages, mistakesOf } from "~/design/messages";
import type { CheckedCollege } from "../college/checked-college";
import { activitiesPath, cardsPath, methodPath, readCoachForm } from "../form/input";
import { loadReader } from "../form/reader";
import type { ModelAnswer, NamedModel } from "../model/answer";
import { promptsCheckedOn, season } from "../prompts/prompts";
import type { Asked, Reading } from "../reading/reading";
import { CoachForm } from "./coach-form";
import { collegeNamed } from "./college-field";
import { ModelPart } from "./model-part";
import { ReadingView } from "./reading-view";

export interface CoachState {
  readonly messages: Messages;
  readonly asked: Asked;
  readonly college: string;
  readonly reading: Reading | null;
  readonly checked: CheckedCollege | null;
  /** What a model answered, where the page was posted to ask it. */
  readonly ofModel?: ModelAnswer | null;
}

const nothing: CoachState = {
  messages: {},
  asked: { draft: "", prompt: "", pasted: "", activities: "" },
  college: "",
  reading: null,
  checked: null,
};

/** Reads the form on the device. */
async function readHere(form: HTMLFormElement): Promise<CoachState> {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const read = readCoachForm(fields);
  const { asked, college } = read;
  if (!read.ok) return { ...nothing, messages: read.messages, asked, college };
  const { readDraft, checkCollege, readText, withCollege } = await loadReader();
  const reading = readDraft(asked);
  if (college.trim() === "") return { ...nothing, asked, college, reading };
  const found = await collegeNamed(college);
  if (found === null)
    return {
      ...nothing,
      asked,
      college,
      messages: { college: ["Choose a college from the list, or leave this empty."] },
    };
  const whole = withCollege(reading, checkCollege(readText(reading.text), found.college, found.others));
  return { messages: {}, asked, college, reading: whole, checked: found.college };
}

/** The coach: a draft, what a careful reader might ask about it, and nothing to paste. */
export function CoachPage({ posted, model }: { posted: CoachState | undefined; model: NamedModel | null }) {
  const [here, setHere] = useState<CoachState | null>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const state = here ?? posted ?? nothing;
  const mistakes = useMemo(() => mistakesOf(state.messages), [state.messages]);
  // What reads the draft comes at once, so that nothing has to be asked for once somebody types.
  useEffect(() => {
    loadReader().then(
      () => setReady(true),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (!here?.reading) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, [here]);
  const read = (form: HTMLFormElement) => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    readHere(form)
      .then(setHere, () => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <Page wide>
      <PageHeading title="Essay coach">
        <p>
          Paste a draft to see what it answers, where a reader may stop, and a question for each place. The coach asks;
          it never writes.
        </p>
      </PageHeading>
      <ErrorSummary mistakes={mistakes} />
      <CoachForm
        asked={(posted ?? nothing).asked}
        college={(posted ?? nothing).college}
        messages={state.messages}
        onDevice={ready}
        posted={posted !== undefined}
        busy={busy}
        read={read}
      />
      <p role="status" className="mt-4 font-semibold">
        {failed &&
          "Something needed couldn’t be loaded, so nothing was read or sent. Check your connection and try again."}
      </p>
      {state.reading && (
        <section id="reading" aria-labelledby="reading-title" className="mt-4 scroll-mt-28 border-t border-rule pt-10">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="reading-title" ref={title} tabIndex={-1} className="scroll-mt-28">
              What a reader might ask
            </h2>
            {ready && (
              <Button type="button" look="quiet" onClick={() => window.print()}>
                Print
              </Button>
            )}
          </div>
          <ReadingView reading={state.reading} checked={state.checked} />
          {model && (
            <ModelPart
              key={state.reading.text}
              model={model}
              asked={state.asked}
              college={state.college}
              posted={here ? null : (state.ofModel ?? null)}
              onDevice={ready}
            />
          )}
        </section>
      )}
      <About model={model} />
    </Page>
  );
}

function About({ model }: { model: NamedModel | null }) {
  return (
    <div className="mt-12 print:hidden">
      <Section id="before" title="Not there yet?">
        <ul className="grid max-w-[46rem] gap-3">
          <li>
            <Link to={cardsPath}>Before the first draft</Link>: cards with questions, timed writing, and a way to choose
            between three ideas. Made for “nothing ever happened to me,” too.
          </li>
          <li>
            <Link to={activitiesPath}>Your activities list</Link>: what fits, what each line says, and the order.
          </li>
          <li>
            <Link to="/help/personal-essay">The personal essay, step by step</Link> and{" "}
            <Link to="/help/supplements-and-why-this-college">“Why this college?”</Link>
          </li>
        </ul>
      </Section>
      <Section id="about" title="What it does, and what it won’t">
        <div className="prose">
          <p>
            Rules read your draft, each one open to look at:{" "}
            <Link to={methodPath}>what they look for, and how often they’re wrong</Link>. No language model is behind
            them. They show a place in your own words, say why a reader may stop there, and ask one question. They hold
            no sentence you could use, because the words have to be yours: you certify that when you submit.
          </p>
          <p>
            With this page’s program running, your draft stays on your device
            {model &&
              `, unless you decide to send it to a language model (${model.name}, at ${model.host}) for more questions`}
            . If you ask about one college, this site learns which one, and nothing else. Without the program, the
            button sends the draft here for one answer; it isn’t kept, logged or put in an address. It’s saved on your
            device only if you check the box.
          </p>
          <p>
            The prompts are those of {season}, in our words, as sources gave them on {writeDay(promptsCheckedOn)}. If
            your form says something else, the form is right. A word is whatever is between two spaces.
          </p>
        </div>
      </Section>
    </div>
  );
}
