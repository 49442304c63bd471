import { useEffect, useState } from "react";
import { Button } from "~/design/button";
import type { DecodedLetter } from "../award-letter";

/**
 * The decoded letter as one picture, to send to whoever helps to decide. It's drawn on the device; without scripts one
 * prints the page.
 */
export function SharePicture({ decoded, college }: { decoded: DecodedLetter; college: string | null }) {
  const [ready, setReady] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => setReady(true), []);
  if (!ready) return null;
  const share = async () => {
    setSaid("");
    try {
      const { sharePicture } = await import("./share-picture.client");
      setSaid(await sharePicture(decoded, college));
    } catch {
      setSaid("The picture couldn’t be made. You can print this page instead.");
    }
  };
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 print:hidden">
      <Button type="button" onClick={share}>
        One page as a picture
      </Button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </p>
  );
}

/** Copies a text that stands in a field, where the browser lets a page do so. */
export function CopyButton({ of }: { of: string }) {
  const [ready, setReady] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => setReady("clipboard" in navigator), []);
  if (!ready) return null;
  const copy = async () => {
    const field = document.getElementById(of);
    const text = field instanceof HTMLTextAreaElement ? field.value : "";
    await navigator.clipboard.writeText(text).then(
      () => setSaid("Copied."),
      () => setSaid("The browser didn’t allow it: select the text and copy it."),
    );
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 print:hidden">
      <Button type="button" onClick={copy}>
        Copy the email
      </Button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </p>
  );
}
