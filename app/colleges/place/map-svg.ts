import type { MapDrawing } from "~/design/map";
import { escapeMarkup } from "~/escape-markup";

/**
 * The colors of `design/tokens.css`, light and dark: a picture in a file of its own can't read those of the page, but
 * knows whether its reader prefers the dark. Drawn without text in words, so one picture serves every language.
 */
const style = `
text{font-family:system-ui,sans-serif;font-weight:600;text-anchor:middle;dominant-baseline:central}
.sea{fill:#fbf9f3}.land{fill:#f2eee3;stroke:#8b8a7c;stroke-width:.6}
.border{fill:none;stroke:#8b8a7c;stroke-width:.6;stroke-dasharray:2.5 2}
.state{fill:#55605a;font-size:10px;letter-spacing:.1em}
.scale{fill:none;stroke:#55605a}.miles{fill:#55605a;font-size:10px;font-weight:400}
.mark{fill:#1e4d39;stroke:#fbf9f3;stroke-width:1.5}.number{fill:#fbf9f3;font-size:13px}
@media (prefers-color-scheme:dark){
.sea{fill:#131714}.land{fill:#20261f;stroke:#7b847b}.border{stroke:#7b847b}
.state,.miles{fill:#a8b0a6}.scale{stroke:#a8b0a6}
.mark{fill:#93cdb0;stroke:#131714}.number{fill:#10201a}
}`;

/** Pixels of a mark: it's read on a phone that shows the picture a little smaller. */
export const markHeight = 20;

/** A drawn map as a file of its own, for an image that costs the page an address alone. */
export function svgOfMap({ width, height, land, borders, names, marks, scale }: MapDrawing): string {
  const text = (kind: string, x: number, y: number, words: string) =>
    `<text class="${kind}" x="${x}" y="${y}">${escapeMarkup(words)}</text>`;
  const stateNames = names.map(({ x, y, text: name }) => text("state", x, y, name));
  const numbers = marks.map(({ x, y, text: number }) => {
    const wide = Math.max(markHeight, number.length * 7.5 + 7);
    const box = `x="${x - wide / 2}" y="${y - markHeight / 2}" width="${wide}" height="${markHeight}" rx="10"`;
    return `<rect class="mark" ${box}/>${text("number", x, y + 0.5, number)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${style}</style><rect class="sea" width="${width}" height="${height}"/>`,
    `<path class="land" d="${land}"/><path class="border" d="${borders}"/>${stateNames.join("")}`,
    `<path class="scale" d="M10 ${height - 12}v4h${scale.length}v-4"/>`,
    text("miles", 10 + scale.length / 2, height - 15, scale.text.replace(/miles?$/, "mi")),
    `${numbers.join("")}</svg>`,
  ].join("");
}
