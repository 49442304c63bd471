import { type Kept, nothingKept, readKept } from "./kept";

/** Where the browser keeps it. A private window or a full device may refuse: then ticks last as long as the page. */
const place = "timeline";

export function loadKept(): Kept {
  try {
    return readKept(localStorage.getItem(place));
  } catch {
    return nothingKept;
  }
}

/** Whether it could be stored. */
export function storeKept(kept: Kept): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function clearKept(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}

/** Calls back when another tab changed what is kept. Returns how to stop. */
export function onKeptElsewhere(changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === place || event.key === null) changed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

/** Gives the reader a file that was made here. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
