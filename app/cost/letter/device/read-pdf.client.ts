import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import pdfWorker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { linesOfPage, type TextPiece } from "./pdf-lines";

GlobalWorkerOptions.workerSrc = pdfWorker;

/** Pages that are read; an aid offer has one to four. */
const mostPages = 6;
/** Letters and digits below which a page is taken for a picture. */
const fewest = 40;
/** Pixels a point: about 200 to the inch, which text recognition needs. */
const scale = 2.8;

/**
 * The text of a PDF, line by line. A page without text is a scan: it's drawn and given to `recognize`.
 *
 * @param recognize reads a drawn page
 */
export async function readPdf(bytes: ArrayBuffer, recognize: (page: Blob) => Promise<string>): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, useSystemFonts: true });
  try {
    const pdf = await reading.promise;
    const pages: string[] = [];
    for (let at = 1; at <= Math.min(mostPages, pdf.numPages); at++) {
      const page = await pdf.getPage(at);
      const text = await textOf(page);
      const scanned = text.replace(/[^\p{L}\d]/gu, "").length < fewest;
      pages.push(scanned ? await recognize(await draw(page)) : text);
    }
    return pages.join("\n");
  } finally {
    await reading.destroy();
  }
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): TextPiece[] => {
    if (!("str" in item)) return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y, width: item.width, height: item.height || 10 }];
  });
  return linesOfPage(pieces).join("\n");
}

async function draw(page: PDFPageProxy): Promise<Blob> {
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("The page could not be drawn."))), "image/png"),
  );
}
