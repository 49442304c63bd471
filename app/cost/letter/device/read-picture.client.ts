import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import spanish from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url";
import { createWorker, PSM, type WorkerParams } from "tesseract.js";
import workerPath from "tesseract.js/dist/worker.min.js?url";
import plainCore from "tesseract.js-core/tesseract-core-lstm.wasm.js?url";
import simdCore from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import { simd } from "wasm-feature-detect";

export type Language = "english" | "spanish";

/** What is being done, with the part of it that is done, 0 to 1. */
export type Progress = (doing: "getting" | "reading", part: number) => void;

/**
 * Pixels of the longer side of a picture when it's read: enough for small print on a page, and not more than a phone
 * bears.
 */
const longestSide = 2_600;
/**
 * How sure the reader has to be of its letters, in percent: a clear page has 90 and more, and below this amounts are
 * lost.
 */
const leastSure = 70;
/** Bytes of the core, and of a language: what the part that has come is told by. */
const coreBytes = 3_900_000;
const inEnglish = { code: "eng", address: english, bytes: 2_950_000 };
const inSpanish = { code: "spa", address: spanish, bytes: 2_100_000 };

/** The picture is there, but what was read of it can't be relied on. */
export class UnreadablePicture extends Error {
  override readonly name = "UnreadablePicture";
}

/**
 * Reads the text of a picture on the device. All that it needs is fetched from this site when a picture is there: about
 * 5 MB once, which the browser keeps.
 */
export async function readPicture(picture: Blob, language: Language, progress: Progress): Promise<string> {
  const image = await upright(picture);
  // A letter in Spanish still names federal aid in English.
  const wanted = language === "spanish" ? [inEnglish, inSpanish] : [inEnglish];
  const corePath = (await simd()) ? simdCore : plainCore;
  const all = coreBytes + wanted.reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  const count = (bytes: number) => {
    come += bytes;
    progress("getting", Math.min(1, come / all));
  };
  // The worker loads the core by its address; fetched here first, it's in the browser's cache, and its progress is
  // known.
  await fetched(corePath, count);
  const languages: (string | { code: string; data: Uint8Array })[] = [];
  for (const { code, address } of wanted) languages.push({ code, data: await fetched(address, count) });
  const worker = await createWorker(languages as string[], 1, {
    workerPath: new URL(workerPath, location.href).href,
    corePath: new URL(corePath, location.href).href,
    workerBlobURL: false,
    cacheMethod: "none",
    logger: ({ status, progress: part }) => {
      // Version 7 takes data for a name when it starts a language (`l.data` in its `initialize`). By the time it tells
      // of loading, the data is with the worker, and the list it starts from may hold names.
      if (status === "loading language traineddata")
        languages.splice(0, wanted.length, ...wanted.map(({ code }) => code));
      if (status === "recognizing text") progress("reading", part);
    },
  });
  try {
    // One block of lines, so that an amount stays beside its name however wide the gap; gaps stay as wide as they are.
    // Sauvola's threshold goes by what lies around each dot. One threshold for the whole page lost the words in a
    // shadow.
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      preserve_interword_spaces: "1",
      thresholding_method: "2",
    } as Partial<WorkerParams>);
    const { data } = await worker.recognize(image);
    if (data.confidence < leastSure) throw new UnreadablePicture();
    return data.text;
  } finally {
    await worker.terminate();
  }
}

async function fetched(address: string, count: (bytes: number) => void): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new Error(`${address}: ${response.status}`);
  const parts: Uint8Array[] = [];
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    count(read.value.length);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** The picture as its camera held it, no larger than can be read well, and small ones twice as large. */
async function upright(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" });
  const longer = Math.max(bitmap.width, bitmap.height);
  const scale = longer < 1_300 ? 2 : Math.min(1, longestSide / longer);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const drawing = canvas.getContext("2d");
  if (drawing === null) throw new Error("The picture could not be drawn.");
  drawing.fillStyle = "white";
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("The picture could not be drawn."))), "image/png"),
  );
}
