/**
 * The one place where the browser keeps what a reader typed: on their own device, never sent anywhere, and emptied at
 * sign-out (`Clear-Site-Data`). A private window or a full device may refuse.
 */

export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it could be stored; null takes it away. */
export function writeDevice(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The names under which something is kept that begin so. */
export function deviceKeys(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/** Calls back when another tab changed what is kept. Returns how to stop. */
export function onDeviceChange(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
