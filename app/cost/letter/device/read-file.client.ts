import { kindOfFile, largestFile } from "./file-kind";
import type { Language, Progress } from "./read-picture.client";

/** The text of a file, or the sentence that says why there is none and what to do. */
export type FileReading = { readonly text: string } | { readonly problem: string };

/**
 * Reads the text of a letter from a PDF or a picture, on the device. What reads it is loaded from this site when it's
 * needed; the file itself goes nowhere. Never throws.
 */
export async function readFile(file: File, language: Language, progress: Progress): Promise<FileReading> {
  if (file.size > largestFile) return { problem: "This file is larger than 30 MB. Choose the page with the amounts." };
  try {
    const kind = kindOfFile(new Uint8Array(await file.slice(0, 1_024).arrayBuffer()));
    if (kind === "other") return { problem: "This isn’t a PDF or a picture. Choose one of these, or paste the text." };
    const recognize = async (picture: Blob) => {
      const { readPicture } = await import("./read-picture.client");
      return readPicture(picture, language, progress);
    };
    const text =
      kind === "picture"
        ? await recognize(file)
        : await import("./read-pdf.client").then(async ({ readPdf }) => readPdf(await file.arrayBuffer(), recognize));
    if (!/\d{3}/.test(text)) {
      return {
        problem: unclear,
      };
    }
    return { text: text.trim() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

const unclear = "We couldn’t read its amounts. Take the photo straight from above, in good light, or type the lines.";

function problemOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException")
    return "This PDF has a password. Open it, print it to a new PDF, and choose that one.";
  if (name === "InvalidPDFException") return "This PDF is damaged. Download it again, or paste its text.";
  if (name === "UnreadablePicture") return unclear;
  // What a browser says of a picture it can't open, such as a HEIC photo outside of Apple's.
  if (name === "InvalidStateError")
    return "This browser can’t open that picture. Take a screenshot of it and choose that.";
  if (!navigator.onLine)
    return "You’re offline, and what reads the letter isn’t on this device yet. Try again, or type the lines.";
  return "We couldn’t read this file. Try once more, or paste or type the lines below.";
}
