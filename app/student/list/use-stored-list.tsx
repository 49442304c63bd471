import { useEffect, useState } from "react";

/**
 * The list of this device as it is stored (`kept.ts`): six digits a college and commas between, "" for none and until
 * the page is alive. For what is part of every first load.
 */
export function useStoredList(): string {
  const [ids, setIds] = useState("");
  useEffect(() => {
    const read = () => {
      // A browser that stores nothing has a list on this page alone, written on the document: a college may be kept
      // before this listens.
      const { unstoredList } = document.documentElement.dataset;
      try {
        setIds(unstoredList ?? localStorage.getItem("list") ?? "");
      } catch {}
    };
    read();
    const kinds = ["listchange", "storage"];
    for (const kind of kinds) window.addEventListener(kind, read);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, read);
    };
  }, []);
  return ids;
}
