/** How a version came to be. `beside`: what it grew out of was not the newest any more when it was saved. */
export const draftOrigins = ["written", "beside", "restored"] as const;
export type DraftOrigin = (typeof draftOrigins)[number];

/** One version of an essay's text. */
export interface Draft {
  readonly id: string;
  /** From 1, for each essay. */
  readonly number: number;
  /** Number of the version it grew out of, null for the first. */
  readonly basedOn: number | null;
  readonly how: DraftOrigin;
  readonly text: string;
  /** UTC text: when it was begun and last saved. */
  readonly madeAt: string;
  readonly savedAt: string;
}

/** Longest text in characters, most versions of one essay, and most characters of all versions of a plan together. */
export const draftBounds = { text: 25_000, versions: 100, plan: 4_000_000 } as const;

/** For so long after it was begun a version is still the one that a page saves to; milliseconds. */
export const versionSpan = 10 * 60_000;

/** What a form for saving holds. */
export interface DraftForm {
  readonly text: string;
  /** Id of the version that was in the field when it was opened, or that this page has saved since; null for none. */
  readonly base: string | null;
  /** The open page; null where its program doesn't run. */
  readonly sitting: string | null;
  /** Counts the saves of that page. */
  readonly turn: number;
  /** Somebody pressed Save, and wants a version of its own that stays as it is. */
  readonly asNew: boolean;
}

const idIn = (text: string | null) => (/^[0-9a-f]{32}$/.test(text ?? "") ? text : null);

/** Reads a form for saving. Never throws; gives the message instead where the text cannot be kept. */
export function readDraftForm(
  form: URLSearchParams,
): { readonly ok: true; readonly draft: DraftForm } | { readonly ok: false; readonly message: string } {
  const text = (form.get("draft") ?? "").replace(/\r\n?/g, "\n").replaceAll("\0", "");
  if (text.length > draftBounds.text) {
    const most = draftBounds.text.toLocaleString("en-US");
    return { ok: false, message: `A draft holds ${most} characters. Yours is longer, so it isn’t saved yet.` };
  }
  if (text.trim() === "") return { ok: false, message: "Type or paste some of your draft first." };
  const turn = Number(form.get("turn") ?? "0");
  return {
    ok: true,
    draft: {
      text,
      base: idIn(form.get("base")),
      sitting: idIn(form.get("sitting")),
      turn: Number.isInteger(turn) && turn >= 0 && turn < 1_000_000 ? turn : 0,
      asNew: form.get("new") === "yes",
    },
  };
}

/** What stands beside each other: the newest version, and the one that was still written to after it had begun. */
export interface Beside {
  readonly newest: number;
  readonly other: number;
}

/**
 * Whether the newest version hides text that is as new: it was saved beside another one, or another tab or device went
 * on in an older one. Null where it doesn't.
 *
 * @param versions of one essay, in any order
 */
export function besideNewest(versions: readonly Omit<Draft, "text">[]): Beside | null {
  const [newest, ...older] = [...versions].sort((one, other) => other.number - one.number);
  if (newest === undefined) return null;
  const later = older.find(({ savedAt }) => savedAt > newest.madeAt);
  if (later !== undefined) return { newest: newest.number, other: later.number };
  const before = older[0];
  return newest.how === "beside" && before !== undefined ? { newest: newest.number, other: before.number } : null;
}

/** A version as a save needs to know it. */
export interface KnownVersion extends Pick<Draft, "id" | "number" | "text" | "madeAt"> {
  readonly sitting: string | null;
  readonly turn: number;
  /** Somebody may be reading it. */
  readonly shown: boolean;
}

export type Saving =
  /** It is kept already, as this version. */
  | { readonly to: "kept"; readonly version: KnownVersion }
  /**
   * Goes on in a version that this same page began. `beside`: number of a newer one that somebody has saved meanwhile.
   */
  | { readonly to: "same"; readonly version: KnownVersion; readonly beside: number | null }
  | { readonly to: "new"; readonly number: number; readonly basedOn: number | null; readonly beside: boolean };

/**
 * Where a save goes. Only the page that began a version writes to it, and only for some minutes; everything else
 * becomes a version of its own. So two tabs or two devices cannot replace each other's text, whatever order their saves
 * come in.
 *
 * @param versions of this essay, in any order
 */
export function whereToSave(versions: readonly KnownVersion[], form: DraftForm, now: Date): Saving {
  const inOrder = [...versions].sort((one, other) => one.number - other.number);
  const newest = inOrder.at(-1);
  const opened = inOrder.find(({ id }) => id === form.base);
  const begun = form.sitting === null ? undefined : inOrder.findLast(({ sitting }) => sitting === form.sitting);
  // Since then this page has saved a version by its button, which stays as it is.
  const mine = begun !== undefined && (opened?.number ?? 0) > begun.number ? undefined : begun;
  // A save that was given up on comes late after all, when the page has saved what came after it.
  if (mine !== undefined && form.turn < mine.turn) return { to: "kept", version: mine };
  const same = [mine, newest].find((version) => version?.text === form.text);
  if (same !== undefined) return { to: "kept", version: same };
  // Two different texts of one turn: the device had kept them at different moments, and nobody knows which is wanted.
  const next = mine !== undefined && form.turn > mine.turn;
  const open = next && !mine.shown && now.getTime() - Date.parse(mine.madeAt) < versionSpan;
  if (open && !form.asNew) {
    return { to: "same", version: mine, beside: newest === undefined || newest.id === mine.id ? null : newest.number };
  }
  const base = mine ?? opened;
  return {
    to: "new",
    number: (newest?.number ?? 0) + 1,
    basedOn: base?.number ?? null,
    beside: newest !== undefined && newest.id !== base?.id,
  };
}
