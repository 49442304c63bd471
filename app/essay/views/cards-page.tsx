import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/design/button";
import { TextAreaField } from "~/design/field";
import { KeepOnDevice } from "~/design/keep-on-device";
import { Page, PageHeading, Section } from "~/design/layout";
import { More } from "~/design/more";
import { cardGroups, writingMinutes } from "../cards/cards";
import { type Idea, ideaAnswers, ideaQuestions, readIdeas, type WeighedIdea, weighIdeas } from "../cards/choose";
import { cardsPath, coachPath } from "../form/input";
import { countText } from "../text/count";

export interface CardsState {
  readonly ideas: readonly Idea[];
  readonly weighed: readonly WeighedIdea[];
}

/** Before the first draft: cards, timed writing, and three ideas side by side. */
export function CardsPage({ posted }: { posted: CardsState | undefined }) {
  return (
    <Page>
      <PageHeading above={<Link to={coachPath}>Essay coach</Link>} title="Before the first draft">
        <p>
          Questions to find something that’s yours, ten minutes of writing nobody grades, and a way to choose between
          three ideas. If nothing ever happened to you, start with the last set of cards.
        </p>
      </PageHeading>
      <Section id="cards" title="Cards">
        <p className="mb-4 max-w-[46rem]">
          Read a set until one question makes you think of a particular place or person. Then stop reading and write.
        </p>
        <div className="max-w-[46rem]">
          {cardGroups.map(({ id, name, about, cards }) => (
            <More key={id} title={name} note={about} className="border-b border-rule">
              <ol className="grid list-decimal gap-3 ps-5 font-serif text-lg leading-snug">
                {cards.map((card) => (
                  <li key={card}>{card}</li>
                ))}
              </ol>
            </More>
          ))}
        </div>
      </Section>
      <Section id="free-writing" title="Write without stopping">
        <FreeWriting />
      </Section>
      <Section id="choose" title="Three ideas, one essay">
        <Chooser posted={posted} />
      </Section>
    </Page>
  );
}

/** Minutes are counted on the device; without its program a kitchen timer does it. */
function FreeWriting() {
  const [ends, setEnds] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  const [words, setWords] = useState(0);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (ends === null) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((ends - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ends]);
  const over = ends !== null && left === 0;
  return (
    <form className="max-w-[46rem]" onSubmit={(event) => event.preventDefault()}>
      <p className="mb-4">
        Set a timer and don’t stop: no fixing, no reading back. If you get stuck, write the last word again until
        another one comes. Any language is fine.
      </p>
      {ready && (
        <p className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
          {writingMinutes.map((minutes) => (
            <Button
              key={minutes}
              type="button"
              onClick={() => {
                setLeft(minutes * 60);
                setEnds(Date.now() + minutes * 60_000);
              }}
            >
              {minutes} minutes
            </Button>
          ))}
          {ends !== null && (
            <span className="font-semibold tabular-nums" role="timer">
              {over ? "Time" : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`}
            </span>
          )}
        </p>
      )}
      <TextAreaField
        name="writing"
        label="Your writing"
        rows={10}
        autoComplete="off"
        spellCheck={false}
        data-private=""
        onInput={(event) => setWords(countText(event.currentTarget.value).words)}
        className="font-serif text-[1.0625rem] leading-relaxed"
      />
      <p className="mt-1.5 text-sm text-muted tabular-nums">
        {words > 0 && `${words} words. `}It stays in this page and is gone when you close it, unless you check the box.
      </p>
      <p role="status" className="mt-2 font-semibold">
        {over && "Stop here. Underline the one line you didn’t expect. What does it want to know?"}
      </p>
      <KeepOnDevice name="essay-writing" given={[]} />
    </form>
  );
}

function Chooser({ posted }: { posted: CardsState | undefined }) {
  const [here, setHere] = useState<CardsState | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const state = here ?? posted;
  useEffect(() => {
    if (here) result.current?.focus();
  }, [here]);
  return (
    <>
      <form
        method="post"
        action={`${cardsPath}#choose`}
        className="print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new URLSearchParams(
            [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
          );
          const ideas = readIdeas(form);
          setHere({ ideas, weighed: weighIdeas(ideas) });
        }}
      >
        <div className="grid gap-8 lg:grid-cols-3">
          {[1, 2, 3].map((number) => (
            <fieldset key={number} className="border-t-2 border-rule-strong pt-3">
              <legend className="sr-only">Idea {number}</legend>
              <label className="block font-semibold" htmlFor={`name${number}`}>
                Idea {number}, in three words
              </label>
              <input
                id={`name${number}`}
                name={`name${number}`}
                maxLength={80}
                autoComplete="off"
                data-private=""
                defaultValue={posted?.ideas[number - 1]?.name ?? ""}
                className="mt-1.5 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2 text-ink"
              />
              {ideaQuestions.map(({ id, text }) => (
                <fieldset key={id} className="mt-4">
                  <legend className="text-[0.9375rem]">{text}</legend>
                  <div className="flex flex-wrap gap-x-4">
                    {ideaAnswers.map(({ value, label }) => (
                      <label key={value} className="flex min-h-11 items-center gap-2">
                        <input
                          type="radio"
                          name={`${id}${number}`}
                          value={value}
                          defaultChecked={posted?.ideas[number - 1]?.answers[id] === value}
                          className="size-5"
                        />
                        {label}
                      </label>
                    ))}
                  </div>
                </fieldset>
              ))}
            </fieldset>
          ))}
        </div>
        <Button look="next" className="mt-6 min-w-[min(14rem,100%)]">
          Lay them side by side
        </Button>
      </form>
      <div ref={result} tabIndex={-1} role="status" className="mt-6 max-w-[46rem]">
        {state && <Weighed weighed={state.weighed} />}
      </div>
    </>
  );
}

function Weighed({ weighed }: { weighed: readonly WeighedIdea[] }) {
  if (weighed.every(({ answered }) => answered === 0)) return <p>Answer a few of the questions first.</p>;
  return (
    <>
      <h3>By your own answers</h3>
      <ol className="mt-2">
        {weighed.map(({ name, number, share, open, unwilling }) => (
          <li key={number} className="border-b border-rule py-3">
            <p className="font-semibold">
              {name}
              <span className="ms-2 font-normal text-muted">
                {share === null ? "nothing answered" : `${Math.round(share * 100)} of 100 points of what you answered`}
              </span>
            </p>
            {unwilling && <p>You or someone in it wouldn’t want it read, so it’s listed last.</p>}
            {share !== null && open.length > 0 && (
              <p className="mt-1 text-[0.9375rem]">
                <span className="text-muted">Still open: </span>
                {open.join(" ")}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">
        The first, second and fifth question count double. It’s arithmetic on what you said, not a judgment. If you’re
        disappointed by the order, which one did you hope for?
      </p>
    </>
  );
}
