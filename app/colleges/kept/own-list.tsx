import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useKeptIds } from "~/student/list/keep-button";
import { dropId, isStored, keepIds } from "~/student/list/kept";
import { listPath, mergeIds, sameIds } from "~/student/list/list";
import type { KeptList } from "./kept-list";

/** What the list in the address is to this device. `server`: not known yet, or never without scripts. */
type Own = {
  readonly kind: "server" | "own" | "other";
  /** False where the browser stores nothing, and the list of this device is gone with the page. */
  readonly stored: boolean;
  /** How many colleges are kept on this device. */
  readonly kept: number;
  /** How many colleges of the address are not kept on it. */
  readonly extra: number;
  /** Address of the list of this device. */
  readonly path: string;
  readonly keepAll: () => void;
  /** Takes a college off, where this is the list of the device; false where only the address has it. */
  readonly remove: (unitid: number) => boolean;
  readonly removed: number | null;
  readonly undo: () => void;
};

/**
 * Keeps the address and the list of this device together: an address without a list becomes that of the device's list,
 * and while it shows that list it follows every change, from another tab too. A list that came with a link stays as it
 * is until somebody asks for it: it is added, and takes nothing away.
 */
export function useOwnList({ rows, added, asked }: KeptList): Own {
  const navigate = useNavigate();
  const kept = useKeptIds();
  const shown = rows.map(({ unitid }) => unitid);
  const [ready, setReady] = useState(false);
  const [removed, setRemoved] = useState<number | null>(null);
  const followed = useRef<readonly number[] | null>(null);
  // What this page last asked for by itself. It may come after the list has changed once more.
  const opening = useRef<readonly number[] | null>(null);
  const path = listPath(kept);

  useEffect(() => setReady(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is new with each answer of the server
  useEffect(() => {
    if (!ready) return;
    const open = () => {
      opening.current = kept;
      navigate(path, { replace: true, preventScrollReset: true });
    };
    const before = followed.current;
    const overtaken = opening.current !== null && sameIds(opening.current, shown);
    followed.current = null;
    if (overtaken) opening.current = null;
    if (!added.every((id) => kept.includes(id))) keepIds(added);
    else if (sameIds(kept, shown)) followed.current = kept;
    // The device's list was shown, and it changed.
    else if (before !== null && before !== kept) open();
    // "Undo" was pressed while the shorter list was on its way.
    else if (overtaken) open();
    // The device's list was shown, and "Add" led to one with more.
    else if (before !== null && kept.every((id) => shown.includes(id))) keepIds(shown);
    else if (added.length > 0 || (shown.length === 0 && asked === "" && kept.length > 0)) open();
  }, [ready, kept, rows, added]);

  const own = sameIds(kept, shown);
  return {
    kind: !ready ? "server" : own ? "own" : "other",
    // The server has no browser to ask.
    stored: !ready || isStored(),
    kept: kept.length,
    extra: shown.filter((id) => !kept.includes(id)).length,
    path,
    keepAll() {
      keepIds(shown);
      navigate(listPath(mergeIds(kept, shown)), { replace: true, preventScrollReset: true });
    },
    remove(unitid) {
      if (!own) return false;
      setRemoved(unitid);
      dropId(unitid);
      return true;
    },
    removed: removed !== null && kept.includes(removed) ? null : removed,
    undo() {
      if (removed !== null) keepIds([removed]);
      setRemoved(null);
    },
  };
}
