import { type FormEvent, useState } from "react";
import { Button } from "~/design/button";
import { TextAreaField } from "~/design/field";
import { withCommas } from "~/design/figures";
import { KeepOnDevice } from "~/design/keep-on-device";
import type { Messages } from "~/design/messages";
import { More } from "~/design/more";
import { coachPath } from "../form/input";
import { prepareReader } from "../form/reader";
import { noteOf, promptOf } from "../prompts/prompts";
import type { Asked } from "../reading/reading";
import { countText } from "../text/count";
import { CollegeField } from "./college-field";
import { PromptOptions } from "./prompt-options";

const every = ["draft", "prompt", "pasted", "activities", "college"];

/** The draft, its prompt and what else the student wants to hold it to. */
export function CoachForm({
  asked,
  college,
  messages,
  onDevice,
  posted,
  busy,
  read,
}: {
  asked: Asked;
  college: string;
  messages: Messages;
  /** Whether the browser reads the draft; until then the server would. */
  onDevice: boolean;
  posted: boolean;
  busy: boolean;
  read: (form: HTMLFormElement) => void;
}) {
  const [typed, setTyped] = useState({ draft: asked.draft, prompt: asked.prompt });
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget);
    setTyped({ draft: String(form.get("draft")), prompt: String(form.get("prompt")) });
  };
  const prompt = promptOf(typed.prompt);
  return (
    <form
      method="post"
      action={`${coachPath}#reading`}
      noValidate
      className="print:hidden"
      onFocus={prepareReader}
      onInput={follow}
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        read(event.currentTarget);
      }}
    >
      <div className="grid max-w-[46rem] gap-7">
        <div>
          <label htmlFor="prompt" className="font-semibold">
            The prompt
          </label>
          <p id="prompt-hint" className="mt-0.5 text-sm text-muted">
            {prompt.asks} {noteOf(prompt.id)}
          </p>
          <select
            id="prompt"
            name="prompt"
            defaultValue={prompt.id}
            aria-describedby="prompt-hint"
            className="mt-1.5 min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3 py-2 text-ink"
          >
            <PromptOptions />
          </select>
        </div>
        <div>
          <TextAreaField
            name="draft"
            label="Your draft"
            rows={14}
            autoComplete="off"
            data-private=""
            defaultValue={asked.draft}
            errors={messages.draft}
            className="font-serif text-[1.0625rem] leading-relaxed"
          />
          <Count draft={typed.draft} prompt={prompt} />
        </div>
        <More
          title="A pasted prompt, your activities list, one college"
          open={
            asked.pasted !== "" ||
            asked.activities !== "" ||
            college !== "" ||
            prompt.kind === "why" ||
            typed.prompt === "pasted" ||
            typed.prompt === "coalition" ||
            Object.keys(messages).some((name) => name !== "draft")
          }
        >
          <div className="grid gap-6">
            <TextAreaField
              name="pasted"
              label="The question, word for word (optional)"
              hint="With its limit. Where the prompt above has parts of its own, only the limit is taken from here."
              rows={3}
              autoComplete="off"
              data-private=""
              defaultValue={asked.pasted}
              errors={messages.pasted}
            />
            <TextAreaField
              name="activities"
              label="Your activities list (optional)"
              hint="To see what the essay says that the list doesn’t."
              rows={3}
              autoComplete="off"
              data-private=""
              defaultValue={asked.activities}
              errors={messages.activities}
            />
            <CollegeField typed={college} errors={messages.college} />
          </div>
        </More>
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="next" className="min-w-[min(14rem,100%)]" aria-disabled={busy || undefined}>
          Read my draft
        </Button>
      </p>
      <p className="mt-3 max-w-[46rem] text-sm text-muted" data-where={onDevice ? "device" : "site"}>
        {onDevice
          ? "It’s read on this device. Neither typing nor reading sends any of it to us or to anyone else."
          : "Until this page’s program runs, the button sends your draft to this site, which answers once and keeps nothing."}
      </p>
      <KeepOnDevice name="essay" given={posted ? every : []} />
    </form>
  );
}

/** As the form counts: what stands between spaces, and every character. */
function Count({ draft, prompt }: { draft: string; prompt: ReturnType<typeof promptOf> }) {
  const { words, characters } = countText(draft);
  const [least, most] = prompt.words;
  const limit =
    prompt.characters !== null
      ? `limit ${prompt.characters} characters`
      : most === null
        ? "each college sets its own limit"
        : least === null
          ? `up to ${most} words`
          : `${least} to ${most} words`;
  const over = (most !== null && words > most) || (prompt.characters !== null && characters > prompt.characters);
  return (
    <p className={`mt-1.5 text-sm tabular-nums ${over ? "font-semibold text-danger" : "text-muted"}`}>
      {withCommas(words)} words, {withCommas(characters)} characters · {limit}
      {over && " · too long"}
    </p>
  );
}
