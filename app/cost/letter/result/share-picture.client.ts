import { dollars } from "~/design/figures";
import type { DecodedLetter } from "../award-letter";
import { meaningOf } from "./meaning";

/** Size of the picture in pixels: a page held upright, as phones show and print it. */
const [width, height] = [1_080, 1_400] as const;
const margin = 80;
const serif = '"Source Serif 4 Variable", Georgia, serif';
const sans = '"Inter Variable", system-ui, sans-serif';
const [paper, ink, muted, rule, brand] = ["#fbf9f3", "#1c2420", "#55605a", "#dcd6c6", "#143527"] as const;

const written = (amount: number | null) => (amount === null ? "not in the letter" : dollars(amount));

/**
 * Draws the page and hands it to the phone's share sheet, or saves it where there is none.
 *
 * @returns what was done, for the reader; empty where they can see it
 */
export async function sharePicture(decoded: DecodedLetter, college: string | null): Promise<string> {
  const picture = await drawn(decoded, college);
  const file = new File([picture], "aid-letter.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet changed their mind: nothing to report.
    await navigator.share({ files: [file] }).catch(() => {});
    return "";
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return "Saved as aid-letter.png.";
}

async function drawn(decoded: DecodedLetter, college: string | null): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const draw = canvas.getContext("2d");
  if (draw === null) throw new Error("No canvas.");
  draw.fillStyle = paper;
  draw.fillRect(0, 0, width, height);
  draw.fillStyle = brand;
  draw.fillRect(0, 0, width, 12);
  const { headline, how } = meaningOf(decoded);
  let y = 110;
  y = paragraph(
    draw,
    college === null ? "An aid letter, decoded" : `The aid letter from ${college}`,
    y,
    `600 30px ${sans}`,
    muted,
    40,
  );
  y = paragraph(draw, headline, y + 20, `700 56px ${serif}`, brand, 68);
  y = paragraph(draw, how, y + 10, `400 30px ${sans}`, ink, 44) + 20;
  const rows: readonly (readonly [name: string, amount: number | null, strong: boolean])[] = [
    ["Cost of one year", decoded.cost, false],
    ["Grants, which you keep", decoded.grants === 0 ? 0 : -decoded.grants, false],
    ["You must find", decoded.netPrice, true],
    ["Student loans", decoded.loans, false],
    ["Parent loans", decoded.plus, false],
    ["Work-study, if you find the job", decoded.work, false],
    ["Left to pay with all of these", decoded.gap, true],
  ];
  for (const [name, amount, strong] of rows) {
    draw.fillStyle = rule;
    draw.fillRect(margin, y, width - 2 * margin, 2);
    draw.fillStyle = ink;
    draw.font = `${strong ? 700 : 400} 32px ${sans}`;
    draw.fillText(name, margin, y + 48);
    const figure = amount !== null && amount < 0 ? `−${written(-amount)}` : written(amount);
    draw.fillText(figure, width - margin - draw.measureText(figure).width, y + 48);
    y += 72;
  }
  y = paragraph(draw, "Ask the aid office", y + 50, `700 34px ${serif}`, brand, 46);
  for (const question of decoded.questions) {
    const next = paragraph(null, question, y, `400 27px ${sans}`, ink, 38, draw);
    if (next > height - 110) break;
    y = paragraph(draw, question, y, `400 27px ${sans}`, ink, 38) + 10;
  }
  paragraph(
    draw,
    "Read from the letter by a program: check each amount. For one year.",
    height - 60,
    `400 24px ${sans}`,
    muted,
    32,
  );
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("No picture."))), "image/png"),
  );
}

/** Sets a paragraph in lines that fit and returns where the next one begins. Without `draw` it's only measured. */
function paragraph(
  draw: CanvasRenderingContext2D | null,
  text: string,
  from: number,
  font: string,
  color: string,
  line: number,
  measure: CanvasRenderingContext2D | null = draw,
): number {
  if (measure === null) return from;
  measure.font = font;
  measure.fillStyle = color;
  let [y, row] = [from, ""];
  for (const word of text.split(" ")) {
    const longer = row === "" ? word : `${row} ${word}`;
    if (row !== "" && measure.measureText(longer).width > width - 2 * margin) {
      draw?.fillText(row, margin, y);
      [y, row] = [y + line, word];
    } else row = longer;
  }
  draw?.fillText(row, margin, y);
  return y + line;
}
