import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/design/button";
import { TextAreaField } from "~/design/field";
import type { CheckedCollege } from "~/essay/college/checked-college";
import { loadReader, prepareReader } from "~/essay/form/reader";
import type { Asked, Reading } from "~/essay/reading/reading";
import { countText } from "~/essay/text/count";
import { collegeNamed } from "~/essay/views/college-field";
import { ModelPart } from "~/essay/views/model-part";
import { PromptOptions } from "~/essay/views/prompt-options";
import { ReadingView } from "~/essay/views/reading-view";
import type { DraftPage } from "./draft-view";
import { PlanReuse } from "./plan-reuse";
import { type Saving, useSaving } from "./saving";

/** The field of the draft. With the page's program it saves by itself; without it the button does. */
export function DraftEditor({
  page,
  address,
  typed,
  errors,
  text,
  setText,
}: {
  page: DraftPage;
  /** Of this page. */
  address: string;
  typed: string | null;
  errors: readonly string[] | undefined;
  /** What the field holds. */
  text: string;
  setText: (text: string) => void;
}) {
  const { essay, newest } = page;
  const form = useRef<HTMLFormElement>(null);
  const [read, setRead] = useState<{ asked: Asked; reading: Reading; checked: CheckedCollege | null } | null>(null);
  const [failed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { ready, state, save, followTyping, followRules, followModel } = useSaving(form, address, newest, setText);
  useEffect(() => {
    loadReader().catch(() => {});
  }, []);
  useEffect(() => {
    if (!read) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, [read]);
  const readHere = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const { readDraft, checkCollege, readText, withCollege } = await loadReader();
    const value = (name: string) => String(fields.get(name));
    const asked = { draft: value("draft"), prompt: value("prompt"), pasted: value("pasted"), activities: "" };
    const own = readDraft(asked);
    const found = essay.unitid === null ? null : await collegeNamed(essay.college).catch(() => null);
    const checks = found === null ? [] : checkCollege(readText(own.text), found.college, found.others);
    const reading = withCollege(own, checks);
    followRules(reading.findings.map(({ id }) => id));
    setRead({ asked, reading, checked: found?.college ?? null });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!ready) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("name") === "intent") return void save(true);
    setFailed(false);
    readHere(event.currentTarget).catch(() => setFailed(true));
  };
  const { words, characters } = countText(text);
  const over = essay.wordLimit !== null && words > essay.wordLimit;
  return (
    <>
      <form
        ref={form}
        method="post"
        action={address}
        noValidate
        className="print:hidden"
        onFocus={prepareReader}
        onSubmit={send}
      >
        <input type="hidden" name="base" value={newest?.id ?? ""} />
        <input type="hidden" name="pasted" value={pastedPrompt(essay)} />
        <input type="hidden" name="college" value={essay.unitid === null ? "" : essay.college} />
        <TextAreaField
          name="draft"
          label="Your draft"
          rows={16}
          autoComplete="off"
          data-private=""
          defaultValue={typed ?? newest?.text ?? ""}
          errors={errors}
          className="font-serif text-[1.0625rem] leading-relaxed"
          onInput={(event) => {
            const { value } = event.currentTarget;
            setText(value);
            followTyping((event.nativeEvent as InputEvent).inputType ?? "", value);
          }}
        />
        <p className={`mt-1.5 text-sm tabular-nums ${over ? "font-semibold text-danger" : "text-muted"}`}>
          {words.toLocaleString("en-US")} words
          {essay.wordLimit !== null && ` of up to ${essay.wordLimit.toLocaleString("en-US")}`},{" "}
          {characters.toLocaleString("en-US")} characters{over && " · too long"}
        </p>
        {page.questions.length > 0 && (
          <p className="mt-1 text-sm">
            <a href="#people-ask" className="inline-flex min-h-11 items-center">
              {page.questions.length === 1 ? "One question is" : `${page.questions.length} questions are`} left in it:
              see where
            </a>
          </p>
        )}
        <p role="status" className="mt-2 min-h-6 text-sm">
          {stateWords(state)}
        </p>
        <p className="mt-3">
          <Button look="next" name="intent" value="save">
            Save as a version
          </Button>
        </p>
        <p className="mt-2 text-sm text-muted">
          {ready
            ? "It’s also saved while you type, with a new version every ten minutes. Until the site has it, it’s kept in this browser, and signing out clears that."
            : "Until this page’s program runs, only the button saves it."}
        </p>
        <div className="mt-8 flex flex-wrap items-end gap-4 border-t border-rule pt-6">
          <label className="min-w-0 max-w-full">
            <span className="block font-semibold">Read it against</span>
            <select
              name="prompt"
              defaultValue={page.prompt}
              className="mt-1.5 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2 text-ink"
            >
              <PromptOptions />
            </select>
          </label>
          <Button formAction="/essay-coach#reading">Read my draft</Button>
        </div>
        <p className="mt-2 max-w-[46rem] text-sm text-muted">
          {ready
            ? "Rules read it on this device, up to 8,000 characters, and ask. The record below keeps which rules asked, and no words."
            : "The button sends your draft to the essay coach of this site, which answers once and keeps nothing."}
        </p>
        <p role="status" className="font-semibold">
          {failed && "What reads the draft couldn’t be loaded. Check your connection and try again."}
        </p>
      </form>
      {/* With questions of people, or of the rules about this very text, it's printed with their marks. */}
      {page.questions.length === 0 && read?.asked.draft !== text && (
        <p className="hidden whitespace-pre-wrap font-serif print:block">{text}</p>
      )}
      {read && (
        <section id="reading" aria-labelledby="reading-title" className="mt-8 scroll-mt-28 border-t border-rule pt-8">
          <h2 id="reading-title" ref={title} tabIndex={-1} className="mb-4 scroll-mt-28">
            What a reader might ask
          </h2>
          <ReadingView reading={read.reading} checked={read.checked} />
          <PlanReuse
            text={read.reading.text}
            others={page.others}
            essays={address.slice(0, address.lastIndexOf("/"))}
          />
          {page.model && (
            <ModelPart
              key={read.reading.text}
              model={page.model}
              asked={read.asked}
              college=""
              posted={null}
              onDevice
              recordIn={followModel}
            />
          )}
        </section>
      )}
    </>
  );
}

/** The question and its limit as the coach takes a pasted prompt. */
function pastedPrompt({ title, wordLimit }: DraftPage["essay"]): string {
  return wordLimit === null ? title : `${title} (up to ${wordLimit} words)`;
}

/** What became of what was typed, in a line that is read aloud. */
function stateWords({ is, number, message, beside, recovered }: Saving): string {
  const besides =
    beside === null
      ? ""
      : ` Version ${beside} was saved somewhere else meanwhile. Both are in the list: compare them below.`;
  const again = recovered === null ? "" : ` What this browser had kept from before is version ${recovered}.`;
  switch (is) {
    case "saving":
      return "Saving…";
    case "saved":
      return `Saved in version ${number}.${besides}${again}`;
    case "offline":
      return "No connection to the site. Keep typing: it’s kept in this browser, and saved when the connection is back.";
    case "signed-out":
      return "You’re signed out, so it isn’t saved. Sign in again in another tab, then press Save here.";
    case "refused":
      return message;
    case "typing":
      return message === "" ? `Not saved yet.${besides}` : message;
    default:
      return `${besides}${again}`.trim();
  }
}
