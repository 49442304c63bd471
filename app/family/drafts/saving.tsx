import { useRevalidator } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { deviceKeys, readDevice, writeDevice } from "~/design/device.client";
import { markOwnChange } from "../plan/own-change";
import { emptySitting, followInput, followModel, followReading, type Sitting, sittingFields } from "./written";

export type SaveAnswer =
  | {
      readonly ok: true;
      readonly id: string;
      readonly number: number;
      /** Number of the newest version when it is another one than this or what this grew out of. */
      readonly beside: number | null;
    }
  | { readonly ok: false; readonly message: string };

/** Milliseconds without typing after which it is saved, and between tries without a connection. */
const pause = 2_500;
const retry = 15_000;

/** What became of what is typed. `refused`: the site says why, in `message`. */
export interface Saving {
  readonly is: "nothing" | "typing" | "saving" | "saved" | "offline" | "signed-out" | "refused";
  readonly number: number | null;
  readonly message: string;
  /** Version that was the newest when this one was put beside it. */
  readonly beside: number | null;
  /** Version made from what this device had kept from before. */
  readonly recovered: number | null;
}

const start: Saving = { is: "nothing", number: null, message: "", beside: null, recovered: null };

/**
 * An open page: what it wrote last, and what it has seen. Saves have even turns, what the device keeps the odd one
 * after.
 */
interface Live {
  base: string;
  sitting: string;
  turn: number;
  counts: Sitting;
  before: string;
  dirty: boolean;
  busy: boolean;
  wantsNew: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const newSitting = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Saves a draft while it is typed. What the site has not taken yet lies on the device, one entry for each open page; an
 * entry that a closed page left is sent when the draft is opened again. It decides nothing: see `whereToSave`.
 *
 * @param form that holds the field `draft`
 * @param page address of the draft
 * @param filled is told what a closed page had left, where it is put into the field
 */
export function useSaving(
  form: RefObject<HTMLFormElement | null>,
  page: string,
  newest: { readonly id: string; readonly text: string } | null,
  filled: (text: string) => void,
) {
  const [state, setState] = useState<Saving>(start);
  const [ready, setReady] = useState(false);
  const { revalidate } = useRevalidator();
  const live = useRef<Live>({
    base: newest?.id ?? "",
    sitting: "",
    turn: 0,
    counts: emptySitting,
    before: newest?.text ?? "",
    dirty: false,
    busy: false,
    wantsNew: false,
    timer: undefined,
  });
  const told = useRef<number | null>(null);
  const keys = `draft:${page}:`;

  /** Shows the page as it is after what was saved here. */
  const showOwn = useCallback(() => {
    markOwnChange();
    revalidate();
  }, [revalidate]);

  const fieldOf = useCallback(() => {
    const field = form.current?.elements.namedItem("draft");
    return field instanceof HTMLTextAreaElement ? field : null;
  }, [form]);

  const fieldsAt = useCallback(
    (turn: number, asNew: boolean) => {
      const { base, sitting, counts } = live.current;
      const fields = { draft: fieldOf()?.value ?? "", base, sitting, turn: String(turn), ...sittingFields(counts) };
      return new URLSearchParams(asNew ? { ...fields, new: "yes" } : fields);
    },
    [fieldOf],
  );

  const save = useCallback(
    async (asNew = false) => {
      const now = live.current;
      clearTimeout(now.timer);
      now.wantsNew ||= asNew;
      if (now.busy || fieldOf() === null) return;
      const [wantsNew, key] = [now.wantsNew, keys + now.sitting];
      now.busy = true;
      now.dirty = false;
      now.wantsNew = false;
      now.turn += 2;
      setState((was) => ({ ...was, is: "saving" }));
      const { is, answer } = await send(page, fieldsAt(now.turn, wantsNew).toString());
      now.busy = false;
      if (is !== "saved" || !answer?.ok) {
        now.dirty = true;
        now.wantsNew ||= wantsNew;
        setState((was) => ({ ...was, is, message: answer?.ok === false ? answer.message : "" }));
        if (is === "offline") now.timer = setTimeout(() => void save(), retry);
        return;
      }
      now.base = answer.id;
      // Typed while it was being saved.
      if (now.dirty) now.timer = setTimeout(() => void save(), pause);
      else writeDevice(key, null);
      setState((was) => ({
        ...was,
        is: now.dirty ? "typing" : "saved",
        number: answer.number,
        beside: answer.beside ?? was.beside,
      }));
      // The list of versions says how long each is, and somebody who presses Save looks there.
      if (told.current !== answer.number || wantsNew) showOwn();
      told.current = answer.number;
    },
    [fieldOf, fieldsAt, keys, page, showOwn],
  );

  const changed = useCallback(() => {
    const now = live.current;
    now.dirty = true;
    const kept = writeDevice(keys + now.sitting, fieldsAt(now.turn + 1, false).toString());
    clearTimeout(now.timer);
    now.timer = setTimeout(() => void save(), pause);
    const message = kept ? "" : "This browser keeps nothing, so don’t close the page before it says “Saved.”";
    setState((was) => ({ ...was, is: "typing", message }));
  }, [fieldsAt, keys, save]);

  useEffect(() => {
    const now = live.current;
    now.sitting = newSitting();
    setReady(true);
    // Typed before this program ran, as on a slow phone: no event told of it.
    const early = fieldOf()?.value ?? "";
    if (early !== now.before) {
      now.counts = followInput(now.counts, "", now.before, early);
      now.before = early;
      now.dirty = true;
      filled(early);
    }
    if (now.dirty) changed();
    const again = () => now.dirty && void save();
    const recover = async () => {
      for (const key of deviceKeys(keys)) {
        const kept = readDevice(key);
        if (key === keys + now.sitting || kept === null) continue;
        const { is, answer } = await send(page, kept);
        const text = new URLSearchParams(kept).get("draft") ?? "";
        const field = fieldOf();
        const isUntouched = !now.dirty && now.turn === 0;
        // The site won't take it, as where it's too long: it goes back where somebody can see it and shorten it.
        if (is === "refused" && isUntouched && field !== null) {
          field.value = text;
          filled(text);
          now.before = text;
          changed();
          if (readDevice(keys + now.sitting) !== null) writeDevice(key, null);
          continue;
        }
        if (!answer?.ok) continue;
        if (readDevice(key) === kept) writeDevice(key, null);
        if (text === now.before) continue;
        // Nothing has been typed here yet, and nobody else has written since: go on where the closed page was.
        if (isUntouched && answer.beside === null && field !== null) {
          field.value = text;
          filled(text);
          now.before = text;
          now.base = answer.id;
        }
        setState((was) => ({ ...was, recovered: answer.number, beside: answer.beside ?? was.beside }));
        showOwn();
      }
    };
    void recover();
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      clearTimeout(now.timer);
      // On the way to another page of the site it is sent as the device keeps it; a page that is closed leaves it
      // there.
      const kept = now.dirty ? readDevice(keys + now.sitting) : null;
      if (kept !== null)
        void send(page, kept).then(({ is }) => is === "saved" && writeDevice(keys + now.sitting, null));
    };
  }, [changed, fieldOf, filled, keys, page, save, showOwn]);

  return {
    ready,
    state,
    save,
    /** Follows one change of the field. @param kind `inputType` of its event */
    followTyping: (kind: string, text: string) => {
      const now = live.current;
      now.counts = followInput(now.counts, kind, now.before, text);
      now.before = text;
      changed();
    },
    followRules: (rules: readonly string[]) => {
      live.current.counts = followReading(live.current.counts, rules);
      if ((fieldOf()?.value ?? "").trim() !== "") changed();
    },
    followModel: (model: string, questions: readonly string[]) => {
      live.current.counts = followModel(live.current.counts, model, questions);
      changed();
    },
  };
}

/** What isn't a lost connection, by the status of the answer. */
const notTaken: Readonly<Record<number, string>> = {
  404: "This essay isn’t in the plan any more. Copy your text first.",
  413: "This is far too long to be saved. Your text is still here: leave a part out.",
};

async function send(
  page: string,
  body: string,
): Promise<{ readonly is: Saving["is"]; readonly answer: SaveAnswer | null }> {
  try {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await fetch(`${page}/save`, { method: "POST", headers, body });
    if (response.status === 401) return { is: "signed-out", answer: null };
    if (response.ok || response.status === 409) {
      const answer = (await response.json()) as SaveAnswer;
      return { is: answer.ok ? "saved" : "refused", answer };
    }
    const message = notTaken[response.status] ?? "";
    return message === "" ? { is: "offline", answer: null } : { is: "refused", answer: { ok: false, message } };
  } catch {
    return { is: "offline", answer: null };
  }
}
